import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cardsIn } from '../../tests/cards.ts'
import { ASSUMPTIONS } from '../cards/assumptions.ts'
import { cardName } from '../cards/card.ts'
import { cardsOf } from '../cards/deck.ts'
import { parseTiles } from '../cards/tile.ts'
import { english } from '../words/sentence.ts'
import { GAME_SLUGS, GAMES, gameCalled, isGame } from './games.ts'
import { judge } from './judge.ts'
import { RANKINGS } from './ranking.ts'

const SEEDS = new URL('../../../shared/seeds/', import.meta.url)

test.skipIf(!existsSync(SEEDS))('every game that a document lists with its number is here', () => {
  const texts = readdirSync(SEEDS).map((file) => readFileSync(new URL(file, SEEDS), 'utf8'))
  const listed = texts.flatMap((text) =>
    [...text.matchAll(/^[\s•-]*(\S.*?) \((?:GEGA|GEGR)-\d+\)[.,]?\s*$/gm)].map(([, name = '']) =>
      name.replace(/<.*?>/g, ''),
    ),
  )
  // Funds of other activities and one requirement are written in the same form.
  const games = listed.filter((name) => !/Jackpot|Player Club Card|reserve|Funding|Player Tracking/i.test(name))
  expect(games.length).toBeGreaterThan(60)
  expect(games.filter((name) => gameCalled(name) === undefined)).toEqual([])
})

describe.each(GAME_SLUGS)('%s', (slug) => {
  const game = GAMES[slug]

  test('is found by its names, which belong to no other game', () => {
    expect(isGame(slug)).toBe(true)
    for (const name of [slug, game.name, ...(game.alsoCalled ?? [])])
      expect([name, gameCalled(name)]).toEqual([name, slug])
  })

  test('every zone is dealt in a phase of the game and is judged by a ranking that can', () => {
    for (const zone of game.zones) expect(game.phases).toContain(zone.dealt)
    const { judging } = game
    const most = (name: string) => game.zones.find((zone) => zone.name === name)?.max ?? Number.NaN
    const least = (name: string) => game.zones.find((zone) => zone.name === name)?.min ?? Number.NaN
    switch (judging.by) {
      case 'one hand': {
        const complete = judging.of.reduce((sum, name) => sum + least(name), 0)
        expect(complete).toBeGreaterThanOrEqual(RANKINGS[judging.ranking].min)
        expect(complete).toBeLessThanOrEqual(RANKINGS[judging.ranking].max)
        break
      }
      case 'two and three':
        expect(judging.own.reduce((sum, name) => sum + least(name), 0)).toBeGreaterThanOrEqual(2)
        expect(judging.others.reduce((sum, name) => sum + least(name), 0)).toBeGreaterThanOrEqual(3)
        break
      case 'set hands':
        for (const { zone, ranking } of judging.hands) expect(most(zone)).toBe(RANKINGS[ranking].min)
        break
      case 'two sides':
        for (const zone of judging.sides) expect(most(zone)).toBe(RANKINGS[judging.ranking].max)
    }
  })
})

test('an assumed game says what is assumed', () => {
  const told = new Set(ASSUMPTIONS.map(({ game }) => game))
  for (const { game } of ASSUMPTIONS) expect([game, isGame(game)]).toEqual([game, true])
  const untold = GAME_SLUGS.filter((slug) => GAMES[slug].isAssumed && !told.has(slug))
  expect(untold.filter((slug) => !told.has(slug.replace(/^(fortune|face-up)-/, '')))).toEqual([])
})

describe('judging', () => {
  test("Hold'em takes the best five, Omaha two and three", () => {
    const board = { flop: cardsIn('9s 9d 9c'), turn: cardsIn('9h'), river: cardsIn('3s') }
    const holdem = judge(GAMES.holdem, { hole: cardsIn('As 2d'), ...board })
    const omaha = judge(GAMES.omaha, { hole: cardsIn('As 2d Kc 4h'), ...board })
    expect(holdem.ok && holdem.value.map(({ standing }) => standing.category)).toEqual(['four of a kind'])
    expect(omaha.ok && omaha.value.map(({ standing }) => standing.category)).toEqual(['three of a kind'])
  })

  test('a low needs eight or better', () => {
    const at = (hole: string) =>
      judge(GAMES['omaha-high-low'], {
        hole: cardsIn(hole),
        flop: cardsIn('3s 4d 8c'),
        turn: cardsIn('Kh'),
        river: cardsIn('Ks'),
      })
    const [low, none] = [at('As 2d Qc Qh'), at('As Jd Qc Qh')]
    expect(low.ok && low.value.map(({ hand }) => hand)).toEqual(['high', 'low'])
    expect(none.ok && none.value.map(({ hand }) => hand)).toEqual(['high'])
  })

  test('set hands are told one by one, and may repeat what was dealt', () => {
    const hand = cardsIn('As Ad Kc Kd 9h 8h 2s')
    const set = judge(GAMES['pai-gow-poker'], { hand, front: cardsIn('Kc Kd'), back: cardsIn('As Ad 9h 8h 2s') })
    expect(set.ok && set.value.map(({ hand: name, standing }) => [name, standing.says])).toEqual([
      ['front', 'pair of kings'],
      ['back', 'pair of aces, nine eight two kickers'],
    ])
  })

  test('tiles', () => {
    const tiles = (text: string) => {
      const reading = parseTiles(text.split(', '))
      if (!reading.ok) throw new Error(english(reading.why))
      return reading.value
    }
    const set = judge(GAMES['pai-gow-tiles'], { frontTiles: tiles('Mooy, Yun'), backTiles: tiles('Teen, Gow 3-6') })
    expect(set.ok && set.value.map(({ standing }) => standing.says)).toEqual(['8 points', 'wong with Teen'])
  })

  test.each([
    ['a zone it does not have', { front: cardsIn('As') }, 'this game has no front; it has hole, flop, turn, river'],
    ['too many', { hole: cardsIn('As Ks Qs') }, 'hole: at most 2, 3 given'],
    ['too few', { hole: cardsIn('As Ks') }, 'hand: 5 to 7 wanted, 2 given'],
    [
      'twice',
      { hole: cardsIn('As Ks'), flop: cardsIn('As 2d 3d') },
      'the ace of spades is there 2 times; one deck of 52 has it 1 times',
    ],
  ])('refuses %s', (_, lying, says) => {
    expect(judge(GAMES.holdem, lying)).toEqual({ ok: false, says })
  })

  test('no card of a deck that a game does not use', () => {
    const nine = cardsIn('9s 9d 9h')
    expect(judge(GAMES['pan-9'], { hand: nine })).toMatchObject({ ok: false })
    const pan = GAMES['pan-9'].pieces
    expect(pan !== 'tiles' && cardsOf(pan).every((card) => !/seven|eight|nine|ten/.test(cardName(card)))).toBe(true)
  })
})
