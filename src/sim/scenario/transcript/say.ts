/** Events as sentences, for what money alone does not tell. */

import { formatMoney, fromWire } from '../../../base/money.ts'
import { itemKey } from '../../../base/openitem.ts'
import { partyKey } from '../../../base/party.ts'
import { readSpot, type Spot } from '../../../base/spot.ts'
import type { Event, EventOf, State } from '../../../engine/mechanisms.ts'
import { type AccountName, isPool } from '../../../ledger/name.ts'
import { english } from '../../../words/sentence.ts'
import { sayClaims } from './sayclaims.ts'
import { sayContests } from './saycontests.ts'
import { sayCredits } from './saycredits.ts'
import { sayDraws } from './saydraws.ts'
import { sayEntries } from './sayentries.ts'
import { sayFloor } from './sayfloor.ts'
import { sayStep } from './saygame.ts'
import { sayHits } from './sayhits.ts'
import { sayOfferings } from './sayofferings.ts'
import { sayPieces } from './saypieces.ts'
import { sayPots } from './saypots.ts'
import { sayRotation } from './sayrotation.ts'
import { saySeat } from './sayseat.ts'
import { saySquares } from './saysquares.ts'
import { sayStage } from './saystage.ts'
import { sayTournaments } from './saytournaments.ts'
import { sayWaiting } from './saywaiting.ts'

