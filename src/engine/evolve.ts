/** Events to state: posts first, then whoever hears of it, then the room whose event it is. */
import { type Event, type EventType, MECHANISMS, type State } from './mechanisms.ts'
import { noteAdvances } from './offerings/advances.ts'
import { postWire } from './posts.ts'

type Evolve = (own: State, event: Event, world: State) => void
type Room = {
  readonly events: Readonly<Record<string, { readonly evolve: Evolve }>>
  readonly on?: Readonly<Record<string, Evolve | undefined>>
}

/** By event, everybody who adds it up, in their order: made once. */
const HEARD = Object.create(null) as Record<EventType, Evolve[]>
const ROOMS = Object.values(MECHANISMS) as unknown as readonly Room[]
for (const { events } of ROOMS) for (const type of Object.keys(events)) HEARD[type as EventType] = []
for (const { on } of ROOMS)
  for (const [type, hear] of Object.entries(on ?? {})) if (hear !== undefined) HEARD[type as EventType].push(hear)
for (const { events } of ROOMS)
  for (const [type, { evolve: own }] of Object.entries(events)) HEARD[type as EventType].push(own)

/** Only adds up: no rule is read, no hand judged, no money split here, so later code cannot change old books. */
export function evolve(state: State, event: Event): State {
  if ('posts' in event && event.posts !== undefined) {
    postWire(state.balances, event.posts)
    noteAdvances(state, event.posts)
  }
  for (const hear of HEARD[event.type]) hear(state, event, state)
  return state
}
