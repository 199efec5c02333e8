/** Each file notes how far the others are: the audit trail and the register which line of the journal, the journal both of them. */
import { toHex } from '../../journal/line.ts'
import type { Audit } from '../door/audit.ts'
import type { JournalLine, Register } from '../door/register.ts'
import type { House } from '../house/kernel.ts'

export type MarkedFiles = {
  readonly house: House
  readonly register: Pick<Register, 'changes' | 'sees'>
  readonly audit: Pick<Audit, 'last'>
}

export const lineOf = (house: Pick<House, 'durable'>): JournalLine => {
  const { seq, digest } = house.durable()
  return { seq, digest: toHex(digest) }
}

/** The others first and synced, then the journal: a crash between leaves them ahead of it, never behind. */
export async function markFiles({ house, register, audit }: MarkedFiles): Promise<void> {
  register.sees(lineOf(house))
  const { n, digest } = audit.last()
  const changes = register.changes()
  await house.note({ do: 'MarkFiles', register: changes, ...(n === 0 ? {} : { audit: { n, digest } }) })
}

/** Whether the register changed since the journal last heard of it. */
export const isUnmarked = ({ house, register }: Pick<MarkedFiles, 'house' | 'register'>): boolean =>
  house.state.fileMarks?.register !== register.changes()
