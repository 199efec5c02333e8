import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ruleFile } from './rulefile.ts'
import { readYaml } from './text/read.ts'

/** In what money is handed over, where the document says it, for every prize or for the fixed ones. */
test.each([
  ['bay-101/poker-bonus-hand-progressive', ['chips']],
  ['bay-101/aces-cracked', ['cash', 'chips']],
  ['bay-101/baccarat-bonus-hand', ['chips']],
  ['bay-101/blazing-7s', ['chips']],
  ['bay-101/bonus-hand-progressive', ['chips']],
  ['hawaiian-gardens/fortune-7-baccarat', ['chips']],
  ['bay-101/no-limit-bad-beat', ['chips', 'cash', 'check']],
  ['bay-101/limit-bad-beat', ['chips', 'cash', 'check']],
  ['bay-101/omaha-bad-beat', ['chips', 'cash', 'check']],
  ['bay-101/bonus-hand-progressive-v1-1', ['cash', 'check', 'chips']],
  ['bay-101/poker-high-hand-bonus', ['cash', 'check', 'chips']],
  ['hawaiian-gardens/beat-the-dealer', ['cash', 'chips']],
  ['hawaiian-gardens/blazing-sevens', ['chips']],
  ['hawaiian-gardens/ca-asian-bad-beat', ['cash', 'chips']],
  ['hawaiian-gardens/ca-asian-jackpot-5', ['cash', 'chips']],
  ['hawaiian-gardens/four-of-a-kind-poker', ['cash', 'chips']],
  ['hawaiian-gardens/high-hand-happy-hours', ['cash', 'chips']],
  ['hawaiian-gardens/pocket-aces-cracked', ['cash', 'chips']],
  ['hawaiian-gardens/royal-flush-on-the-flop', ['cash', 'chips']],
  ['hawaiian-gardens/three-card-poker-progressive', ['chips']],
  ['hawaiian-gardens/three-of-a-kind-on-the-flop', ['cash', 'chips']],
  ['hawaiian-gardens/ultimate-texas-holdem-progressive', ['chips']],
  ['hawaiian-gardens/fortune-pai-gow-progressive', ['chips']],
])('%s is paid in %s', (activity, forms) => {
  const read = readYaml(readFileSync(join(import.meta.dirname, `../../catalog/${activity}.yaml`), 'utf8'), ruleFile)
  if (!read.ok) throw new Error(`${activity} cannot be read`)
  expect(read.value.claim.paidIn?.forms).toEqual(forms)
})
