/** What the auditor would refuse, and why. */
import type { Command } from '../../engine/mechanisms.ts'
import { BEAT } from '../cardroom/terms.ts'
import * as claims from './claims.ts'
import { Difference } from './difference.ts'
import * as hits from './hits.ts'
import type { AuditLedger } from './ledger.ts'
import * as office from './office.ts'
import * as rounds from './rounds.ts'

/** Why the command must be refused, or undefined when it must be done. */
export function whyRefused(ledger: AuditLedger, command: Command): string | undefined {
  const { funds } = ledger
  switch (command.do) {
    case 'StartRound':
      return rounds.mayStart(ledger, command)
    case 'BetLate':
      return ledger.tables.get(command.table)?.openedAt === undefined ? 'the table is not open' : undefined
    case 'EndRound':
      return rounds.mayEnd(ledger, command)
    case 'VoidRound':
      return rounds.mayVoid(ledger, command)
    case 'CountBox':
      return rounds.mayCount(ledger, command)
    case 'ReportHit':
      return hits.mayReport(ledger, command)
    case 'JudgeHeld':
      return hits.mayJudge(ledger, command)
    case 'AttestHit': {
      const hit = ledger.hits.get(command.hit)
      if (hit?.status !== 'declared') return 'it is not waiting'
      return Object.keys(command.answers).some((id) => !hit.questions.includes(id)) ? 'no such question' : undefined
    }
    case 'VerifyHit':
      return hits.mayVerify(ledger, command)?.join(' ')
    case 'DeclineHit':
      return hits.mayDecline(ledger, command)
    case 'DisputeHit': {
      const hit = ledger.hits.get(command.hit)
      return hit === undefined || hit.status === 'disputed' ? 'nothing to dispute' : undefined
    }
    case 'BackOutHit':
      return hits.mayBackOut(ledger, command)
    case 'ShowId': {
      const claim = ledger.claims.get(command.claim)
      return claim?.status !== 'open' || claim.idShown ? 'nothing to show it for' : undefined
    }
    case 'PayClaim':
      return claims.mayPay(ledger, command)
    case 'ExpireClaim':
      return claims.mayExpire(ledger, command)
    case 'ReportPaidInError': {
      const claim = ledger.claims.get(command.claim)
      return claim?.status !== 'paid' || claim.inError || command.second === command.by ? 'nothing in error' : undefined
    }
    case 'IncreaseDaily':
      return office.mayIncrease(ledger, command)
    case 'IncreasePool': {
      const fund = funds[command.activity]!
      if (command.activity !== BEAT || command.notice === '') return 'no raise without notice'
      return Number(command.amount) > fund.cap - fund.pool ? 'over the cap' : undefined
    }
    case 'TakeAdminFee':
      return office.mayCharge(ledger, command)
    case 'DepositAdvance': {
      const amount = Number(command.amount)
      return amount <= 0 || amount > funds[command.activity]!.promised ? 'not promised' : undefined
    }
    case 'FetchDue': {
      const { dueAdvance, dueFee } = funds[command.activity]!
      return dueAdvance + dueFee === 0 ? 'nothing is due' : undefined
    }
    case 'RepayDrawer':
      return (ledger.drawers.get(`${command.activity} ${command.drawer}`) ?? 0) === 0 ? 'nothing laid out' : undefined
    case 'SeedPool':
      return funds[command.activity]!.pool === 0 ? undefined : 'the pool is not empty'
    case 'OpenTable':
      return ledger.tables.get(command.table)?.openedAt === undefined ? undefined : 'it is open'
    case 'CloseTable': {
      const table = ledger.tables.get(command.table)
      return table?.openedAt === undefined || table.isRoundOpen ? 'it is not open, or plays' : undefined
    }
    case 'EndDay':
      return office.isOver(command) && command.day > ledger.endedDay ? undefined : 'the day has ended or is not over'
    case 'CloseDay':
      return office.mayCloseDay(ledger, command)
    case 'OpenProperty':
    case 'SetTable':
    case 'EnrolPerson':
    case 'AcceptRules':
    case 'DraftOffering':
    case 'ApproveOffering':
    case 'PostOffering':
    case 'PauseOffering':
    case 'ResumeOffering':
    case 'StopOffering':
    case 'CloseOffering':
    case 'BringForward':
      return undefined
    default:
      // This room offers two activities; orders of others never come.
      throw new Difference(`the auditor knows nothing of ${command.do}`)
  }
}
