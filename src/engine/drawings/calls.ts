/** Somebody is called: drawn by the program among those who play, or by hand out of a drum. */
import { MINUTE } from '../../base/moment.ts'
import type { Party } from '../../base/party.ts'
import { because, refuse, refuseFor, refuseOrder } from '../../base/refusal.ts'
import { balance } from '../../ledger/balances.ts'
import { draftOf } from '../../ledger/draft.ts'
import { poolAccount } from '../../ledger/name.ts'
import { type Calling, callingOf, prizesFor } from '../../rulebook/calling.ts'
import { funderOf } from '../../rulebook/choice.ts'
import { numberOf, ticketsWith } from '../entries/spans.ts'
import type { Hit } from '../hits/vocabulary.ts'
import { drawOnReserve, saying } from '../money/movements.ts'
import { drawingAt } from '../offerings/drawingtimes.ts'
import { type Running, runningOf, whyHalted } from '../offerings/running.ts'
import { type Posts, toPosts } from '../posts.ts'
import type { DrawEvent } from './draw/draw.ts'
import { dayOf, isDrawnOut, postedDrawing, whyNotAgain } from './eligibility.ts'
import { readPurpose } from './purpose.ts'
import { drawnFor } from './urns.ts'
import type { CallUp, CommandOf, Decision, Event, EventOf, State } from './vocabulary.ts'

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
  const terms = running === undefined ? undefined : callingOf(running)
  if (running === undefined || terms?.from !== 'ticket drum')
    return refuseOrder('activity draws no tickets', { activity })
  const halted = whyHalted(state, activity)
  if (halted !== undefined) return refuseFor(halted)
  const drawing = drawingAt(running.offering.drawings ?? [], at.local)
  if (drawing === undefined) return refuse({ kind: 'activity', activity }, [because(terms.by, 'no drawing is held')])
  const ticket = ticketsWith(state.tickets, numberOf(number))
  if (ticket === undefined || ticket.activity !== activity)
    return refuse({ kind: 'ticket', ticket: number }, [because(terms.leaves?.by ?? terms.by, 'no such ticket')])
  if (!ticket.isIn)
    return refuse({ kind: 'ticket', ticket: number }, [
      because(running.rule.drum?.collected?.by ?? terms.by, 'ticket is not in the drum'),
    ])
  const posted = postedDrawing(running, drawing.from)
  const isOther = posted?.game !== undefined && !gamesOf(running, ticket.line).includes(posted.game)
  if (isOther)
    return refuse({ kind: 'ticket', ticket: number }, [
      because(terms.by, 'ticket of another game', { game: posted!.game! }),
    ])
  const drawn = [...state.callups.values()].find((one) => one.ticket === number && one.status === 'called')
  if (terms.report.waits !== undefined && drawn !== undefined)
    return refuse({ kind: 'ticket', ticket: number }, [because(terms.by, 'ticket was drawn', { callup: drawn.callup })])
  const open = terms.report.waits === undefined ? openCallUp(state, activity) : undefined
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
      {
        who,
        ...(person === undefined ? {} : { person }),
        ticket: number,
        drawing: drawing.from,
        ...prizeDrawn(state, running, terms, drawing.from),
        witnesses,
      },
      at,
    ),
  ]
}

/** The games in which a hand of the chart is dealt. */
const gamesOf = ({ rule }: Running, line: string | undefined): readonly string[] =>
  Object.values(rule.charts.option)
    .flat()
    .find((one) => one.line === line)?.games ?? []

/** The first prize of the drawing that nobody who was drawn before has. */
function prizeDrawn(state: State, running: Running, terms: Calling, from: string): { line?: string } {
  const left = [...(prizesFor(terms, postedDrawing(running, from)?.game) ?? [])]
  for (const one of state.callups.values())
    if (
      one.activity === running.rule.activity &&
      one.drawing === from &&
      one.status !== 'passed over' &&
      one.line !== undefined
    )
      left.splice(left.indexOf(one.line), 1)
  return left[0] === undefined ? {} : { line: left[0] }
}

type Who = Pick<EventOf<'CalledUp'>, 'who' | 'person' | 'draw' | 'ticket' | 'drawing' | 'line' | 'event' | 'witnesses'>

export function called(state: State, running: Running, who: Who, { at, local }: CommandOf<'DrawTicket'>['at']): Event {
  const { activity } = running.rule
  const terms = callingOf(running)
  if (terms === undefined) throw new Error(`${activity} draws nobody`)
  const { minutes } = terms.report
  return {
    type: 'CalledUp',
    callup: `U${state.callupsSoFar + 1}`,
    activity,
    ...who,
    at,
    local,
    ...(minutes === undefined ? {} : { until: at + minutes * MINUTE }),
    day: dayOf(state, local),
    clause: [who.event === undefined ? terms.by : terms.events?.by, terms.each?.by, terms.report.by]
      .filter((clause) => clause !== undefined)
      .join(' '),
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
