import type { Message } from '../../base/message.ts'
import type { Reason } from '../../base/refusal.ts'

/** A reason with the key of the offering that it is about, where it is about one: `pools.main.seed`. */
export type Complaint = Reason & { readonly field?: string }
export type Complaints = { readonly wrong: readonly Complaint[]; readonly missing: readonly Complaint[] }
/** Adds what is wrong, by which clause and at which key. */
export type Complain = (list: Complaint[], clause: string, says: Message, field?: string) => void
/** Says what is wrong or missing, by which clause and at which key. */
export type Say = (clause: string, says: Message, field: string) => void

/** All complaints of a check that says them one by one. */
export function complaintsOf(check: (wrong: Say, missing: Say) => void): Complaints {
  const found = { wrong: [] as Complaint[], missing: [] as Complaint[] }
  const into =
    (list: Complaint[]): Say =>
    (clause, says, field) =>
      void list.push({ clause, ...says, field })
  check(into(found.wrong), into(found.missing))
  return found
}
