/**
 * How a figure came about, in a handful of steps that add up to it. A meter is told in order, since its steps are kept: what it stood at,
 * fees, a hit, where the reseed came from, fees. Every other account is told by what was done to it since it began.
 */
import { type Cents, cents, toWire } from '../../base/money.ts'
import { NOT_FEES } from '../../journal/projections/movements.ts'
import { type AccountName, isPool, kindOf } from '../../ledger/name.ts'
import type { Book } from '../../ledger/post.ts'
import type { House } from '../house/kernel.ts'

/** Amounts in cents; `before` is what it stood at, the others what they did to it. */
export type FigureStep = { readonly amount: string } & (
  | { readonly is: 'before' }
  | { readonly is: 'fees' }
  /** Between it and another account, in one line of the journal. */
  | {
      readonly is: 'moved'
      readonly what: string
      readonly other: AccountName
      readonly seq: number
      readonly hit?: string
    }
  /** All movements of one kind. */
  | { readonly is: 'kind'; readonly what: string; readonly count: number }
  | { readonly is: 'rest'; readonly count: number }
)

type Here = readonly [activity: string, book: Book, account: AccountName]

/** More cannot be told apart at a glance; the list below has them all. */
const STEPS_MOST = 6

export async function stepsOf(house: House, here: Here, total: Cents, fees: Cents): Promise<FigureStep[]> {
  const [, book, account] = here
  const told = isPool(account) && book === 'entitlement' ? await inOrder(house, here, total) : []
  return told.length > 0 ? told : byKind(house, here, fees)
}

const wire = (amount: number | bigint): string => toWire(cents(amount))

type MeterStepRow = { seq: number; what: string; hit: string | null; before: number; after: number }
type Moved = { seq: number; other: AccountName; amount: number }
/** Whoever pays fees and wagers, or gets them back. */
const FEEDERS: ReadonlySet<string> = new Set(['patrons', 'account'])

/** The latest steps for which there is room, and what fees did between them. */
async function inOrder(house: House, here: Here, total: Cents): Promise<FigureStep[]> {
  const [activity, , account] = here
  const kept = await house.store.rows<MeterStepRow>(
    'select seq, what, hit, before, after from metersteps where activity = ? and account = ? order by seq desc, n desc limit ?',
    activity,
    account,
    STEPS_MOST,
  )
  const oldest = kept.at(-1)
  if (oldest === undefined) return []
  const moved = Map.groupBy(await sourcesOf(house, here, await movedSince(house, here, oldest.seq)), ({ seq }) => seq)
  let next = Number(total)
  let steps: FigureStep[] = []
  for (const { seq, what, hit, before, after } of kept) {
    const parts = moved.get(seq) ?? []
    const isWhole = parts.reduce((sum, { amount }) => sum + amount, 0) === after - before
    const own: FigureStep[] = isWhole
      ? parts.map(({ other, amount }) => ({
          is: 'moved',
          what,
          other,
          seq,
          amount: wire(amount),
          ...(hit === null ? {} : { hit }),
        }))
      : [{ is: 'kind', what, count: 1, amount: wire(after - before) }]
    const grown: FigureStep[] = next === after ? [] : [{ is: 'fees', amount: wire(next - after) }]
    if (steps.length > 0 && steps.length + own.length + grown.length > STEPS_MOST) break
    steps = [...own, ...grown, ...steps]
    next = before
  }
  return next === 0 ? steps : [{ is: 'before', amount: wire(next) }, ...steps]
}

/** With which accounts each line moved it, without fees. */
async function movedSince({ store }: House, here: Here, since: number): Promise<Moved[]> {
  const rows = await store.rows<Moved>(
    `select seq, other, sum(signed) as amount from (
       select seq, n, "from" as other, cast(amount as integer) as signed from movements
         where ${NOT_FEES} and activity = ? and book = ? and "to" = ? and seq >= ?
       union all
       select seq, n, "to", -cast(amount as integer) from movements
         where ${NOT_FEES} and activity = ? and book = ? and "from" = ? and seq >= ?)
     group by seq, other order by seq, min(n)`,
    ...here,
    since,
    ...here,
    since,
  )
  return rows.filter(({ other }) => !FEEDERS.has(kindOf(other)))
}

/** A reseed that waited for the floor is told by where it came from: the reserve, or the house's word. */
async function sourcesOf({ store }: House, [activity, book]: Here, moved: readonly Moved[]): Promise<Moved[]> {
  const found = moved.map(async (one): Promise<Moved[]> => {
    if (kindOf(one.other) !== 'reseed' || one.amount < 0) return [one]
    const rows = await store.rows<{ other: AccountName; amount: number }>(
      `select "from" as other, sum(cast(amount as integer)) as amount from movements
       where ${NOT_FEES} and activity = ? and book = ? and "to" = ? group by "from" order by min(seq), min(n)`,
      activity,
      book,
      one.other,
    )
    const isAll = rows.reduce((sum, { amount }) => sum + amount, 0) === one.amount
    return isAll ? rows.map((row) => ({ ...row, seq: one.seq })) : [one]
  })
  return (await Promise.all(found)).flat()
}

async function byKind({ store }: House, here: Here, fees: Cents): Promise<FigureStep[]> {
  const rows = await store.rows<{ what: string; count: number; amount: number }>(
    `select what, count(*) as count, sum(signed) as amount from (
       select what, cast(amount as integer) as signed from movements where ${NOT_FEES} and activity = ? and book = ? and "to" = ?
       union all
       select what, -cast(amount as integer) from movements where ${NOT_FEES} and activity = ? and book = ? and "from" = ?)
     group by what`,
    ...here,
    ...here,
  )
  const kinds = rows.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
  const [named, rest] = [kinds.slice(0, STEPS_MOST - 1), kinds.slice(STEPS_MOST - 1)]
  const sum = (of: 'count' | 'amount') => rest.reduce((all, row) => all + row[of], 0)
  return [
    ...(fees === 0n ? [] : [{ is: 'fees' as const, amount: toWire(fees) }]),
    ...named
      .toSorted((a, b) => b.amount - a.amount)
      .map((row) => ({ ...row, is: 'kind' as const, amount: wire(row.amount) })),
    ...(rest.length === 0 ? [] : [{ is: 'rest' as const, count: sum('count'), amount: wire(sum('amount')) }]),
  ]
}
