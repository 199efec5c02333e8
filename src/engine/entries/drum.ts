/** Tickets on their way into the drum and out of it; every step names who did it, and before whose eyes. */
import { because, type Reason, refuse, refuseFor, refuseOrder } from '../../base/refusal.ts'
import { runningOf, whyHalted } from '../offerings/running.ts'
import { emptyDrum } from './emptying.ts'
import { changeWithin, countOf, ticketName, within } from './spans.ts'
import type { CommandOf, Decision, EventOf, Slice, Span, State, Tickets } from './vocabulary.ts'

export const ticketsOf = ({ tickets }: Pick<State, 'tickets'>, activity: string): Tickets[] =>
  tickets.filter((one) => one.activity === activity)

export function decideDrum(state: State, command: CommandOf<'CollectTickets' | 'VoidTickets' | 'EmptyDrum'>): Decision {
  const { activity, by, second } = command
  const running = runningOf(state, activity)
  if (running === undefined) return refuseOrder('activity does not run', { activity })
  const halted = whyHalted(state, activity)
  if (halted !== undefined) return refuseFor(halted)
  if (command.do === 'EmptyDrum') return emptyDrum(state, command)
  if (second === undefined) return refuseOrder('drum takes two')
  const { rule } = running
  const clause = rule.drum?.by ?? rule.charts.by
  const strange = command.tickets.flatMap((span) => strangers(state, activity, span, clause))
  if (strange.length > 0) return refuse({ kind: 'activity', activity }, strange)
  const drawn = command.tickets.flatMap((span) => within(state.tickets, span)).find(({ isDrawn }) => isDrawn === true)
  if (drawn !== undefined)
    return refuse({ kind: 'ticket', ticket: ticketName(drawn.first) }, [because(clause, 'ticket is drawn')])
  if (command.do === 'VoidTickets')
    return [{ type: 'TicketsVoided', activity, tickets: command.tickets, reason: command.reason, by, second }]
  const collected = rule.drum?.collected
  if (collected === undefined)
    return refuse({ kind: 'activity', activity }, [because(clause, 'tickets are not collected')])
  const there = command.tickets.flatMap((span) => within(state.tickets, span)).find(({ isIn }) => isIn)
  if (there !== undefined)
    return refuse({ kind: 'ticket', ticket: ticketName(there.first) }, [because(collected.by, 'ticket is in the drum')])
  return [{ type: 'TicketsCollected', activity, tickets: command.tickets, clause: collected.by, by, second }]
}

/** Numbers that nobody handed out for this activity, or that are gone: the first of them. */
function strangers(state: State, activity: string, span: Span, clause: string): Reason[] {
  if (span.last < span.first) return [because(clause, 'numbers run backwards', span)]
  const own = within(state.tickets, span).filter((one) => one.activity === activity)
  if (countOf(own) === span.last - span.first + 1) return []
  let missing = span.first
  for (const one of own) if (one.first === missing) missing = one.last + 1
  return [because(clause, 'no ticket of this activity', { ticket: ticketName(missing), activity })]
}

export function evolveDrum(own: Slice, event: EventOf<'TicketsCollected' | 'TicketsVoided'>): void {
  switch (event.type) {
    case 'TicketsCollected':
      for (const span of event.tickets) changeWithin(own.tickets, span, (one) => ({ ...one, isIn: true }))
      return
    case 'TicketsVoided':
      for (const span of event.tickets) changeWithin(own.tickets, span, () => undefined)
      return
  }
}
