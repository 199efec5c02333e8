/**
 * The command as a few files instead of hundreds, with what the catalogue says beside it: a start takes half the time. By
 * itself it makes that of a checkout, which the launchers take as long as no source is newer.
 */
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { plainOf } from '../src/rulebook/text/read.ts'
import { saidFile } from '../src/server/house/catalogcache.ts'
import { letterFile, SCRIPTS, WEIGHTS } from '../src/server/paper/letters.ts'

const root = resolve(import.meta.dirname, '..')

/** `folder` lies two below where catalog/ is. */
export async function bundleInto(folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    // Packages with binaries or workers of their own stay where they are.
    ssr: { noExternal: true, external: ['better-sqlite3', 'pino', 'vite'] },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node26',
      minify: false,
      rolldownOptions: {
        // The thread that works beside the house is a file of its own.
        input: { main: 'src/cli/main.ts', beside: 'src/server/beside/worker.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  copyFileSync(join(root, 'src', 'server', 'api', 'schemas.json'), join(folder, 'schemas.json'))
  mkdirSync(join(folder, 'letters'))
  for (const script of SCRIPTS)
    for (const weight of WEIGHTS) {
      const name = letterFile(script, weight)
      const from = join(root, 'node_modules', '@fontsource', 'source-sans-3', 'files', name)
      copyFileSync(from, join(folder, 'letters', name))
    }
  mkdirSync(join(folder, 'said'))
  for (const file of globSync('catalog/**/*.yaml', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8')
    const said = plainOf(text)
    if (said !== undefined) writeFileSync(join(folder, saidFile(text)), JSON.stringify(said))
  }
}

if (import.meta.main) {
  // Whatever is written from now on is newer.
  const begun = new Date()
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const half = mkdtempSync(join(cache, 'half-'))
  const before = `${half}-before`
  try {
    await bundleInto(half)
    utimesSync(join(half, 'main.js'), begun, begun)
    // In one stroke: a house that is starting out of the one of before finds all of its files, or the same ones made anew.
    if (existsSync(join(cache, 'cli'))) renameSync(join(cache, 'cli'), before)
    renameSync(half, join(cache, 'cli'))
  } finally {
    for (const folder of [half, before]) rmSync(folder, { recursive: true, force: true })
  }
}
