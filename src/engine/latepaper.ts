/**
 * Entered late from paper: one person acted while the room had no network, another one types it in. Whoever is named has
 * confirmed it with badge and PIN at the keyboard; otherwise the entry waits for them, and nothing else happens. It is
 * decided as the act of the first at its own time; both names stay in the journal.
 */
import { isLocal } from '../base/moment.ts'
import { isRefusal, type Refusal, refuseOrder } from '../base/refusal.ts'
import type { KeptOrder } from './mechanism.ts'
import type { Command, CommandOf, Decision, Event, Order, Paper, State } from './mechanisms.ts'
import { fromWireOrder, toWireOrder } from './recorded.ts'
import { versionOf } from './upcast.ts'

/** `typedBy` is an actor as well: no rule of two persons is met by the one who typed. */
type Decide = (command: Command, typedBy: string) => Decision

/** Whoever the paper says to have acted: one person, and at a count of a box both counters. */
export function namedIn(order: Order & { readonly paper: Paper }): string[] {
  const counters = order.do === 'CountBox' ? order.counters : []
  return [...new Set([order.paper.by, ...counters])]
}

/** `at` of the command is the moment on the paper: whoever knows the time zone has put it there. */
export function decideFromPaper(state: State, command: Command & { readonly paper: Paper }, decide: Decide): Decision {
  const { by: typedBy, at, paper, isRecorded } = command
  const named = namedIn(command)
  if (!isLocal(paper.at)) return refuseOrder('paper has no local time', { written: paper.at })
  if (named.includes(typedBy)) return refuseOrder('paper is typed by another')
  if (paper.at > at.local.slice(0, paper.at.length)) return refuseOrder('paper is of later', { written: paper.at })
  // Papers of before were typed in without their persons: what was done then is decided as done.
  const { confirmed } = paper
  if (confirmed === undefined && isRecorded !== true) return refuseOrder('paper not confirmed')
  const decision = acted(command, { by: paper.by, typedBy }, decide)
  if (isRefusal(decision)) return decision
  const waits = confirmed === undefined ? [] : named.filter((person) => !confirmed.includes(person))
  if (waits.length > 0) return held(state, command, waits)
  return [...decision, entered(command.do, { ...paper, typedBy })]
}

function held(state: State, command: Command & { readonly paper: Paper }, waits: readonly string[]): Decision {
  const { key: _key, at: _at, by: typedBy, isRecorded: _isRecorded, paper, ...order } = command
  const type = 'PaperHeld'
  const { by, at, confirmed = [] } = paper
  return [
    {
      type,
      v: versionOf(type),
      slip: `P${state.slipsSoFar + 1}`,
      order: toWireOrder(order as Order) as KeptOrder,
      by,
      at,
      typedBy,
      waits,
      confirmed,
    },
  ]
}

/** The last of those named has confirmed it: now it is done, under the rules and on the books of now. */
export function confirmPaper(state: State, command: CommandOf<'ConfirmPaper'>, decide: Decide): Decision {
  const { slip, by } = command
  const waiting = state.slips.get(slip)
  if (waiting === undefined) return refuseOrder('no slip waits', { slip })
  if (!waiting.waits.includes(by)) return refuseOrder('slip names another', { slip })
  const { typedBy, at, confirmed } = waiting
  const order = fromWireOrder(waiting.order)
  const left = waiting.waits.filter((person) => person !== by)
  const { key, at: moment, isRecorded } = command
  const again = { ...order, key, at: moment, by: typedBy, ...(isRecorded === undefined ? {} : { isRecorded }) }
  const decision = acted(again as Command, { by: waiting.by, typedBy }, decide)
  if (isRefusal(decision)) return decision
  const type = 'PaperConfirmed'
  if (left.length > 0) return [{ type, v: versionOf(type), slip, by, waits: left }]
  return [...decision, entered(order.do, { by: waiting.by, at, confirmed: [...confirmed, by], typedBy }, slip)]
}

/** As the act of the one who is named; every event says who typed it. */
function acted(command: Command, { by, typedBy }: { by: string; typedBy: string }, decide: Decide): Decision {
  const { paper: _paper, ...bare } = command as Command & { readonly paper?: Paper }
  const decision: readonly Event[] | Refusal = decide({ ...bare, by } as Command, typedBy)
  return isRefusal(decision) ? decision : decision.map((event) => ({ ...event, typedBy }))
}

function entered(order: string, { confirmed, ...who }: Paper & { readonly typedBy: string }, slip?: string): Event {
  const type = 'EnteredFromPaper'
  return {
    type,
    v: versionOf(type),
    order,
    ...who,
    ...(confirmed === undefined ? {} : { confirmed }),
    ...(slip === undefined ? {} : { slip }),
  }
}
