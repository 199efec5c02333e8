/** Commands to decisions, each routed once. Events to state: evolve.ts. */

import { decideClaims } from './claims/claims.ts'
import { recordForm, setProfile } from './claims/profile.ts'
import { decideDay } from './closing/days.ts'
import type { Command } from './command.ts'
import type { Decision } from './decision.ts'
import { calledByDraw, drawTicket, passOver, reportIn } from './drawings/callups.ts'
import { decideCardFeed } from './drawings/cardfeed.ts'
import { type DrawCommand, decideDraw } from './drawings/draw.ts'
import { wrongDraw } from './drawings/eligible.ts'
import { stepGame } from './drawings/prizegame.ts'
import { enterAward } from './hits/byhand.ts'
import { decideHits } from './hits/hits.ts'
import { closePeriod } from './hits/periods.ts'
import { confirmSurveillance } from './hits/surveillance.ts'
import { decideDevices } from './house/devices.ts'
import { decideEquipment } from './house/equipment.ts'
import { decideCall } from './house/floorcalls.ts'
import { decideFromPaper } from './house/latepaper.ts'
import { printSheet } from './house/prints.ts'
import { decideHouse } from './house/property.ts'
import { handOver } from './house/shifts.ts'
import { decideStaff } from './house/staff.ts'
import { decideSealing } from './money/blindcount.ts'
import { decideCount } from './money/boxcount.ts'
import { decideDrawer } from './money/drawers.ts'
import { decideFunds } from './money/funds.ts'
import { revertPools } from './money/leftover.ts'
import { decideOfferings } from './offerings/offerings.ts'
import { postRank } from './offerings/postrank.ts'
import { decideFree } from './rounds/freetables.ts'
import { decideRounds } from './rounds/rounds.ts'
import type { State } from './state.ts'
import { decideTableGame } from './tablegames/tablegame.ts'

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
