/**
 * A person who was called reports in time and plays; or is passed over, and somebody else is drawn. However somebody was
 * drawn, from the call on it is the same.
 */

import { citedIn } from '../../base/cited.ts'
import { message } from '../../base/message.ts'
import { toWire } from '../../base/money.ts'
import { because, isRefusal, type Reason, refuse, refuseOrder } from '../../base/refusal.ts'
import { beginCardWheel } from '../../games/cardwheel/game.ts'
import { beginWheel } from '../../games/wheel/game.ts'
import { type Calling, callingOf } from '../../rulebook/calling.ts'
import { groundOf } from '../../rulebook/cited.ts'
import type { Gift } from '../../rulebook/parts/calling.ts'
import { countOf } from '../entries/spans.ts'
import { drawingAt } from '../offerings/drawingtimes.ts'
import type { Running } from '../offerings/running.ts'
import { runningOf } from '../offerings/running.ts'
import { heldAgainst, whyNotAgain } from './eligibility.ts'
import { beginGame } from './prizegame.ts'
import type { CallUp, CommandOf, Decision, Event, EventOf, Play, Slice, State } from './vocabulary.ts'
import { declarePrize, prizeFor } from './win.ts'
import { keepWin } from './wins.ts'

export function reportIn(state: State, command: CommandOf<'ReportIn'>): Decision {
  const { callup: name, answers = {}, at, by } = command
  const callup = state.callups.get(name)
  const running = callup === undefined ? undefined : runningOf(state, callup.activity)
  const terms = running === undefined ? undefined : callingOf(running)
  if (callup === undefined || running === undefined || terms === undefined)
    return refuseOrder('nobody was called', { callup: name })
  if (callup.status !== 'called') return refuseOrder('call is over', { who: callup.who, status: callup.status })
  if (callup.who.kind === 'table')
    return refuse(callup.who, [because(running.rule.spread?.by ?? terms.by, 'table was drawn and nobody in person')])
  const person = command.person ?? callup.person
  if (callup.person !== undefined && person !== callup.person)
    return refuse(callup.who, [because(running.rule.claim.personal?.by ?? terms.by, 'another person was drawn')])
  if (callup.until !== undefined && at.at > callup.until)
    return refuse(callup.who, [
      because(terms.report.by, 'time to report is over', { minutes: terms.report.minutes ?? 0 }),
    ])
  const ready = readyFor(terms, person)
  const { idUntil } = terms
  const unknown = Object.keys(answers).find(
    (clause) => clause !== idUntil?.by && !ready.some((one) => one.by === clause),
  )
  if (unknown !== undefined) return refuseOrder('nobody asks for clause', { clause: unknown })
  if (idUntil !== undefined && answers[idUntil.by] === undefined)
    return refuse(callup.who, [because(idUntil.by, 'not ready', { asks: idUntil.asks, answer: 'not answered' })])
  const lacking = ready.flatMap(({ by: clause, asks }): Reason[] =>
    answers[clause] === true
      ? []
      : [because(clause, 'not ready', { asks, answer: answers[clause] === false ? 'no' : 'not answered' })],
  )
  if (lacking.length > 0) return refuse(callup.who, lacking)
  const barred =
    person === undefined
      ? []
      : [
          ...heldAgainst(state, running, person).misses,
          ...whyNotAgain(state, callup.activity, terms, person, at, drawingOf(running, callup)),
        ]
  if (barred.length > 0) return refuse(callup.who, barred)
  const gift = giftOf(running, terms, callup.drawing)
  if (gift === undefined) return refuseOrder('drawing does not say what it gives', { activity: callup.activity })
  const owes = idUntil !== undefined && answers[idUntil.by] === false
  const cited = [
    terms.report.by,
    ...ready.map((one) => one.by),
    ...(owes ? [idUntil.by] : []),
    ...(callup.ticket === undefined ? [] : [terms.leaves?.by]),
    ...(gift.what === 'game' ? [] : [gift.by]),
  ]
  const reported: Event = {
    type: 'ReportedIn',
    callup: name,
    activity: callup.activity,
    ...(person === undefined ? {} : { person }),
    at: at.at,
    by,
    clause: [...new Set(cited.filter((clause) => clause !== undefined).flatMap(citedIn))].join(' '),
    ...(gift.what === 'game' ? {} : { gives: gift.what }),
    ...playFor(running, gift.what),
    ...(owes ? { owes: idUntil.by } : {}),
  }
  if (gift.what !== 'prize') return [reported]
  const called = { ...callup, ...(person === undefined ? {} : { person }) }
  const won = declarePrize(state, running, called, gift.by, { at, by })
  return isRefusal(won) ? won : [reported, ...won]
}

/** What is played from here on, step by step. */
function playFor({ rule }: Running, gift: Gift): { play?: Play } {
  if (gift === 'game') return { play: beginGame(rule) }
  if (gift === 'spin') return { play: beginWheel() }
  return gift === 'card wheel' ? { play: beginCardWheel() } : {}
}

/** The posted drawing that a call belongs to. */
const drawingOf = (running: Running, { drawing }: CallUp) =>
  drawing === undefined ? undefined : drawingAt(running.offering.drawings ?? [], `${drawing}:00`)

/** What the call gives: the one thing that the rules know, or the one that is posted for this drawing. */
export function giftOf(running: Running, { gives }: Calling, drawing: string | undefined) {
  const posted = (running.offering.drawings ?? []).find((one) => drawingAt([one], `${drawing}:00`)?.from === drawing)
  return gives.length === 1 ? gives[0] : gives.find(({ what }) => what === posted?.gives)
}

