#!/usr/bin/env bash
# No two files of a room declare the same constant, type or function in an unnamed namespace: the files of a room are
# compiled together, in combinations that differ from build to build (cmake/rooms.cmake).
set -euo pipefail
cd "$(dirname "$0")/../../src"
# Each kernel is compiled separately; files of wasm and windows replace those of other rooms.
files=$(find . -mindepth 2 -name '*.cpp' -printf '%P\n' | grep -vE '^(kernel|wasm|windows)/' | sort)
# shellcheck disable=SC2086
perl -e '
  my (%file_of, $status);
  for my $file (@ARGV) {
    my ($room) = $file =~ m{^(\w+)/} or die "$file is in no room";
    open my $in, "<", $file or die "$file: $!";
    my $text = do { local $/; <$in> };
    while ($text =~ m{^namespace \{\n(.*?)^\}  // namespace$}msg) {
      my $unnamed = $1;
      while ($unnamed =~ m{^(?=[\w:])(?!template)(?:
          (?:struct|class|enum\ class)\ (\w+)(?=\ *[:\{])
          |(?:constexpr|const)\b[^=;\{(]*\b(k[A-Z]\w*)
          |[\w:][\w:<>,&*\ ]*\ [&*]*(\w+\([^\{;]*?\)))}xmg) {
        my $name = $1 // $2 // $3;
        $name =~ s/\s+/ /g;
        $name =~ s/ \w+(?=[,)])//g if $name =~ /\(/;  # only the types of parameters
        my $other = $file_of{"$room $name"};
        if ($other) { print "src/$file and src/$other both have $name\n"; $status = 1; }
        $file_of{"$room $name"} = $file;
      }
    }
  }
  keys %file_of > 1000 or die "names.sh finds no names\n";
  exit($status // 0);
' $files
