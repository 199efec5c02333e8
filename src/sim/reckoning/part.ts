/** One mechanism's part of the auditor: which events it hears, and the movements that it reckons for them. */
import type { EventOf, EventType, State } from '../../engine/mechanisms.ts'
import type { Books, Heard } from './books.ts'

export type Hears = {
  readonly [Type in EventType]?: (event: EventOf<Type>, heard: Heard) => void
} & {
  /** After all events of a command. */
  readonly done?: (heard: Heard) => void
  /** What it keeps besides money against the state of the house. */
  readonly compare?: (state: State) => void
}

/** What a part must remember for itself lies in its own function. */
export type Part = (books: Books) => Hears
