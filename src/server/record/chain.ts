/** Whether the lines of a hit follow from each other: every digest is made again from the text, whenever somebody looks. */
import { digestOf, sameBytes, sha256, toHex } from '../../journal/line.ts'
import type { ChainLook } from '../../views/record/record.ts'
import type { House } from '../house/kernel.ts'
import type { TracedLine } from './lines.ts'

/** More than these would be a journal: then its own lines are looked at, and not those between them. */
export const CHAIN_MOST = 2_000

type Store = Pick<House['store'], 'digestAt' | 'lines'>

export async function chainLook(store: Store, own: readonly Pick<TracedLine, 'seq' | 'text' | 'digest'>[]) {
  const [first, last] = [own[0]?.seq, own.at(-1)?.seq]
  if (first === undefined || last === undefined) return undefined
  const isWhole = last - first < CHAIN_MOST
  const lines = isWhole ? last - first + 1 : own.length
  const brokenAt = isWhole
    ? await brokenBetween(store, first, last)
    : own.find(({ text, digest }) => toHex(sha256(text)) !== digest)?.seq
  return { first, last, lines, isWhole, ...(brokenAt === undefined ? {} : { brokenAt }) } satisfies ChainLook
}

/** The first line that is missing, or is not what its digest and the line above make of it. */
async function brokenBetween(store: Store, first: number, last: number): Promise<number | undefined> {
  let above = await store.digestAt(first - 1)
  let next = first
  for await (const batch of store.lines({ after: first - 1, until: last }))
    for (const { text, digest } of batch) {
      if (above === undefined || !sameBytes(digestOf(above, text), digest)) return next
      above = digest
      next += 1
    }
  return next > last ? undefined : next
}
