/** Drawings and the games played for their prizes, as a scenario tells them: from the pick to the payment. */
import { citedIn } from '../../base/cited.ts'
import { isRefusal } from '../../base/refusal.ts'
import { readyFor } from '../../engine/drawings/callups.ts'
import { asDrawn } from '../../engine/drawings/eligibility.ts'
import { nextSpin, spotsOf } from '../../engine/drawings/spins.ts'
import type { CallUp, GameAction } from '../../engine/drawings/vocabulary.ts'
import { ticketName } from '../../engine/entries/spans.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import type { SpinSeen } from '../../games/wheel/game.ts'
import { callingOf } from '../../rulebook/calling.ts'
import { enrolMachine, holdDraw, pickHotSeat } from './draw.ts'
import type { DoubleUpText, HiLoText, SpinText, WheelText } from './file/drawntext.ts'
import { type SettledText, settleHit } from './hit.ts'
import { type Night, order, Undone } from './night.ts'

export const lastCallUp = ({ state }: Night, status?: CallUp['status']): CallUp | undefined =>
  [...state.callups.values()].findLast((one) => status === undefined || one.status === status)

/** Everything that must be there is there, but for the clauses named. */
export function reportFor(
  night: Night,
  callup: string,
  no: readonly string[],
  person?: string,
  by = 'club host',
): void {
  const called = night.state.callups.get(callup)
  const running = runningOf(night.state, called?.activity ?? '')
  const terms = running === undefined ? undefined : callingOf(running)
  const asked =
    terms === undefined
      ? []
      : [...readyFor(terms, person ?? called?.person), ...(terms.idUntil === undefined ? [] : [terms.idUntil])]
  const isNo = (clauses: string) => no.includes(clauses) || citedIn(clauses).some((clause) => no.includes(clause))
  const answers = Object.fromEntries(asked.map(({ by: clause }) => [clause, !isNo(clause)]))
  order(
    night,
    { do: 'ReportIn', callup, ...(person === undefined ? {} : { person }), ...(asked.length === 0 ? {} : { answers }) },
    by,
  )
}

/** Who plays: the one who has reported; who was called and now reports; or somebody who is drawn on the spot. */
function playerOf(night: Night, draw: () => void): CallUp | undefined {
  const playing = () => lastCallUp(night, 'playing')
  if (playing() !== undefined) return playing()
  if (lastCallUp(night, 'called') === undefined) draw()
  const called = lastCallUp(night, 'called')
  if (called !== undefined) reportFor(night, called.callup, [])
  return playing()
}

export function playHiLo(night: Night, activity: string, written: HiLoText, by = 'club host'): void {
  const person = written.player ?? 'player'
  const playing = playerOf(night, () => {
    const isThere = [...night.state.inserted.values()].some((card) => card.person === person)
    if (!isThere) {
      enrolMachine(night, `m-${person}`)
      order(night, { do: 'InsertCard', machine: `m-${person}`, person }, 'device:slots')
    }
    pickHotSeat(night, activity, { winner: person }, by)
  })
  if (playing === undefined) return
  const cards = [...(written.cards ?? [])]
  const turn = () => {
    const card = cards.shift()
    if (card === undefined) throw new Undone('a guess has no card left to answer it')
    return step(night, playing.callup, { do: 'turn', card }, by)
  }
  // Without cards nothing is dealt: a game that an earlier step has left unfinished is stopped where it stands.
  if (written.cards !== undefined) {
    if (!step(night, playing.callup, { do: 'shuffle' }, by)) return
    if (!step(night, playing.callup, { do: 'cut' }, by) || !turn()) return
  }
  for (const call of written.calls ?? []) {
    if (!step(night, playing.callup, { do: 'call', call }, by)) return
    while (night.state.callups.get(playing.callup)?.play?.phase === 'to turn') if (!turn()) return
  }
  if (written.quit === true && !step(night, playing.callup, { do: 'quit' }, by)) return
  settled(night, playing.callup, written)
}

/** The first ticket of the drum, where none is named. */
const drawnFrom = (night: Night, activity: string, written: { readonly ticket?: string | undefined }, by: string) =>
  playerOf(night, () => {
    const ticket = written.ticket ?? ticketName(night.state.tickets[0]?.first ?? 1)
    order(night, { do: 'DrawTicket', activity, ticket, witnesses: ['floor'] }, by)
  })

export function spinWheel(night: Night, activity: string, written: WheelText, by = 'club host'): void {
  const playing = drawnFrom(night, activity, written, by)
  if (playing === undefined) return
  for (const spin of written.spins ?? []) if (!spun(night, playing, spin, by)) return
  if (written.giveUp === true && !step(night, playing.callup, { do: 'give up' }, by)) return
  settlePrize(night, playing.callup, written)
}

/** As its attendant tells it; of a wheel on the screen the spot is drawn, unless the step tells what somebody saw. */
function spun(night: Night, { callup, activity }: CallUp, spin: SpinText, by: string): boolean {
  const running = runningOf(night.state, activity)
  const isDrawn = running?.rule.wheel?.with !== undefined && (typeof spin === 'string' || 'until' in spin)
  if (running === undefined || !isDrawn) return step(night, callup, { do: 'spin', ...seenIn(spin) }, by)
  const playing = night.state.callups.get(callup)!
  const wanted = typeof spin === 'string' ? spin : spin.rests
  const held = typeof spin === 'string' ? {} : { until: spin.until }
  holdDraw(night, nextSpin(playing), spotsOf(asDrawn(running, playing.drawing)), wanted, held, by)
  return true
}

/** A spot alone: a good spin that came to rest there. */
function seenIn(spin: SpinText): SpinSeen {
  if (typeof spin === 'string') return { turns: 3, touched: false, stopped: true, rests: { spot: spin } }
  const { rests, turns, touched, stopped } = spin
  return {
    ...(turns === undefined ? {} : { turns }),
    ...(touched === undefined ? {} : { touched }),
    ...(stopped === undefined ? {} : { stopped }),
    ...(rests === undefined ? {} : { rests: rests === 'peg' || rests === 'between' ? rests : { spot: rests } }),
  }
}

export function playDoubleUp(night: Night, activity: string, written: DoubleUpText, by = 'club host'): void {
  const playing = drawnFrom(night, activity, written, by)
  if (playing === undefined) return
  for (const { on, player, banker } of written.hands ?? []) {
    if (on !== undefined && !step(night, playing.callup, { do: 'play', on }, by)) return
    if (!step(night, playing.callup, { do: 'deal', player, banker }, by)) return
  }
  if (written.keep === true && !step(night, playing.callup, { do: 'keep' }, by)) return
  settled(night, playing.callup, written)
}

const step = (night: Night, callup: string, action: GameAction, by: string): boolean =>
  !isRefusal(order(night, { do: 'StepGame', callup, action }, by))

function settled(night: Night, callup: string, written: SettledText): void {
  const { hit } = night.state.callups.get(callup) ?? {}
  if (hit !== undefined && written.until !== 'declared') settleHit(night, hit, written)
}

/** Where the call gave the prize itself. */
export function settlePrize(night: Night, callup: string, written: SettledText): void {
  const { hit } = night.state.callups.get(callup) ?? {}
  if (hit !== undefined && night.state.hits.get(hit)?.status === 'declared') settled(night, callup, written)
}
