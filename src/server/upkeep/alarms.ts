/** What is wrong with the house itself: told by health in English, and on Tonight in the language of whoever looks. */
import { type Message, type MessageId, message, type Values } from '../../base/message.ts'

export type AlarmMessages = {
  'house is being stopped': undefined
  'journal takes nothing': { why: string }
  'line does not match': { line: number; file: string }
  'line is gone': { line: number; file: string }
  'memory is another': { part: string }
  'audit trail damaged': { folder: string; fault: string }
  'audit trail not written': { why: string }
  'file not readable': { why: string }
  'disk nearly full': { free: number; least: number }
  'clock was set': { seconds: number; way: 'behind' | 'ahead' }
  'clock to be confirmed': { seconds: number; way: 'behind' | 'ahead' }
  'clock behind the record': { seconds: number }
  'program file gone': { file: string }
  'program file changed': { file: string }
  'program file added': { file: string }
  'release list gone': { file: string }
  'release list does not add up': { file: string }
  'program runs on another node': { listed: string; runs: string }
  'packages are others': undefined
  'anchor not written': { why: string }
  'witness has another key': undefined
  'witness refuses': { says: string }
  'receipt not signed': undefined
}
export type AlarmId = keyof AlarmMessages
export type Alarm = Message & { readonly id: AlarmId }

declare module '../../base/message.ts' {
  interface Messages extends AlarmMessages {}
}

export const alarm = <Id extends AlarmId & MessageId>(id: Id, ...values: Values<Id>): Alarm =>
  message(id, ...values) as Alarm

/** An alarm on its way up, where only an error gets through. */
export class Alarmed extends Error {
  readonly alarm: Alarm
  constructor(of: Alarm) {
    super(of.id)
    this.alarm = of
  }
}
