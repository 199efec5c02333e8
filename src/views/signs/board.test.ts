import { expect, test } from 'vitest'
import { partyKey } from '../../base/party.ts'
import { playScenario, readScenario } from '../../sim/scenario/play.ts'
import { periodBoards } from './board.ts'

function boardsAfter(offering: string, ...hits: readonly string[]) {
  const steps = hits.map((hit) => `  - reportHit: { game: holdem, dealtIn: 5, pot: $20, ${hit} }`)
  const read = readScenario(
    ['title: a board', 'start: 2026-03-02T18:00', `offering: ${offering}`, 'steps:', ...steps].join('\n'),
  )
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  return playScenario(read.scenario)[0]!.state
}

test('of a high hand only the highest stands; when the period is over the board asks who is there', () => {
  const state = boardsAfter(
    "{ activity: bay-101/poker-high-hand-bonus, chart: B, prizes: { high hand: $300 }, periods: [{ from: '18:00', to: '19:00' }] }",
    'table: 1, seat: 1, hole: 8h 8d, board: 8s Kd Qc 4s 2h',
    'table: 4, seat: 2, hole: Qc Qd, board: Qh Qs Jd 5c 2s',
  )
  const [before] = periodBoards(state, '2026-03-02T18:59:59')
  expect(before).toMatchObject({ until: '2026-03-02T19:00', isOver: false, asks: [] })
  expect(before?.hands.map(({ who, line, prize, among }) => ({ who, line, prize, among }))).toEqual([
    { who: { kind: 'seat', table: '4', seat: '2' }, line: 'high hand', prize: '$300.00', among: 1 },
  ])
  expect(periodBoards(state, '2026-03-02T19:00:00')[0]).toMatchObject({
    isOver: true,
    asks: [{ who: { kind: 'seat', table: '4', seat: '2' }, clause: 'E3' }],
  })
})

test('hands that share a pool say among how many', () => {
  const state = boardsAfter(
    "{ activity: bay-101/poker-bonus-hand-progressive, periods: [{ from: '12:00', to: '00:00' }], balances: { pools: { quads: $212 } } }",
    'table: 1, seat: 1, hole: Kc Kd, board: Ks Kh 8d 5s 2c',
    'table: 4, seat: 2, hole: Qc Qd, board: Qh Qs Jd 5c 2s',
  )
  expect(periodBoards(state)[0]?.hands.map(({ who, prize, among }) => `${partyKey(who)} ${prize} by ${among}`)).toEqual(
    ['table 1 seat 1 $212.00 by 2', 'table 4 seat 2 $212.00 by 2'],
  )
})
