/**
 * Draws of a running house. The secret of a draw lies in a file of its own, written and synced before the opening is
 * recorded, and is shown only with the reveal. Whoever loses the file can only abandon the draw, in view of everybody.
 */

import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { localAt } from '../../base/moment.ts'
import { isRefusal, type Refusal, refuseOrder } from '../../base/refusal.ts'
import { contributionText } from '../../engine/drawings/draw/contribution.ts'
import type { DrawEvent, PendingDraw } from '../../engine/drawings/draw/draw.ts'
import { type DrawRecord, type PassedOver, publish } from '../../engine/drawings/draw/draw-record.ts'
import type { Entry } from '../../engine/drawings/draw/drum.ts'
import type { Brought, ForDraw, Outside } from '../../engine/drawings/draw/outside.ts'
import { drawnSteps, keyOf, SECRET_BYTES, secretDigestOf } from '../../engine/drawings/draw/selection.ts'
import { handOverList } from '../../engine/drawings/urns.ts'
import type { Event, OrderOf } from '../../engine/mechanisms.ts'
import { parseEntry } from '../../journal/line.ts'
import { LONG_CHARACTERS, parseSteps } from '../../journal/longline.ts'
import type { LineRange, Store } from '../../journal/store.ts'
import { isLarge, keptEntries, prepareDrum } from '../beside/drums.ts'
import { inSlices, turn } from '../beside/slices.ts'
import type { Call, House, Outcome } from './kernel.ts'

export type Secrets = { keep(digest: string, secret: string): void; find(digest: string): string | undefined }

/** One file for each secret, readable by its owner only. */
export function secretsIn(folder: string): Secrets {
  const fileOf = (digest: string) => join(folder, `${digest}.secret`)
  return {
    keep(digest, secret) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const handle = openSync(`${fileOf(digest)}.new`, 'wx', 0o600)
      try {
        writeSync(handle, secret)
        fsyncSync(handle)
      } finally {
        closeSync(handle)
      }
      renameSync(`${fileOf(digest)}.new`, fileOf(digest))
    },
    find: (digest) => (existsSync(fileOf(digest)) ? readFileSync(fileOf(digest), 'utf8') : undefined),
  }
}

type Opening = Omit<OrderOf<'OpenDraw'>, 'do' | 'secretDigest' | 'outside'> & {
  /** Who would be in it now, of a posted drawing: a long list is sealed beforehand. */
  readonly among?: () => readonly Entry[]
}

/** The house's part of the next draw for a purpose: kept before anybody hears its digest. */
export function prepareDraw(house: House, secrets: Secrets, purpose: string): ForDraw {
  const secret = randomBytes(SECRET_BYTES).toString('hex')
  const secretDigest = secretDigestOf(secret)
  secrets.keep(secretDigest, secret)
  return { draw: house.state.draws.count + 1, purpose, secretDigest }
}

/** `part`: what the witness answers when it is told what to commit for; a beacon needs to be told nothing. */
export async function openDraw(
  house: House,
  secrets: Secrets,
  { among, ...opening }: Opening,
  call: Call,
  part: (asked: ForDraw) => Promise<Outside | Refusal>,
  prepared?: ForDraw,
): Promise<Outcome> {
  const asked = prepared ?? prepareDraw(house, secrets, opening.purpose)
  const outside = await part(asked)
  if (isRefusal(outside)) return outside
  const entries = opening.own ?? among?.() ?? []
  // A short list is sealed in the same breath; so is one that somebody has joined or left meanwhile.
  if (isLarge(entries)) {
    await prepareDrum(entries)
    if (opening.own === undefined) handOverList(house.state.draws, entries)
  }
  return house.submit({ do: 'OpenDraw', ...opening, secretDigest: asked.secretDigest, outside }, call)
}

export async function revealDraw(
  house: House,
  secrets: Secrets,
  draw: number,
  call: Call,
  outside?: Brought,
): Promise<Outcome | Refusal> {
  const pending = house.state.draws.pending.find(({ opened }) => opened.draw === draw)
  if (pending === undefined) return refuseOrder('draw not open', { draw })
  const secret = secrets.find(pending.opened.secretDigest)
  if (secret === undefined) return refuseOrder('secret lost', { draw })
  await prepareSelection(pending, secret, outside)
  const brought = outside === undefined ? {} : { outside }
  return house.submit({ do: 'RevealDraw', draw, secret, ...brought }, call)
}

/** Who is drawn follows from what is known now: it is looked up when the order is decided. */
async function prepareSelection(
  { opened, list, contribution }: PendingDraw,
  secret: string,
  outside: Brought | undefined,
): Promise<void> {
  const { draw, entriesDigest, how, entries } = opened
  if (contribution === undefined || (entries < ENTRIES_LARGE && how.winners + how.standby < DRAWN_LARGE)) return
  const key = keyOf(secret, contributionText(contribution), draw, entriesDigest, how, outside?.value)
  await inSlices(drawnSteps(key, list, how))
}
const ENTRIES_LARGE = 10_000
const DRAWN_LARGE = 200

type History = { events: (DrawEvent | PassedOver)[]; entries: readonly Entry[] | null }
type Called = Extract<Event, { type: 'CalledUp' }>

/** Every draw of a journal with its events and sealed entries, by number. */
export async function drawsIn(store: Store<Event>, range: LineRange = {}): Promise<Map<number, History>> {
  const found = new Map<number, History>()
  const called = new Map<string, Called>()
  for await (const lines of store.lines(range)) {
    for (const { text } of lines) {
      if (!text.includes('"Draw') && !text.includes('"PassedOver"')) continue
      const isLong = text.length >= LONG_CHARACTERS
      const entry = isLong ? await inSlices(parseSteps<Event>(text)) : parseEntry<Event>(text)
      for (const written of entry.events) {
        if (written.type === 'CalledUp' && written.draw !== undefined) called.set(written.callup, written)
        const event = written.type === 'PassedOver' ? passedOf(written, called) : written
        if (event === undefined || !isOfDraw(event)) continue
        const history = found.get(event.draw) ?? { events: [], entries: null }
        history.events.push(event)
        if (event.type === 'DrawOpened') history.entries = await inSlices(keptEntries(event, entry.order))
        found.set(event.draw, history)
      }
    }
    await turn()
  }
  return found
}

/** Whom the clock passes over had until the end of the time; whom two persons pass over, until they did. */
function passedOf(event: Extract<Event, { type: 'PassedOver' }>, called: ReadonlyMap<string, Called>) {
  const before = called.get(event.callup)
  if (before?.draw === undefined || before.person === undefined) return undefined
  const until = before.until ?? before.at
  const { reason, by, second, at = until, local = localAt(before, until) } = event
  const beside = second === undefined ? {} : { second }
  return { type: event.type, draw: before.draw, id: before.person, reason, by, ...beside, at, local } as const
}

const isOfDraw = (event: Event | PassedOver): event is (Event & DrawEvent) | PassedOver =>
  event.type === 'PassedOver' ||
  event.type === 'DrawOpened' ||
  event.type === 'DrawContributed' ||
  event.type === 'DrawRevealed' ||
  event.type === 'DrawAbandoned'

/** The published records, oldest first; the entries of an open draw stay sealed. */
export async function drawRecords(store: Store<Event>): Promise<DrawRecord[]> {
  return [...(await drawsIn(store)).values()].map(({ events, entries }) => {
    const isOver = events.some(({ type }) => type === 'DrawRevealed' || type === 'DrawAbandoned')
    return publish(events, isOver ? entries : null)
  })
}
