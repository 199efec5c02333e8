/** What a command that was done should have changed. */
import type { Command, Event, EventOf, EventType } from '../../engine/mechanisms.ts'
import * as claims from './claims.ts'
import { Difference } from './difference.ts'
import * as hits from './hits.ts'
import type { AuditLedger } from './ledger.ts'
import * as office from './office.ts'
import * as rounds from './rounds.ts'

export function follow(ledger: AuditLedger, command: Command, events: readonly Event[]): void {
  const before = office.standing(ledger)
  followOne(
    ledger,
    command,
    events.filter(({ type }) => type !== 'CountedForDay'),
  )
  office.toldLate(ledger, command.at.local, before)
}

function followOne(ledger: AuditLedger, command: Command, events: readonly Event[]): void {
  const { funds } = ledger
  switch (command.do) {
    case 'StartRound':
      rounds.started(ledger, command, only(events, 'RoundStarted'))
      return
    case 'BetLate':
      only(events, 'BetLate')
      return
    case 'EndRound':
      only(events, 'RoundEnded')
      ledger.tables.get(command.table)!.isRoundOpen = false
      return
    case 'VoidRound':
      only(events, 'RoundVoided')
      rounds.voided(ledger, command)
      return
    case 'CountBox':
      only(events, 'BoxCounted')
      rounds.counted(ledger, command)
      return
    case 'ReportHit':
      hits.reported(ledger, command, only(events, 'HitDeclared', 'HitHeld', 'HandJudged'))
      return
    case 'JudgeHeld':
      hits.judged(ledger, command, only(events, 'HitDeclared'))
      return
    case 'AttestHit':
      only(events, 'HitAttested')
      for (const [id, yes] of Object.entries(command.answers)) ledger.hits.get(command.hit)!.answers.set(id, yes)
      return
    case 'VerifyHit':
      hits.verified(ledger, command, only(events, 'HitVerified'))
      return
    case 'DeclineHit':
      only(events, 'HitDeclined')
      hits.declined(ledger, command)
      return
    case 'DisputeHit':
      only(events, 'HitDisputed')
      ledger.hits.get(command.hit)!.status = 'disputed'
      return
    case 'BackOutHit':
      only(events, 'HitBackedOut')
      hits.backedOut(ledger, command)
      return
    case 'ShowId':
      only(events, 'IdShown')
      ledger.claims.get(command.claim)!.idShown = true
      return
    case 'PayClaim':
      only(events, 'ClaimPaid')
      claims.paid(ledger, command)
      return
    case 'ExpireClaim':
      only(events, 'ClaimExpired')
      claims.expired(ledger, command)
      return
    case 'ReportPaidInError':
      only(events, 'PaidInError')
      claims.paidInError(ledger, command)
      return
    case 'IncreaseDaily':
      only(events, 'PoolIncreased')
      office.increased(ledger, command)
      return
    case 'IncreasePool':
      only(events, 'PoolIncreased')
      office.raise(ledger, command, Number(command.amount))
      return
    case 'TakeAdminFee':
      office.charged(ledger, command, only(events, 'AdminFeeTaken'))
      return
    case 'DepositAdvance':
      only(events, 'MoneyMoved')
      office.deposited(ledger, command)
      return
    case 'FetchDue':
      only(events, 'MoneyMoved')
      office.fetched(ledger, command)
      return
    case 'RepayDrawer':
      only(events, 'MoneyMoved')
      ledger.drawers.set(`${command.activity} ${command.drawer}`, 0)
      return
    case 'BringForward':
      only(events, 'BroughtForward')
      office.broughtForward(ledger, command)
      return
    case 'SeedPool':
      only(events, 'PoolSeeded')
      office.seeded(ledger, command)
      return
    case 'SetTable':
      ledger.tables.set(command.table, {
        game: command.game,
        seats: command.seats,
        openedAt: undefined,
        round: 0,
        isRoundOpen: false,
        lockedAt: undefined,
        paid: [],
        toPool: 0,
        toReserve: 0,
        box: 0,
        hits: new Set(),
      })
      return
    case 'OpenTable':
      ledger.tables.get(command.table)!.openedAt = command.at.at
      return
    case 'CloseTable':
      ledger.tables.get(command.table)!.openedAt = undefined
      for (const activity of Object.keys(funds)) ledger.charged.delete(`${activity} ${command.table}`)
      return
    case 'EnrolPerson': {
      const { person, duty, proposition } = command
      ledger.persons.set(person, { duty, proposition })
      return
    }
    case 'EndDay':
      only(events, 'DayEnded')
      office.dayEnded(ledger, command)
      return
    case 'CloseDay':
      office.dayClosed(ledger, command, only(events, 'DayClosed'))
      return
    case 'OpenProperty':
    case 'AcceptRules':
    case 'DraftOffering':
    case 'ApproveOffering':
    case 'PostOffering':
    case 'PauseOffering':
    case 'ResumeOffering':
    case 'StopOffering':
    case 'CloseOffering':
      return
    default:
      throw new Difference(`the auditor knows nothing of ${command.do}`)
  }
}

/** The one event that this command leads to. */
function only<Type extends EventType>(events: readonly Event[], ...types: readonly Type[]): EventOf<Type> {
  const [event] = events
  if (events.length !== 1 || event === undefined || !(types as readonly string[]).includes(event.type))
    throw new Difference(
      `expected one ${types.join(' or ')}, found ${events.map(({ type }) => type).join(', ') || 'nothing'}`,
    )
  return event as EventOf<Type>
}
