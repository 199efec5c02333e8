/** Each step carried out: its orders to the engine, with what the step leaves out filled in. */
import { plusDays } from '../../base/moment.ts'
import { cents, ZERO } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { type HouseAccount, houseAccount } from '../../engine/advances.ts'
import { nextAdminFee, nextIncrease } from '../../engine/funds.ts'
import { funderIn, runningOf } from '../../engine/running.ts'
import { openItems } from '../../engine/shifts.ts'
import type { Claim } from '../../engine/state.ts'
import { balance } from '../../ledger/balances.ts'
import { checkOffering } from '../../rulebook/check.ts'
import { lastCallUp, pickHotSeat, playDoubleUp, playHiLo, reportFor } from './drawing.ts'
import { askFee } from './fee.ts'
import { accept, draft, enrol, offer, openingOf, ruleFor, setTable } from './given.ts'
import { attest, betsOf, paidHow, playAward, playHit } from './hit.ts'
import { localNow, moveBy, type Night, order, Unplayable } from './night.ts'
import { closeNext } from './period.ts'
import { refusedBy } from './record.ts'
import { STEP_NAMES, type Step, type StepName, type StepText } from './steps.ts'
import { doStep, playRound } from './tablegame.ts'

type Perform = { [Name in StepName]: (night: Night, text: StepText<Name>, by: string | undefined) => void }

export const nameOfStep = (step: Step): StepName | undefined => STEP_NAMES.find((name) => step[name] !== undefined)

export function perform(night: Night, step: Step): void {
  const name = nameOfStep(step)
  if (name === undefined) return
  night.paper = step.paper
  ;(PERFORM[name] as (night: Night, text: unknown, by: string | undefined) => void)(night, step[name], step.by)
  night.paper = undefined
}

