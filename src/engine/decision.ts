import type { Refusal } from '../base/refusal.ts'
import type { Event } from './event.ts'

/** A decision is what happened, or why nothing did. */
export type Decision = readonly Event[] | Refusal
