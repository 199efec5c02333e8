import { expect, test } from 'vitest'
import { holdPlayer } from '../judging/conditions.ts'
import type { Bettor, Hand } from '../judging/fact.ts'

const seated = (wagered?: boolean): Bettor => ({ place: 'seated', ...(wagered === undefined ? {} : { wagered }) })
const behind = (wagered?: boolean): Bettor => ({ place: 'backline', ...(wagered === undefined ? {} : { wagered }) })

/** Which of the bettors own the hand, by their place in the list. */
function owners(...bettors: Bettor[]): number[] {
  const hand: Hand = { seat: '3', role: 'player', cards: {}, bettors }
  const need = { by: 'E3', need: 'owns the hand' } as const
  return bettors.flatMap((bettor, index) => {
    const { misses } = holdPlayer([need], {
      who: { kind: 'named', name: 'somebody' },
      hand,
      bettor,
      on: 'own hand',
      cards: hand,
    })
    return misses.length === 0 ? [index] : []
  })
}

test.each([
  ['the one bettor, seated', owners(seated(true)), [0]],
  ['the one bettor, behind an empty seat', owners(behind(true)), [0]],
  ['the one bettor, behind a player who does not bet', owners(seated(false), behind(true)), [1]],
  ['the seated bettor before those behind', owners(seated(true), behind(true), behind(true)), [0]],
  ['the seated player of whose bet nobody speaks', owners(seated(), behind(true)), [0]],
  ['the first position where nobody is seated', owners(behind(true), behind(true)), [0]],
  ['the second where the first has no bet', owners(behind(false), behind(true)), [1]],
  ['nobody where nobody bets', owners(seated(false)), []],
])('[GEAR-001221 E2 E3 E4] a hand belongs to %s', (_, found, expected) => {
  expect(found).toEqual(expected)
})
