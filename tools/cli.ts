/**
 * Bundles the command into .cache/cli, so that a start reads a few files instead of hundreds. The launchers take it only
 * while no source is newer than it; otherwise they run the sources themselves.
 */
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '..')
const cache = join(root, '.cache')
const folder = join(cache, 'cli')

// Whatever is written from now on is newer.
const begun = new Date()
mkdirSync(cache, { recursive: true })
const half = mkdtempSync(join(cache, 'half-'))
await build({
  root,
  configFile: false,
  logLevel: 'error',
  // Packages with binaries or workers of their own stay where they are.
  ssr: { noExternal: true, external: ['better-sqlite3', 'pino', 'vite'] },
  build: {
    ssr: 'src/cli/main.ts',
    outDir: half,
    target: 'node26',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
})
utimesSync(join(half, 'main.js'), begun, begun)
rmSync(folder, { recursive: true, force: true })
renameSync(half, folder)
