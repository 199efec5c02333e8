/** The bytes of the packages that run beside the bundle, on demand: the release digest has only their versions. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { ROOT } from '../root.ts'

/** The bundle holds all others. */
export const UNBUNDLED = ['better-sqlite3', 'pino'] as const

export type PackageBytes = { readonly packages: number; readonly files: number; readonly digest: string }

/** One digest over the installed files of them and of what they need, hidden ones aside; compiled parts differ by platform. */
export async function packageBytes(root = ROOT): Promise<PackageBytes> {
  const folders = new Set<string>()
  for (const name of UNBUNDLED) addPackage(folders, name, root)
  const names = [...folders].flatMap(filesIn).sort()
  const whole = createHash('sha256')
  for (const name of names) {
    const digest = createHash('sha256').update(await readFile(name))
    whole.update(`${digest.digest('hex')}  ${relative(root, name).replaceAll('\\', '/')}\n`)
  }
  return { packages: folders.size, files: names.length, digest: whole.digest('hex') }
}

/** As Node looks for it: beside whoever needs it, then further up. */
function addPackage(folders: Set<string>, name: string, from: string): void {
  const folder = join(from, 'node_modules', name)
  const file = join(folder, 'package.json')
  if (!existsSync(file)) {
    if (dirname(from) !== from) addPackage(folders, name, dirname(from))
    return
  }
  if (folders.has(folder)) return
  folders.add(folder)
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> }
  for (const needed of Object.keys(dependencies)) addPackage(folders, needed, folder)
}

const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true, exclude: ({ name }) => name === 'node_modules' })
    .filter((found) => found.isFile())
    .map((found) => join(found.parentPath, found.name))
