/** Names of accounts are made and read in src/ledger/name.ts. Elsewhere nobody cuts them up or writes one together. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const KIND = '(?:pool|pending|reseed|claim|due|account|promised|variance|advanced|box|drawer|tray)'
const CUT = new RegExp(
  [
    `(?:startsWith|slice)\\(\\s*['"\`]${KIND}['"\`:]`,
    `(?:endsWith|includes|indexOf|split|replace)\\(\\s*['"\`] ?${KIND}:`,
    `\`(?:\\$\\{[^}]*\\} )?${KIND}:\\$\\{`,
    `/\\^?\\(?(?:\\?:)?(?:${KIND}\\|)*${KIND}[:)|]`,
  ].join('|'),
)

/** The simulator's second bookkeeper shares no code with the first one. */
const OWN = /^src\/(ledger\/|sim\/(audit|reckoning))|\.test\.tsx?$/

test.each([
  ["fund.startsWith('pool:')", true],
  ["to.slice('drawer:'.length)", true],
  ["account.startsWith('promised')", true],
  ["from.includes(' pool:')", true],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of source
  ['balanceIn(draft, `pool:${pool}`)', true],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of source
  ['custody.get(`${activity} box:${table}`)', true],
  ['/^(pending|reseed|claim):/.test(account)', true],
  ['/^due:advance(?::(.+))?$/.exec(name)', true],
  ["entitle(draft, 'due:fee', 'house', fee, by)", false],
  ["kinds.includes('poolside')", false],
  ["import { box } from './box.tsx'", false],
])('%s is cut up: %s', (line, isCut) => {
  expect(CUT.test(line)).toBe(isCut)
})

test('no account is cut up or written together outside of the ledger', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !OWN.test(file))
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (CUT.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
