# fish completion for flocking. Commands, options and values are those that the program itself names,
# in its help and where it refuses an empty value, so that nothing here lags behind.

# What can stand where the cursor is, a line each: a candidate, a tab, what it is. Nothing where a file is meant.
function __flocking_words
    set -l before (commandline -opc)
    set -l commands (flocking --help </dev/null |
        sed -n '/^Commands:/,/^$/s/^  flocking \([a-z]*\).*   \([^ ].*\)$/\1\t\2/p')
    set -l command
    set -q before[2]; and contains -- $before[2] (string split -f 1 \t -- $commands)
    and set command $before[2]
    contains -- -- $before; and return
    if test "$before[-1]" = help
        test (count $before) = 2; and printf '%s\n' $commands
        return
    end
    set -l help (flocking $command --help </dev/null)
    switch $before[-1]
        case --set
            flocking settings </dev/null | sed -n 's/^  \([a-z][a-z_.]*\) .*/\1=/p'
            return
        case deploy
            flocking deploy '' </dev/null 2>&1 >/dev/null |
                sed -n 's/.*expected one of: \(.*\), found.*/\1/p' | sed 's/, /\n/g'
        case '-*'
            # Values are refused before anything is done, but not before what must be there is missing.
            set -l needed
            switch "$command"
                case view plot
                    set needed /dev/null/none -o /dev/null/none.svg
                case field
                    set needed --map /dev/null/none
                case deploy
                    set needed github
                case package
                    set needed --out /dev/null/none
                case merge check
                    set needed /dev/null/none
            end
            flocking $command $needed $before[-1] '' </dev/null 2>&1 >/dev/null |
                sed -n 's/.*expected one of: \(.*\), found.*/\1/p' | sed 's/, /\n/g' | grep .
            and return
            # Another value, as of --roster FILE.
            printf '%s\n' $help | awk -v flag=$before[-1] '/^Options:/ { on = 1; next } /^$/ { on = 0 }
                on && $2 ~ /^[^a-z]+$/ { n = split($1, names, ","); for (i = 1; i <= n; ++i) if (names[i] == flag) found = 1 }
                END { exit !found }'
            and return
    end
    set -q before[2]; or printf '%s\n' $commands
    if test "$command" != deploy; and not string match -q -- '-*' (commandline -ct)
        printf '%s\n' $help | grep -q '^Positionals:'; and return
    end
    printf '%s\n' $help |
        awk '/^Options:/ { on = 1; next } /^$/ { on = 0 }
            on { n = split($1, names, ","); for (i = 1; i <= n; ++i) print names[i] "\t" substr($0, 31) }'
end

complete -c flocking -a '(__flocking_words)'
