/** What people are told about hits: reported, attested, verified, declined, disputed, undone, and awards by hand. */

import type { Message, Recorded } from '../../base/message.ts'
import type { Subject } from '../../base/party.ts'
import type { Offered } from '../offerings/vocabulary.ts'
import type { HitStatus } from './vocabulary.ts'

export type HitMessages = {
  // Reporting.
  'no activity at table': { table: string; halted: readonly Message[] }
  'not judged while halted': { halted: readonly Message[] }
  'hit without hands': undefined
  'dealt later than now': undefined
  'settled at its table': { activity: string }
  'awarded by hand': { activity: string }
  'no round with its fees': { table: string; activity: string }
  'hit reported already': { activity: string }
  'hand reported already': { hit: string; table: string }
  'floor tells hands apart': { hit: string }
  'award entered already': { hit: string }
  'hit for the same prize undecided': { hit: string }
  // What becomes of a hit.
  'hit is not held': { hit: string; status: HitStatus }
  'no open hit': { hit: string }
  'nothing left to attest': { hit: string; status: HitStatus }
  'nothing left to confirm': { hit: string; status: HitStatus }
  'no such question': { hit: string; question: string }
  'surveillance answers that': undefined
  'surveillance not asked': { activity: string; hit: string }
  'hit not waiting for verification': { hit: string; status: HitStatus }
  'question not answered': { who: Subject; asks: Recorded }
  'question answered no': { who: Subject; asks: Recorded }
  'hit not to be declined': { hit: string; status: HitStatus }
  'hit was awarded': { hit: string }
  'declining names its evidence': undefined
  'hit disputed already': { hit: string }
  'hit not disputed': { hit: string }
  'hit not to be backed out': { hit: string; status: HitStatus }
  'hit never verified': { hit: string }
  'tickets to be void first': { hit: string; tickets: readonly string[] }
  'hit won nothing': { hit: string }
  'adjustment names its document': undefined
  'claim was paid': { claim: string }
  // Posted periods.
  'no posted periods': { activity: string }
  'period not over': { until: string }
  'hit of the period undecided': { hit: string }
  'nothing on the board': { activity: string; until: string }
  'presence not asked': { who: Subject }
  'absent at the close': undefined
  'period settled': { until: string }
  // Awards by hand.
  'nothing awarded': { activity: string; status: Offered['status'] }
  'judged by its rules': { activity: string }
  'award names nobody': undefined
  'award names its evidence': undefined
  'entered twice': { to: Subject; line: string }
  'seat named twice': undefined
  'what is left undecided': { hit: string }
  'no such prize': { line: string; lines: readonly string[] }
  'amount not entered': Range
  'amount outside the posted': Range & { amount: string }
  'prize has its amount': { line: string; due: string; amount: string }
}
/** Without `max` there is no upper end. */
type Range = { min: string; max?: string }

declare module '../../base/message.ts' {
  interface Messages extends HitMessages {}
}
