# What is not a unit: style, structure, answers, other builds, installation, documents. Exit status
# 77 means skipped, where a tool cannot be had.
function(flocking_check name)
  add_test(NAME check.${name} COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/checks/${name}.sh ${ARGN})
  set_tests_properties(check.${name} PROPERTIES SKIP_RETURN_CODE 77 LABELS check TIMEOUT 3000)
endfunction()

flocking_check(arrows)
flocking_check(format)
flocking_check(sizes)
flocking_check(readme)
flocking_check(hostile $<TARGET_FILE:flocking> $<TARGET_PROPERTY:hostile_programs,BINARY_DIR>)
flocking_check(grader_memory $<TARGET_FILE:flocking> $<TARGET_PROPERTY:hostile_programs,BINARY_DIR>)
flocking_check(installed ${PROJECT_BINARY_DIR})
flocking_check(package $<TARGET_FILE:flocking>)
flocking_check(tidy ${PROJECT_BINARY_DIR})
flocking_check(sanitizers)
# Times by the clock are judged: on a busy machine an honest program may be late.
set_tests_properties(check.hostile PROPERTIES RUN_SERIAL ON)
flocking_check(fuzz)
flocking_check(fetched)
flocking_check(browser ${PROJECT_BINARY_DIR} $<TARGET_FILE:flocking> $<TARGET_FILE:write_samples>)

add_test(NAME check.reports
  COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/report/check.sh $<TARGET_FILE:write_samples>)
set_tests_properties(check.reports PROPERTIES SKIP_RETURN_CODE 77 LABELS check)

add_test(NAME check.answers
  COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/oracle/regenerate_answers.sh --check)
