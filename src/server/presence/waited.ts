/** How long people usually wait, list by list and by the hour at which they came: from those who were seated. */
import { HOUR, MINUTE } from '../../base/moment.ts'
import type { House } from '../house/kernel.ts'

export type WaitedHour = {
  /** Of the day, by the clock of the house: 19 is from seven to eight in the evening. */
  hour: number
  /** So many were seated, after so many minutes on average; none of them left or missed the call. */
  seated: number
  minutes: number
}
export type WaitedList = {
  list: string
  game: string
  limit?: string
  /** As people usually wait who come at this hour; not known where too few were seated lately. */
  usual?: number
  /** How the waits of these days ended. */
  ended: { seated: number; left: number; expired: number; missed: number; closed: number }
  hours: WaitedHour[]
}
export type WaitedView = { days: number; lists: WaitedList[] }

/** Long enough for every day of the week to be in it, short enough for a room that changes. */
const DAYS = 28
/** Fewer say nothing about the next one. */
export const FEWEST = 5

type Row = { list: string; since: number; until: number; ended: keyof WaitedList['ended'] }

/** Of the lists that there are now. */
export async function waitedView({ store, state, now, zone }: Pick<House, 'store' | 'state' | 'now' | 'zone'>) {
  const { at, local } = now()
  const rows = await store.rows<Row>(
    'select list, since, until, ended from waits where until is not null and since >= ?',
    at - DAYS * 24 * HOUR,
  )
  const byList = Map.groupBy(rows, ({ list }) => list)
  const view: WaitedView = {
    days: DAYS,
    lists: [...state.lists.values()].map(({ list, game, limit }) => {
      const waits = byList.get(list) ?? []
      const seated = waits.filter(({ ended }) => ended === 'seated')
      const byHour = Map.groupBy(seated, ({ since }) => hourOf(zone.localOf(since)))
      const hours = [...byHour].map(([hour, all]) => ({ hour, seated: all.length, minutes: average(all) }))
      const usual = usualOf(byHour.get(hourOf(local)) ?? [], seated)
      return {
        list,
        game,
        ...(limit === undefined ? {} : { limit }),
        ...(usual === undefined ? {} : { usual }),
        ended: endedOf(waits),
        hours: hours.sort((a, b) => a.hour - b.hour),
      }
    }),
  }
  return view
}

/** At this hour where enough came then, at any hour otherwise. */
function usualOf(...from: readonly (readonly Row[])[]): number | undefined {
  const enough = from.find(({ length }) => length >= FEWEST)
  return enough === undefined ? undefined : average(enough)
}

const average = (waits: readonly Row[]): number =>
  Math.round(waits.reduce((sum, { since, until }) => sum + until - since, 0) / waits.length / MINUTE)

const hourOf = (local: string): number => Number(local.slice(11, 13))

function endedOf(waits: readonly Row[]): WaitedList['ended'] {
  const ended = { seated: 0, left: 0, expired: 0, missed: 0, closed: 0 }
  for (const wait of waits) ended[wait.ended] += 1
  return ended
}