/** What must be there; what the house knows of a person is not asked. */
export const readyFor = (
  { ready = [] }: Pick<Calling, 'ready'>,
  person: string | undefined,
): NonNullable<Calling['ready']> => ready.filter(({ of }) => of === undefined || person === undefined)

/** Without a reason it is the clock that passes a person over. */
export function passOver(state: State, command: CommandOf<'PassOver'>): Decision {
  const { callup: name, reason, clause, isGivenUp = false, second, at, by } = command
  const callup = state.callups.get(name)
  const running = callup === undefined ? undefined : runningOf(state, callup.activity)
  const rule = running?.rule
  const terms = running === undefined ? undefined : callingOf(running)
  if (callup === undefined || running === undefined || terms === undefined)
    return refuseOrder('nobody was called', { callup: name })
  if (callup.status !== 'called') return refuseOrder('call is over', { who: callup.who, status: callup.status })
  const strange = citedIn(clause ?? '').find((one) => rule === undefined || groundOf(rule, one) === undefined)
  if (strange !== undefined) return refuseOrder('no such clause', { activity: callup.activity, clause: strange })
  if (isGivenUp && terms.givenUp === undefined) return refuse(callup.who, [because(terms.by, 'nothing is given up')])
  const isEarly = callup.until === undefined || at.at <= callup.until
  if (reason === undefined && isEarly) return refuse(callup.who, [because(terms.report.by, 'time to report is left')])
  if (isEarly && second === undefined)
    return refuse(callup.who, [because(terms.report.by, 'passing over early takes two')])
  return [
    {
      type: 'PassedOver',
      callup: name,
      activity: callup.activity,
      reason:
        reason === undefined
          ? message('did not report', { minutes: terms.report.minutes ?? 0 })
          : message('as written', { text: reason }),
      by,
      ...afterMissed(state, running, terms, callup, isGivenUp, clause),
      ...(isEarly && second !== undefined ? { second, at: at.at, local: at.local } : {}),
    },
  ]
}

/** Another is drawn, the prize waits for the next drawing, or nobody has won; and what becomes of the ticket. */
function afterMissed(
  state: State,
  running: Running,
  terms: Calling,
  callup: CallUp,
  isGivenUp: boolean,
  clause: string | undefined,
): Pick<EventOf<'PassedOver'>, 'clause' | 'isDiscarded' | 'isOver' | 'carried'> {
  const why = clause ?? terms.report.by
  const isDiscarded = callup.ticket !== undefined && terms.absent?.ticket === 'discarded'
  const discarded = isDiscarded ? { isDiscarded: true as const } : {}
  const cites = (...more: (string | undefined)[]) => ({
    clause: [...new Set([why, ...more].filter((one) => one !== undefined).flatMap(citedIn))].join(' '),
  })
  if (isGivenUp) return { ...cites(terms.givenUp?.by), ...discarded, isOver: true }
  const { next, by } = terms.missed
  const ticketClause = isDiscarded ? terms.absent?.by : undefined
  if (next === 'another is drawn') return { ...cites(by, ticketClause), ...discarded }
  const carried = next === 'prize carries over' ? { carried: toWire(prizeFor(state, running, callup)) } : {}
  return { ...cites(by, ticketClause), ...discarded, isOver: true, ...carried }
}

export function evolveCallUps(
  state: Slice,
  event: EventOf<'CalledUp' | 'ReportedIn' | 'PassedOver' | 'GameStepped'>,
  { tickets }: Pick<State, 'tickets'>,
): void {
  if (event.type === 'CalledUp') {
    const { callup, activity, who, person, ticket, draw, at, local, until, day, drawing, line, event: called } = event
    state.callupsSoFar += 1
    // Calls of another day decide nothing any more.
    for (const old of state.callups.values())
      if (old.activity === activity && old.day !== day && old.status !== 'playing' && !isKept(old))
        state.callups.delete(old.callup)
    state.callups.set(callup, {
      callup,
      activity,
      who,
      ...(person === undefined ? {} : { person }),
      ...(ticket === undefined
        ? {}
        : { ticket, drum: countOf(tickets.filter((one) => one.activity === activity && one.isIn)) }),
      ...(draw === undefined ? {} : { draw }),
      ...(drawing === undefined ? {} : { drawing }),
      ...(line === undefined ? {} : { line }),
      ...(called === undefined ? {} : { event: called }),
      at,
      local,
      ...(until === undefined ? {} : { until }),
      day,
      status: 'called',
    })
    return
  }
  const callup = state.callups.get(event.callup)!
  switch (event.type) {
    case 'ReportedIn':
      callup.status = isStepped(event) ? 'playing' : 'played'
      if (event.play !== undefined) callup.play = event.play
      if (event.gives !== undefined) callup.gives = event.gives
      if (event.owes !== undefined) callup.owes = event.owes
      if (event.person !== undefined) callup.person = event.person
      keepWin(state, callup, event.at)
      return
    case 'PassedOver':
      callup.status = event.isOver === true ? 'no winner' : 'passed over'
      if (event.carried !== undefined) state.carried.set(callup.activity, event.carried)
      return
    case 'GameStepped':
      callup.play = event.play
      if (event.draw !== undefined && event.at !== undefined) callup.spun = { draw: event.draw, at: event.at }
      if (event.play.phase === 'over') callup.status = 'givenUp' in event.play ? 'no winner' : 'played'
      return
  }
}

/** The prize of a table may lie in its pot already; one of several in a drawing waits for whoever was drawn. */
const isKept = ({ who, status, line }: CallUp): boolean =>
  status === 'called' && (who.kind === 'table' || line !== undefined)

/** A game or a wheel goes on step by step; everything else is given at once. */
const isStepped = ({ play }: EventOf<'ReportedIn'>): boolean => play !== undefined
