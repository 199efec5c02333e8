#!/usr/bin/env node
'use strict'
// The command as npm installs it. A package runs the JavaScript built from the sources; a checkout its bundle, or the
// TypeScript itself where that is newer.
const { existsSync, readdirSync, statSync } = require('node:fs')
const { join } = require('node:path')
const { bundle, install, isCheckout, root, run } = require('./own-node.cjs')

const bundled = join('.cache', 'cli', 'main.js')

function isBundled() {
  if (!existsSync(join(root, bundled))) return false
  const changed = (file) => statSync(join(root, file)).mtimeMs
  const sources = readdirSync(join(root, 'src'), { recursive: true }).map((file) => join('src', file))
  const made = changed(bundled)
  return ['src', 'package-lock.json', ...sources].every((file) => changed(file) <= made)
}

/** A start takes long enough to bundle first; other commands do without. */
function mainOfCheckout(command) {
  install()
  if (command === 'start' && !isBundled()) bundle()
  return isBundled() ? bundled : join('src', 'cli', 'main.ts')
}

const args = process.argv.slice(2)
run(join(root, isCheckout() ? mainOfCheckout(args[0]) : join('dist', 'cli', 'main.js')), args)
