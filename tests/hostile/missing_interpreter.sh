#!/no/such/interpreter
# Names an interpreter that does not exist. It cannot start: reported once, not per case.
echo "never printed"