const PERFORM: Perform = {
  setTable: (night, { table, game, seats, decks, limit }) => setTable(night, table, game, seats, decks, false, limit),
  openTable: (night, { table }, by = 'floor') => order(night, { do: 'OpenTable', table: tableOf(night, table) }, by),
  closeTable: (night, { table }, by = 'floor') => order(night, { do: 'CloseTable', table: tableOf(night, table) }, by),
  reportFault: (night, { table, device, reason }, by = 'dealer') =>
    order(night, { do: 'ReportFault', table: tableOf(night, table), device, reason: reason ?? 'no reason given' }, by),
  clearFault: (night, { table, device }, by = 'technician') =>
    order(night, { do: 'ClearFault', table: tableOf(night, table), device }, by),
  callFloor: (night, { table, why }, by = 'dealer') =>
    order(night, { do: 'CallFloor', table: tableOf(night, table), why: why ?? 'a decision is wanted' }, by),
  answerCall: (night, { table }, by = 'floor') =>
    order(night, { do: 'AnswerCall', table: table ?? [...night.state.calls.keys()][0] ?? '' }, by),
  setProfile: (night, { text }, by = 'compliance') => order(night, { do: 'SetProfile', text }, by),
  handOver: (night, { shift, open, note, second }, by = 'shift manager') =>
    order(
      night,
      {
        do: 'HandOver',
        shift: shift ?? 'swing',
        open: open ?? openItems(night.state),
        note: note ?? '',
        second: second ?? 'next shift manager',
      },
      by,
    ),
  enrolPerson: (night, { person, ...facts }, by) => enrol(night, person, facts, by),

  acceptRules: (night, { activity, clauses, document }, by = 'compliance') => {
    const { rule, text } = ruleFor(activity)
    const accepted = clauses ?? Object.keys(rule.clauses)
    order(night, { do: 'AcceptRules', text, document: document ?? rule.document, clauses: accepted }, by)
  },
  offer: (night, chosen) => {
    offer(night, chosen)
  },
  checkOffering: (night, written) => {
    const { wrong, missing } = checkOffering(ruleFor(written.activity).rule, written)
    if (wrong.length + missing.length === 0) night.record.says.push('complete, and inside every range')
    else refusedBy(night.record, { refused: true, who: written.activity, reasons: [...wrong, ...missing] })
  },
  draftOffering: (night, written, by) => {
    accept(night, written.activity)
    draft(night, written, by)
  },
  approveOffering: (night, { activity, version }, by = 'general manager') => {
    const name = activityOf(night, activity)
    const waiting = version ?? night.state.offerings.get(name)?.version ?? 0
    order(night, { do: 'ApproveOffering', activity: name, version: waiting }, by)
  },
  postOffering: (night, { activity, places = ['room', 'tables'], notice }, by = 'marketing') => {
    const told = notice === undefined ? {} : { notice }
    order(night, { do: 'PostOffering', activity: activityOf(night, activity), places, ...told }, by)
  },
  pauseOffering: (night, { activity, reason }, by = 'floor') =>
    order(
      night,
      { do: 'PauseOffering', activity: activityOf(night, activity), reason: reason ?? 'no reason given' },
      by,
    ),
  resumeOffering: (night, { activity }, by = 'floor') =>
    order(night, { do: 'ResumeOffering', activity: activityOf(night, activity) }, by),
  stopOffering: (night, { activity, reason }, by = 'regulator') =>
    order(night, { do: 'StopOffering', activity: activityOf(night, activity), reason: reason ?? 'by order' }, by),
  cancelOffering: (night, { activity, reason }, by = 'marketing') =>
    order(night, { do: 'CancelOffering', activity: activityOf(night, activity), reason: reason ?? 'not wanted' }, by),
  requestFreeTable: (night, { activity, patron, person, table }, by = 'floor') => {
    const who =
      person === undefined ? { patron: patron ?? 'a patron' } : { person, ...(patron === undefined ? {} : { patron }) }
    const where = table === undefined ? {} : { table }
    order(night, { do: 'RequestFreeTable', activity: activityOf(night, activity), ...who, ...where }, by)
  },
  offerFreeTable: (night, { request, table }, by = 'floor') => {
    const oldest = [...night.state.free.keys()][0] ?? 'F1'
    order(night, { do: 'OfferFreeTable', request: request ?? oldest, table: tableOf(night, table) }, by)
  },
  withdrawRequest: (night, { request, reason }, by = 'floor') => {
    const oldest = [...night.state.free.keys()][0] ?? 'F1'
    const why = reason === undefined ? {} : { reason }
    order(night, { do: 'WithdrawRequest', request: request ?? oldest, ...why }, by)
  },
  closeOffering: (night, { activity, reason, to }, by = 'general manager') =>
    order(night, { do: 'CloseOffering', activity: activityOf(night, activity), reason: reason ?? 'it ends', to }, by),

  postRank: (night, { activity, setting, value, card, witnesses }, by = 'floor') => {
    const name = activityOf(night, activity)
    const only = Object.entries(ruleFor(name).rule.settings ?? {}).find(([, { anew }]) => anew !== undefined)?.[0]
    order(
      night,
      {
        do: 'PostRank',
        activity: name,
        setting: setting ?? only ?? 'rank',
        ...(value === undefined ? {} : { value }),
        ...(card === undefined ? {} : { drawnCard: card }),
        witnesses: witnesses ?? ['shift manager'],
      },
      by,
    )
  },

  bringForward: (night, { activity, ...written }, by = 'accountant') => {
    const name = activityOf(night, activity)
    order(night, { do: 'BringForward', activity: name, ...openingOf(name, written) }, by)
  },
  seedPool: (night, { activity, pool }, by = 'accountant') => {
    const name = activityOf(night, activity)
    order(night, { do: 'SeedPool', activity: name, pool: poolOf(name, pool) }, by)
  },
  increaseDaily: (night, { activity, pool, due }, by = 'timer') => {
    const name = activityOf(night, activity)
    const which = poolOf(name, pool)
    order(
      night,
      { do: 'IncreaseDaily', activity: name, pool: which, due: due ?? nextIncrease(night.state, name, which) },
      by,
    )
  },
  increasePool: (night, { activity, pool, amount, notice }, by = 'marketing') => {
    const name = activityOf(night, activity)
    order(night, { do: 'IncreasePool', activity: name, pool: poolOf(name, pool), amount, notice: notice ?? '' }, by)
  },
  takeAdminFee: (night, { activity, table }, by = 'timer') => {
    const name = activityOf(night, activity)
    const where = tableOf(night, table)
    const due = nextAdminFee(night.state, name, where) ?? 0
    order(night, { do: 'TakeAdminFee', activity: name, table: where, due }, by)
  },
  countBox: (night, { activity, table, box, shift, fees, counted, counters, corrects }, by = 'count lead') => {
    const of = counted ?? { [activityOf(night, activity)]: fees ?? ZERO }
    order(
      night,
      {
        do: 'CountBox',
        box: box ?? `B${night.state.counts.size + 1}`,
        table: tableOf(night, table),
        shift: shift ?? 'swing',
        counted: of,
        counters: counters ?? ['first counter', 'second counter'],
        ...(corrects === undefined ? {} : { corrects }),
      },
      by,
    )
  },
  depositAdvance: (night, { activity, amount }, by = 'accountant') => {
    const name = activityOf(night, activity)
    const fund = funderIn(night.state, name)
    const of = (kind: HouseAccount) => balance(night.state.balances, fund, houseAccount(kind, fund, name))
    const promised = cents(-of('promised') - of('promised:gift'))
    order(night, { do: 'DepositAdvance', activity: name, amount: amount ?? promised }, by)
  },
  fetchDue: (night, { activity }, by = 'accountant') =>
    order(night, { do: 'FetchDue', activity: activityOf(night, activity) }, by),
  repayDrawer: (night, { activity, drawer }, by = 'cage') =>
    order(night, { do: 'RepayDrawer', activity: activityOf(night, activity), drawer: drawer ?? '1' }, by),
  repayTray: (night, { activity, table }, by = 'cage') =>
    order(night, { do: 'RepayTray', activity: activityOf(night, activity), table: tableOf(night, table) }, by),
  openDrawer: (night, { drawer = '1', counted }, by = 'cage') =>
    order(night, { do: 'OpenDrawer', drawer, counted }, by),
  closeDrawer: (night, { drawer = '1', counted, second }, by = 'cage') =>
    order(night, { do: 'CloseDrawer', drawer, counted, ...(second === undefined ? {} : { second }) }, by),
  closeDay: (night, { day }, by = 'accountant') =>
    order(night, { do: 'CloseDay', day: day ?? plusDays(localNow(night), -1) }, by),

  startRound: (night, { table, ...round }, by = 'device') => {
    const where = tableOf(night, table)
    order(night, { do: 'StartRound', table: where, bets: betsOf(night, where, round) }, by)
  },
  askFee: (night, { activity, table, ...written }) =>
    askFee(night, activityOf(night, activity), tableOf(night, table), written),
  betLate: (night, { table, seat }, by = 'device') =>
    order(night, { do: 'BetLate', table: tableOf(night, table), seat }, by),
  endRound: (night, { table }, by = 'dealer') => order(night, { do: 'EndRound', table: tableOf(night, table) }, by),
  voidRound: (night, { table, reason }, by = 'floor') =>
    order(night, { do: 'VoidRound', table: tableOf(night, table), reason: reason ?? 'misdeal' }, by),
  playRounds: (night, { table, rounds, ...round }) => {
    const where = tableOf(night, table)
    const { says } = night.record
    const before = says.length
    for (let count = 0; count < rounds; count++) {
      const started = order(night, { do: 'StartRound', table: where, bets: betsOf(night, where, round) }, 'device')
      if (isRefusal(started)) return
      order(night, { do: 'EndRound', table: where }, 'dealer')
    }
    says.splice(before)
  },

  reportHit: (night, written, by) => {
    const table = tableOf(night, written.table, written.game)
    playHit(night, written, table, by)
  },
  enterAward: (night, written, by) => playAward(night, activityOf(night, written.activity), written, by),
  attestHit: (night, { hit, no }, by) => attest(night, hitOf(night, hit), no ?? [], by),
  confirmSurveillance: (night, { hit, yes = true }, by = 'surveillance') =>
    order(night, { do: 'ConfirmSurveillance', hit: hitOf(night, hit), ...(yes ? {} : { yes }) }, by),
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
  insertCard: (night, { person, machine }, by = 'device:slots') =>
    order(night, { do: 'InsertCard', machine: machine ?? `m-${person}`, person }, by),
  removeCard: (night, { person, machine }, by = 'device:slots') =>
    order(night, { do: 'RemoveCard', machine: machine ?? `m-${person}` }, by),
  hotSeat: (night, { activity, winner, drawing }, by) =>
    pickHotSeat(night, activityOf(night, activity), winner, by, drawing),
  drawTicket: (night, { activity, ticket, witnesses = ['floor'] }, by = 'club host') =>
    order(night, { do: 'DrawTicket', activity: activityOf(night, activity), ticket, witnesses }, by),
  reportIn: (night, { callup, person, no = [] }, by) => reportFor(night, callUpOf(night, callup), no, person, by),
  passOver: (night, { callup, reason, clause }, by = 'club host') =>
    order(
      night,
      {
        do: 'PassOver',
        callup: callUpOf(night, callup),
        reason: reason ?? 'cannot win',
        ...(clause === undefined ? {} : { clause }),
      },
      by,
    ),
  playHiLo: (night, written, by) => playHiLo(night, activityOf(night, written.activity), written, by),
  playDoubleUp: (night, written, by) => playDoubleUp(night, activityOf(night, written.activity), written, by),
  playGame: (night, written, by) => playRound(night, tableOf(night, written.table), written, by),
  gameStep: (night, { table, action, second }, by) => {
    doStep(night, tableOf(night, table), action, by, second)
  },
  settleTable: (night, { table }, by = 'accountant') => {
    order(night, { do: 'SettleTable', table: tableOf(night, table) }, by)
  },
  useAccount: (night, { table, seat, amount }, by = 'cashier') => {
    order(night, { do: 'UseAccount', table: tableOf(night, table), seat, amount }, by)
  },

  showId: (night, { person, ...written }, by = 'cage') => {
    const claim = claimOf(night, written)
    const shown = order(night, { do: 'ShowId', claim, ...(person === undefined ? {} : { person }) }, by)
    if (!isRefusal(shown)) night.record.says.push(`valid ID is shown for claim ${claim}`)
  },
  recordForm: (night, { kind, reference, ...written }, by = 'cage') =>
    order(night, { do: 'RecordForm', claim: claimOf(night, written), kind, reference: reference ?? 'no. 1' }, by),
  payClaim: (night, { form, drawer, tray, ...written }, by = 'cage') => {
    const claim = night.state.claims.get(claimOf(night, written))
    const paid = paidHow(night, claim, { form, drawer, tray })
    order(night, { do: 'PayClaim', claim: claim?.claim ?? written.claim ?? '', ...paid }, by)
  },
  useVoucher: (night, { cost, ...written }, by = 'cage') =>
    order(night, { do: 'UseVoucher', claim: claimOf(night, written, 'paid'), cost }, by),
  expireClaim: (night, { due, ...written }, by = 'timer') => {
    const claim = claimOf(night, written)
    const set = night.state.claims.get(claim)?.expires
    order(night, { do: 'ExpireClaim', claim, due: due ?? set ?? localNow(night).slice(0, 10) }, by)
  },
  reportPaidInError: (night, { second, reason, activity, amount, gift, ...written }, by = 'shift manager') =>
    order(
      night,
      {
        do: 'ReportPaidInError',
        claim: claimOf(night, written, 'paid'),
        second: second ?? 'general manager',
        reason: reason ?? 'paid to the wrong person',
        ...(activity === undefined ? {} : { activity: activityOf(night, activity) }),
        ...(amount === undefined ? {} : { amount }),
        ...(gift === undefined ? {} : { gift }),
      },
      by,
    ),

  advance: (night, span) => moveBy(night, span),
}

