/** What people are told when an activity or a business day is closed, and about the cover of what signs promise. */
import type { LaidOut } from '../money/messages.ts'

export type ClosingMessages = {
  'activity never ran to be closed': { activity: string }
  'rest goes back to the house': undefined
  'money stays in its funds': { activity: string }
  'successor lacking': undefined
  'successor is paid from other funds': { activity: string; funder: string }
  'claim of somebody is open': { claim: string; to: string }
  'promise not put in': { amount: string }
  'due not fetched': { amount: string }
  'fees not counted': { amount: string; table: string }
  'laid out not repaid': { from: LaidOut; amount: string }
  'day closed already': { day: string; upTo: string }
  'day not over': { day: string; ends: string }
  'books do not agree': { activity: string }
}

declare module '../../base/message.ts' {
  interface Messages extends ClosingMessages {}
}
