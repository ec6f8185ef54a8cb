#!/usr/bin/env node
'use strict';
require('../lib/program.js').main(process.argv.slice(2));
