/** What people are told about rounds, their fees and what is judged in them. */
import type { Message } from '../../base/message.ts'

export type RoundMessages = {
  'fee is returned': { why: Message }
  'no activity at table': { table: string; halted: readonly Message[] }
  'not judged while halted': { halted: readonly Message[] }
  'no house game at table': { table: string; halted: readonly Message[] }
}

declare module '../../base/message.ts' {
  interface Messages extends RoundMessages {}
}
