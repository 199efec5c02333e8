/** Events of old versions become events of today before anything reads them; what this program cannot know is refused. */
import type { LineTime, Old } from './mechanism.ts'
import { type Event, type EventType, MECHANISMS } from './mechanisms.ts'

type Versions = Readonly<
  Record<
    string,
    {
      readonly v: number
      readonly from?: Readonly<Record<number, (old: Old, line?: LineTime) => Old>>
    }
  >
>

const EVENTS: Versions = Object.assign(
  Object.create(null) as Versions,
  ...Object.values(MECHANISMS).map(({ events }) => events),
)

/** The version that is written today. */
export const versionOf = (type: EventType): number => EVENTS[type]!.v

export const isOfToday = ({ type, v }: { readonly type: string; readonly v: number }): boolean => EVENTS[type]?.v === v

/** The line's own knowledge: when it was, and who typed it in from paper, for events that did not keep it themselves. */
export const upcast: typeof upcastAlone = (event, line, events) => {
  const today = upcastAlone(event, line, events)
  const typedBy = line?.events?.find(({ type }) => type === 'EnteredFromPaper')?.typedBy
  return typedBy === undefined || today.typedBy !== undefined ? today : { ...today, typedBy }
}

function upcastAlone(event: { readonly type: string; readonly v: number }, line?: LineTime, events = EVENTS): Event {
  const known = events[event.type]
  if (known?.v === event.v) return event as Event
  if (known === undefined || event.v > known.v)
    throw new Error(
      `this program does not know events ${event.type} of version ${event.v}; the journal was written by a newer one`,
    )
  const step = known.from?.[event.v]
  if (step === undefined) throw new Error(`nothing turns ${event.type} of version ${event.v} into a later one`)
  return upcastAlone(step(event as Old, line), line, events)
}
