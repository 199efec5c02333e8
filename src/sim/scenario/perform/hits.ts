/** Hits and awards until they are settled, and periods that close. */
import { attest, playAward, playHit, playHits } from '../hit.ts'
import { order } from '../night.ts'
import { closeNext } from '../period.ts'
import { activityOf, hitOf, tableOf } from '../reference.ts'
import type { Perform } from './steps.ts'

export const HITS = {
  reportHit: (night, written, by) => {
    const table = tableOf(night, written.table, written.game)
    playHit(night, written, table, by)
  },
  reportHits: (night, hits, by) => {
    const calls = hits.map((written) => ({ written, table: tableOf(night, written.table, written.game) }))
    playHits(night, calls, by)
  },
  enterAward: (night, written, by) => playAward(night, activityOf(night, written.activity), written, by),
  attestHit: (night, { hit, no }, by) => attest(night, hitOf(night, hit), no ?? [], by),
  confirmSurveillance: (night, { hit, yes = true }, by = 'surveillance') =>
    order(night, { do: 'ConfirmSurveillance', hit: hitOf(night, hit), ...(yes ? {} : { yes }) }, by),
  judgeHeld: (night, { hit }, by = 'floor') => order(night, { do: 'JudgeHeld', hit: hitOf(night, hit) }, by),
  verifyHit: (night, { hit }, by = 'shift manager') => order(night, { do: 'VerifyHit', hit: hitOf(night, hit) }, by),
  declineHit: (night, { hit, reason, clause, second, evidence }, by = 'floor') =>
    order(
      night,
      {
        do: 'DeclineHit',
        hit: hitOf(night, hit),
        reason: reason ?? 'does not qualify',
        ...(clause === undefined ? {} : { clause }),
        second: second ?? 'shift manager',
        evidence: evidence ?? 'the recording of surveillance',
      },
      by,
    ),
  disputeHit: (night, { hit, reason }, by = 'floor') =>
    order(night, { do: 'DisputeHit', hit: hitOf(night, hit), reason: reason ?? 'a player objects' }, by),
  settleDispute: (night, { hit, reason, second }, by = 'shift manager') =>
    order(
      night,
      {
        do: 'SettleDispute',
        hit: hitOf(night, hit),
        second: second ?? 'general manager',
        reason: reason ?? 'the recording shows it',
      },
      by,
    ),
  backOutHit: (night, { hit, reason, second, document }, by = 'shift manager') =>
    order(
      night,
      {
        do: 'BackOutHit',
        hit: hitOf(night, hit),
        second: second ?? 'general manager',
        reason: reason ?? 'entered by mistake',
        document: document ?? 'M-1',
      },
      by,
    ),
  closePeriod: (night, written, by = 'floor') => closeNext(night, written, by),
} satisfies Partial<Perform>
