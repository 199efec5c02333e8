/** The projection `traces`: which lines of the journal speak of a hit, a claim or a version of an offering, so that its whole story is found at once. */
import type { Event } from '../../engine/mechanisms.ts'
import type { Projection } from './projection.ts'

export const TRACES: Projection<Event> = {
  name: 'traces',
  version: 1,
  tables: { traces: '"of", seq' },
  create: [
    `create table traces ("of" text not null, seq integer not null, primary key ("of", seq)) strict, without rowid`,
  ],
  apply(entry, write) {
    const seen = new Set<string>()
    for (const event of entry.events) for (const of of spokenOf(event)) seen.add(of)
    for (const of of seen) write('insert into traces values (?, ?)', of, entry.seq)
  },
}

/** What an event names, whichever mechanism wrote it: its hit, its claim, those that it opens, the paper of one. */
type Naming = {
  readonly hit?: unknown
  readonly claim?: unknown
  readonly claims?: readonly (string | { readonly claim?: string; readonly hit?: string })[]
}

/** The hits, claims and versions that an event speaks of. */
export function spokenOf(event: Event): readonly string[] {
  if (event.type === 'OfferingDrafted' || event.type === 'OfferingApproved' || event.type === 'OfferingPosted')
    return [versionTrace(event.activity, event.version)]
  const { hit, claim, claims }: Naming = event as Naming
  const listed = Array.isArray(claims)
    ? claims.flatMap((one) => (typeof one === 'string' ? [one] : [one.claim, one.hit]))
    : []
  const of = event.type === 'SheetPrinted' ? event.of : undefined
  return [hit, claim, of, ...listed].filter((name): name is string => typeof name === 'string' && NUMBERED.test(name))
}

/** A version of an offering, by which hits are judged: drafted, approved, posted. */
export const versionTrace = (activity: string, version: number): string => `${activity} v${version}`

/** `H31` and `C44`; a sheet may be of something else. */
const NUMBERED = /^[HC]\d+$/
