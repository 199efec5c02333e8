import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { english } from '../words/sentence.ts'
import { checkOffering } from './checks/offeringcheck.ts'
import { ruleFile } from './rulefile.ts'
import { readYaml } from './text/read.ts'

const text = readFileSync(join(import.meta.dirname, '../../catalog/saratoga/hi-lo-progressive.yaml'), 'utf8')
const read = readYaml(text, ruleFile)

test.each([
  ['the first hour', '14:00', '15:00', []],
  ['the last hour', '22:00', '23:00', []],
  ['an hour too early', '13:00', '14:00', ['13:00 to 14:00 is not an hour from 14:00 to 23:00']],
  ['past the end', '23:00', '00:00', ['23:00 to 00:00 is not an hour from 14:00 to 23:00']],
  ['two hours', '14:00', '16:00', ['14:00 to 16:00 is not an hour from 14:00 to 23:00']],
  ['no whole hour', '14:30', '15:30', ['14:30 to 15:30 is not an hour from 14:00 to 23:00']],
])('[57 H2] a drawing in %s', (_, from, to, says) => {
  if (!read.ok) throw new Error('the rule file cannot be read')
  const { wrong } = checkOffering(read.value, { activity: read.value.activity, drawings: [{ from, to }] })
  expect(wrong.map((reason) => [reason.clause, english(reason)])).toEqual(says.map((one) => ['H2', one]))
})