/** Nothing where movements, payments and refusals say it already. */
export function sayEvent(event: Event, state: State): string | undefined {
  switch (event.type) {
    case 'PropertyOpened':
    case 'TableSet':
    case 'PersonEnrolled':
    case 'ClubFormSet':
    case 'NameAllowed':
    case 'ScreenSet':
    case 'ScreenRemoved':
    case 'StaffEnrolled':
    case 'StaffDisabled':
    case 'HouseFounded':
    case 'StaffReset':
    case 'SecretSet':
    case 'StationEnrolled':
    case 'StationOpened':
    case 'StationRevoked':
    case 'StationsRequired':
    case 'DeviceEnrolled':
    case 'DeviceDisabled':
    case 'MessageSetAside':
    case 'BroughtForward':
    case 'PoolSeeded':
    case 'MoneyMoved':
    case 'HandJudged':
    case 'RoundEnded':
    // Each instruction of a table game is a sentence of its own.
    case 'TablePlayed':
    case 'AccountUsed':
    case 'SnapshotKept':
    case 'FilesMarked':
    case 'FilesReconciled':
    case 'AnchorsSet':
    case 'ClockConfirmed':
    case 'ReleaseStarted':
    case 'ReleaseAccepted':
    case 'ReceiptKept':
    case 'MachinesEnrolled':
    case 'WitnessAccepted':
      return undefined
    case 'PlayerSeated':
    case 'PlayerNamed':
    case 'PlayerMoved':
    case 'PlayerAway':
    case 'PlayerBack':
    case 'PlayerLeft':
    case 'SeatReserved':
    case 'SeatReleased':
    case 'CardsScanned':
    case 'StayCorrected':
      return saySeat(event)
    case 'BallHeldOut':
    case 'CardsSpread':
    case 'PotSplashed':
    case 'SeatPicked':
    case 'PotTakenBack':
      return sayPots(event)
    case 'SeriesReceived':
    case 'PiecesIssued':
    case 'PiecesGiven':
    case 'PiecesSold':
    case 'SaleTakenBack':
    case 'VoucherChanged':
    case 'PiecesLaid':
    case 'PieceFeePaid':
    case 'PiecesDealt':
    case 'PiecesSettled':
    case 'PiecesCorrected':
    case 'PiecePaymentReturned':
    case 'PiecePaymentWrittenOff':
    case 'PiecesVerified':
    case 'PiecesRedeemed':
    case 'PiecesVoided':
    case 'PiecesDestroyed':
    case 'PiecesCounted':
    case 'SeriesExpired':
      return sayPieces(event)
    case 'CreditUsed':
    case 'CreditEnded':
    case 'CreditsGiven':
    case 'CreditsRedeemed':
    case 'PrizesReserved':
    case 'ReservationEnded':
    case 'CreditsAdjusted':
    case 'CreditsEnded':
      return sayCredits(event)
    case 'SlateDrafted':
    case 'ContestOpened':
    case 'TeamNamed':
    case 'GameChanged':
    case 'FormGiven':
    case 'FormEntered':
    case 'ContestLocked':
    case 'DayCounted':
    case 'HoursAdjusted':
    case 'ResultEntered':
    case 'ResultConfirmed':
    case 'ResultCorrected':
    case 'ContestAwarded':
      return sayContests(event)
    case 'TablesPlaced':
    case 'GridClosed':
    case 'DigitsDrawn':
    case 'ScoreTold':
    case 'PeriodEnded':
    case 'ScoreEntered':
    case 'ScoreConfirmed':
    case 'ScoreCorrected':
    case 'BallDrawn':
    case 'CellAwarded':
    case 'CellForfeited':
      return saySquares(event, state)
    case 'SignUpsOpened':
    case 'EntryRegistered':
    case 'EntryWithdrawn':
    case 'EntryVoided':
    case 'TournamentStarted':
    case 'RebuyTaken':
    case 'AddOnTaken':
    case 'RebuyIntended':
    case 'RebuyWaived':
    case 'PurchaseVoided':
    case 'TargetsNamed':
    case 'KnockedOut':
    case 'KnockOutUndone':
    case 'PrizesRecalled':
    case 'DealAgreed':
    case 'StartUndone':
    case 'DealUndone':
    case 'TournamentAwarded':
    case 'TournamentLogSigned':
    case 'TournamentCalledOff':
    case 'EntryRefunded':
    case 'FreeEntered':
    case 'FreeKnockedOut':
    case 'FreeKnockOutUndone':
    case 'FreePlayEnded':
    case 'CharityPaid':
      return sayTournaments(event)
    case 'TablesUsed':
    case 'TableReleased':
    case 'SeatSet':
    case 'EntriesSeated':
    case 'MovesTold':
    case 'MovesConfirmed':
    case 'MoveDropped':
    case 'FinalTableSeated':
    case 'SeatingUndone':
    case 'HandBegun':
    case 'ClockSet':
    case 'ClockUndone':
    case 'ChipsRaced':
    case 'ChipsRemoved':
    case 'StacksCounted':
    case 'ChipsUndone':
    case 'Penalised':
    case 'PenaltyUndone':
    case 'AbsentMarked':
    case 'AnnouncementPosted':
    case 'AnnouncementTakenDown':
      return sayFloor(event)
    case 'LineUpJoined':
    case 'LineUpLeft':
    case 'StringSet':
    case 'PaceSet':
    case 'DealerPushed':
    case 'StringPushed':
    case 'PushUndone':
    case 'BreakTaken':
    case 'BreakEnded':
      return sayRotation(event)
    case 'ListSet':
    case 'ListLocked':
    case 'ListUnlocked':
    case 'ListClosed':
    case 'ListJoined':
    case 'CheckedIn':
    case 'ListLeft':
    case 'PersonPaged':
    case 'PageAnswered':
    case 'PageDropped':
    case 'PageMissed':
    case 'ChangeAsked':
    case 'ChangeDropped':
    case 'FeederSet':
      return sayWaiting(event)
    case 'TableOpened':
      return `table ${event.table} opens`
    case 'TableClosed':
      return `table ${event.table} closes`
    case 'EquipmentFailed':
      return `the ${event.device} of table ${event.table} has failed: ${english(event.reason)}`
    case 'EquipmentMended':
      return `the ${event.device} of table ${event.table} is working again`
    case 'FloorCalled':
      return `table ${event.table} calls the floor: ${event.why}`
    case 'CallAnswered':
      return `the floor came to table ${event.table} after ${Math.round(event.waitedMs / 1_000)} s`
    case 'ProfileSet':
      return 'the house profile is set'
    case 'ShiftHandedOver':
      return `shift ${event.shift} is handed over by ${event.by.join(' to ')}; open: ${event.open.map(itemKey).join(', ') || 'nothing'}`
    case 'EnteredFromPaper':
      return `entered late from paper: ${event.by} at ${event.at.replace('T', ' ')}, typed in by ${event.typedBy}${event.slip === undefined ? '' : `; ${event.slip} is confirmed by ${(event.confirmed ?? []).join(', ')}`}`
    case 'PaperHeld':
      return `${event.slip} waits for ${event.waits.join(', ')}: ${event.by} at ${event.at.replace('T', ' ')}, typed in by ${event.typedBy}`
    case 'PaperConfirmed':
      return `${event.slip} is confirmed by ${event.by} and waits for ${event.waits.join(', ')}`
    case 'PaperDeclined':
      return `${event.slip} is declined by ${event.by}: ${event.reason}`
    case 'RulesAccepted':
    case 'OfferingDrafted':
    case 'OfferingApproved':
    case 'OfferingReturned':
    case 'OfferingPosted':
    case 'OfferingPaused':
    case 'OfferingResumed':
    case 'OfferingStopped':
    case 'OfferingCancelled':
    case 'OfferingClosed':
      return sayOfferings(event)
    case 'FreeTableRequested':
      return `${event.patron ?? event.person} asks for a free table of ${event.activity}: request ${event.request} is logged`
    case 'FreeTableOffered':
      return `table ${event.table} is offered free for request ${event.request}`
    case 'RequestWithdrawn':
      return `request ${event.request} for a free table is withdrawn${event.reason === undefined ? '' : `: ${event.reason}`}`
    case 'PoolIncreased':
      return Object.keys(event.posts).length === 0
        ? `no increase of ${event.pool}: the pool is at its cap`
        : event.why === 'lowered'
          ? `the posted prize ${event.pool} is lowered`
          : event.why === 'missed'
            ? `the ${event.pool} was not won and grows`
            : `the ${event.why} increase of ${event.pool}${event.due === undefined ? '' : `, due on ${event.due}`}`
    case 'AdminFeeTaken': {
      const waits = fromWire(event.waiting)
      const wait = waits === 0n ? '' : `; ${formatMoney(waits)} waiting for the reserve`
      return `an administrative fee for table ${event.table} is due${wait}`
    }
    case 'BoxCounted':
      return `box ${event.box} is counted by ${event.by.slice(0, 2).join(' and ')}: ${Object.entries(event.counted)
        .map(([activity, amount]) => `${activity} ${formatMoney(fromWire(amount))}`)
        .join(', ')}`
    case 'CountSealed':
      return `a first count of table ${event.table} is sealed`
    case 'CountWithdrawn':
      return `the first count of table ${event.table} is withdrawn`
    case 'CountsDiffered':
      return `two counts of table ${event.table} differ: nothing is booked`
    case 'SheetPrinted':
      return event.n === 1 ? undefined : `${event.sheet} ${event.of} is printed again: copy ${event.n - 1}`
    case 'DrawerOpened':
      return `drawer ${event.drawer} is opened by ${event.by} with ${formatMoney(fromWire(event.counted))}`
    case 'DrawerClosed': {
      const variance = fromWire(event.variance)
      const difference = variance === 0n ? 'as expected' : `a variance of ${formatMoney(variance)}`
      return `drawer ${event.drawer} is closed with ${formatMoney(fromWire(event.counted))}, ${difference}`
    }
    case 'DayEnded':
      return undefined
    case 'CountedForDay':
      return `it counts in the business day ${event.day}, which is not closed yet`
    case 'DayClosed':
      return `the business day ${event.day} is closed; its figures stay${closedFigures(event.figures)}`
    case 'RoundStarted': {
      const fees = Object.entries(event.fees ?? {}).map(([, spots]) => spots.map(spotInWords).join(', '))
      const marked = event.marked?.map(spotInWords).join(', ')
      const from = fees.length === 0 ? 'no fee' : `fees from ${[...new Set(fees)].join(' and ')}`
      return `round ${event.round} is locked at table ${event.table}: ${from}${marked === undefined ? '' : `; dark sensor at ${marked}`}`
    }
    case 'BetLate':
      return `seat ${event.seat} bets after the lock: not counted, logged`
    case 'RoundVoided':
      return `round ${event.round} at table ${event.table} is void: ${event.reason}; the fees go back`
    case 'HitDeclared':
    case 'HitHeld':
    case 'HitAttested':
    case 'SurveillanceAnswered':
    case 'HitVerified':
    case 'HitDeclined':
    case 'HitDisputed':
    case 'DisputeSettled':
    case 'HitBackedOut':
    case 'PeriodClosed':
      return sayHits(event, state)
    case 'DrawOpened':
    case 'DrawContributed':
    case 'DrawRevealed':
    case 'DrawAbandoned':
    case 'CardInserted':
    case 'CardRemoved':
    case 'MachineRetired':
    case 'WitnessRetired':
      return sayDraws(event)
    case 'CalledUp':
      return `${partyKey(event.who)} is ${event.who.kind === 'table' ? 'drawn' : 'called up'} as ${event.callup}${event.event === undefined ? '' : ` after "${event.event}"`}${event.ticket === undefined ? '' : ` for ticket ${event.ticket}`} [${event.clause}]`
    case 'ReportedIn':
      return `${whoOf(event, state)} has reported${event.gives === undefined || event.gives === 'prize' ? '' : ` and has a ${event.gives}`} [${event.clause}]${event.owes === undefined ? '' : '; identification is to follow'}`
    case 'PassedOver':
      return `${whoOf(event, state)} is passed over: ${english(event.reason)} [${event.clause}]${event.isDiscarded === true ? '; the ticket is thrown away' : ''}${event.carried === undefined ? '' : `; ${formatMoney(fromWire(event.carried))} are carried over`}${event.second === undefined ? '' : `, signed by ${event.by} and ${event.second}`}`
    case 'EntriesGiven':
    case 'TicketGiven':
    case 'TicketDenied':
    case 'PointsGiven':
    case 'TicketsCollected':
    case 'TicketsVoided':
    case 'DrumEmptied':
    case 'PointsAdjusted':
    case 'PointsClosed':
      return sayEntries(event)
    case 'IdBrought':
    case 'StageStarted':
    case 'StageStepped':
      return sayStage(event, state)
    case 'GameStepped':
      return sayStep(event, state)
    case 'PoolsReverted':
      return `what is left of the prizes of ${event.activity} goes back to the house`
    case 'RankPosted':
      return `${event.setting} ${event.value} is posted for ${event.activity}${event.drawnCard === undefined ? '' : `: the ${event.drawnCard} was drawn, seen by ${event.witnesses.join(', ')}`}`
    case 'FormRecorded':
    case 'ClaimShared':
    case 'IdShown':
    case 'ClaimPaid':
    case 'PrizeDelivered':
    case 'VoucherUsed':
    case 'ClaimExpired':
    case 'PaidInError':
      return sayClaims(event, state)
  }
}

const spotInWords = (spot: Spot): string => {
  if (spot === 'player-dealer') return `the ${spot}`
  const { seat, backline, onDealer } = readSpot(spot)
  const where = backline === undefined ? `seat ${seat}` : `seat ${seat} backline ${backline}`
  return onDealer === true ? `${where} on the player-dealer hand` : where
}

const whoOf = ({ callup }: { callup: string }, { callups }: State): string => partyKey(callups.get(callup)!.who)

/** Of each activity what the day ended with, pool by pool, and its reserve. */
function closedFigures(figures: EventOf<'DayClosed'>['figures']): string {
  const all = Object.entries(figures).map(([activity, accounts]) => {
    const shown = Object.entries(accounts).filter(
      ([account]) => account === 'reserve' || isPool(account as AccountName),
    )
    return `${activity} ${shown.map(([account, amount]) => `${account} ${formatMoney(fromWire(amount))}`).join(', ')}`
  })
  return all.length === 0 ? '' : `: ${all.join('; ')}`
}
