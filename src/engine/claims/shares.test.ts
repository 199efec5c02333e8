/** Whoever has a part of a prize is somebody whom the document lets win. */
import { beforeAll, expect, test } from 'vitest'
import { dollars, toWire } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { openDemoHouse } from '../../server/demo/setup.ts'
import { sentence } from '../../words/sentence.ts'
import { decide } from '../decide.ts'
import type { PersonFacts } from '../judging/fact.ts'
import type { State } from '../mechanisms.ts'
import type { Claim } from './vocabulary.ts'

const NOW = { at: Date.parse('2026-03-11T03:00:00Z'), local: '2026-03-10T20:00:00' }
const HI_LO = 'saratoga/hi-lo-progressive'

let state: State
beforeAll(async () => {
  const house = await openDemoHouse({ memory: true }, { now: () => NOW.at }, () => undefined)
  state = house.state
  await house.close()
})

/** What the cage is told of a prize that the payee, 7, shares with somebody like this. */
function told(facts: PersonFacts): string {
  const part = toWire(dollars(50))
  const claim: Claim = {
    claim: 'C1',
    hit: 'H1',
    activity: HI_LO,
    award: {
      to: { kind: 'seat', table: '1', seat: '3' },
      line: 'a',
      share: 'full',
      amount: toWire(dollars(100)),
      parts: {},
      by: [],
    },
    since: NOW.at,
    idShown: true,
    person: '7',
    forms: { '5754': 'S-1' },
    shares: [
      { person: '7', amount: part },
      { person: '8', amount: part },
    ],
    status: 'open',
  }
  const shown = { ...state, claims: new Map([['C1', claim]]), persons: new Map([['8', facts]]) }
  const decision = decide(shown, {
    do: 'PayClaim',
    claim: 'C1',
    form: 'cash',
    drawer: 'A',
    at: NOW,
    by: '31',
    key: 'k',
  })
  return isRefusal(decision) ? sentence(decision) : 'done'
}

test.each([
  ['under age', { age: 17 }, '[H4]'],
  ['excluded', { exclusion: 'in force' }, 'person 8, who shares the prize, is excluded'],
  ['excluded until lately', { exclusion: 'ended' }, 'must be filed and approved first'],
] as const)('somebody who shares the prize is %s: it waits', (_, facts, says) => {
  expect(told(facts)).toContain(says)
})

test('somebody whom nothing keeps from it', () => {
  expect(told({ age: 18 })).not.toMatch(/H4|excluded/)
})
