/** Whatever chips are counted, everybody who takes part has one prize, and those who go on have no fewer chips than those who do not. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PLAY_DOWN } from '../../../tests/wheels.ts'
import { isRefusal, type Refusal } from '../../base/refusal.ts'
import { beginPlayDown, dueAt, FINAL, type PlayDown, seatsInTurn, settlePlayDown, stepPlayDown } from './game.ts'

const sound = (game: PlayDown | Refusal): PlayDown => {
  if (isRefusal(game)) throw new Error(game.reasons[0]?.id)
  return game
}

/** Few different counts, so that equals are common; a count that parts nobody is not repeated for ever. */
function played(count: number, chips: readonly number[]): PlayDown {
  const who = Array.from({ length: count }, (_, n) => `P${n + 1}`)
  let game = sound(beginPlayDown(PLAY_DOWN, who))
  if (game.phase === 'to seat')
    game = sound(stepPlayDown(PLAY_DOWN, game, { do: 'seat', seats: seatsInTurn(PLAY_DOWN, who) }))
  for (let n = 0; game.phase !== 'over'; ) {
    const table = game.tables.find((one) => dueAt(PLAY_DOWN, one).length > 0)!
    const counted = dueAt(PLAY_DOWN, table).map((one) => {
      n += 1
      return { who: one, chips: n <= chips.length ? chips[n - 1]! : n }
    })
    game = sound(stepPlayDown(PLAY_DOWN, game, { do: 'count', table: table.table, chips: counted }))
  }
  return game
}

test('one prize each, one car, as many at the final table as there is room for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 16 }),
      fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 60 }),
      (count, chips) => {
        const game = played(count, chips)
        const results = settlePlayDown(PLAY_DOWN, game)
        expect(results.map(({ who }) => who).toSorted()).toEqual([...game.who].toSorted())
        expect(results.filter(({ won }) => won === 'first')).toHaveLength(1)
        const final = game.tables.find(({ table }) => table === FINAL)!
        expect(final.who).toHaveLength(Math.min(count, 8))
        for (const table of game.tables) {
          const chipsOf = new Map(table.counts[0]!.map((one) => [one.who, one.chips]))
          const isOn = (who: string) =>
            table.table === FINAL
              ? results.some((one) => one.who === who && one.won === 'first')
              : final.who.includes(who)
          const least = Math.min(...table.who.filter(isOn).map((who) => chipsOf.get(who)!))
          for (const who of table.who) if (!isOn(who)) expect(chipsOf.get(who)).toBeLessThanOrEqual(least)
        }
      },
    ),
    { numRuns: 300 },
  )
})
