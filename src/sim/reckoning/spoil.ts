/** How a decision is spoilt the way a slip in the code would: one row of its posts is another one, two, or none. */
import type { Event } from '../../engine/mechanisms.ts'
import type { WirePost } from '../../engine/posts.ts'

/** The event as a wrong house would have it, or nothing where the path does not come up. */
export type Bug = (event: Event) => Event | undefined

type Row = {
  readonly book: string
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly by: string
}
/** The row as it should not be: another one, several, none; nothing where it is not meant. */
type Spoil = (row: Row) => readonly Row[] | undefined

/** The first row that is meant is spoilt. */
export const spoilt = (event: Event, spoil: Spoil): Event | undefined => {
  if (!('posts' in event) || event.posts === undefined) return undefined
  let isDone = false
  const posts = Object.fromEntries(
    Object.entries(event.posts).map(([holder, rows]) => [
      holder,
      rows.flatMap((row): readonly WirePost[] => {
        const [book, from, to, amount, by] = row
        const instead = isDone ? undefined : spoil({ book, from, to, amount: BigInt(amount), by })
        if (instead === undefined) return [row]
        isDone = true
        return instead
          .filter((one) => one.amount > 0n)
          .map((one) => [one.book, one.from, one.to, `${one.amount}`, one.by] as unknown as WirePost)
      }),
    ]),
  )
  return isDone ? ({ ...event, posts } as Event) : undefined
}

export const inRows =
  (types: readonly Event['type'][], spoil: Spoil): Bug =>
  (event) =>
    types.includes(event.type) ? spoilt(event, spoil) : undefined

export const isPool = (name: string): boolean => name.startsWith('pool:')
export const entitled =
  (meant: (row: Row) => boolean, spoil: (row: Row) => readonly Row[]): Spoil =>
  (row) =>
    row.book === 'e' && row.amount > 1n && meant(row) ? spoil(row) : undefined

export const carried =
  (spoil: (row: Row) => readonly Row[]): Spoil =>
  (row) =>
    row.book === 'c' && row.amount > 1n ? spoil(row) : undefined

export const aCentLess = (row: Row): Row[] => [{ ...row, amount: row.amount - 1n }]
export const dropped = (): Row[] => []
/** One cent of it goes to another fund. */
export const aCentTo =
  (fund: string) =>
  (row: Row): Row[] => [
    { ...row, amount: row.amount - 1n },
    { ...row, to: fund, amount: 1n },
  ]

/** An award is a cent too small or too large, in what is said and in what is set aside. */
export function offByACent(
  event: Event,
  isMeant: (share: string, line: string) => boolean,
  by = -1n,
): Event | undefined {
  if (event.type !== 'HitDeclared') return undefined
  const nth = event.awards.findIndex(({ share, line, amount }) => isMeant(share, line) && BigInt(amount) > 1n)
  const award = event.awards[nth]
  if (award === undefined) return undefined
  const [fund] = Object.keys(award.parts)
  const parts = Object.fromEntries(
    Object.entries(award.parts).map(([name, part]) => [name, name === fund ? `${BigInt(part) + by}` : part]),
  )
  const wrong = { ...award, amount: `${BigInt(award.amount) + by}`, parts } as typeof award
  const total = `${BigInt(event.total) + by}`
  const awards = event.awards.map((one, at) => (at === nth ? wrong : one))
  return spoilt(
    { ...event, awards, total },
    entitled(
      ({ from, to }) => from === fund && to.startsWith('pending:'),
      (row) => [{ ...row, amount: row.amount + by }],
    ),
  )
}
