/**
 * A person who was drawn is called up, reports in time and plays; or is passed over, and somebody else is drawn. Drawn by
 * the program among those who play, or by hand out of a drum: from the call on it is the same.
 */

import { citedIn } from '../../base/cited.ts'
import { message } from '../../base/message.ts'
import { MINUTE } from '../../base/moment.ts'
import type { Party } from '../../base/party.ts'
import { because, type Reason, refuse, refuseFor, refuseOrder } from '../../base/refusal.ts'
import { balance } from '../../ledger/balances.ts'
import { draftOf } from '../../ledger/draft.ts'
import { poolAccount } from '../../ledger/name.ts'
import { funderOf } from '../../rulebook/choice.ts'
import { groundOf } from '../../rulebook/cited.ts'
import type { Drawn } from '../../rulebook/parts/drawing.ts'
import type { Hit } from '../hits/vocabulary.ts'
import { drawOnReserve, saying } from '../money/movements.ts'
import { drawingAt } from '../offerings/drawingtimes.ts'
import type { Running } from '../offerings/running.ts'
import { runningOf, whyHalted } from '../offerings/running.ts'
import type { Posts } from '../posts.ts'
import { toPosts } from '../posts.ts'
import type { DrawEvent } from './draw/draw.ts'
import { dayOf, heldAgainst, isDrawnOut, whyNotAgain } from './eligibility.ts'
import { beginGame } from './prizegame.ts'
import { readPurpose } from './purpose.ts'
import { drawnFor } from './urns.ts'
import type { CallUp, CommandOf, Decision, Event, EventOf, Slice, State } from './vocabulary.ts'

/** A revealed draw of a posted drawing calls its winner at once. */
export function calledByDraw(state: State, events: readonly DrawEvent[], at: CommandOf<'RevealDraw'>['at']): Event[] {
  return events.flatMap((event): Event[] => {
    if (event.type !== 'DrawRevealed') return []
    const purpose = state.draws.pending.find(({ opened }) => opened.draw === event.draw)?.opened.purpose ?? ''
    const running = drawnFor(state, purpose)
    const [person] = event.winners
    if (running === undefined || person === undefined) return []
    // The drawing that it was opened for, also where the reveal comes a minute after its end.
    const { from } = readPurpose(purpose)
    const drawing = from === undefined ? {} : { drawing: from }
    return [called(state, running, { who: { kind: 'person', person }, person, draw: event.draw, ...drawing }, at)]
  })
}

export function drawTicket(state: State, command: CommandOf<'DrawTicket'>): Decision {
  const { activity, ticket: number, at, witnesses = [] } = command
  const running = runningOf(state, activity)
  const terms = running?.rule.drawn
  if (running === undefined || terms?.from !== 'ticket drum')
    return refuseOrder('activity draws no tickets', { activity })
  const halted = whyHalted(state, activity)
  if (halted !== undefined) return refuseFor(halted)
  const drawing = drawingAt(running.offering.drawings ?? [], at.local)
  if (drawing === undefined) return refuse({ kind: 'activity', activity }, [because(terms.by, 'no drawing is held')])
  const ticket = state.tickets.get(number)
  if (ticket === undefined || ticket.activity !== activity)
    return refuse({ kind: 'ticket', ticket: number }, [because(terms.leaves?.by ?? terms.by, 'no such ticket')])
  const open = openCallUp(state, activity)
  if (open !== undefined) return refuseOrder('somebody is called', { who: open.who })
  const { person } = ticket
  const full = because(terms.by, 'drawing has all its winners')
  const reasons = [
    ...(person === undefined ? [] : whyNotAgain(state, activity, terms, person, at, drawing)),
    ...(isDrawnOut(state, running, drawing) ? [full] : []),
  ]
  if (reasons.length > 0) return refuse({ kind: 'ticket', ticket: number }, reasons)
  const who: Party = person === undefined ? ticket.to : { kind: 'person', person }
  return [
    called(
      state,
      running,
      { who, ...(person === undefined ? {} : { person }), ticket: number, drawing: drawing.from, witnesses },
      at,
    ),
  ]
}

type Who = Pick<EventOf<'CalledUp'>, 'who' | 'person' | 'draw' | 'ticket' | 'drawing' | 'witnesses'>

function called(state: State, running: Running, who: Who, { at, local }: CommandOf<'DrawTicket'>['at']): Event {
  const { activity, drawn } = running.rule
  if (drawn === undefined) throw new Error(`${activity} draws nobody`)
  return {
    type: 'CalledUp',
    callup: `U${state.callupsSoFar + 1}`,
    activity,
    ...who,
    at,
    local,
    until: at + drawn.report.minutes * MINUTE,
    day: dayOf(state, local),
    clause: [drawn.by, drawn.each?.by, drawn.report.by].filter((clause) => clause !== undefined).join(' '),
    posts: startPools(state, running),
  }
}

/** A prize that went back after the last drawing starts again with the first call of another day. */
function startPools(state: State, { rule, offering }: Running): Posts {
  const draft = draftOf(state.balances, funderOf(rule))
  for (const [pool, { falls, seed, range }] of Object.entries(rule.pools)) {
    const isHeld = [...state.hits.values()].some((hit) => hit.activity === rule.activity && isHeldFor(hit, pool))
    if (falls.only !== 'when won or after the last drawing' || isHeld) continue
    if (balance(state.balances, funderOf(rule), poolAccount(pool)) !== 0n) continue
    drawOnReserve(draft, saying(rule, seed.by), poolAccount(pool), offering.pools?.[pool]?.seed ?? range.min, seed.by)
  }
  return toPosts(draft.posts)
}

