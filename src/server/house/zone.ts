/** The wall clock of a house: instants to local time and back, daylight saving included. */
import { businessDay, type Moment } from '../../base/moment.ts'

export type Zone = {
  readonly name: string
  /** `2026-03-08T19:30:05`, as a clock on the wall shows it at that instant. */
  localOf(at: number): string
  momentOf(at: number): Moment
  /**
   * The first instant at which the wall clock shows this local time or a later one. A time that the clock skips in
   * spring comes when it jumps; one that it shows twice in autumn comes the first time.
   */
  instantOf(local: string): number
  /** Every instant at which the wall clock shows this local time: none where it skips it, two where it goes back over it. */
  instantsOf(local: string): readonly number[]
  /** The business day of an instant; it turns at `dayStart`, as 06:00. */
  dayOf(at: number, dayStart: string): string
}

/** Between two changes of the clock the offset stands still, so it is asked for once. */
type Span = { readonly from: number; readonly until: number; readonly offset: number }

const zones = new Map<string, Zone>()

/** Throws a RangeError when there is no such zone: names are those of the IANA list, as America/Los_Angeles. */
export function zoneOf(name: string): Zone {
  const known = zones.get(name)
  if (known !== undefined) return known
  const made = makeZone(name)
  zones.set(name, made)
  return made
}

export function isZone(name: string): boolean {
  try {
    zoneOf(name)
    return true
  } catch {
    return false
  }
}

function makeZone(name: string): Zone {
  let span = spanAt(name, 0)
  // Many commands come in one second, and all of them ask.
  let [second, local] = [Number.NaN, '']
  const localOf = (at: number): string => {
    const asked = Math.floor(at / 1_000)
    if (asked === second) return local
    if (at < span.from || at >= span.until) span = spanAt(name, at)
    second = asked
    local = new Date(at + span.offset).toISOString().slice(0, 19)
    return local
  }
  return {
    name,
    localOf,
    momentOf: (at) => ({ at, local: localOf(at) }),
    instantOf: (local) => instantOf(name, local),
    instantsOf: (local) => instantsOf(name, local),
    dayOf: (at, dayStart) => businessDay(localOf(at), dayStart),
  }
}

function spanAt(name: string, at: number): Span {
  const here = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(name)
  // A moment of change belongs to what comes after it; the one before lies a hair earlier.
  const from = here.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  const until = here.getTimeZoneTransition('next')
  return {
    from: from?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    until: until?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offset: here.offsetNanoseconds / 1_000_000,
  }
}

function instantOf(name: string, local: string): number {
  const wanted = Temporal.PlainDateTime.from(local)
  const earlier = wanted.toZonedDateTime(name, { disambiguation: 'earlier' })
  if (earlier.toPlainDateTime().equals(wanted)) return earlier.epochMilliseconds
  const jump = earlier.getTimeZoneTransition('next')
  return (jump ?? earlier).epochMilliseconds
}

function instantsOf(name: string, local: string): readonly number[] {
  const wanted = Temporal.PlainDateTime.from(local)
  const found = (['earlier', 'later'] as const)
    .map((disambiguation) => wanted.toZonedDateTime(name, { disambiguation }))
    .filter((one) => one.toPlainDateTime().equals(wanted))
  return [...new Set(found.map(({ epochMilliseconds }) => epochMilliseconds))]
}
