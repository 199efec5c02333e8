/** Commands to decisions, events to state: each routed once. */
import { noteAdvances } from './advances.ts'
import { enterAward } from './byhand.ts'
import { decideCall, evolveCall } from './calls.ts'
import { calledByDraw, drawTicket, evolveCallUps, forgetWin, passOver, reportIn } from './callups.ts'
import { decideCardFeed, evolveCardFeed } from './cardfeed.ts'
import { decideClaims, evolveClaims } from './claims.ts'
import type { Command } from './command.ts'
import { decideCount, evolveCount } from './counting.ts'
import { decideDay, evolveDay } from './days.ts'
import type { Decision } from './decision.ts'
import { decideDevices, evolveDevices } from './devices.ts'
import { type DrawCommand, decideDraw, evolveDraw } from './draw.ts'
import { decideDrawer, evolveDrawer } from './drawers.ts'
import { wrongDraw } from './eligible.ts'
import { decideEquipment, evolveEquipment } from './equipment.ts'
import type { Event } from './event.ts'
import { decideFree, evolveFree } from './free.ts'
import { decideFunds, evolveFunds } from './funds.ts'
import { decideHits, evolveHits } from './hits.ts'
import { decideHouse, evolveHouse } from './house.ts'
import { decideOfferings, evolveOfferings } from './offerings.ts'
import { stepGame } from './owngame.ts'
import { decideFromPaper } from './paper.ts'
import { closePeriod, evolvePeriod } from './periods.ts'
import { evolveProfile, recordForm, setProfile } from './profile.ts'
import { evolveRanks, postRank } from './ranks.ts'
import { evolveReverting, revertPools } from './reverting.ts'
import { decideRounds, evolveRounds } from './rounds.ts'
import { decideSealing, evolveSealing } from './sealing.ts'
import { evolveSheets, printSheet } from './sheets.ts'
import { evolveShift, handOver } from './shifts.ts'
import { decideStaff, evolveStaff } from './staff.ts'
import type { State } from './state.ts'
import { confirmSurveillance, evolveSurveillance } from './surveillance.ts'
import { decideTableGame, evolveTableGame } from './tablegame.ts'
import { postWire } from './wire.ts'

export function decide(state: State, command: Command): Decision {
  const { paper } = command
  return paper === undefined ? decideOne(state, command) : decideFromPaper(state, command, paper, decideOne)
}

function decideOne(state: State, command: Command): Decision {
  switch (command.do) {
    case 'OpenProperty':
    case 'SetTable':
    case 'OpenTable':
    case 'CloseTable':
    case 'EnrolPerson':
      return decideHouse(state, command)
    case 'EnrolStaff':
    case 'DisableStaff':
      return decideStaff(state, command)
    case 'EnrolDevice':
    case 'DisableDevice':
    case 'SetAsideMessage':
      return decideDevices(state, command)
    case 'CallFloor':
    case 'AnswerCall':
      return decideCall(state, command)
    case 'SetProfile':
      return setProfile(command)
    case 'HandOver':
      return handOver(state, command)
    case 'AcceptRules':
    case 'DraftOffering':
    case 'ApproveOffering':
    case 'PostOffering':
    case 'PauseOffering':
    case 'ResumeOffering':
    case 'StopOffering':
    case 'CancelOffering':
    case 'CloseOffering':
      return decideOfferings(state, command)
    case 'RequestFreeTable':
    case 'OfferFreeTable':
    case 'WithdrawRequest':
      return decideFree(state, command)
    case 'PostRank':
      return postRank(state, command)
    case 'BringForward':
    case 'SeedPool':
    case 'IncreaseDaily':
    case 'IncreasePool':
    case 'TakeAdminFee':
    case 'DepositAdvance':
    case 'FetchDue':
    case 'RepayDrawer':
    case 'RepayTray':
      return decideFunds(state, command)
    case 'OpenDrawer':
    case 'CloseDrawer':
      return decideDrawer(state, command)
    case 'ReportFault':
    case 'ClearFault':
      return decideEquipment(state, command)
    case 'CountBox':
      return decideCount(state, command)
    case 'SealCount':
    case 'WithdrawCount':
    case 'RejectCounts':
      return decideSealing(state, command)
    case 'PrintSheet':
      return printSheet(state, command)
    case 'CloseDay':
      return decideDay(state, command)
    case 'StartRound':
    case 'BetLate':
    case 'EndRound':
    case 'VoidRound':
      return decideRounds(state, command)
    case 'ReportHit':
    case 'AttestHit':
    case 'VerifyHit':
    case 'DeclineHit':
    case 'DisputeHit':
    case 'SettleDispute':
    case 'BackOutHit':
      return decideHits(state, command)
    case 'ConfirmSurveillance':
      return confirmSurveillance(state, command)
    case 'EnterAward':
      return enterAward(state, command)
    case 'ClosePeriod':
      return closePeriod(state, command)
    case 'OpenDraw':
    case 'ContributeToDraw':
    case 'RevealDraw':
    case 'AbandonDraw': {
      const wrong = command.do === 'OpenDraw' ? wrongDraw(state, command) : undefined
      if (wrong !== undefined) return wrong
      const { do: type, at, by, key: _key, ...order } = command
      const decision = decideDraw(state.draws, { type, ...order, at: at.at, local: at.local, by } as DrawCommand)
      return 'refused' in decision ? decision : [...decision, ...calledByDraw(state, decision, at)]
    }
    case 'InsertCard':
    case 'RemoveCard':
      return decideCardFeed(state, command)
    case 'DrawTicket':
      return drawTicket(state, command)
    case 'ReportIn':
      return reportIn(state, command)
    case 'PassOver':
      return passOver(state, command)
    case 'StepGame':
      return stepGame(state, command)
    case 'RevertPools':
      return revertPools(state, command)
    case 'RecordForm':
      return recordForm(state, command)
    case 'PlayTable':
    case 'UseAccount':
    case 'SettleTable':
      return decideTableGame(state, command)
    case 'ShowId':
    case 'PayClaim':
    case 'UseVoucher':
    case 'ExpireClaim':
    case 'ReportPaidInError':
      return decideClaims(state, command)
  }
}

