import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { toPlain } from '../../base/plain.ts'
import { isRefusal } from '../../base/refusal.ts'
import { begin } from '../../games/table/table.ts'
import { type TableGameFile, tableRulesOf } from '../../rulebook/tablegame.ts'
import type { State } from '../mechanisms.ts'
import { offeringOf, ruleOf } from '../offerings/running.ts'
import { gameAt } from './livegame.ts'

const root = resolve(import.meta.dirname, '..', '..', '..')
const RULE = readFileSync(join(root, 'catalog/south-dakota/four-card-poker.yaml'), 'utf8')
const OFFERING = readFileSync(join(root, 'demo/offerings/four-card-poker.yaml'), 'utf8')

/** A round that was locked under this rule file. */
function playMaxUnder(rule: string): number {
  const rules = tableRulesOf(ruleOf(rule) as TableGameFile, offeringOf(OFFERING))
  const games = new Map([
    [
      '28',
      {
        activity: 'south-dakota/four-card-poker',
        game: toPlain(begin(rules)),
        told: [],
        locked: { text: OFFERING, rule },
      },
    ],
  ])
  const found = gameAt({ games, tables: new Map([['28', { openedAt: 1 }]]) } as unknown as State, '28')
  if (isRefusal(found)) throw new Error('the game is not found')
  return found.rules.playMax
}

test('the same offering under a newer rule file goes by the newer one, and a round of before by its own', () => {
  const newer = RULE.replace('playMax: { by: S6, times: 3 }', 'playMax: { by: S6, times: 2 }')
  expect([RULE, newer, RULE].map(playMaxUnder)).toEqual([3, 2, 3])
})
