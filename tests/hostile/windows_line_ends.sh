#!/bin/sh
# Has CRLF line ends, so the interpreter it names is "/bin/sh\r". It cannot start: reported once.
echo "never printed"
