import { describe, expect, test } from 'vitest'
import { cardsIn } from '../../../tests/cards.ts'
import { isRefusal } from '../../base/refusal.ts'
import { shoe } from '../../cards/deck.ts'
import {
  beginDoubleUp,
  type DoubleUpAction,
  type DoubleUpGame,
  type DoubleUpRules,
  settleDoubleUp,
  stepDoubleUp,
} from './game.ts'

const RULES: DoubleUpRules = {
  keep: { by: 'D1' },
  choose: { by: 'D2' },
  lost: { by: 'D3' },
  tie: { by: 'D7' },
  dragon: { by: 'D8' },
  top: { by: 'D6', hands: 3 },
  decks: { by: 'D9', number: 8 },
}
const cardsOf = (text: string) => cardsIn(text, shoe(8))
const deal = (player: string, banker: string): DoubleUpAction => ({
  do: 'deal',
  player: cardsOf(player),
  banker: cardsOf(banker),
})
const on = (side: 'player' | 'banker'): DoubleUpAction => ({ do: 'play', on: side })
const KEEP: DoubleUpAction = { do: 'keep' }
/** Nine against eight, both from two cards. */
const PLAYER_WINS = deal('9c Ks', '8d Qh')
const BANKER_WINS = deal('8d Qh', '9c Ks')
const TIE = deal('9c Ks', '9d Qh')
/** Six stands, five draws a two. */
const DRAGON_7 = deal('2c 4d', '3h 2s 2d')

const play = (...actions: DoubleUpAction[]): DoubleUpGame =>
  actions.reduce((game, action) => {
    const next = stepDoubleUp(RULES, game, action)
    if (isRefusal(next)) throw new Error(next.reasons[0]?.id)
    return next
  }, beginDoubleUp())

describe('the step that is paid: 0 the prize itself, then twice, four times, ten times', () => {
  test.each<[string, DoubleUpAction[], number, string]>([
    ['declines to play', [KEEP], 0, 'kept'],
    ['loses hand 1', [on('player'), BANKER_WINS], 0, 'lost'],
    ['wins hand 1 and keeps', [on('player'), PLAYER_WINS, KEEP], 1, 'kept'],
    ['wins hand 1 on Banker and keeps', [on('banker'), BANKER_WINS, KEEP], 1, 'kept'],
    [
      'hand 2 ties twice and is then won',
      [on('player'), PLAYER_WINS, on('player'), TIE, TIE, PLAYER_WINS, KEEP],
      2,
      'kept',
    ],
    [
      'wins hands 1, 2 and 3',
      [on('player'), PLAYER_WINS, on('player'), PLAYER_WINS, on('banker'), BANKER_WINS],
      3,
      'top',
    ],
    ['loses hand 3', [on('player'), PLAYER_WINS, on('player'), PLAYER_WINS, on('player'), BANKER_WINS], 0, 'lost'],
    ['hand 2 ties and is then lost', [on('player'), PLAYER_WINS, on('player'), TIE, BANKER_WINS], 0, 'lost'],
    ['a Dragon 7 in hand 1 against Player', [on('player'), DRAGON_7], 3, 'dragon'],
    ['a Dragon 7 in hand 1 with Banker', [on('banker'), DRAGON_7], 3, 'dragon'],
    ['a Dragon 7 after a tie', [on('player'), TIE, DRAGON_7], 3, 'dragon'],
    [
      'a Dragon 7 in hand 3',
      [on('player'), PLAYER_WINS, on('player'), PLAYER_WINS, on('player'), DRAGON_7],
      3,
      'dragon',
    ],
    ['a banker seven of two cards is no Dragon 7', [on('player'), deal('2c 4d', '3h 4s')], 0, 'lost'],
    ['a player seven of three cards is no Dragon 7', [on('player'), deal('2c 3d 2h', '3h 3s'), KEEP], 1, 'kept'],
    [
      'seven of three cards on both sides is a tie',
      [on('player'), deal('2c Kd 5h', '3h 2s 2d'), PLAYER_WINS, KEEP],
      1,
      'kept',
    ],
    ['another side after a tie', [on('player'), TIE, on('banker'), BANKER_WINS, KEEP], 1, 'kept'],
  ])('%s', (_, actions, rung, ended) => {
    const game = play(...actions)
    expect([settleDoubleUp(RULES, game).rung, game.ended?.was]).toEqual([rung, ended])
  })
})

describe('refused with the clause', () => {
  test.each<[string, DoubleUpGame, DoubleUpAction, string]>([
    ['a hand before a side is chosen', play(), PLAYER_WINS, 'D2'],
    ['keeping with a side chosen', play(on('player')), KEEP, 'D2'],
    ['keeping after a tie', play(on('player'), TIE), KEEP, 'D7'],
    ['going on after a loss', play(on('player'), BANKER_WINS), on('player'), 'D1'],
    [
      'a fourth hand',
      play(on('player'), PLAYER_WINS, on('player'), PLAYER_WINS, on('player'), PLAYER_WINS),
      KEEP,
      'D1',
    ],
    ['a third card after a natural', play(on('player')), deal('9c Ks 2d', '8d Qh'), 'D2'],
    ['no third card where one is drawn', play(on('player')), deal('2c 3d', '8d Qh 2s'), 'D2'],
    ['one card', play(on('player')), deal('9c', '8d Qh'), 'D2'],
  ])('%s', (_, game, action, clause) => {
    const next = stepDoubleUp(RULES, game, action)
    expect(isRefusal(next) ? next.reasons[0]?.clause : 'done').toBe(clause)
  })
  test('a card more often than the shoe holds it', () => {
    const one = { ...RULES, decks: { by: 'D9', number: 1 } }
    const twice = stepDoubleUp(one, play(on('player')), deal('9c 9c', '8d 8h'))
    expect(isRefusal(twice) ? twice.reasons[0]?.clause : 'done').toBe('D9')
    expect(isRefusal(stepDoubleUp(RULES, play(on('player')), deal('9c 9c', '8d 8h')))).toBe(false)
  })
})
