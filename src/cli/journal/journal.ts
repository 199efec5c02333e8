/** What the journal's commands share: finding the journal of a folder, and saying what is wrong with it. */

import { existsSync, statSync } from 'node:fs'
import type { Event } from '../../engine/mechanisms.ts'
import { projectionsOf } from '../../journal/projections/projections.ts'
import { openSqlite, type SqliteOptions, type SqliteStore } from '../../journal/sqlite.ts'
import { JournalTrouble } from '../../journal/trouble.ts'
import { dayFinderOf, journalFile } from '../../server/house/storage.ts'
import { type Call, Complaint } from '../command.ts'

/** A house's folder, or the journal file itself. */
export function fileIn(place: string): string {
  if (!existsSync(place)) throw new Complaint(`there is no folder or file ${place}`)
  return statSync(place).isDirectory() ? journalFile(place) : place
}

/** The words of a call by their names; says how it is meant when one is missing or too many. */
export function wordsOf<Name extends string>({ words }: Call, usage: string, ...names: Name[]): Record<Name, string> {
  if (words.length !== names.length) {
    const wrong =
      words.length < names.length ? `${names[words.length]} is missing` : `"${words[names.length]}" is too much`
    throw new Complaint(`${wrong}. Usage: gamekeeper ${usage}`)
  }
  return Object.fromEntries(names.map((name, n) => [name, words[n] ?? ''])) as Record<Name, string>
}

type Opening = Pick<SqliteOptions<Event>, 'readonly' | 'check'>

/** Opens the journal, does something with it, closes it. A damaged journal is a finding (1), everything else a complaint (2). */
export async function withJournal(
  call: Call,
  place: string,
  opening: Opening,
  act: (store: SqliteStore<Event>, file: string) => Promise<number>,
): Promise<number> {
  return explained(call, async () => {
    const file = fileIn(place)
    const store = await openSqlite<Event>({ file, projections: projectionsOf(await dayFinderOf(file)), ...opening })
    try {
      return await act(store, file)
    } finally {
      await store.close()
    }
  })
}

/** As people say it: 3 days, 2 hours, 5 minutes. */
export function ageOf(recorded: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(recorded)) / 60_000))
  const parts = [
    [Math.floor(minutes / 1_440), 'day'],
    [Math.floor(minutes / 60) % 24, 'hour'],
    [minutes % 60, 'minute'],
  ] as const
  const said = parts.filter(([n]) => n > 0).map(([n, unit]) => `${n} ${unit}${n === 1 ? '' : 's'}`)
  return said.slice(0, 2).join(' ') || 'less than a minute'
}

export async function explained(call: Call, act: () => Promise<number>): Promise<number> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof JournalTrouble)) throw error
    if (error.kind !== 'damaged') throw new Complaint(error.message)
    call.complain(`DAMAGED: ${error.message}`)
    return 1
  }
}

/** Every so many lines, so that a long journal is seen to go on; to standard error, so that the answer stays clean. */
export const progressOf = (call: Call) => (seq: number) => {
  if (!call.json && process.stderr.isTTY && seq % 100_000 === 0) call.complain(`  ${seq.toLocaleString('en')} lines`)
}
