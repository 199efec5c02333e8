#!/usr/bin/env node
'use strict'
// The command as npm installs it. A checkout runs the TypeScript itself, a package the JavaScript built from it.
const { join } = require('node:path')
const { isCheckout, root, run } = require('./own-node.cjs')

run(isCheckout() ? join(root, 'src', 'cli', 'main.ts') : join(root, 'dist', 'cli', 'main.js'), process.argv.slice(2))
