/** Builds the pages into .cache/ and only when something they are made of has changed. */
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const cache = join(root, '.cache')
const INPUTS = [
  // Orders and who may give them come from the engine, through the server's lists.
  'src/{base,cards,engine,games,ledger,rulebook,server,views,words,web}/**/*',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'tools/{web,webwords}.ts',
]
const KEPT = 3
const HOUR_MS = 3_600_000

/** The folder with the pages as the sources are now. */
export async function builtWeb(): Promise<string> {
  const folder = join(cache, `web-${digestOfInputs()}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const half = mkdtempSync(join(cache, 'half-'))
  await buildWeb(half)
  try {
    renameSync(half, folder)
  } catch (error) {
    // Another start built the same thing at the same moment.
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  forgetOld()
  return folder
}

async function buildWeb(outDir: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
}

function digestOfInputs(): string {
  const digest = createHash('sha256')
  for (const file of globSync(INPUTS, { cwd: root }).sort()) {
    if (/\.test\.tsx?$/.test(file) || !statSync(join(root, file)).isFile()) continue
    digest
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return digest.digest('hex').slice(0, 16)
}

/** A running server may still serve an older build, so a few stay. What a killed build left behind does not. */
function forgetOld(): void {
  for (const name of readdirSync(cache).filter((one) => one.startsWith('half-')))
    if (Date.now() - statSync(join(cache, name)).mtimeMs > HOUR_MS)
      rmSync(join(cache, name), { recursive: true, force: true })
  const builds = readdirSync(cache)
    .filter((name) => name.startsWith('web-'))
    .map((name) => join(cache, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const old of builds.slice(KEPT)) rmSync(old, { recursive: true, force: true })
}
