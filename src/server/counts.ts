/**
 * Blind counts: the first stays sealed here until a second person has counted the same box. Only two that agree are
 * booked; two that differ are both thrown away. Nothing of this outlives the process: an unfinished count is made again.
 */
import type { Cents } from '../base/money.ts'
import { isRefusal, type Refusal, refuseStep } from '../base/refusal.ts'
import type { Call, House, Outcome } from './kernel.ts'
import type { CountCall } from './orders.ts'

export type Counting =
  /** The first of the two lies sealed. */
  | { readonly sealed: true; readonly table: string }
  /** They differ there; the box is counted again by both. */
  | { readonly differs: readonly string[]; readonly table: string }
  | Outcome

export type BlindCounts = {
  count(call: CountCall): Promise<Counting>
  /** Somebody made the first count of this table and waits for a second person. */
  waiting(table: string): { by: string; shift: string } | undefined
  /** Throws a sealed first count away. */
  forget(table: string, by: string): Refusal | undefined
  version(): number
}

export function blindCounts(house: House, changed: () => void = () => undefined): BlindCounts {
  const sealed = new Map<string, CountCall>()
  let version = 0
  const touch = () => {
    version += 1
    changed()
  }
  return {
    async count(call) {
      const { table, counted, by, shift, corrects } = call
      const first = sealed.get(table)
      const order = (box: string, counters: string[]) =>
        ({
          do: 'CountBox',
          box,
          table,
          shift,
          counted,
          counters,
          ...(corrects === undefined ? {} : { corrects }),
        }) as const
      const box = boxNumber(house, table)
      if (first === undefined) {
        // Would it be taken at all? Better said before the second person counts.
        const may = house.dryRun(order(box, [by, `${by}-second`]), { by })
        if (isRefusal(may)) return may
        sealed.set(table, call)
        touch()
        return { sealed: true, table }
      }
      if (first.by === by)
        return refuseStep(`the first count of table ${table} is yours; the second is made by somebody else`)
      sealed.delete(table)
      const differs = differences(first.counted, counted)
      if (differs.length > 0) {
        touch()
        return { differs, table }
      }
      const { shift: _shift, ...same } = order(box, [first.by, by])
      const outcome = await house.submit({ ...same, shift: first.shift }, { by } satisfies Call)
      touch()
      return outcome
    },
    waiting(table) {
      const first = sealed.get(table)
      return first === undefined ? undefined : { by: first.by, shift: first.shift }
    },
    forget(table, by) {
      if (sealed.get(table)?.by !== by) return refuseStep(`no first count of table ${table} by this person lies sealed`)
      sealed.delete(table)
      touch()
      return undefined
    },
    version: () => version,
  }
}

/** Activities on which two counts do not agree. */
function differences(first: Readonly<Record<string, Cents>>, second: Readonly<Record<string, Cents>>): string[] {
  const activities = new Set([...Object.keys(first), ...Object.keys(second)])
  return [...activities].filter((activity) => first[activity] !== second[activity]).sort()
}

/** `3-20261115-8123`: the table, the date, and the line of the journal after which the box was opened. */
const boxNumber = (house: House, table: string): string =>
  `${table}-${house.now().local.slice(0, 10).replaceAll('-', '')}-${house.durable().seq}`
