/** Finds a real browser for the tests, or installs one: Debian's package, else the one that comes through npm. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export function chromiumOrInstall(): string | undefined {
  const found = process.env['GAMEKEEPER_CHROMIUM'] ?? PLACES.find(existsSync)
  if (found !== undefined) return found
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.error('gamekeeper: installing chromium for the browser tests (once)...')
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)
  }
  // Without one the browser tests fetch the build that is shipped as an npm package.
  return PLACES.find(existsSync)
}
