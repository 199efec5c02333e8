/** The published record of every draw, for anybody to redo: read from the journal once a draw is over, then kept. */
import { type DrawRecord, publish } from '../../engine/drawings/draw/draw-record.ts'
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
  /** Where in the journal it was opened, so that nobody has to look for it. */
  openedAt(draw: number, seq: number): void
  seqOf(draw: number): number | undefined
}

const LISTED = 200
const KEPT = 2_000

export function drawRecordsOf(house: House): DrawRecords {
  const seqs = new Map<number, number>()
  const kept = new Map<number, DrawRecord>()
  let reading: Promise<void> | undefined
  /** One reading at a time serves everybody who asks. */
  const read = (after: number): Promise<void> => {
    reading ??= (async () => {
      for (const [draw, { events, entries }] of await drawsIn(house.store, { after })) {
        const isWhole = events.some(({ type }) => type === 'DrawOpened')
        const isOver = events.some(({ type }) => type === 'DrawRevealed' || type === 'DrawAbandoned')
        if (isWhole && isOver) kept.set(draw, publish(events, entries))
      }
      for (const draw of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT))) kept.delete(draw)
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
    openedAt(draw, seq) {
      seqs.set(draw, seq)
    },
    seqOf: (draw) => seqs.get(draw),
  }
}
