#!/usr/bin/perl
# validate_tap.pl FILE: checks that Perl's TAP::Parser reads FILE as intended: a plan first, all its
# tests in their order, a YAML block after each failed test, and no unknown line.
use strict;
use warnings;
use TAP::Parser;

open my $file, '<', $ARGV[0] or die "$ARGV[0]: $!\n";
my $tap = do { local $/; <$file> };
die "no version 14 in front of a plan\n" if $tap !~ /\ATAP version 14\n1\.\.\d+\n/;
# Parsers before Test::Harness 3.48 know version 13, which has all that is used here.
$tap =~ s/\ATAP version 14\n/TAP version 13\n/ if TAP::Parser->VERSION < 3.48;

my $parser = TAP::Parser->new({ tap => $tap });
my @problems;
my $block_is_due = 0;
while (my $result = $parser->next) {
    if ($block_is_due && !$result->is_yaml) {
        push @problems, 'no YAML block before: ' . $result->raw;
    }
    $block_is_due = $result->is_test && !$result->is_actual_ok;
    push @problems, 'unknown: ' . $result->raw if $result->is_unknown;
    if ($result->is_test && ($result->has_skip || $result->has_todo)) {
        push @problems, 'a directive: ' . $result->raw;
    }
    next if !$result->is_yaml;
    my $data = $result->data;
    for my $key (qw(message severity verdict points max_points)) {
        push @problems, "a block without $key: " . $result->raw if !defined $data->{$key};
    }
}
push @problems, 'the last test has no YAML block' if $block_is_due;
push @problems, map { "parse error: $_" } $parser->parse_errors;
if (($parser->tests_run // 0) != $parser->tests_planned) {
    push @problems, 'tests planned: ' . $parser->tests_planned . ', run: ' . $parser->tests_run;
}
print map { "$_\n" } @problems;
exit(@problems ? 1 : 0);
