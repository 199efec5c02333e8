/**
 * docs/standards.md read as data: a row for every line that law and laboratories ask for, its answer, and what the row names
 * as proof. `faultsIn` says what is named and not there.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const PAGE = 'docs/standards.md'
export const ANSWERS = ['met', 'partly', 'by procedure', 'not applicable', 'no'] as const
export type Row = { readonly id: string; readonly asked: string; readonly answer: string; readonly how: string }

/** Whoever looks for a file: the disk, or a test with files of its own. */
export type Files = {
  read(path: string): string | undefined
  within(folder: string): string[]
}
export const DISK: Files = {
  read: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined),
  within: (folder) => (existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : []),
}

export const rowsOf = (page: string): Row[] =>
  page.split('\n').flatMap((line) => {
    const [, id = '', asked = '', answer = '', how = ''] = line.split('|').map((cell) => cell.trim())
    return /^R\d{3}$/.test(id) ? [{ id, asked, answer, how }] : []
  })

const TESTS = /`((?:src|tests|tools)\/[^`]+\.test\.ts)`((?:[ ,]+"[^"]+")*)/g
const SCENARIOS = /`(scenarios\/[^`]+)`/g
const LINKS = /\]\(([^)#]*\.md)(?:#([^)]*))?\)/g
const COMMANDS = /`(?:\.\/)?gamekeeper ([a-z]+)[^`]*`/g
const SCRIPTS = /`npm run ([a-z]+)[^`]*`/g
const SCREENS = /`\/([a-z]*)(?:\/\d+)?(?:\?[a-z]+=([a-z]+))?`/g

/** What a row, or any text of the page, names and nobody finds. */
export function faultsIn(text: string, files: Files = DISK): string[] {
  return [
    ...[...text.matchAll(TESTS)].flatMap(([, path = '', names = '']) => testFaults(files, path, names)),
    ...[...text.matchAll(SCENARIOS)].flatMap(([, path = '']) =>
      path.endsWith('.yaml') && files.read(path) !== undefined ? [] : [`no scenario ${path}`],
    ),
    ...[...text.matchAll(LINKS)].flatMap(([, path = '', heading]) => linkFaults(files, path, heading)),
    ...[...text.matchAll(COMMANDS)].flatMap(([, name = '']) =>
      files.read('src/cli/commands.ts')?.includes(`\n  ${name}: async`) ? [] : [`no command ${name}`],
    ),
    ...[...text.matchAll(SCRIPTS)].flatMap(([, name = '']) =>
      files.read('package.json')?.includes(`"${name}": "`) ? [] : [`no script ${name}`],
    ),
    ...[...text.matchAll(SCREENS)].flatMap(([, name = '', page]) => screenFaults(files, name, page)),
  ]
}

/** Whether something stands there that fails when it is no longer so. */
export const isProved = (how: string): boolean =>
  [...how.matchAll(TESTS)].some(([, , names]) => names !== '') || how.search(SCENARIOS) >= 0

function testFaults(files: Files, path: string, names: string): string[] {
  const source = files.read(path)
  if (source === undefined) return [`no test file ${path}`]
  return [...names.matchAll(/"([^"]+)"/g)].flatMap(([, name = '']) =>
    titlesIn(source).includes(name) ? [] : [`no test "${name}" in ${path}`],
  )
}

/** Titles of tests and of groups of them; the name may stand on the next line. */
const titlesIn = (source: string): string[] =>
  [
    ...source.matchAll(
      /(?:^|\s)(?:\]?\)|(?:test|it|describe)[\w.]*(?:\([^'"`\n]*\))?)\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g,
    ),
  ].map(([, , title = '']) => title.replace(/\\(.)/g, '$1'))

function linkFaults(files: Files, path: string, heading: string | undefined): string[] {
  const page = files.read(join(dirname(PAGE), path))
  if (page === undefined) return [`no page ${path}`]
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, words = '']) => slugOf(words))
  return heading === undefined || headings.includes(heading) ? [] : [`no heading ${heading} in ${path}`]
}

/** As pages of a repository make an address of a heading. */
const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')

function screenFaults(files: Files, name: string, page: string | undefined): string[] {
  const folder = new RegExp(`\\n  ${name}: \\(\\) => import\\('\\./screens/(\\w+)/`).exec(
    files.read('src/web/main.tsx') ?? '',
  )?.[1]
  if (folder === undefined) return [`no screen /${name}`]
  if (page === undefined) return []
  const isThere = files
    .within(`src/web/screens/${folder}`)
    .some((file) => new RegExp(`\\b${page}: |'${page}'`).test(files.read(file) ?? ''))
  return isThere ? [] : [`no page ${page} of /${name}`]
}
