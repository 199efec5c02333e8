/** Hot seats and tickets: somebody is drawn, comes or does not, and plays for the prize. */
import { digestOf } from '../../base/digest.ts'
import { cardOf, KING } from '../../cards/card.ts'
import { readyFor } from '../../engine/drawings/callups.ts'
import { commitOf } from '../../engine/drawings/draw/outside.ts'
import { secretDigestOf } from '../../engine/drawings/draw/selection.ts'
import { purposeOf } from '../../engine/drawings/purpose.ts'
import type { GameAction } from '../../engine/drawings/vocabulary.ts'
import { ticketName } from '../../engine/entries/spans.ts'
import type { State } from '../../engine/mechanisms.ts'
import { drawingAt } from '../../engine/offerings/drawingtimes.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { CALLS } from '../../games/hilo/game.ts'
import { callingOf } from '../../rulebook/calling.ts'
import type { Rng } from '../rng.ts'
import { type Maker, some, type Weighed } from './maker.ts'
import { COMPLIANCE, FLOOR, MEMBERS, SURVEILLANCE } from './people.ts'

const ROOM = [{ kind: 'digits', digits: '471108' }] as const
const secretOf = (draw: number): string => digestOf(`the secret of draw ${draw}`)
const valueFor = (draw: number): string => digestOf(`the witness's value for draw ${draw}`)
/** The room's own witness: what it commits to is held against what it shows, signatures are the door's business. */
export const WITNESS = { kind: 'witness', key: 'b'.repeat(64), signature: '0'.repeat(128), minutes: 5 } as const
/** Some of them are the person who acts, and are refused. */
const SECONDS = [...FLOOR, ...COMPLIANCE, SURVEILLANCE] as const

/** The next step of a draw: opened, contributed to, revealed. */
export const drawHotSeat: Maker = (rng, state, _may, now) => {
  const activity = some(rng, [...drawn(state, 'carded players'), ...byPoints(state)])
  const running = activity === undefined ? undefined : runningOf(state, activity)
  if (activity === undefined || running === undefined) return undefined
  const drawing = drawingAt(running.offering.drawings ?? [], now.local)
  const purpose = purposeOf(activity, drawing)
  const by = rng.pick(FLOOR)
  const pending = state.draws.pending.find(({ opened }) => opened.purpose.startsWith(activity))
  if (pending === undefined) {
    const draw = state.draws.count + 1
    const isAgain = state.draws.closed.flat().some((closed) => closed.purpose === purpose)
    return {
      order: {
        do: 'OpenDraw',
        purpose,
        how: { winners: 1, standby: 0, replacement: false },
        secretDigest: secretDigestOf(secretOf(draw)),
        outside: { ...WITNESS, commit: commitOf(valueFor(draw)) },
        ...(isAgain ? { again: 'the one before did not come' } : {}),
      },
      by,
    }
  }
  const { draw } = pending.opened
  if (pending.contribution === undefined) return { order: { do: 'ContributeToDraw', draw, contribution: ROOM }, by }
  const outside = { value: valueFor(draw), proof: '' }
  return rng.oneIn(10)
    ? { order: { do: 'AbandonDraw', draw, reason: 'the list was wrong', second: rng.pick(SECONDS) }, by }
    : { order: { do: 'RevealDraw', draw, secret: secretOf(draw), outside }, by }
}

const byPoints = (state: State): string[] =>
  [...state.offerings.keys()].filter((activity) => {
    const running = runningOf(state, activity)
    return running !== undefined && callingOf(running)?.from === 'points'
  })

const drawn = (state: State, from: string): string[] =>
  [...state.offerings.keys()].filter((activity) => runningOf(state, activity)?.rule.drawn?.from === from)

const drawTicket: Maker = (rng, state) => {
  const activity = some(rng, drawn(state, 'ticket drum'))
  const range = some(rng, state.tickets)
  const ticket = range === undefined ? undefined : ticketName(range.first)
  return activity === undefined || ticket === undefined
    ? undefined
    : { order: { do: 'DrawTicket', activity, ticket, witnesses: [FLOOR[0]] }, by: FLOOR[1] }
}

const reportIn: Maker = (rng, state) => {
  const called = some(
    rng,
    [...state.callups.values()].filter(({ status }) => status === 'called'),
  )
  const terms = called === undefined ? undefined : runningOf(state, called.activity)?.rule.drawn
  if (called === undefined || terms === undefined) return undefined
  const by = rng.pick(FLOOR)
  if (rng.oneIn(8))
    return {
      order: { do: 'PassOver', callup: called.callup, reason: 'did not want to', second: rng.pick(SECONDS) },
      by,
    }
  const person = called.person ?? rng.pick(MEMBERS)
  const answers = Object.fromEntries(readyFor(terms, person).map(({ by: clause }) => [clause, true]))
  return { order: { do: 'ReportIn', callup: called.callup, person, answers }, by }
}

const stepGame: Maker = (rng, state) => {
  const playing = some(
    rng,
    [...state.callups.values()].filter(({ status }) => status === 'playing'),
  )
  const { play, callup } = playing ?? {}
  // Wheels are spun by others.
  if (play === undefined || callup === undefined || 'spins' in play) return undefined
  const action = 'cards' in play ? hiLo(rng, play) : doubleUp(rng, play.phase)
  return { order: { do: 'StepGame', callup, action }, by: rng.pick(FLOOR) }
}

function hiLo(rng: Rng, { phase, cards }: { readonly phase: string; readonly cards: readonly number[] }): GameAction {
  const left = Array.from({ length: 52 }, (_, card) => card).filter((card) => !cards.includes(card))
  if (phase === 'to shuffle') return { do: 'shuffle' }
  if (phase === 'to cut') return { do: 'cut' }
  // Players know what a good guess is, so that some reach the top.
  const last = (cards.at(-1) ?? 0) >> 2
  if (phase === 'to call') return rng.oneIn(12) ? { do: 'quit' } : { do: 'call', call: CALLS[last < 6 ? 0 : 1]! }
  return { do: 'turn', card: lucky(rng, left, last) }
}

/** Mostly the card that the guess hoped for. */
const lucky = (rng: Rng, left: readonly number[], last: number): number => {
  const hoped = left.filter((card) => (last < 6 ? card >> 2 > last : card >> 2 < last))
  return rng.pick(rng.oneIn(6) || hoped.length === 0 ? left : hoped)
}

/** Nine against seven, and the other way round. */
const [NINE, SEVEN] = [7, 5]
const HIGH = [cardOf(NINE, 0), cardOf(KING, 1)]
const LOW = [cardOf(SEVEN, 2), cardOf(KING, 3)]
const COUPS = [
  { player: HIGH, banker: LOW },
  { player: LOW, banker: HIGH },
]

function doubleUp(rng: Rng, phase: string): GameAction {
  if (phase === 'to decide') return rng.oneIn(4) ? { do: 'keep' } : { do: 'play', on: rng.pick(['player', 'banker']) }
  return { do: 'deal', ...rng.pick(COUPS) }
}

export const DRAWINGS: Weighed = [
  [8, drawHotSeat],
  [4, drawTicket],
  [8, reportIn],
  [24, stepGame],
]
