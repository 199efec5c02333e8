/** The lines of the journal that speak of a hit and its claims, as they were written, with their digests. */
import type { Event } from '../../engine/mechanisms.ts'
import { upcast } from '../../engine/upcast.ts'
import { type Entry, fullLine, type JournalEvent, parseEntry, toHex } from '../../journal/line.ts'
import { spokenOf } from '../../journal/projections/traces.ts'
import type { House } from '../house/kernel.ts'

/** `text` is the whole line as an export has it, with the digest of the line above: its SHA-256 is `digest`. */
export type TracedLine = {
  readonly seq: number
  readonly text: string
  readonly digest: string
  readonly entry: Entry<Event>
  /** The events that speak of it; a line may hold those of others too. */
  readonly events: readonly Event[]
}

/** So far back the start of a round is looked for: a room deals fewer than that between a bet and its hand. */
const LINES_BACK = 5_000

export async function traceOf(house: House, names: readonly string[]): Promise<TracedLine[]> {
  const marks = names.map(() => '?').join(', ')
  const rows = await house.store.rows<{ seq: number }>(
    `select distinct seq from traces where "of" in (${marks}) order by seq`,
    ...names,
  )
  const lines = await Promise.all(rows.map(({ seq }) => lineAt(house, seq)))
  return lines.flatMap((line) =>
    line === undefined
      ? []
      : [
          {
            ...line,
            events: line.entry.events.filter((event) => spokenOf(event).some((name) => names.includes(name))),
          },
        ],
  )
}

/** The line of that number as it was written. */
export async function lineAt(house: House, seq: number): Promise<Omit<TracedLine, 'events'> | undefined> {
  const above = await house.store.digestAt(seq - 1)
  if (above === undefined) return undefined
  for await (const [line] of house.store.lines({ after: seq - 1, until: seq })) {
    if (line === undefined) continue
    const written = parseEntry<JournalEvent>(line.text)
    const entry = { ...written, events: written.events.map((event) => upcast(event, written)) }
    return { seq, text: fullLine(above, line.text), digest: toHex(line.digest), entry }
  }
  return undefined
}

/** Where the round of a hand was locked; nothing where it had none, or was dealt too long before. */
export async function roundLine(
  house: House,
  { table, round, before }: { table: string; round: number; before: number },
): Promise<TracedLine | undefined> {
  let found: number | undefined
  const signs = ['"type":"RoundStarted"', `"round":${round},`, `"table":${JSON.stringify(table)}`]
  for await (const batch of house.store.lines({ after: Math.max(0, before - LINES_BACK), until: before }))
    for (const { seq, text } of batch) if (signs.every((sign) => text.includes(sign))) found = seq
  const line = found === undefined ? undefined : await lineAt(house, found)
  if (line === undefined) return undefined
  const isRound = (event: Event) => event.type === 'RoundStarted' && event.table === table && event.round === round
  return line.entry.events.some(isRound) ? { ...line, events: line.entry.events.filter(isRound) } : undefined
}
