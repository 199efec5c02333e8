import { describe, expect, test } from 'vitest'
import { catalogued } from '../../server/house/catalogue.ts'
import { roundFee } from './roundfee.ts'
import type { Bet } from './vocabulary.ts'

const found = catalogued('hawaiian-gardens/ca-asian-bad-beat')
if (found === undefined || 'faults' in found) throw new Error('no rule file')
const { rule } = found
const pays = [rule.activity]

const player = (seat: string, fees: readonly string[] = []): Bet => ({ seat, wagered: true, fees })
const dealer = (fees: readonly string[] = []): Bet => ({
  seat: 'player-dealer',
  playerDealer: true,
  wagered: false,
  fees,
})
const behind = (seat: string): Bet => ({ seat, backline: 1, wagered: true, fees: [] })

describe('[GEGA-002323 E2 E3 E4] who puts the dollar down', () => {
  test.each([
    ['one player who pays', [player('1', pays), dealer()], 'pai-gow-poker', ['1'], undefined],
    ['one player who does not', [player('1'), dealer()], 'pai-gow-poker', [], undefined],
    ['one player, the player-dealer pays', [player('1'), dealer(pays)], 'pai-gow-poker', [], undefined],
    ['one player and somebody behind', [player('1', pays), behind('1'), dealer()], 'pai-gow-poker', ['1'], undefined],
    [
      'two players, the player-dealer pays',
      [player('1'), player('2'), dealer(pays)],
      'pai-gow-poker',
      ['player-dealer'],
      undefined,
    ],
    ['two players, nobody pays', [player('1'), player('2'), dealer()], 'pai-gow-poker', [], 'E3'],
    ['two players, a player pays', [player('1', pays), player('2'), dealer()], 'pai-gow-poker', [], 'E3'],
    ['13 Card, two players', [player('1', pays), player('2')], 'thirteen-card', [], undefined],
    ['13 Card, three players', [player('1', pays), player('2'), player('3')], 'thirteen-card', ['1'], undefined],
    ['13 Card, two dollars', [player('1', pays), player('2', pays), player('3')], 'thirteen-card', ['1'], undefined],
    [
      'no player-dealer where the game has one',
      [player('1', pays), player('2'), player('3')],
      'pai-gow-poker',
      [],
      undefined,
    ],
  ])('%s', (_, bets, game, accepted, lacking) => {
    const decided = roundFee(rule, bets, game)
    expect(decided.accepted.map(({ seat }) => seat)).toEqual(accepted)
    expect(decided.lacking?.clause).toBe(lacking)
    // Every fee is either taken or handed back.
    expect(decided.accepted.length + decided.returned.length).toBe(bets.filter(({ fees }) => fees.length > 0).length)
  })
})
