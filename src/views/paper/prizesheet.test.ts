import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ruleFile } from '../../rulebook/rulefile.ts'
import { readYaml } from '../../rulebook/text/read.ts'
import { sheetOf } from './sheet.ts'

function sheet(activity: string): string {
  const read = readYaml(readFileSync(join(import.meta.dirname, `../../../catalog/${activity}.yaml`), 'utf8'), ruleFile)
  if (!read.ok) throw new Error(`${activity} cannot be read`)
  return sheetOf(read.value)
}

/** What a compliance officer holds against the document, and which clause says so. */
test.each([
  [
    'hawaiian-gardens/four-of-a-kind-poker',
    'table share, for every other player dealt in: $1.00 to $100,000.00  [R2 P2]',
  ],
  [
    'hawaiian-gardens/three-card-poker-progressive',
    'ace-king-queen suited: $100.00 from the reserve  [V1 V5 V4 reading R11]',
  ],
  ['hawaiian-gardens/three-card-poker-progressive', 'the tray may pay fixed prizes and envy  [T1]'],
  ['hawaiian-gardens/fortune-pai-gow-progressive', 'B: player 40%, everybody with a fee at any table 60%  [S3]'],
  ['hawaiian-gardens/fortune-pai-gow-progressive', 'the tray may pay under $600.00  [P5]'],
  [
    'hawaiian-gardens/three-of-a-kind-on-the-flop',
    'fourth card in hand: 2 times the prize for three of a kind on the flop',
  ],
  ['hawaiian-gardens/fortune-7-baccarat', '$5,000.00 from the reserve, divided by all who have it'],
  ['hawaiian-gardens/fast-cash-jackpots', 'a hand has all prizes that apply'],
  ['bay-101/bonus-hand-progressive-v1-1', 'the smaller share is settled first  [S4]'],
  ['bay-101/bonus-hand-progressive-v1-1', 'three-card-poker: three and two face-down  [C2]'],
  ['bay-101/bonus-hand-progressive', 'who posted on the player-dealer hand has a fixed prize each'],
  ['bay-101/blazing-7s', 'several hands for one pool: share equally'],
  ['hawaiian-gardens/blazing-sevens', 'several hands for one pool: each in full'],
  ['bay-101/no-limit-bad-beat', 'in posted windows, 2 to 4 times the prize'],
  ['hawaiian-gardens/ca-asian-jackpot-1', 'in posted windows, 2 times or more the prize'],
  ['bay-101/no-limit-bad-beat', 'the posted structure stays until it was hit and paid  [S2]'],
  ['bay-101/poker-high-hand-bonus', 'equal hands: each in full'],
  ['hawaiian-gardens/high-hand-happy-hours', 'equal hands: share equally'],
  ['hawaiian-gardens/caribbean-stud-bonus-hands', 'only the prize that was asked for before the deal'],
  ['hawaiian-gardens/cash-in-a-flash', 'at least 4 hands are dealt'],
])('the sheet of %s says: %s', (activity, says) => {
  expect(sheet(activity)).toContain(says)
})
