/** Finds a real browser for the tests: the one that is named, Debian's package, else the one that comes through npm. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

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

/** Where the browser is, without installing anything. */
export function installedChromium(): string | undefined {
  const named = process.env.GAMEKEEPER_CHROMIUM
  if (named === undefined || named === '') return PLACES.find(existsSync)
  if (!existsSync(named)) throw new Error(`GAMEKEEPER_CHROMIUM names ${named}, and there is no such file.`)
  return named
}

/** An installed browser; else Debian's, where this account may install it; else the one that an npm package unpacks. */
export async function chromiumOrInstall(): Promise<string> {
  return installedChromium() ?? fromDebian() ?? (await fromNpm())
}

function fromDebian(): string | undefined {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return undefined
  console.error('gamekeeper: installing chromium for the browser tests (once)...')
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)
  return PLACES.find(existsSync)
}

/** The package holds the browser packed, for Linux on x64, and unpacks it into the folder for temporary files. */
export async function fromNpm(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error(NO_BROWSER)
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath()
}

const NO_BROWSER =
  'The browser tests need Chromium or Chrome. Install one, or name it: GAMEKEEPER_CHROMIUM=/path/to/chromium npm test'
