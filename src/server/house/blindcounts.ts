/**
 * Blind counts: the first lies sealed in the journal until a second person has counted the same box. Only two that agree
 * are booked; of two that differ the journal keeps both, and the box is counted again by both.
 */

import { isRefusal, type Refusal, refuseOrder } from '../../base/refusal.ts'
import type { OrderOf } from '../../engine/mechanisms.ts'
import { differences } from '../../engine/money/blindcount.ts'
import type { CountCall, PaperCountCall } from '../api/countcalls.ts'
import type { House, Outcome } from './kernel.ts'
import { type Seal, sealOf } from './seal.ts'

/** What was counted, and by whom. */
export type Counted = CountCall & { readonly by: string }

export type Counting =
  /** The first of the two lies sealed. */
  | { readonly sealed: true; readonly table: string }
  /** They differ there; the box is counted again by both. */
  | { readonly differs: readonly string[]; readonly table: string }
  | Outcome

export type BlindCounts = {
  count(call: Counted): Promise<Counting>
  /** Two have counted on paper, blind to each other; the one who types it in is neither, and it waits for both. */
  fromPaper(call: PaperCountCall & { readonly by: string }): Promise<Outcome>
  /** Somebody made the first count of this table and waits for a second person. */
  waiting(table: string): { by: string; shift: string; corrects?: string } | undefined
  /** Throws a sealed first count away: only whoever made it. */
  forget(table: string, by: string): Promise<Refusal | undefined>
}

export function blindCounts(house: House, seal: Seal = sealOf()): BlindCounts {
  const orderOf = ({ table, shift, counted, corrects }: Counted, counters: string[]): OrderOf<'CountBox'> => ({
    do: 'CountBox',
    box: boxNumber(house, table),
    table,
    shift,
    counted,
    counters,
    ...(corrects === undefined ? {} : { corrects }),
  })

  async function sealFirst(call: Counted): Promise<Counting> {
    const { table, shift, counted, corrects, by } = call
    // Would it be taken at all? Better said before the second person counts.
    const may = house.dryRun(orderOf(call, [by, `${by}-second`]), { by })
    if (isRefusal(may)) return may
    const sealed = seal.close(counted, table)
    const correction = corrects === undefined ? {} : { corrects }
    const outcome = await house.submit({ do: 'SealCount', table, shift, sealed, ...correction }, { by })
    return isRefusal(outcome) ? outcome : { sealed: true, table }
  }

  /** A third person types it in. */
  function fromPaper({ counters, at, ...call }: PaperCountCall & { by: string }): Promise<Outcome> {
    const { by } = call
    const [first, second] = counters
    if (counters.includes(by)) return Promise.resolve(refuseOrder('typist has counted'))
    return house.submit({ ...orderOf(call, [first, second]), paper: { by: first, at, confirmed: [] } }, { by })
  }

  async function countOnce(call: Counted): Promise<Counting> {
    const { table, counted, by } = call
    const first = house.state.sealed.get(table)
    if (first === undefined) return sealFirst(call)
    if (first.by === by) return refuseOrder('first count is your own', { table })
    const before = seal.open(first.sealed, table)
    if (before === undefined) {
      // Sealed with a key that is gone: nobody will ever read it, so it is no count.
      await house.submit({ do: 'WithdrawCount', table }, { by: first.by })
      return sealFirst(call)
    }
    const differs = differences(before, counted)
    if (differs.length > 0) {
      const outcome = await house.submit({ do: 'RejectCounts', table, counts: [before, counted] }, { by })
      return isRefusal(outcome) ? outcome : { differs, table }
    }
    // What the first said of shift and correction holds: the second only counts.
    const { shift, corrects } = first
    const { corrects: _own, ...own } = call
    const same = { ...own, shift, ...(corrects === undefined ? {} : { corrects }) }
    return house.submit(orderOf(same, [first.by, by]), { by })
  }

  /** One after the other, so that two second counts at once do not both meet the same first one. */
  let turn: Promise<unknown> = Promise.resolve()
  return {
    count(call) {
      const counting = turn.then(() => countOnce(call))
      turn = counting.catch(() => undefined)
      return counting
    },
    fromPaper,
    waiting(table) {
      const first = house.state.sealed.get(table)
      if (first === undefined) return undefined
      const { by, shift, corrects } = first
      return { by, shift, ...(corrects === undefined ? {} : { corrects }) }
    },
    async forget(table, by) {
      const outcome = await house.submit({ do: 'WithdrawCount', table }, { by })
      return isRefusal(outcome) ? outcome : undefined
    },
  }
}

/** `3-20261115-8123`: the table, the date, and the line of the journal after which the box was opened. */
const boxNumber = (house: House, table: string): string =>
  `${table}-${house.now().local.slice(0, 10).replaceAll('-', '')}-${house.durable().seq}`
