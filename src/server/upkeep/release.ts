/** The program knows itself: the digest of each of its files is listed when it is built, and checked at every start and on demand. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { type Alarm, alarm } from './alarms.ts'
import { UNBUNDLED } from './packages.ts'

export type ReleaseList = {
  readonly version: string
  /** Over the names and digests of all files: one text for the whole release. */
  readonly digest: string
  readonly files: Readonly<Record<string, string>>
  /** What runs it that is no file of its own. A list of before names nothing. */
  readonly under?: Under
}
/** The Node, the lock file that names every package, and the packages that are not in the bundle. */
export type Under = {
  readonly node: string
  readonly lock: string
  readonly packages: Readonly<Record<string, string>>
}
export type Checked = ReleaseList & {
  readonly isListed: boolean
  /** What is not as it was built. */
  readonly faults: readonly Alarm[]
}

/** What runs, is served or is read as rules; in a checkout, which is never built, the sources themselves. */
const BUILT = [
  'dist/**/*.{js,json,html,css,woff,woff2,svg,txt,yaml}',
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
const overall = (files: Readonly<Record<string, string>>, under: Under | undefined): string =>
  digestOf([...Object.entries(files), ...underEntries(under)].map(([name, digest]) => `${digest}  ${name}\n`).join(''))

const underEntries = (under: Under | undefined): [string, string][] =>
  under === undefined
    ? []
    : [
        ['(node)', under.node],
        ['(package-lock.json)', under.lock],
        ...Object.entries(under.packages).map(([name, version]): [string, string] => [`(${name})`, version]),
      ]

const LOCK = 'package-lock.json'

/** `lock` where no lock file is: a package that was installed brings none, and its list names the one that it was built from. */
function underIn(root: string, node: string, lock: string): Under {
  const packages: Record<string, string> = {}
  const resolve = createRequire(join(root, 'package.json')).resolve
  for (const name of UNBUNDLED) {
    try {
      const found = JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')) as { version: string }
      packages[name] = found.version
    } catch {
      packages[name] = 'missing'
    }
  }
  const file = join(root, LOCK)
  return { node, lock: existsSync(file) ? digestOf(readFileSync(file)) : lock, packages }
}

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
  const under = underIn(root, process.version, '')
  return { version: versionIn(root), digest: overall(files, under), files, under }
}

export async function checkRelease(root = ROOT, node = process.version): Promise<Checked> {
  // A checkout may also have been built; what runs there are its sources.
  if (existsSync(join(root, 'src')) || !existsSync(releaseFile(root))) {
    const files = await digestsOf(root, namesIn(root, SOURCES))
    const isCheckout = existsSync(join(root, 'src'))
    const faults = isCheckout ? [] : [alarm('release list gone', { file: releaseFile(root) })]
    const under = underIn(root, node, '')
    return {
      version: `${versionIn(root)}${isCheckout ? ' (sources)' : ''}`,
      digest: overall(files, under),
      files,
      under,
      isListed: false,
      faults,
    }
  }
  const list = JSON.parse(readFileSync(releaseFile(root), 'utf8')) as ReleaseList
  const names = namesIn(root, BUILT)
  const files = await digestsOf(root, names)
  const under = list.under === undefined ? undefined : underIn(root, node, list.under.lock)
  const faults: Alarm[] = [
    ...(overall(list.files, list.under) === list.digest ? [] : [alarm('release list does not add up', { file: LIST })]),
    ...(list.under === undefined || list.under.node === node
      ? []
      : [alarm('program runs on another node', { listed: list.under.node, runs: node })]),
    ...(isSame(list.under?.packages, under?.packages) && list.under?.lock === under?.lock
      ? []
      : [alarm('packages are others')]),
    ...Object.entries(list.files).flatMap(([name, digest]) => {
      if (files[name] === undefined) return [alarm('program file gone', { file: name })]
      return files[name] === digest ? [] : [alarm('program file changed', { file: name })]
    }),
    ...names.filter((name) => list.files[name] === undefined).map((file) => alarm('program file added', { file })),
  ]
  // What is there decides, not what the list says.
  const digest = overall(files, under)
  return { version: list.version, digest, files, ...(under === undefined ? {} : { under }), isListed: true, faults }
}

const isSame = (one: Under['packages'] = {}, other: Under['packages'] = {}): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
