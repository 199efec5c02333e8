/** Where a house is kept: a folder on disk, nothing but memory, or a store that was opened elsewhere. */

import { join } from 'node:path'
import type { Event, OrderOf } from '../../engine/mechanisms.ts'
import { upcast } from '../../engine/upcast.ts'
import { type Entry, type JournalEvent, parseEntry } from '../../journal/line.ts'
import { LONG_CHARACTERS, parseSteps } from '../../journal/longline.ts'
import { openMemory } from '../../journal/memory.ts'
import { projectionsOf } from '../../journal/projections/projections.ts'
import { fileShelf, type Shelf } from '../../journal/snapshot.ts'
import { openSqlite } from '../../journal/sqlite.ts'
import type { AtMoment, Store } from '../../journal/store.ts'
import { JournalTrouble } from '../../journal/trouble.ts'
import { inSlices } from '../beside/slices.ts'
import { isZone, zoneOf } from './zone.ts'

export type Property = Omit<OrderOf<'OpenProperty'>, 'do'>

/** A folder on disk; nothing but memory, for scenarios and tests; or a store that was opened elsewhere. */
export type Keeping =
  | { readonly folder: string }
  | { readonly memory: true; readonly shelf?: Shelf }
  | { readonly store: Store<Event>; readonly shelf?: Shelf }

export const journalFile = (folder: string): string => join(folder, 'journal.db')
export const snapshotFile = (folder: string): string => join(folder, 'snapshot')

export async function storeOf(
  options: Keeping & { readonly create?: Property; readonly at?: AtMoment },
): Promise<{ store: Store<Event>; shelf: Shelf | undefined }> {
  const { create, at } = options
  const moments = at === undefined ? {} : { at }
  if ('store' in options) return { store: options.store, shelf: options.shelf }
  if ('memory' in options) {
    if (options.create === undefined) throw new JournalTrouble('missing', 'A house in memory is always a new one.')
    const { property, zone, dayStart } = options.create
    const projections = projectionsOf(dayFinder(zone, dayStart))
    return { store: openMemory<Event>({ property, projections, ...moments }), shelf: options.shelf }
  }
  const file = journalFile(options.folder)
  const store = await openSqlite<Event>({
    file,
    projections: projectionsOf(await dayFinderOf(file, create)),
    ...(create === undefined ? {} : { create: true, property: create.property }),
    ...moments,
  })
  return { store, shelf: fileShelf(snapshotFile(options.folder)) }
}

export type DayFinder = (at: number) => string

/** Projections ask for the business day, so zone and start of the day are read before the journal is opened for writing. */
export async function dayFinderOf(file: string, create?: Pick<Property, 'zone' | 'dayStart'>): Promise<DayFinder> {
  const property = (await propertyIn(file)) ?? create
  return dayFinder(property?.zone ?? 'UTC', property?.dayStart ?? '00:00')
}

function dayFinder(zone: string, dayStart: string): DayFinder {
  const known = zoneOf(isZone(zone) ? zone : 'UTC')
  return (at) => known.dayOf(at, dayStart)
}

async function propertyIn(file: string): Promise<Pick<Property, 'zone' | 'dayStart'> | undefined> {
  let store: Store<Event> | undefined
  try {
    store = await openSqlite<Event>({ file, readonly: true, check: 'none' })
    const first = await entryAt(store, 1)
    return first === undefined ? undefined : propertyOf(first)
  } catch {
    // Whatever is wrong with the file is said by who opens it in earnest.
    return undefined
  } finally {
    await store?.close()
  }
}

export function propertyOf({ events: [event] }: Entry<Event>): Pick<Property, 'zone' | 'dayStart'> {
  if (event?.type === 'PropertyOpened') return event
  throw new JournalTrouble('not a journal', 'This journal does not begin with a property; it is not that of a house.')
}

/** One entry that is safe, in the events of today; nothing beyond the end. */
export async function entryAt(store: Store<Event>, seq: number): Promise<Entry<Event> | undefined> {
  for await (const [line] of store.lines({ after: seq - 1, until: seq })) {
    if (line === undefined) continue
    const { text } = line
    const isLong = text.length >= LONG_CHARACTERS
    const entry = isLong ? await inSlices(parseSteps<JournalEvent>(text)) : parseEntry<JournalEvent>(text)
    return { ...entry, events: entry.events.map((event) => upcast(event, entry)) }
  }
  return undefined
}
