import type { Reason } from '../base/refusal.ts'

/** A reason with the key of the offering that it is about, where it is about one: `pools.main.seed`. */
export type Complaint = Reason & { readonly field?: string }
export type Complaints = { readonly wrong: readonly Complaint[]; readonly missing: readonly Complaint[] }
export type Say = (list: Complaint[], clause: string, says: string, field?: string) => void
