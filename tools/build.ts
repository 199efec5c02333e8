/** Makes dist/: the command, the pages, and the cards as a library with types. What `npm pack` puts into the package. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { listRelease, releaseFile } from '../src/server/upkeep/release.ts'
import { bundleInto } from './bundle.ts'
import { builtWeb } from './web.ts'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')

rmSync(dist, { recursive: true, force: true })
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
const ran = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: root, encoding: 'utf8' })
if (ran.status !== 0) {
  // What npm shows of a failed build is only what was written here.
  console.error(
    `The build failed: the sources do not compile.\n${ran.stdout ?? ''}${ran.stderr ?? ''}${ran.error ?? ''}`,
  )
  process.exit(1)
}
await bundleInto(join(dist, 'cli'))
cpSync(await builtWeb(), join(dist, 'web'), { recursive: true })
const list = await listRelease(root)
writeFileSync(releaseFile(root), `${JSON.stringify(list, null, 1)}\n`)
for (const made of ['release.json', 'cli/main.js', 'cards/index.js', 'cards/index.d.ts', 'web/index.html']) {
  if (!existsSync(join(dist, made))) {
    console.error(`The build failed: dist/${made} was not made.`)
    process.exit(1)
  }
}
