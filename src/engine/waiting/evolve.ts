/** How the events of this room change who waits. */
import { MINUTE } from '../../base/moment.ts'
import { dealtOf, waitsOf } from './dealt.ts'
import type { Event, EventOf, List, Listed, OffLately, Slice } from './vocabulary.ts'

export function evolveWaiting(own: Slice, event: Event): void {
  switch (event.type) {
    case 'ListSet': {
      const { list, minutes, missed, callIn } = event
      const old = own.lists.get(list)
      own.lists.set(list, {
        list,
        ...dealtOf(event),
        minutes,
        missed,
        ...(callIn === undefined ? {} : { callIn }),
        ...(old?.isLocked ? { isLocked: true } : {}),
        listed: old?.listed ?? [],
      })
      return
    }
    case 'ListLocked':
      own.lists.set(event.list, { ...own.lists.get(event.list)!, isLocked: true })
      return
    case 'ListUnlocked': {
      const { isLocked: _, ...list } = own.lists.get(event.list)!
      own.lists.set(event.list, list)
      return
    }
    case 'ListClosed':
      own.lists.delete(event.list)
      own.offLately = own.offLately.filter(({ list }) => list !== event.list)
      return
    case 'ListJoined':
      join(own, event)
      return
    case 'CheckedIn':
      for (const { list } of waitsOf(own, event.person)) change(own, list.list, event.person, confirmed)
      return
    case 'ListLeft':
      if (event.why === 'left') noteOff(own, event.list, event.person, event.at)
      change(own, event.list, event.person, () => undefined)
      return
    case 'PersonPaged': {
      const { table, seat, at } = event
      change(own, event.list, event.person, (one) => ({ ...one, page: { table, seat, at } }))
      return
    }
    case 'PageAnswered':
      change(own, event.list, event.person, (one) => ({ ...one, page: { ...one.page!, answer: event.how } }))
      return
    case 'PageDropped':
      change(own, event.list, event.person, unpaged)
      return
    case 'PageMissed': {
      const one = own.lists.get(event.list)!.listed.find(({ person }) => person === event.person)!
      change(own, event.list, event.person, () => undefined)
      if (event.to === 'end') put(own, event.list, (listed) => [...listed, unpaged(one)])
      return
    }
    case 'ChangeAsked': {
      const { table, seat, to, at } = event
      own.changes = [...own.changes, { table, seat, to, at }]
      return
    }
    case 'ChangeDropped':
      own.changes = own.changes.filter(({ table, seat }) => table !== event.table || seat !== event.seat)
      return
    case 'FeederSet':
      if (event.to === undefined) own.feeders.delete(event.table)
      else own.feeders.set(event.table, event.to)
      return
  }
}

function join(own: Slice, event: EventOf<'ListJoined'>): void {
  const { list, person, number, place, how, shows, prefers, until, since, at } = event
  own.offLately = own.offLately.filter((one) => one.list !== list || one.listed.person !== person)
  // Who is back has the number from before.
  if (since === undefined && waitsOf(own, person).length === 0) own.callNumber = number
  const one: Listed = {
    person,
    number,
    joined: since ?? at,
    how,
    shows,
    ...(prefers === undefined ? {} : { prefers }),
    isConfirmed: how === 'podium' || how === 'break',
    ...(until === undefined ? {} : { until }),
  }
  put(own, list, (listed) => listed.filter((other) => other.person !== person).toSpliced(place, 0, one))
}

export const put = (own: Slice, list: string, make: (listed: List['listed']) => List['listed']): void => {
  const old = own.lists.get(list)!
  own.lists.set(list, { ...old, listed: make(old.listed) })
}

/** One who is listed, as they are then; nothing takes them off. */
const change = (own: Slice, list: string, who: string, make: (one: Listed) => Listed | undefined): void =>
  put(own, list, (listed) => listed.flatMap((one) => (one.person === who ? (make(one) ?? []) : one)))

/** How long after a mistake somebody is put back, and of how many it is known. */
export const RETURN_MINUTES = 2
const LATELY_MAX = 40

export const isLately = ({ at }: OffLately, now: number): boolean => now - at <= RETURN_MINUTES * MINUTE

export function noteOff(own: Slice, list: string, person: string, at: number): void {
  const { listed } = own.lists.get(list)!
  const place = listed.findIndex((one) => one.person === person)
  const before = listed.slice(0, place).map((one) => one.person)
  const others = own.offLately.filter((one) => isLately(one, at))
  own.offLately = [...others, { list, listed: unpaged(listed[place]!), before, at }].slice(-LATELY_MAX)
}

export const unpaged = ({ page: _, ...one }: Listed): Listed => one
export const confirmed = ({ until: _, ...one }: Listed): Listed => ({ ...one, isConfirmed: true })
