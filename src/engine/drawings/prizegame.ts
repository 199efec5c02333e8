import { type Message, message } from '../../base/message.ts'
import { isRefusal, type Refusal, refuse, refuseFor, refuseOrder } from '../../base/refusal.ts'
import { dealText, type Shown, shownOf } from '../../cards/showncards.ts'
import {
  beginDoubleUp,
  type DoubleUpAction,
  type DoubleUpRules,
  settleDoubleUp,
  stepDoubleUp,
} from '../../games/doubleup/game.ts'
import { beginHiLo, guessesIn, type HiLoAction, type HiLoRules, settleHiLo, stepHiLo } from '../../games/hilo/game.ts'
import { draftOf } from '../../ledger/draft.ts'
import { poolAccount } from '../../ledger/name.ts'
import { chartOf, funderOf } from '../../rulebook/choice.ts'
import type { OwnGame } from '../../rulebook/parts/drawing.ts'
import type { Line, RuleFile } from '../../rulebook/rule.ts'
import { drawOnReserve, saying } from '../money/movements.ts'
import type { Running } from '../offerings/running.ts'
import { runningOf, whyHalted } from '../offerings/running.ts'
import { toPosts } from '../posts.ts'
import { asDrawn } from './eligibility.ts'
import type { CallUp, CommandOf, Decision, Event, GameAction, Play, State } from './vocabulary.ts'
import { stepWheels } from './wheelgame.ts'
import { declareWin } from './win.ts'

export const beginGame = ({ game }: RuleFile): Play => (game?.game === 'hi-lo' ? beginHiLo() : beginDoubleUp())

export function hiLoRules(game: Extract<OwnGame, { game: 'hi-lo' }>): HiLoRules {
  const { shuffle, cut, first, call, ranks, equal, quit, missed, forgiven, rungs, top } = game
  const rung = (line: string) => rungs.indexOf(line)
  return {
    shuffle,
    cut,
    first,
    call: { by: `${call.by} ${ranks.by}` },
    equal,
    quit,
    missed: { by: missed.by, fallsTo: rung(missed.fallsTo) },
    ...(forgiven === undefined
      ? {}
      : { forgiven: { by: forgiven.by, misses: forgiven.misses, at: forgiven.at.map(rung) } }),
    top: { by: top.by, right: rungs.length - 1 },
  }
}

export const doubleUpRules = (game: Extract<OwnGame, { game: 'double-up baccarat' }>): DoubleUpRules => ({
  keep: game.keep,
  choose: game.choose,
  tie: game.tie,
  lost: game.lost,
  dragon: game.dragon,
  top: { by: game.top.by, hands: game.rungs.length - 1 },
  decks: game.decks,
})

/** Actions and positions of one game are never those of the other: the names of their steps tell them apart. */
function step(game: OwnGame, play: Play, action: GameAction): Play | Refusal {
  if (game.game === 'hi-lo' && 'cards' in play && isOfHiLo(action)) return stepHiLo(hiLoRules(game), play, action)
  if (game.game === 'double-up baccarat' && 'hands' in play && isOfDoubleUp(action))
    return stepDoubleUp(doubleUpRules(game), play, action)
  return refuseOrder('no step of the game', { step: action.do, game: game.game })
}
const isOfHiLo = (action: GameAction): action is HiLoAction =>
  ['shuffle', 'cut', 'turn', 'call', 'quit'].includes(action.do)
const isOfDoubleUp = (action: GameAction): action is DoubleUpAction => ['keep', 'play', 'deal'].includes(action.do)

/** What the game is worth as it stands: a rung, 0 the lowest, and why. */
export function settle(game: OwnGame, play: Play): { rung: number; by: readonly string[] } {
  if (game.game === 'hi-lo' && 'cards' in play) return settleHiLo(hiLoRules(game), play)
  if (game.game === 'double-up baccarat' && 'hands' in play) return settleDoubleUp(doubleUpRules(game), play)
  throw new Error(`this is no ${game.game}`)
}

