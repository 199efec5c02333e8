import { expect, test } from 'vitest'
import { odds } from './odds.ts'

const call = async (game: string, json: boolean, flags = {}): Promise<string> => {
  const said: string[] = []
  const print = (text: string) => void said.push(text)
  expect(await odds.run({ words: [game], flags, json, print, complain: print })).toBe(0)
  return said.join('\n')
}
type Figure = { exact: string; value: number }
type Answer = {
  games: {
    games: string[]
    bets: {
      bet: string
      kinds: { kind: string; redeemed?: string; isPosted?: boolean; worth: Figure; house: Figure }[]
      posted: { name: string; worthInCents: Figure; houseInCents: Figure }[]
    }[]
  }[]
  unknown: { games: string[] }
}
const answerOf = async (game: string) => JSON.parse(await call(game, true)) as Answer

test('a posted coupon: the face as often as it wins, less the fee, for the one what the other loses', async () => {
  const { games, unknown } = await answerOf('match-play')
  expect(games.map((one) => one.games)).toEqual([
    ['21st-century-baccarat', 'ez-baccarat', 'golden-frog-baccarat', 'zoobac'],
  ])
  expect(unknown.games).toContain('blackjack')
  expect(unknown.games).toContain('crazy-4-poker')
  const [player] = games[0]!.bets
  // Of decided hands 49.3175% are the player's: $10 of them, less $1.
  const [coupon] = player!.posted
  expect(coupon!.name).toBe('MP10: match play $10.00, fee $1.00')
  expect(coupon!.worthInCents.value).toBeCloseTo(393.175, 2)
  expect(coupon!.houseInCents).toEqual(coupon!.worthInCents)
})

test('dead chips for $30 are $60 at the cage in the end, whatever the bet', async () => {
  const { games } = await answerOf('dead-chip')
  for (const { posted } of games[0]!.bets) expect(posted[0]!.houseInCents.exact).toBe('3000')
  expect(await call('dead-chip', false)).toContain('Bonus bets are not reckoned')
})

test('a certificate by what the house may post, with what it has posted', async () => {
  const { games } = await answerOf('match-play-certificate')
  const single = games[0]!.bets[0]!.kinds.filter(({ kind }) => kind === 'single match')
  expect(single.map(({ redeemed, isPosted }) => [redeemed, isPosted])).toEqual([
    ['every use', true],
    ['won', false],
    ['lost', false],
  ])
  expect(single[0]!.house.exact).toBe('1')
  const page = await call('match-play-certificate', false)
  expect(page).toContain('single match, every use (posted)')
  expect(page).toContain('Not known: thirteen-card, jokers-wild-pai-gow-poker, pan-9')
})

test('a game that nobody here has counted goes by the chances that are given', async () => {
  const read = JSON.parse(await call('match-play', true, { chances: '42.5:50:7.5' })) as Answer
  const kinds = new Map(read.games[0]!.bets[0]!.kinds.map(({ kind, worth }) => [kind, worth.exact]))
  // w / (w + l) of what is decided; a chip that is kept until it loses: w / l.
  expect(kinds.get('match play')).toBe('17/37')
  expect(kinds.get('bonus play')).toBe('17/20')
})

test.each(['', '50:50', '1:0:1', 'a:b:c', '-1:2:3', '1:2:3:4', '50%:40%:10%'])(
  'chances that are none are refused: %s',
  async (chances) => {
    await expect(call('match-play', false, { chances })).rejects.toThrow('no list of three figures')
  },
)
