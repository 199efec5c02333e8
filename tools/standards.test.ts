import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ANSWERS, DISK, type Files, faultsIn, isProved, PAGE, rowsOf } from './standards.ts'

const page = readFileSync(PAGE, 'utf8')
const rows = rowsOf(page)

test('every line from R001 to R151 is answered once, in order', () => {
  const ids = Array.from({ length: 151 }, (_, index) => `R${String(index + 1).padStart(3, '0')}`)
  expect(rows.map(({ id }) => id)).toEqual(ids)
})

test('whatever the page names is there: tests by their titles, scenarios, headings, screens, commands', () => {
  expect(faultsIn(page)).toEqual([])
})

describe.each(rows)('$id', ({ asked, answer, how }) => {
  test('says what is asked, and how it is', () => {
    expect(asked).not.toBe('')
    expect(how).not.toBe('')
    expect(ANSWERS).toContain(answer)
  })

  test('its answer has what such an answer needs', () => {
    if (answer === 'met') expect(isProved(how), 'a test or a scenario that fails otherwise').toBe(true)
    if (answer === 'by procedure') expect(how, 'the page that says how').toMatch(/\]\([^)]+\.md#[^)]+\)/)
    expect(how.includes('**Lacking**'), 'what is lacking is said exactly where something is').toBe(answer === 'partly')
  })
})

describe('what is not there is found', () => {
  const books = 'const PAGES = { cover: () => <Cover /> }\n'
  const kept: Record<string, string> = {
    'src/a/box.test.ts':
      "test('a box is counted', () => {})\ndescribe('two', () => {\n  test.each(CASES)(\n    'of %s',\n  )\n})\ntest.each([\n  ['x'],\n])('%s: held', () => {})\n",
    'docs/roles/count.md': '# Count room\n\n## Two counts: blind\n',
    'src/web/main.tsx': "\n  books: () => import('./screens/books/books.tsx'),\n",
    'src/web/screens/books/books.tsx': books,
    'src/cli/commands.ts': '\n  verify: async () => 1,\n',
    'package.json': '"bench": "node"',
    'scenarios/house/one.yaml': 'title: one\n',
  }
  const files: Files = {
    read: (path) => kept[path],
    within: (folder) => Object.keys(kept).filter((path) => path.startsWith(`${folder}/`)),
  }

  test.each([
    '`src/a/box.test.ts` "a box is counted", "two", "of %s", "%s: held"',
    '`scenarios/house/one.yaml`',
    '[Two counts](roles/count.md#two-counts-blind)',
    '`/books`, `/books?page=cover`, `gamekeeper verify FOLDER`, `npm run bench -- floor`',
  ])('there: %s', (text) => {
    expect(faultsIn(text, files)).toEqual([])
  })

  test.each([
    ['a test that was renamed', '`src/a/box.test.ts` "a box is weighed"', 'no test "a box is weighed"'],
    ['the second of two names', '`src/a/box.test.ts` "a box is counted", "a box"', 'no test "a box"'],
    ['a file that moved', '`src/b/box.test.ts` "a box is counted"', 'no test file src/b/box.test.ts'],
    ['a scenario', '`scenarios/house/two.yaml`', 'no scenario'],
    ['a page', '[Count](roles/counts.md)', 'no page roles/counts.md'],
    ['a heading', '[Two counts](roles/count.md#two-counts)', 'no heading two-counts'],
    ['a screen', '`/book`', 'no screen /book'],
    ['a page of a screen', '`/books?page=covered`', 'no page covered of /books'],
    ['a command', '`gamekeeper verified`', 'no command verified'],
    ['a script', '`npm run benches`', 'no script benches'],
  ])('%s', (_, text, fault) => {
    expect(faultsIn(text, files).join()).toContain(fault)
  })

  test('a test of the page itself, were it renamed', () => {
    const [, path = '', name = ''] = /`(src\/[^`]+\.test\.ts)` "([^"]+)"/.exec(page) ?? []
    const renamed: Files = {
      ...DISK,
      read: (file) => (file === path ? DISK.read(file)?.replaceAll(name, 'x') : DISK.read(file)),
    }
    expect(faultsIn(page, renamed)).toContain(`no test "${name}" in ${path}`)
  })
})
