/** The steps of a game that is played for a drawing's prize, each as a sentence with its clause. */

import { signOf, signsOf } from '../../../cards/card.ts'
import { coupOf } from '../../../cards/hands/baccarat.ts'
import { settle } from '../../../engine/drawings/prizegame.ts'
import type { EventOf, State } from '../../../engine/mechanisms.ts'
import { runningOf } from '../../../engine/offerings/running.ts'
import { type CardWheelGame, shownIn } from '../../../games/cardwheel/game.ts'
import type { DoubleUpGame } from '../../../games/doubleup/game.ts'
import type { HiLoGame } from '../../../games/hilo/game.ts'
import type { WheelGame } from '../../../games/wheel/game.ts'

export function sayStep(
  { activity, action, play, draw, clause }: EventOf<'GameStepped'>,
  state: State,
): string | undefined {
  if ('spins' in play) return `${draw === undefined ? '' : `by draw ${draw} `}${ofWheel(play)} [${clause}]`
  const game = runningOf(state, activity)?.rule.game
  if (game === undefined) return undefined
  const stands = game.rungs[settle(game, play).rung] ?? ''
  const says = 'cards' in play ? ofHiLo(action.do, play, stands) : ofDoubleUp(action.do, play, stands)
  return says === undefined ? undefined : `${says} [${clause}]`
}

const WAS = {
  invalid: 'the spin does not count and is made again',
  double: 'the double spot: the next cash spot counts twice',
  again: 'no cash value is posted there, and the wheel is spun again',
  prize: 'that is the prize',
  doubled: 'twice of it is the prize',
  jackpot: 'the double spot again: its jackpot',
  card: 'a card of the hand',
  repeated: 'that card is there already, and the wheel is spun again',
  award: 'kept, and the wheel is spun again',
} as const

function ofWheel(play: WheelGame | CardWheelGame): string {
  if ('hand' in play) return `the wheel shows ${shownIn(play).at(-1)}: ${WAS[play.spins.at(-1)!.was]}`
  const last = play.spins.at(-1)
  if (last === undefined || play.givenUp !== undefined) return 'the spin is given up: nobody has won'
  const { rests, was } = last
  const where =
    typeof rests === 'object'
      ? `shows ${rests.spot}`
      : rests === undefined
        ? 'shows nothing'
        : `rests ${rests === 'peg' ? 'on a peg' : 'between two sections'}`
  return `the wheel ${where}: ${WAS[was]}`
}

function ofHiLo(step: string, { cards, said = [], last }: HiLoGame, stands: string): string | undefined {
  if (step === 'shuffle') return 'the deck is shuffled'
  if (step === 'cut') return 'the player cuts the deck'
  if (step === 'quit') return `the player stops: ${stands}`
  const [before, turned] = [cards.at(-2), cards.at(-1)]
  // The guess is told with the card that answers it.
  if (step !== 'turn' || turned === undefined) return undefined
  if (before === undefined || last === undefined) return `${signOf(turned)} is turned`
  if (last.was === 'equal') return `said ${said.at(-1)}, ${signOf(turned)}: the same rank, the next card is turned`
  const was = { right: 'right', top: 'right, the top', forgiven: 'wrong and forgiven', missed: 'wrong', quit: '' }
  return `said ${said.at(-1)}, ${signOf(turned)}: ${was[last.was]}; ${stands}`
}

function ofDoubleUp(step: string, { on, hands }: DoubleUpGame, stands: string): string | undefined {
  if (step === 'keep') return `the player keeps what there is: ${stands}`
  if (step === 'play') return `the player chooses ${on}`
  const hand = hands.at(-1)
  if (step !== 'deal' || hand === undefined) return undefined
  const { playerTotal, bankerTotal } = coupOf(hand.player, hand.banker)
  const dealt = `player ${signsOf(hand.player)} is ${playerTotal}, banker ${signsOf(hand.banker)} is ${bankerTotal}`
  const was = { won: 'won', lost: 'lost', tie: 'a tie, played again', dragon: 'a Dragon 7' }
  return `${dealt}: ${was[hand.was]}; ${stands}`
}
