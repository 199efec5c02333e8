/** Events to state, each routed once. */

import { evolveClaims } from './claims/claims.ts'
import { evolveProfile } from './claims/profile.ts'
import { evolveDay } from './closing/days.ts'
import { evolveCallUps, forgetWin } from './drawings/callups.ts'
import { evolveCardFeed } from './drawings/cardfeed.ts'
import { evolveDraw } from './drawings/draw.ts'
import type { Event } from './event.ts'
import { evolveHits } from './hits/hits.ts'
import { evolvePeriod } from './hits/periods.ts'
import { evolveSurveillance } from './hits/surveillance.ts'
import { evolveDevices } from './house/devices.ts'
import { evolveEquipment } from './house/equipment.ts'
import { evolveCall } from './house/floorcalls.ts'
import { evolveSheets } from './house/prints.ts'
import { evolveHouse } from './house/property.ts'
import { evolveShift } from './house/shifts.ts'
import { evolveStaff } from './house/staff.ts'
import { evolveSealing } from './money/blindcount.ts'
import { evolveCount } from './money/boxcount.ts'
import { evolveDrawer } from './money/drawers.ts'
import { evolveFunds } from './money/funds.ts'
import { evolveReverting } from './money/leftover.ts'
import { noteAdvances } from './offerings/advances.ts'
import { evolveOfferings } from './offerings/offerings.ts'
import { evolveRanks } from './offerings/postrank.ts'
import { postWire } from './posts.ts'
import { evolveFree } from './rounds/freetables.ts'
import { evolveRounds } from './rounds/rounds.ts'
import type { State } from './state.ts'
import { evolveTableGame } from './tablegames/tablegame.ts'

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
