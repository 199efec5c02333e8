/**
 * A wheel that a drawn person spins: each spin as its attendant tells it, or as it was drawn for a wheel on the screen; the last
 * one declares a hit like every other.
 */
import { message } from '../../base/message.ts'
import { add, type Cents, cents, ZERO } from '../../base/money.ts'
import { because, isRefusal, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { divideRoundedDown } from '../../base/split.ts'
import { dealText, type Shown, shownOf } from '../../cards/showncards.ts'
import { type CardWheelGame, settleCardWheel, shownIn, stepCardWheel } from '../../games/cardwheel/game.ts'
import { type SpinSeen, stepWheel, type WheelAction, type WheelGame } from '../../games/wheel/game.ts'
import { settleWheel } from '../../games/wheel/settle.ts'
import { chartOf } from '../../rulebook/choice.ts'
import { cardWheelRules, postedCardWheel, postedWheel, wheelRules } from '../../rulebook/parts/wheel.ts'
import type { Line } from '../../rulebook/rule.ts'
import type { Running } from '../offerings/running.ts'
import { asDrawn } from './eligibility.ts'
import type { CallUp, Decision, Event, GameAction, State } from './vocabulary.ts'
import { type Acting, callOf, declareWin, declareWins, type Winning, type Won } from './win.ts'

type Spinning = CallUp & { readonly play: WheelGame | CardWheelGame }

/** A wheel of cards counts the cards of its hand. */
const isOfCards = (play: Spinning['play']): play is CardWheelGame => 'hand' in play

/** As it is told. */
export function stepWheels(
  state: State,
  posted: Running,
  callup: Spinning,
  action: GameAction,
  acting: Acting,
): Decision {
  const { wheel } = posted.rule
  if (wheel?.with !== undefined && !isOfCards(callup.play)) {
    const open = state.draws.pending.find(({ opened }) => opened.purpose.startsWith(`${callup.activity}/spin/`))
    if (open !== undefined) return refuseOrder('spin is sealed', { draw: open.opened.draw })
    if (action.do === 'spin') return refuse(callup.who, [because(wheel.with.by, 'program draws the spot')])
  }
  return stepped(state, posted, callup, action, acting)
}

/** As it was drawn. */
export const stepDrawn = (
  state: State,
  posted: Running,
  callup: Spinning,
  { draw, spot }: { readonly draw: number; readonly spot: string },
  acting: Acting,
): Decision => stepped(state, posted, callup, { do: 'spin', rests: { spot }, draw }, acting)

function stepped(state: State, posted: Running, callup: Spinning, action: GameAction, acting: Acting): Decision {
  const running = asDrawn(posted, callup.drawing)
  const { play } = callup
  const next = isOfCards(play) ? spunCards(running, play, action) : spun(running, play, action, acting.at.local)
  if (isRefusal(next)) return refuse(callup.who, next.reasons)
  const draw = 'draw' in action ? action.draw : undefined
  const step: Event = {
    type: 'GameStepped',
    callup: callup.callup,
    activity: callup.activity,
    action,
    play: next,
    ...(draw === undefined ? {} : { draw, at: acting.at.at }),
    by: acting.by,
    clause: next.spins.at(-1)?.by ?? ('givenUp' in next ? (next.givenUp?.by ?? '') : ''),
  }
  if (next.phase !== 'over') return [step]
  const declared = isOfCards(next)
    ? declareCards(state, running, callup, next, acting)
    : declareSpot(state, running, callup, next, acting)
  if (declared === undefined) return [step]
  return isRefusal(declared) ? declared : [step, declared.declared]
}

function declareSpot(state: State, running: Running, callup: CallUp, play: WheelGame, acting: Acting) {
  const won = wonBySpot(running, callup, play)
  return won === undefined ? undefined : declareWin(state, running, callup, acting, won)
}

function spun(running: Running, play: WheelGame, action: GameAction, local: string): WheelGame | Refusal {
  const { rule, offering } = running
  if (rule.wheel === undefined || offering.wheel === undefined)
    return refuseOrder('wheel is not posted', { activity: rule.activity })
  if (action.do !== 'spin' && action.do !== 'give up')
    return refuseOrder('no step of the game', { step: action.do, game: 'wheel' })
  if ('shows' in action && action.shows !== undefined)
    return refuseOrder('no step of the game', { step: 'shows', game: 'wheel' })
  return stepWheel(wheelRules(rule.wheel), postedWheel(rule.wheel, offering.wheel), play, action as WheelAction, local)
}

function spunCards({ rule, offering }: Running, play: CardWheelGame, action: GameAction): CardWheelGame | Refusal {
  if (rule.cardWheel === undefined || offering.cardWheel === undefined)
    return refuseOrder('wheel is not posted', { activity: rule.activity })
  if (action.do !== 'spin' || !('shows' in action) || action.shows === undefined)
    return refuseOrder('no step of the game', { step: action.do, game: 'wheel of cards' })
  const { shows } = action
  return stepCardWheel(cardWheelRules(rule.cardWheel), postedCardWheel(offering.cardWheel), play, { do: 'spin', shows })
}

/** Nothing where the spin was given up. */
function wonBySpot({ rule, offering }: Running, callup: CallUp, play: WheelGame): Won | undefined {
  if (rule.wheel === undefined || offering.wheel === undefined) return undefined
  const wheel = postedWheel(rule.wheel, offering.wheel)
  const result = settleWheel(wheelRules(rule.wheel), wheel, play)
  if (result === undefined || result.won === 'nothing') return undefined
  return {
    line: lineOf({ rule, offering }, rule.wheel.line),
    why: result.by,
    cards: shownOf({}, []),
    evidence: evidenceOf(callup, play.spins.map(restedOn), {
      ...(result.thing === undefined ? { form: result.form } : {}),
      ...(rule.wheel.with === undefined ? {} : { drawn: play.spins.flatMap(({ draw = [] }) => draw) }),
    }),
    shown: { amount: result.amount, thing: result.thing },
  }
}

const restedOn = ({ rests }: SpinSeen): string =>
  typeof rests === 'object' ? String(rests.spot) : (rests ?? 'nothing that counts')

/** What the hand is worth, divided where a table was drawn; and every thing on the way, which is the spinner's own. */
function declareCards(state: State, running: Running, callup: CallUp, play: CardWheelGame, acting: Acting) {
  const { rule, offering } = running
  if (rule.cardWheel === undefined || offering.cardWheel === undefined) return undefined
  const result = settleCardWheel(cardWheelRules(rule.cardWheel), postedCardWheel(offering.cardWheel), play)
  if (result === undefined) return undefined
  const { who, person } = callup
  const things = lineOf(running, rule.cardWheel.awards.line)
  const winners: Winning[] = [
    ...dividedAmong(running, callup, lineOf(running, rule.cardWheel.line), result.amount),
    ...result.awards.map(({ award, value }) => ({ who, person, line: things, amount: value, thing: award })),
  ]
  if (winners.length === 0) return undefined
  return declareWins(state, running, callOf(callup), acting, {
    winners,
    why: result.by,
    cards: cardsOf(play),
    evidence: evidenceOf(callup, shownIn(play)),
  })
}

/** All of it the spinner's; or equal parts for all who take part at the table, and the cents that are left for the spinner. */
function dividedAmong({ rule }: Running, callup: CallUp, line: Line, amount: Cents): Winning[] {
  const { who, person, qualified } = callup
  if (amount === ZERO) return []
  if (rule.spread === undefined || qualified === undefined || who.kind !== 'seat')
    return [{ who, person, line, amount, thing: null }]
  const { divided } = rule.spread
  const { each, rest } = divideRoundedDown(amount, qualified.length, cents(1))
  return qualified.flatMap((one): Winning[] => {
    const isSpinner = one.seat === who.seat
    const part = isSpinner ? add(each, rest) : each
    const by = [divided.by, ...(isSpinner && rest > 0n ? [divided.rest.by] : [])]
    const at = { kind: 'seat', table: who.table, seat: one.seat } as const
    return part === ZERO
      ? []
      : [{ who: at, person: isSpinner ? person : one.person, line, amount: part, thing: null, by }]
  })
}

const cardsOf = ({ hand }: CardWheelGame): Shown => shownOf(dealText({ up: hand }), [])

function lineOf({ rule, offering }: Pick<Running, 'rule' | 'offering'>, name: string): Line {
  const line = chartOf(rule, offering).find((one) => one.line === name)
  if (line === undefined) throw new Error(`the wheel of ${rule.activity} pays no line`)
  return line
}

const evidenceOf = (
  { callup, ticket, draw }: CallUp,
  spins: readonly string[],
  more: { readonly form?: string; readonly drawn?: readonly number[] } = {},
) =>
  message('wheel was spun', {
    callup,
    ...(ticket === undefined ? {} : { ticket }),
    ...(draw === undefined ? {} : { draw }),
    spins,
    ...more,
  })
