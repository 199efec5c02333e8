import type { Message } from '../../base/message.ts'
import type { Reason } from '../../base/refusal.ts'

/** A reason with the key of the offering that it is about, where it is about one: `pools.main.seed`. */
export type Complaint = Reason & { readonly field?: string }
export type Complaints = { readonly wrong: readonly Complaint[]; readonly missing: readonly Complaint[] }
/** Adds what is wrong, by which clause and at which key. */
export type Complain = (list: Complaint[], clause: string, says: Message, field?: string) => void