/** Only adds up: no rule is read, no hand judged, no money split here, so later code cannot change old books. */
export function evolve(state: State, event: Event): State {
  if ('posts' in event && event.posts !== undefined) {
    postWire(state.balances, event.posts)
    noteAdvances(state, event.posts)
  }
  switch (event.type) {
    case 'PropertyOpened':
    case 'TableSet':
    case 'TableOpened':
    case 'TableClosed':
    case 'PersonEnrolled':
      evolveHouse(state, event)
      return state
    case 'StaffEnrolled':
    case 'StaffDisabled':
      evolveStaff(state, event)
      return state
    case 'DeviceEnrolled':
    case 'DeviceDisabled':
    case 'MessageSetAside':
      evolveDevices(state, event)
      return state
    case 'FloorCalled':
    case 'CallAnswered':
      evolveCall(state, event)
      return state
    case 'ProfileSet':
      evolveProfile(state, event)
      return state
    case 'ShiftHandedOver':
      evolveShift(state, event)
      return state
    case 'EnteredFromPaper':
      return state
    case 'RulesAccepted':
    case 'OfferingDrafted':
    case 'OfferingApproved':
    case 'OfferingPosted':
    case 'OfferingPaused':
    case 'OfferingResumed':
    case 'OfferingStopped':
    case 'OfferingCancelled':
    case 'OfferingClosed':
      evolveOfferings(state, event)
      return state
    case 'FreeTableRequested':
    case 'FreeTableOffered':
    case 'RequestWithdrawn':
      evolveFree(state, event)
      return state
    case 'RankPosted':
      evolveRanks(state, event)
      return state
    case 'BroughtForward':
    case 'PoolSeeded':
    case 'PoolIncreased':
    case 'AdminFeeTaken':
    case 'MoneyMoved':
      evolveFunds(state, event)
      return state
    case 'DrawerOpened':
    case 'DrawerClosed':
      evolveDrawer(state, event)
      return state
    case 'EquipmentFailed':
    case 'EquipmentMended':
      evolveEquipment(state, event)
      return state
    case 'BoxCounted':
      evolveCount(state, event)
      return state
    case 'CountSealed':
    case 'CountWithdrawn':
    case 'CountsDiffered':
      evolveSealing(state, event)
      return state
    case 'SheetPrinted':
      evolveSheets(state, event)
      return state
    case 'DayClosed':
      evolveDay(state, event)
      return state
    case 'RoundStarted':
    case 'BetLate':
    case 'RoundEnded':
    case 'RoundVoided':
      evolveRounds(state, event)
      return state
    case 'HandJudged':
    case 'HitDeclared':
    case 'HitAttested':
    case 'HitVerified':
    case 'HitDeclined':
    case 'HitDisputed':
    case 'DisputeSettled':
    case 'HitBackedOut':
      if (event.type === 'HitDeclined' || event.type === 'HitBackedOut') forgetWin(state, event.hit)
      evolveHits(state, event)
      return state
    case 'SurveillanceAnswered':
      evolveSurveillance(state, event)
      return state
    case 'PeriodClosed':
      evolvePeriod(state, event)
      return state
    case 'DrawOpened':
    case 'DrawContributed':
    case 'DrawRevealed':
    case 'DrawAbandoned':
      state.draws = evolveDraw(state.draws, event)
      return state
    case 'CardInserted':
    case 'CardRemoved':
      evolveCardFeed(state, event)
      return state
    case 'CalledUp':
    case 'ReportedIn':
    case 'PassedOver':
    case 'GameStepped':
      evolveCallUps(state, event)
      return state
    case 'PoolsReverted':
      evolveReverting(state, event)
      return state
    case 'TablePlayed':
    case 'AccountUsed':
      evolveTableGame(state, event)
      return state
    case 'FormRecorded':
    case 'IdShown':
    case 'ClaimPaid':
    case 'PrizeDelivered':
    case 'VoucherUsed':
    case 'ClaimExpired':
    case 'PaidInError':
      evolveClaims(state, event)
      return state
  }
}
