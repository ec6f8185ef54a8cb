#!/no/such/interpreter
# Names an interpreter that does not exist. It cannot start: told once, not per case.
echo "never printed"
