/** The published record of every draw, for anybody to redo: read from the journal once a draw is over, then kept. */
import type { Steps } from '../../base/steps.ts'
import { type DrawRecord, publish, publishSteps } from '../../engine/drawings/draw/draw-record.ts'
import { jsonSteps } from '../beside/json.ts'
import { inSlices } from '../beside/slices.ts'
import { drawsIn } from './draws.ts'
import type { House } from './kernel.ts'

export type DrawRow = {
  readonly draw: number
  readonly purpose: string
  readonly stage: 'open' | 'revealed' | 'abandoned'
}
export type DrawList = {
  /** The highest number so far: whoever has them all has so many. */
  readonly last: number
  /** The latest ones, newest first. */
  readonly draws: readonly DrawRow[]
}
export type DrawRecords = {
  list(): DrawList
  of(draw: number): Promise<DrawRecord | undefined>
  /** As JSON: made once of each record, whoever asks. */
  bytesOf(record: DrawRecord): Promise<Uint8Array<ArrayBuffer>>
  /** Where in the journal it was opened, so that nobody has to look for it. */
  openedAt(draw: number, seq: number): void
  seqOf(draw: number): number | undefined
}

const LISTED = 200
const KEPT = 2_000
const KEPT_ENTRIES = 500_000

const LONG_BYTES = 100_000

function* bytesSteps(record: DrawRecord): Steps<Uint8Array<ArrayBuffer>> {
  return new TextEncoder().encode(yield* jsonSteps(record))
}

function* only<T>(value: T): Steps<T> {
  yield
  return value
}

export function drawRecordsOf(house: House): DrawRecords {
  const seqs = new Map<number, number>()
  const kept = new Map<number, DrawRecord>()
  const texts = new WeakMap<DrawRecord, Promise<Uint8Array<ArrayBuffer>>>()
  let reading: Promise<void> | undefined
  /** The oldest go first; a large drum counts as much as thousands of small ones. */
  const forget = () => {
    let entries = 0
    for (const [n, [draw, record]] of [...kept].reverse().entries()) {
      entries += record.entries?.length ?? 0
      if (n >= KEPT || (n > 0 && entries > KEPT_ENTRIES)) kept.delete(draw)
    }
  }
  /** One reading at a time serves everybody who asks. */
  const read = (after: number): Promise<void> => {
    reading ??= (async () => {
      for (const [draw, { events, entries }] of await drawsIn(house.store, { after })) {
        const isWhole = events.some(({ type }) => type === 'DrawOpened')
        const isOver = events.some(({ type }) => type === 'DrawRevealed' || type === 'DrawAbandoned')
        if (isWhole && isOver) kept.set(draw, await inSlices(publishSteps(events, entries)))
      }
      forget()
    })().finally(() => {
      reading = undefined
    })
    return reading
  }
  const passedOver = (draw: number) =>
    [...house.state.callups.values()].filter((one) => one.draw === draw && one.status === 'passed over').length
  const closedDraw = (draw: number) => house.state.draws.closed.flat().find((one) => one.draw === draw)
  return {
    list() {
      const { count, pending, closed } = house.state.draws
      const rows = [
        ...closed
          .flat()
          .slice(-LISTED)
          .map(({ draw, purpose, abandoned }): DrawRow => {
            return { draw, purpose, stage: abandoned ? 'abandoned' : 'revealed' }
          }),
        ...pending.map(({ opened: { draw, purpose } }): DrawRow => ({ draw, purpose, stage: 'open' })),
      ]
      return { last: count, draws: rows.sort((a, b) => b.draw - a.draw) }
    },
    async of(draw) {
      const open = house.state.draws.pending.find(({ opened }) => opened.draw === draw)
      // The entries of an open draw stay sealed.
      if (open !== undefined) return publish([open.opened], null)
      if (closedDraw(draw) === undefined) return undefined
      // A winner who was passed over since stands in the record.
      if ((kept.get(draw)?.passed?.length ?? 0) < passedOver(draw)) kept.delete(draw)
      if (!kept.has(draw)) await read((seqs.get(draw) ?? 1) - 1)
      if (!kept.has(draw)) await read(0)
      return kept.get(draw)
    },
    async bytesOf(record) {
      const made = texts.get(record) ?? inSlices(bytesSteps(record))
      texts.set(record, made)
      const bytes = await made
      // Of many who wait for a long one, each is answered in a turn of its own.
      return bytes.length < LONG_BYTES ? bytes : inSlices(only(bytes))
    },
    openedAt(draw, seq) {
      seqs.set(draw, seq)
    },
    seqOf: (draw) => seqs.get(draw),
  }
}
