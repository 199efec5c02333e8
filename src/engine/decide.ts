/** Commands to decisions, each routed once. Events to state: evolve.ts. */
import { enterAward } from './byhand.ts'
import { decideCall } from './calls.ts'
import { calledByDraw, drawTicket, passOver, reportIn } from './callups.ts'
import { decideCardFeed } from './cardfeed.ts'
import { decideClaims } from './claims.ts'
import type { Command } from './command.ts'
import { decideCount } from './counting.ts'
import { decideDay } from './days.ts'
import type { Decision } from './decision.ts'
import { decideDevices } from './devices.ts'
import { type DrawCommand, decideDraw } from './draw.ts'
import { decideDrawer } from './drawers.ts'
import { wrongDraw } from './eligible.ts'
import { decideEquipment } from './equipment.ts'
import { decideFree } from './free.ts'
import { decideFunds } from './funds.ts'
import { decideHits } from './hits.ts'
import { decideHouse } from './house.ts'
import { decideOfferings } from './offerings.ts'
import { stepGame } from './owngame.ts'
import { decideFromPaper } from './paper.ts'
import { closePeriod } from './periods.ts'
import { recordForm, setProfile } from './profile.ts'
import { postRank } from './ranks.ts'
import { revertPools } from './reverting.ts'
import { decideRounds } from './rounds.ts'
import { decideSealing } from './sealing.ts'
import { printSheet } from './sheets.ts'
import { handOver } from './shifts.ts'
import { decideStaff } from './staff.ts'
import type { State } from './state.ts'
import { confirmSurveillance } from './surveillance.ts'
import { decideTableGame } from './tablegame.ts'

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
