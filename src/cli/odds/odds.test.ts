import { expect, test } from 'vitest'
import { Complaint } from '../command.ts'
import { odds } from './odds.ts'

const call = async (words: readonly string[], json = false): Promise<string> => {
  const said: string[] = []
  const code = await odds.run({
    words,
    flags: {},
    json,
    print: (text) => said.push(text),
    complain: (text) => said.push(text),
  })
  expect(code).toBe(0)
  return said.join('\n')
}

test('Crazy 4 Poker as JSON and as a page', async () => {
  const answer = JSON.parse(await call(['crazy-4-poker'], true))
  expect(answer.main.expectation).toEqual({ exact: '-264142729/7726058340', value: -0.03418854962982327 })
  const tableA = answer.tables.find(
    (one: { wager: string; table: string }) => one.wager === 'queens up' && one.table === 'A',
  )
  expect(tableA.expectation.exact).toBe('-9943/324870')
  expect(tableA.lines[0]).toEqual({
    hand: 'four of a kind',
    pays: '50 to 1',
    ways: 624,
    probability: { exact: '1/4165', value: expect.closeTo(0.000240096, 9) },
  })
  expect(Object.keys(answer)).toEqual(['activity', 'game', 'main', 'tables', 'selected', 'coverAll'])
  expect(Object.keys(answer.main)).toEqual(['expectation', 'houseEdge', 'averageWager', 'elementOfRisk', 'folds'])
  const progressive = answer.tables.find((one: { wager: string }) => one.wager === 'four-card progressive')
  expect(Object.keys(progressive)).toEqual(['wager', 'table', 'name', 'expectation', 'meter', 'lines', 'envy'])
  expect(Object.keys(progressive.meter)).toEqual(['share', 'breakEven', 'fullAward', 'wagersPerFullAward'])
  // Four aces with any of 48 cards, four others of a kind 576, straight flushes 2,072: $100, $10 and $5 of $1.
  expect(progressive.envy[0]).toMatchObject({ wager: '$1.00', perOtherHand: { exact: '523/64974' } })
  // The card is one of five of 52, the position one of six seats and the dealer.
  expect(answer.selected.map((one: { what: string; adds: { exact: string } }) => `${one.what} ${one.adds.exact}`)).toEqual([
    'magic card 25/13', 'lucky bonus 5/7', 'magic card 25/13', 'lucky bonus 5/7',
  ]) // biome-ignore format: one list
  expect(answer.coverAll.map((one: { players: number }) => one.players)).toEqual([1, 2, 3, 4, 5, 6])
  const page = await call(['massachusetts/crazy-4-poker'])
  expect(page).toContain('house edge         3.4189% of the Ante (264142729/7726058340)')
  expect(page).toContain('Five-Card Progressive\n  without the meter 46.9431% (76252/162435)')
  expect(page).toContain('even for one dollar at $160,530.53 on the meter; in full once in 649740 wagers')
  expect(page).toContain(
    'envy with $5.00: $500.00 for four aces, $50.00 for four of a kind, $25.00 for straight flush; 0.8049%',
  )
  expect(page).toContain('  6 players: house edge 10.0715%')
})

const GAMES =
  'crazy-4-poker, four-card-poker, hi-lo-progressive, beat-the-dealer, prize-wheel, big-spin, wheel-of-cards, dead-chip, match-play and match-play-certificate'

test.each([
  [[], `name a game: ${GAMES}`],
  [['crazy-4-poker', 'again'], `name one game, not 2: ${GAMES}`],
  [['roulette'], `there is no game "roulette". There are odds of ${GAMES}`],
  [['blazing-7s'], `bay-101/blazing-7s is no game against the house. There are odds of ${GAMES}`],
])('%j is answered with a sentence', async (words, says) => {
  await expect(call(words)).rejects.toThrow(Complaint)
  await expect(call(words)).rejects.toThrow(says)
})
