import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { activities } from '../src/server/house/catalogue.ts'
import { type Citation, citations, rowOf } from './citations.ts'

const sections = new Map(
  readFileSync(join(import.meta.dirname, '../docs/citations.md'), 'utf8')
    .split('\n## ')
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), section]),
)

test('every activity has its section, in order', () => {
  expect([...sections.keys()]).toEqual(activities())
})

test('every term on money and claims has the row that somebody has looked at', () => {
  const isThere = (row: Citation) => sections.get(row.activity)?.includes(`\n${rowOf(row)} `) === true
  expect(citations().filter((row) => !isThere(row))).toEqual([])
})

test('every row is of a term that is there, or says that it is gone', () => {
  const known = new Set(citations().map((row) => `${row.activity} ${rowOf(row)}`))
  const strange = [...sections].flatMap(([activity, section]) =>
    [...section.matchAll(/^(\| [^|]+ \| [^|]+ \|) (?!verdict)(.+) \|$/gm)]
      .filter(([, row, verdict]) => !known.has(`${activity} ${row}`) && !verdict!.endsWith('the term is gone'))
      .map(([line]) => `${activity}: ${line}`),
  )
  expect(strange).toEqual([])
})
