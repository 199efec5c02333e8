/** Orders to decisions, each routed to the room whose it is. Events to state: evolve.ts. */
import { isRefusal, type Refusal } from '../base/refusal.ts'
import { countedFor } from './closing/days.ts'
import { confirmPaper, decideFromPaper } from './latepaper.ts'
import type { Ask } from './mechanism.ts'
import {
  type Command,
  type Decision,
  type Event,
  MECHANISMS,
  type OrderName,
  type Paper,
  type State,
} from './mechanisms.ts'
import type { Posts } from './posts.ts'
import { askOf } from './questions.ts'
import { type Apart, samePerson } from './secondperson.ts'
import { versionOf } from './upcast.ts'

/** The types of each room hold for its own orders; what joins them is looked up by name here and nowhere else. */
type Routed = Apart & { decide(state: State, command: Command, ask: Ask): readonly Event[] | Refusal }

const ORDERS = Object.assign(
  Object.create(null) as Record<OrderName, Routed>,
  ...Object.values(MECHANISMS).map(({ orders }) => orders),
) as Readonly<Record<OrderName, Routed>>

type Follows = {
  readonly after: readonly string[]
  decide(state: State, events: readonly Event[], acting: Pick<Command, 'at' | 'by'>): readonly Event[]
}
/** Rooms in which something follows from what others decide, and from what. */
const FOLLOWING = Object.values(MECHANISMS)
  .flatMap((room) => (room as { readonly follows?: Follows }).follows ?? [])
  .map(({ after, decide: follow }) => ({ after: new Set(after), follow }))

export function decide(state: State, command: Command): Decision {
  const decision = decideWhole(state, command)
  if (isRefusal(decision)) return decision
  const counted = countedFor(state, command.at.local, decision as readonly { posts?: Posts }[])
  const type = 'CountedForDay'
  return counted === undefined ? decision : [...decision, { type, v: versionOf(type), ...counted }]
}

/** What stands on paper, is typed in or confirmed, is decided as the order of the one who acted. */
function decideWhole(state: State, command: Command): Decision {
  const alone = (acted: Command, typedBy?: string) => decideOne(state, acted, typedBy)
  if (command.do === 'ConfirmPaper') return confirmPaper(state, command, alone)
  return isOfPaper(command) ? decideFromPaper(state, command, alone) : alone(command)
}

const isOfPaper = (command: Command): command is Command & { readonly paper: Paper } => command.paper !== undefined

function decideOne(state: State, command: Command, typedBy?: string): Decision {
  const order = ORDERS[command.do]
  const alone = samePerson(order, state, command, typedBy)
  if (alone !== undefined) return alone
  const decision = order.decide(state, command, askOf(state))
  if (isRefusal(decision)) return decision
  const whole = withWhatFollows(state, decision, command)
  // Fresh from the decision, which names no version: nobody else holds them yet.
  for (const event of whole as readonly { type: Event['type']; v?: number }[]) event.v = versionOf(event.type)
  return whole
}

function withWhatFollows(state: State, decision: readonly Event[], command: Command): readonly Event[] {
  const more = FOLLOWING.flatMap(({ after, follow }) =>
    decision.some(({ type }) => after.has(type)) ? follow(state, decision, command) : [],
  )
  return more.length === 0 ? decision : [...decision, ...more]
}
