# What is not a unit: style, structure, answers, other builds, installation, documents. Exit status
# 77 means skipped, where a tool cannot be had; the last line of the output says which.

# flocking_check(NAME LABEL [ARGUMENT...]): runs checks/NAME.sh; LABEL is check, or long for what
# run_tests.sh leaves to --all, where it may come too late (support/in_time.sh).
set(in_time ${CMAKE_CURRENT_SOURCE_DIR}/support/in_time.sh)
function(flocking_check name label)
  set(before "")
  if(label STREQUAL long)
    set(before ${in_time})
  endif()
  add_test(NAME check.${name} COMMAND ${before} ${CMAKE_CURRENT_SOURCE_DIR}/checks/${name}.sh ${ARGN})
  set_tests_properties(check.${name} PROPERTIES SKIP_RETURN_CODE 77 LABELS ${label} TIMEOUT 5000)
endfunction()

flocking_check(arrows check)
flocking_check(names check)
flocking_check(format check)
flocking_check(sizes check)
flocking_check(readme check)
flocking_check(libm check ${PROJECT_BINARY_DIR})
flocking_check(made_flocks long ${PROJECT_BINARY_DIR})
flocking_check(installed long ${PROJECT_BINARY_DIR})
flocking_check(completion check $<TARGET_FILE:flocking>)
flocking_check(package long $<TARGET_FILE:flocking>)
flocking_check(deploy long $<TARGET_FILE:flocking>)

flocking_check(machines long ${PROJECT_BINARY_DIR} aarch64 old-x86-64 bare)
flocking_check(windows long ${PROJECT_BINARY_DIR})
# Other processors are emulated: a tenth of the worlds, which takes half a minute on each.
set_tests_properties(check.machines check.windows PROPERTIES ENVIRONMENT FLOCKING_MACHINE_WORLDS=1000)
flocking_check(release long ${PROJECT_BINARY_DIR})
flocking_check(tidy long ${PROJECT_BINARY_DIR})
flocking_check(sanitizers long)
flocking_check(fuzz long)
flocking_check(fetched long)
foreach(set a b c d e f g h i j k l m n o p q)  # of the strangers' programs, which are explained one after the other
  add_test(NAME check.strangers_${set}
    COMMAND ${in_time} ${CMAKE_CURRENT_SOURCE_DIR}/checks/strangers.sh $<TARGET_FILE:explain_programs>
      ${PROJECT_BINARY_DIR}/strangers)
  set_tests_properties(check.strangers_${set} PROPERTIES LABELS long TIMEOUT 5000 SKIP_RETURN_CODE 77
    ENVIRONMENT FLOCKING_STRANGERS=${set})
endforeach()
flocking_check(weak_cases long $<TARGET_FILE:flocking> ${PROJECT_BINARY_DIR}/strangers)
flocking_check(handed_in long $<TARGET_FILE:flocking>)
flocking_check(reported long $<TARGET_FILE:flocking>)
flocking_check(classes long $<TARGET_FILE:flocking>)
flocking_check(projects long $<TARGET_FILE:flocking>)
flocking_check(hostile_installed long ${PROJECT_BINARY_DIR})
flocking_check(wasm long ${PROJECT_BINARY_DIR} $<TARGET_FILE:flocking>)
flocking_check(playground_module long)
flocking_check(browser long ${PROJECT_BINARY_DIR} $<TARGET_FILE:flocking> $<TARGET_FILE:write_samples>)
set(hostile $<TARGET_FILE:flocking> $<TARGET_PROPERTY:hostile_programs,BINARY_DIR>)
flocking_check(hostile long ${hostile})
flocking_check(hostile_class long ${hostile})
flocking_check(hostile_grader long ${hostile})
flocking_check(containers long ${hostile})
flocking_check(grader_memory long ${hostile})
# They mostly wait for limits: each in two halves at a time, two of them side by side and beside other tests;
# what uses up or looks for what the whole machine has waits until no other attacks (support/turns.bash). In a
# class there is more to reach side by side; one after the other is tried by hand.
set_tests_properties(check.hostile check.hostile_class check.hostile_grader check.containers
  PROPERTIES COST 5000 ENVIRONMENT
  "FLOCKING_HOSTILE_SHARDS=2;FLOCKING_CLASS_SHARDS=2;FLOCKING_CLASS_JOBS=2;FLOCKING_GRADER_SHARDS=2")
set_tests_properties(check.hostile check.hostile_grader PROPERTIES RESOURCE_LOCK attacks)
set_tests_properties(check.hostile_class check.containers PROPERTIES RESOURCE_LOCK more_attacks)

# What takes longest begins first: behind the attacks the sanitizers, then the others from another one on for each
# commit, since where there is not enough time the last ones are left out (support/in_time.sh). Each builds what it
# finds missing, such as what machines and windows test and release packs.
set_tests_properties(check.sanitizers PROPERTIES COST 4000)
set(others tidy windows strangers_a strangers_b browser strangers_c strangers_d machines strangers_e strangers_f
  release strangers_g strangers_h fetched strangers_i strangers_j wasm strangers_k fuzz strangers_l strangers_m strangers_n strangers_o strangers_p strangers_q handed_in reported classes projects hostile_installed weak_cases
  playground_module package deploy installed made_flocks grader_memory)
list(LENGTH others count)
execute_process(COMMAND git rev-list --count HEAD WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
  OUTPUT_VARIABLE commits OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
if(NOT commits MATCHES "^[0-9]+$")
  set(commits 0)
endif()
foreach(place RANGE 1 ${count})
  math(EXPR index "(${place} + ${commits}) % ${count}")
  list(GET others ${index} name)
  math(EXPR cost "3000 - 100 * ${place}")
  set_tests_properties(check.${name} PROPERTIES COST ${cost})
endforeach()
set_tests_properties(check.format check.readme check.completion PROPERTIES COST 50)

add_test(NAME check.reports
  COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/report/check.sh $<TARGET_FILE:write_samples>)
set_tests_properties(check.reports PROPERTIES SKIP_RETURN_CODE 77 LABELS long COST 200)

add_test(NAME check.answers
  COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/oracle/regenerate_answers.sh --check)
set_tests_properties(check.answers PROPERTIES LABELS long COST 200)
