/** What people are told about rule files and offerings: accepted, drafted, approved, posted, halted, changed. */
import type { Message } from '../../base/message.ts'

/** What a newer version of an offering would change; `name` of which hand or setting. */
export type ChangedTerm =
  | 'chart'
  | 'hands'
  | 'payout structure'
  | 'prize'
  | 'prizes by game'
  | 'range'
  | 'hours'
  | 'periods'
  | 'drawings'
  | 'things'
  | 'multiplier'
  | 'setting'

export type OfferingMessages = {
  'activity does not run': { activity: string }
  'activity is closed': { activity: string }
  'activity halted': { activity: string; status: 'paused' | 'stopped'; why?: string }
  'activity stopped already': { halted: Message }
  'activity not halted': { activity: string }
  /** Faults of a text that somebody wrote, each with its place. */
  'text has faults': { faults: readonly Message[] }
  'no rules accepted': { activity: string }
  'clauses not accepted': { clauses: readonly string[] }
  'rules stay while a hit is open': { activity: string }
  'version waits for no approval': { activity: string; version: number }
  'version was sent back': { activity: string; version: number; reason: string }
  'no draft waits': { activity: string }
  'no approved offering waits': { activity: string }
  'no places named': undefined
  // Screens on the wall.
  'no such screen': { screen: string }
  'screen is so': { screen: string }
  'nothing to show by this name': { name: string }
  'shown twice': { name: string }
  'occasion is there': { activity: string }
  'occasion of the same name': { name: string; other: string }
  'occasion of another version': { other: string; version: string }
  'occasion of another chart': { other: string; chart: string }
  'hand counts in another occasion': { other: string }
  'funds do not run': { activity: string }
  'nothing posted while halted': { halted: Message }
  'notice is incomplete': undefined
  'notice comes later': { since: string }
  'term changes without notice': { term: ChangedTerm; name?: string }
  'payout structure stays': { structure: string }
  'cap under posted prize': { cap: string; posted: string }
  'posted prize is not lowered': { line: string; from: string; to: string }
  'no such setting': { activity: string; setting: string }
  'setting is part of the offering': { setting: string }
  'drawn card decides': { setting: string }
  'witness lacking': undefined
  'not a card': { text: string }
  'setting not said': { setting: string; oneOf: readonly string[] }
  'drawn card decides otherwise': { card: string; decides: string; not: string }
}

declare module '../../base/message.ts' {
  interface Messages extends OfferingMessages {}
}
