# Checks of everything that has no unit tests: style, structure, answers, other builds, installation, documents. Exit
# status 77 means that a check was skipped because a tool is missing; the last line of the output names it.

# flocking_check(NAME [ARGUMENT...]): adds check.NAME, which runs checks/NAME.sh. NAME ends with .slow if run_tests.sh
# runs it only with --all, with .release if only with --release.
function(flocking_check name)
  set(label check)
  set(command "")
  if(name MATCHES "^(.*)\\.(slow|release)$")
    set(label ${CMAKE_MATCH_2})
    set(command ${CMAKE_CURRENT_SOURCE_DIR}/support/timed.sh)
  endif()
  string(REGEX REPLACE "\\..*" "" script ${name})
  list(APPEND command ${CMAKE_CURRENT_SOURCE_DIR}/checks/${script}.sh ${ARGN})
  add_test(NAME check.${name} COMMAND ${command})
  set_tests_properties(check.${name} PROPERTIES SKIP_RETURN_CODE 77 LABELS ${label} TIMEOUT 5000 COST 200)
endfunction()

set(program $<TARGET_FILE:flocking>)
set(strangers $<TARGET_FILE:explain_programs> ${PROJECT_BINARY_DIR}/strangers)
set(hostile ${program} $<TARGET_PROPERTY:hostile_programs,BINARY_DIR>)

flocking_check(arrows)
flocking_check(names)
flocking_check(format)
flocking_check(sizes)
flocking_check(readme)
flocking_check(libm ${PROJECT_BINARY_DIR})
flocking_check(completion ${program})

flocking_check(tidy.slow ${PROJECT_BINARY_DIR})
flocking_check(browser.slow ${PROJECT_BINARY_DIR} ${program} $<TARGET_FILE:write_samples>)
flocking_check(made_flocks.slow ${PROJECT_BINARY_DIR})
flocking_check(installed.slow ${PROJECT_BINARY_DIR})
flocking_check(package.slow ${program})
flocking_check(deploy.slow ${program})
flocking_check(workflows.slow ${PROJECT_BINARY_DIR} ${program})
flocking_check(handed_in.slow ${program})
flocking_check(reported.slow ${program})
flocking_check(classes.slow ${program})
flocking_check(projects.slow ${program})
flocking_check(hostile_installed.slow ${PROJECT_BINARY_DIR})
flocking_check(hostile_submitted.slow ${program})
flocking_check(interruption.slow ${program})
flocking_check(grader_memory.slow ${hostile})
flocking_check(fuzz.slow)

flocking_check(sanitizers.release)
set_tests_properties(check.sanitizers.release PROPERTIES COST 4000)
flocking_check(fetched.release)
flocking_check(machines.release ${PROJECT_BINARY_DIR} aarch64 old-x86-64 bare)
flocking_check(windows.release ${PROJECT_BINARY_DIR})
# Other processors are emulated: a tenth of the worlds, which takes half a minute on each.
set_tests_properties(check.machines.release check.windows.release PROPERTIES ENVIRONMENT FLOCKING_MACHINE_WORLDS=1000)
flocking_check(release.release ${PROJECT_BINARY_DIR})
flocking_check(weak_cases.release ${strangers})
flocking_check(wasm.release ${PROJECT_BINARY_DIR} ${program})
flocking_check(npm.slow ${PROJECT_BINARY_DIR} ${program})
flocking_check(playground.release ${PROJECT_BINARY_DIR} ${program})

# Attacks mostly wait for limits: each check runs in two halves at the same time, in parallel with other tests. Programs
# that use up a resource of the whole machine, or search it, wait until no other attacks are running
# (support/turns.bash). --all runs only the Docker containers.
foreach(name hostile.slow hostile_class.slow hostile_grader.slow containers.slow containers.release)
  flocking_check(${name} ${hostile})
  set_tests_properties(check.${name} PROPERTIES COST 5000 ENVIRONMENT
    "FLOCKING_HOSTILE_SHARDS=2;FLOCKING_CLASS_SHARDS=2;FLOCKING_CLASS_JOBS=2;FLOCKING_GRADER_SHARDS=2")
endforeach()
set_property(TEST check.containers.slow APPEND PROPERTY ENVIRONMENT FLOCKING_CONTAINER=Docker)
set_tests_properties(check.hostile.slow check.hostile_grader.slow PROPERTIES RESOURCE_LOCK attacks)
set_tests_properties(check.hostile_class.slow check.containers.slow check.containers.release
  PROPERTIES RESOURCE_LOCK more_attacks)

# The programs of strangers, one set after another.
foreach(set a b c d e f g h i j k l m n o p q)
  flocking_check(strangers.${set}.release ${strangers})
  set_tests_properties(check.strangers.${set}.release PROPERTIES ENVIRONMENT FLOCKING_STRANGERS=${set})
endforeach()

set_tests_properties(check.tidy.slow check.browser.slow PROPERTIES COST 3000)
set_tests_properties(check.format check.readme check.completion PROPERTIES COST 50)

add_test(NAME check.reports.slow
  COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/report/check.sh $<TARGET_FILE:write_samples>)
add_test(NAME check.answers.slow COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/oracle/regenerate_answers.sh --check)
set_tests_properties(check.reports.slow check.answers.slow PROPERTIES SKIP_RETURN_CODE 77 LABELS slow COST 200)