/** Set aside and not decided: a dispute over it does not free it. */
const isHeldFor = ({ status, claims, awards }: Hit, pool: string): boolean =>
  status === 'declared' ||
  (status === 'disputed' && claims.length === 0 && awards.some(({ parts }) => poolAccount(pool) in parts))

const openCallUp = (state: State, activity: string): CallUp | undefined =>
  [...state.callups.values()].find((one) => one.activity === activity && one.status === 'called')

export function reportIn(state: State, command: CommandOf<'ReportIn'>): Decision {
  const { callup: name, answers = {}, at, by } = command
  const callup = state.callups.get(name)
  const running = callup === undefined ? undefined : runningOf(state, callup.activity)
  const terms = running?.rule.drawn
  if (callup === undefined || running === undefined || terms === undefined)
    return refuseOrder('nobody was called', { callup: name })
  if (callup.status !== 'called') return refuseOrder('call is over', { who: callup.who, status: callup.status })
  const person = command.person ?? callup.person
  if (callup.person !== undefined && person !== callup.person)
    return refuse(callup.who, [because(running.rule.claim.personal?.by ?? terms.by, 'another person was drawn')])
  if (at.at > callup.until)
    return refuse(callup.who, [because(terms.report.by, 'time to report is over', { minutes: terms.report.minutes })])
  const ready = readyFor(terms, person)
  const unknown = Object.keys(answers).find((clause) => !ready.some((one) => one.by === clause))
  if (unknown !== undefined) return refuseOrder('nobody asks for clause', { clause: unknown })
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
          ...whyNotAgain(state, callup.activity, terms, person, at, undefined),
        ]
  if (barred.length > 0) return refuse(callup.who, barred)
  return [
    {
      type: 'ReportedIn',
      callup: name,
      activity: callup.activity,
      ...(person === undefined ? {} : { person }),
      at: at.at,
      by,
      clause: [
        terms.report.by,
        ...ready.map((one) => one.by),
        ...(callup.ticket === undefined ? [] : [terms.leaves?.by]),
      ]
        .filter((clause) => clause !== undefined)
        .join(' '),
      play: beginGame(running.rule),
    },
  ]
}

/** What must be there; what the house knows of a person is not asked. */
export const readyFor = ({ ready = [] }: Drawn, person: string | undefined): NonNullable<Drawn['ready']> =>
  ready.filter(({ of }) => of === undefined || person === undefined)

/** Without a reason it is the clock that passes a person over. */
export function passOver(state: State, command: CommandOf<'PassOver'>): Decision {
  const { callup: name, reason, clause, second, at, by } = command
  const callup = state.callups.get(name)
  const rule = callup === undefined ? undefined : runningOf(state, callup.activity)?.rule
  const terms = rule?.drawn
  if (callup === undefined || terms === undefined) return refuseOrder('nobody was called', { callup: name })
  if (callup.status !== 'called') return refuseOrder('call is over', { who: callup.who, status: callup.status })
  const strange = citedIn(clause ?? '').find((one) => rule === undefined || groundOf(rule, one) === undefined)
  if (strange !== undefined) return refuseOrder('no such clause', { activity: callup.activity, clause: strange })
  if (reason === undefined && at.at <= callup.until)
    return refuse(callup.who, [because(terms.report.by, 'time to report is left')])
  const isEarly = at.at <= callup.until
  if (isEarly && second === undefined)
    return refuse(callup.who, [because(terms.report.by, 'passing over early takes two')])
  return [
    {
      type: 'PassedOver',
      callup: name,
      activity: callup.activity,
      reason:
        reason === undefined
          ? message('did not report', { minutes: terms.report.minutes })
          : message('as written', { text: reason }),
      by,
      clause: [...(clause === undefined ? [terms.report.by] : [clause]), terms.again.by].join(' '),
      ...(isEarly && second !== undefined ? { second, at: at.at, local: at.local } : {}),
    },
  ]
}

export function evolveCallUps(
  state: Slice,
  event: EventOf<'CalledUp' | 'ReportedIn' | 'PassedOver' | 'GameStepped'>,
): void {
  if (event.type === 'CalledUp') {
    const { callup, activity, who, person, ticket, draw, at, local, until, day, drawing } = event
    state.callupsSoFar += 1
    // Calls of another day decide nothing any more.
    for (const old of state.callups.values())
      if (old.activity === activity && old.day !== day && old.status !== 'playing') state.callups.delete(old.callup)
    state.callups.set(callup, {
      callup,
      activity,
      who,
      ...(person === undefined ? {} : { person }),
      ...(ticket === undefined ? {} : { ticket }),
      ...(draw === undefined ? {} : { draw }),
      ...(drawing === undefined ? {} : { drawing }),
      at,
      local,
      until,
      day,
      status: 'called',
    })
    return
  }
  const callup = state.callups.get(event.callup)!
  switch (event.type) {
    case 'ReportedIn':
      callup.status = 'playing'
      callup.play = event.play
      if (event.person !== undefined) callup.person = event.person
      return
    case 'PassedOver':
      callup.status = 'passed over'
      return
    case 'GameStepped':
      callup.play = event.play
      if (event.play.phase === 'over') callup.status = 'played'
      return
  }
}