export function stepGame(state: State, command: CommandOf<'StepGame'>): Decision {
  const { callup: name, action, at, by } = command
  const callup = state.callups.get(name)
  const running = callup === undefined ? undefined : runningOf(state, callup.activity)
  if (callup === undefined || running === undefined) return refuseOrder('nobody was called', { callup: name })
  const { play } = callup
  if (play === undefined || callup.status === 'passed over')
    return refuseOrder('not reported for the game', { who: callup.who })
  const halted = whyHalted(state, callup.activity)
  if (halted !== undefined) return refuseFor(halted)
  if ('spins' in play) return stepWheels(state, running, { ...callup, play }, action, { at, by })
  const { game } = running.rule
  if (game === undefined) return refuseOrder('nobody was called', { callup: name })
  const next = step(game, play, action)
  if (isRefusal(next)) return refuse(callup.who, next.reasons)
  const stepped: Event = {
    type: 'GameStepped',
    callup: name,
    activity: callup.activity,
    action,
    play: next,
    by,
    clause: clauseOf(game, action, next),
  }
  return next.phase === 'over' ? ended(state, running, game, { ...callup, play: next }, stepped, { at, by }) : [stepped]
}

/** The clause that a step goes by, or that answers it. */
function clauseOf(game: OwnGame, action: GameAction, next: Play): string {
  if (game.game === 'hi-lo' && 'cards' in next) {
    if (action.do === 'shuffle') return `${game.by} ${game.shuffle.by}`
    if (action.do === 'cut') return game.cut.by
    if (action.do === 'call') return game.call.by
    return next.cards.length === 1 && action.do === 'turn' ? game.first.by : (next.last?.by ?? game.call.by)
  }
  if (game.game === 'double-up baccarat' && 'hands' in next) {
    if (action.do === 'play') return `${game.by} ${game.choose.by}`
    if (action.do === 'deal') return next.hands.at(-1)?.by ?? game.choose.by
    return next.ended?.by ?? game.keep.by
  }
  return game.by
}

/** The prize is held and waits for its verification; a prize that was missed grows. */
function ended(
  state: State,
  posted: Running,
  game: OwnGame,
  callup: CallUp & { play: Play },
  stepped: Event,
  acting: Pick<CommandOf<'StepGame'>, 'at' | 'by'>,
): Decision {
  const running = asDrawn(posted, callup.drawing)
  const { rung, by: why } = settle(game, callup.play)
  const line = chartOf(running.rule, running.offering).find((candidate) => candidate.line === game.rungs[rung])
  if (line === undefined) throw new Error(`rung ${rung} of ${running.rule.activity} has no line`)
  const won = declareWin(state, running, callup, acting, {
    line,
    why,
    cards: shownIn(callup.play),
    evidence: evidenceOf(game, callup),
  })
  if (isRefusal(won)) return won
  return [stepped, won.declared, ...grown(running, line, won.balances, acting.at.at)]
}

/** Every pool that the game could have won and did not. */
function grown({ rule }: Running, won: Line, balances: State['balances'], at: number): Event[] {
  return Object.entries(rule.pools).flatMap(([pool, { missed }]): Event[] => {
    const isWon = won.pays.kind === 'pool' && won.pays.pool === pool
    if (missed === undefined || isWon) return []
    const draft = draftOf(balances, funderOf(rule))
    drawOnReserve(draft, saying(rule, missed.by), poolAccount(pool), missed.amount, missed.by)
    const posts = toPosts(draft.posts)
    return [{ type: 'PoolIncreased', activity: rule.activity, pool, why: 'missed', at, posts }]
  })
}

/** How the game went, beside its cards. */
function evidenceOf(game: OwnGame, { callup, draw, ticket, play }: CallUp & { play: Play }): Message {
  return message('game was played', {
    game: game.game,
    callup,
    ...(draw === undefined ? (ticket === undefined ? {} : { ticket }) : { draw }),
    ...('cards' in play ? { guesses: guessesIn(play) } : {}),
    ...('hands' in play ? { hands: play.hands.map(({ on, was }) => ({ on, was })) } : {}),
  })
}

/** Every card that lay on the table, as the journal keeps it. */
const shownIn = (play: Play): Shown =>
  'cards' in play
    ? shownOf(dealText({ up: play.cards }), [])
    : shownOf(
        {},
        ('hands' in play ? play.hands : []).map(({ on, player, banker }) => ({
          role: 'coup',
          on,
          zones: dealText({ player, banker }),
        })),
      )