function activityOf({ state }: Night, named: string | undefined): string {
  const known = [...state.offerings.keys()]
  if (named !== undefined) return known.find((one) => one === named || one.endsWith(`/${named}`)) ?? named
  // One that only pays for others is at no table.
  const played = known.filter((one) => runningOf(state, one)?.offering.tables?.length !== 0)
  const [only] = played.length === 1 ? played : known
  if (only === undefined || (known.length > 1 && played.length !== 1))
    throw new Unplayable(`name the activity: ${known.length === 0 ? 'none is offered' : known.join(' or ')}`)
  return only
}

const poolOf = (activity: string, named: string | undefined): string =>
  named ?? Object.keys(ruleFor(activity).rule.pools)[0] ?? 'main'

/** A table that the scenario speaks of for the first time is set and opened. */
function tableOf(night: Night, named: string | undefined, game?: string): string {
  const known = [...night.state.tables.values()]
  const [first] = known
  if (named === undefined) {
    const fits = game === undefined ? first : (known.find((table) => table.game === game) ?? first)
    if (fits === undefined) throw new Unplayable('there is no table')
    return fits.table
  }
  if (!night.state.tables.has(named)) {
    const says = night.record.says.length
    setTable(night, named, game ?? first?.game ?? 'none')
    night.record.says.splice(says)
  }
  return named
}

function callUpOf(night: Night, named: string | undefined): string {
  const last = named ?? lastCallUp(night)?.callup
  if (last === undefined) throw new Unplayable('nobody was called; pick somebody first')
  return last
}

function hitOf({ state }: Night, named: string | undefined): string {
  if (named !== undefined) return named
  const last = [...state.hits.keys()].at(-1)
  if (last === undefined) throw new Unplayable('no hit is open; name it, or report one first')
  return last
}

function claimOf(
  { state }: Night,
  { claim, seat, table }: { claim?: string | undefined; seat?: string | undefined; table?: string | undefined },
  status: Claim['status'] = 'open',
): string {
  if (claim !== undefined) return claim
  const isMeant = ({ award }: Claim) =>
    seat === undefined ||
    (award.to.endsWith(` seat ${seat}`) && (table === undefined || award.to.startsWith(`table ${table} `)))
  const claims = [...state.claims.values()].filter(isMeant)
  const found = claims.findLast((one) => one.status === status) ?? claims.at(-1)
  if (found === undefined) throw new Unplayable(`there is no claim${seat === undefined ? '' : ` of seat ${seat}`}`)
  return found.claim
}
