/**
 * Wrong tries, by what was typed and where: nothing here knows whether anybody has such a badge, so nothing can tell. Measured by
 * the monotonic clock. What is locked is kept in the register, so that a restart unlocks nobody.
 */
import { HOUSE, type Register } from '../door/register.ts'

export const TRIALS_MAX = 5
export const LOCK_MS = 15 * 60_000
/** Of one badge at all stations together: many browsers do not make many tries. */
export const EVERYWHERE_MAX = 25
/** Of one station or address, whoever it tries to be: more than a whole house mistypes behind one proxy. */
export const PLACE_MAX = 120
export const PLACE_MS = 10 * 60_000
const KEPT_MAX = 20_000
const LOCKS_MAX = 1_000

/** `mark` stands for the badge or name that was typed. */
export type Key = { readonly mark: string; readonly place: string }
type Tried = { failed: number; at: number; lockedUntil?: number }

export type Tries = {
  /** How many in a row now, or that no more are taken. */
  failed(key: Key): number | 'locked'
  /** The right one: counting begins anew. */
  forgive(key: Key): void
  lockedUntil(key: Key): number | undefined
  lockedAnywhere(mark: string): number | undefined
  /** False where nothing was locked. */
  unlock(marks: readonly string[]): boolean
  /** How long this place has to wait, if it has to. */
  waitAt(place: string): number | undefined
  failedAt(place: string): void
}

const EVERYWHERE = '*'

export function triesOf(register: Register, now: () => number, note: 'locks' | 'kiosk locks' = 'locks'): Tries {
  const tried = new Map<string, Tried>()
  const places = new Map<string, number[]>()
  const nameOf = ({ mark, place }: Key) => `${mark} ${place}`
  // Whoever was locked out before this start stays so for a whole while from then on.
  for (const name of readLocks(register, note)) tried.set(name, { failed: 0, at: now(), lockedUntil: now() + LOCK_MS })

  const isLocked = ({ lockedUntil = 0 }: Tried) => lockedUntil > now()
  const keepLocks = () => {
    const names = [...tried].filter(([, one]) => isLocked(one)).map(([name]) => name)
    register.setNote(HOUSE, note, JSON.stringify(names.slice(-LOCKS_MAX)))
  }
  const sweep = () => {
    if (tried.size < KEPT_MAX) return
    for (const [name, one] of tried) if (!isLocked(one) && now() - one.at >= LOCK_MS) tried.delete(name)
    // Somebody types one badge after the other: the oldest go first.
    for (const name of tried.keys()) if (tried.size >= KEPT_MAX) tried.delete(name)
  }
  const count = (name: string, max: number): number | 'locked' => {
    const before = tried.get(name)
    const isOld = before === undefined || now() - before.at >= LOCK_MS
    const failed = (isOld ? 0 : before.failed) + 1
    tried.delete(name)
    tried.set(name, failed < max ? { failed, at: now() } : { failed: 0, at: now(), lockedUntil: now() + LOCK_MS })
    return failed < max ? failed : 'locked'
  }
  const recent = (place: string) => (places.get(place) ?? []).filter((at) => now() - at < PLACE_MS)
  const failedAt = (place: string) => {
    if (places.size >= KEPT_MAX) for (const known of places.keys()) if (recent(known).length === 0) places.delete(known)
    places.set(place, [...recent(place), now()].slice(-PLACE_MAX))
  }
  const untilOf = (name: string): number | undefined => {
    const one = tried.get(name)
    return one !== undefined && isLocked(one) ? one.lockedUntil : undefined
  }
  const namesOf = (mark: string) => [...tried.keys()].filter((name) => name.startsWith(`${mark} `))

  return {
    failed(key) {
      sweep()
      failedAt(key.place)
      const here = count(nameOf(key), TRIALS_MAX)
      const everywhere = count(nameOf({ ...key, place: EVERYWHERE }), EVERYWHERE_MAX)
      if (here !== 'locked' && everywhere !== 'locked') return here
      keepLocks()
      return 'locked'
    },
    // Those of all stations together stay: whoever guesses elsewhere does not wait for the owner to come by.
    forgive: (key) => void tried.delete(nameOf(key)),
    lockedUntil: (key) => untilOf(nameOf(key)) ?? untilOf(nameOf({ ...key, place: EVERYWHERE })),
    lockedAnywhere: (mark) => {
      const untils = namesOf(mark).flatMap((name) => untilOf(name) ?? [])
      return untils.length === 0 ? undefined : Math.max(...untils)
    },
    unlock(marks) {
      const names = marks.flatMap(namesOf)
      const wasLocked = names.some((name) => untilOf(name) !== undefined)
      for (const name of names) tried.delete(name)
      if (wasLocked) keepLocks()
      return wasLocked
    },
    waitAt(place) {
      const past = recent(place)
      return past.length < PLACE_MAX ? undefined : (past[0] ?? 0) + PLACE_MS - now()
    },
    failedAt,
  }
}

const readLocks = (register: Register, note: 'locks' | 'kiosk locks'): string[] =>
  JSON.parse(register.note(HOUSE, note) ?? '[]') as string[]
