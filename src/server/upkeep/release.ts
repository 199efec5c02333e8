/** The program knows itself: the digest of each of its files is listed when it is built, and checked at every start and on demand. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../root.ts'

export type ReleaseList = {
  readonly version: string
  /** Over the names and digests of all files: one text for the whole release. */
  readonly digest: string
  readonly files: Readonly<Record<string, string>>
}
export type Checked = ReleaseList & {
  readonly isListed: boolean
  /** Files that are not what was built, in sentences. */
  readonly faults: readonly string[]
}

/** What runs, is served or is read as rules; in a checkout, which is never built, the sources themselves. */
const BUILT = [
  'dist/**/*.{js,json,html,css,woff2,svg,txt,yaml}',
  'catalog/**/*',
  'demo/**/*',
  'tools/*.cjs',
  'package.json',
]
const SOURCES = [
  'src/**/*.{ts,tsx,css,json}',
  'catalog/**/*',
  'demo/**/*',
  'tools/*.cjs',
  'package.json',
  'package-lock.json',
]
const LIST = 'dist/release.json'

export const releaseFile = (root = ROOT): string => join(root, LIST)

const namesIn = (root: string, patterns: readonly string[]): string[] =>
  globSync([...patterns], { cwd: root, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) =>
      join(found.parentPath, found.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => name !== LIST && !/\.test\.tsx?$/.test(name))
    .sort()

const digestOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')
const overall = (files: Readonly<Record<string, string>>): string =>
  digestOf(
    Object.entries(files)
      .map(([name, digest]) => `${digest}  ${name}\n`)
      .join(''),
  )

const versionIn = (root: string): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

/** A file at a time, so that nobody waits meanwhile. */
async function digestsOf(root: string, names: readonly string[]): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const name of names) files[name] = digestOf(await readFile(join(root, name)))
  return files
}

/** What a build writes down. */
export async function listRelease(root = ROOT): Promise<ReleaseList> {
  const files = await digestsOf(root, namesIn(root, BUILT))
  return { version: versionIn(root), digest: overall(files), files }
}

export async function checkRelease(root = ROOT): Promise<Checked> {
  // A checkout may also have been built; what runs there are its sources.
  if (existsSync(join(root, 'src')) || !existsSync(releaseFile(root))) {
    const files = await digestsOf(root, namesIn(root, SOURCES))
    const isCheckout = existsSync(join(root, 'src'))
    const faults = isCheckout ? [] : [`${releaseFile(root)} is gone: nobody can tell whether these files were changed.`]
    return {
      version: `${versionIn(root)}${isCheckout ? ' (sources)' : ''}`,
      digest: overall(files),
      files,
      isListed: false,
      faults,
    }
  }
  const list = JSON.parse(readFileSync(releaseFile(root), 'utf8')) as ReleaseList
  const names = namesIn(root, BUILT)
  const files = await digestsOf(root, names)
  const faults = [
    ...(overall(list.files) === list.digest ? [] : [`${LIST} does not add up to its own digest.`]),
    ...Object.entries(list.files).flatMap(([name, digest]) => {
      if (files[name] === undefined) return [`${name} is gone.`]
      return files[name] === digest ? [] : [`${name} was changed.`]
    }),
    ...names.filter((name) => list.files[name] === undefined).map((name) => `${name} was added.`),
  ]
  // What is there decides, not what the list says.
  return { version: list.version, digest: overall(files), files, isListed: true, faults }
}
