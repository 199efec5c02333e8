import { expect, test } from 'vitest'
import { dollars, formatMoney } from '../../base/money.ts'
import { catalogued } from '../../server/house/catalogue.ts'
import type { Round } from '../judging/fact.ts'
import { feesDue } from './rates.ts'

const ruleOf = (activity: string) => {
  const found = catalogued(`hawaiian-gardens/${activity}`)
  if (found === undefined || 'faults' in found) throw new Error(`no rule file of ${activity}`)
  return found.rule
}
const round = (game: string, limit?: string, hands: Round['hands'] = []): Round => ({
  table: '1',
  game,
  decks: 1,
  facts: limit === undefined ? {} : { limit },
  common: {},
  hands,
})

test('every rate of Cash in a Flash is inside the printed range, and no player-dealer pays less than a player', () => {
  const { fee } = ruleOf('cash-in-a-flash')
  const rates = (fee?.rates ?? []).flatMap(({ limits }) => Object.values(limits))
  expect(rates).toHaveLength(3 + 12 + 12)
  for (const { player, playerDealer = player } of rates) {
    expect(player >= 50n && playerDealer <= dollars(10) && playerDealer >= player, formatMoney(player)).toBe(true)
    expect(player % fee!.amount).toBe(0n)
  }
})

test('one fee for the table: the first position, and on its hand the largest wager', () => {
  const rule = ruleOf('caribbean-stud-bonus-hands')
  const hand = (seat: string, ...wagers: number[]): Round['hands'][number] => ({
    seat,
    role: 'player',
    cards: {},
    bettors: wagers.map((wager, index) => ({ place: index === 0 ? 'seated' : 'backline', wager: dollars(wager) })),
  })
  const due = feesDue(rule, round('caribbean-stud', '$50-$300', [hand('10', 300), hand('4', 100, 150)]))
  expect(due).toEqual([{ who: 'table 1 seat 4 backline 1', amount: dollars(1), by: ['C3', 'C4', 'C5'] }])
})

test('what is not in a chart is said with what is', () => {
  const rule = ruleOf('caribbean-stud-bonus-hands')
  expect(feesDue(rule, round('caribbean-stud'))).toMatchObject({
    clause: 'C3',
    id: 'no rate for the limit',
    with: { limits: expect.arrayContaining(['$5-$50']) },
  })
  expect(feesDue(rule, round('holdem', '$5-$50'))).toMatchObject({
    id: 'no rate for the game',
    with: { game: 'holdem' },
  })
})
