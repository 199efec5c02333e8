/** Orders to decisions, each routed to the room whose it is. Events to state: evolve.ts. */
import { isRefusal, type Refusal } from '../base/refusal.ts'
import { countedFor } from './closing/days.ts'
import { decideFromPaper } from './latepaper.ts'
import type { Ask } from './mechanism.ts'
import { type Command, type Decision, type Event, MECHANISMS, type OrderName, type State } from './mechanisms.ts'
import type { Posts } from './posts.ts'
import { askOf } from './questions.ts'
import { type Apart, othersOf, samePerson } from './secondperson.ts'
import { versionOf } from './upcast.ts'

/** The types of each room hold for its own orders; what joins them is looked up by name here and nowhere else. */
type Routed = Apart & { decide(state: State, command: Command, ask: Ask): readonly Event[] | Refusal }

const ORDERS = Object.assign(
  Object.create(null) as Record<OrderName, Routed>,
  ...Object.values(MECHANISMS).map(({ orders }) => orders),
) as Readonly<Record<OrderName, Routed>>

export function decide(state: State, command: Command): Decision {
  const { paper } = command
  const decision =
    paper === undefined
      ? decideOne(state, command)
      : decideFromPaper(command, paper, {
          others: othersOf(ORDERS[command.do], state, command),
          decide: (acted) => decideOne(state, acted),
        })
  if (isRefusal(decision)) return decision
  const counted = countedFor(state, command.at.local, decision as readonly { posts?: Posts }[])
  const type = 'CountedForDay'
  return counted === undefined ? decision : [...decision, { type, v: versionOf(type), ...counted }]
}

function decideOne(state: State, command: Command): Decision {
  const order = ORDERS[command.do]
  const alone = samePerson(order, state, command)
  if (alone !== undefined) return alone
  const decision = order.decide(state, command, askOf(state))
  if (isRefusal(decision)) return decision
  // Fresh from the decision, which names no version: nobody else holds them yet.
  for (const event of decision as readonly { type: Event['type']; v?: number }[]) event.v = versionOf(event.type)
  return decision
}
