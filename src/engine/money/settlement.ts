/** Settling up with the house and the cage: what was promised is put in, what is due is fetched, what was laid out comes back. */
import { add, type Cents, cents, fromWire, smaller, toWire } from '../../base/money.ts'
import { isRefusal, type Refusal, refuseOrder } from '../../base/refusal.ts'
import { activityOf, nameOf } from '../../ledger/account.ts'
import { balanceIn, carry, type Draft, entitle } from '../../ledger/draft.ts'
import type { CommandOf } from '../command.ts'
import type { Decision } from '../decision.ts'
import type { EventOf, Posts } from '../event.ts'
import type { Running } from '../judging/judge.ts'
import { type HouseAccount, houseAccount } from '../offerings/advances.ts'
import { funderIn } from '../offerings/running.ts'
import { toPosts } from '../posts.ts'
import type { Claim, State } from '../state.ts'

const SETTLING = ['DepositAdvance', 'FetchDue', 'RepayDrawer', 'RepayTray'] as const
export type SettlingOrder = (typeof SETTLING)[number]

export const isSettling = <Command extends { do: string }>(
  command: Command,
): command is Command & { do: SettlingOrder } => (SETTLING as readonly string[]).includes(command.do)

export function settle(state: State, running: Running, draft: Draft, command: CommandOf<SettlingOrder>): Decision {
  const { activity } = command
  const posts = (): Posts => toPosts(draft.posts)
  switch (command.do) {
    case 'DepositAdvance': {
      const of = (kind: HouseAccount) => houseAccount(kind, draft.activity, activity)
      const [owed, given] = [cents(-balanceIn(draft, of('promised'))), cents(-balanceIn(draft, of('promised:gift')))]
      const promised = add(owed, given)
      if (command.amount > promised || command.amount <= 0n)
        return refuseOrder('more than was promised', {
          activity,
          promised: toWire(promised),
          amount: toWire(command.amount),
        })
      // What comes back is put in first; the rest is the house's gift.
      const toReturn = smaller(owed, command.amount)
      const gift = cents(command.amount - toReturn)
      entitle(draft, of('advanced'), of('promised'), toReturn, running.rule.reserve.short.by)
      entitle(draft, 'house', of('promised:gift'), gift, running.rule.reserve.short.by)
      carry(draft, 'house', 'bank', command.amount, running.rule.reserve.short.by)
      return [{ type: 'MoneyMoved', v: 1, activity, why: 'advance deposited', by: command.by, posts: posts() }]
    }
    case 'FetchDue': {
      const { repaid, admin, short } = running.rule.reserve
      const by = repaid?.by ?? short.by
      // Of the fund's own activity everything, of another one what is due for that.
      const owners = activity === draft.activity ? dueFor(draft) : [activity]
      const of = (kind: HouseAccount, owner: string) => houseAccount(kind, draft.activity, owner)
      const advance = add(...owners.map((owner) => balanceIn(draft, of('due:advance', owner))))
      const fee = balanceIn(draft, 'due:fee')
      const thing = balanceIn(draft, 'due:thing')
      const reverted = balanceIn(draft, 'due:reverted')
      if (advance + fee + thing + reverted <= 0n) return refuseOrder('nothing is due', { activity })
      const lacking = lacksInBank(draft, add(advance, fee, thing, reverted))
      if (lacking !== undefined) return lacking
      for (const owner of owners) {
        const due = of('due:advance', owner)
        entitle(draft, due, of('advanced', owner), balanceIn(draft, due), by)
      }
      entitle(draft, 'due:fee', 'house', fee, admin?.by ?? by)
      entitle(draft, 'due:reverted', 'house', reverted, by)
      // The house bought the thing and handed it to the winner.
      entitle(draft, 'due:thing', 'patrons', thing, running.rule.claim.things?.by ?? by)
      carry(draft, 'bank', 'house', add(advance, fee, thing, reverted), by)
      return [{ type: 'MoneyMoved', v: 1, activity, why: 'due fetched', by: command.by, posts: posts() }]
    }
    case 'RepayDrawer': {
      const laidOut = cents(-balanceIn(draft, `drawer:${command.drawer}`, 'custody'))
      if (laidOut <= 0n) return refuseOrder('nothing laid out', { from: { drawer: command.drawer }, activity })
      const lacking = lacksInBank(draft, laidOut)
      if (lacking !== undefined) return lacking
      carry(draft, 'bank', `drawer:${command.drawer}`, laidOut, running.rule.claim.by)
      return [{ type: 'MoneyMoved', v: 1, activity, why: 'drawer repaid', by: command.by, posts: posts() }]
    }
    case 'RepayTray': {
      const laidOut = cents(-balanceIn(draft, `tray:${command.table}`, 'custody'))
      if (laidOut <= 0n) return refuseOrder('nothing laid out', { from: { table: command.table }, activity })
      const against = copiesOf(state, draft.activity, command)
      if (isRefusal(against)) return against
      const wanted = command.copies === undefined ? laidOut : add(...against.map(prizeOf))
      const lacking = lacksInBank(draft, wanted)
      if (lacking !== undefined) return lacking
      const { claim } = running.rule
      carry(draft, 'bank', `tray:${command.table}`, wanted, claim.tray?.by ?? claim.by)
      const copies = against.map((one) => one.claim)
      return [{ type: 'MoneyMoved', v: 1, activity, why: 'tray repaid', copies, by: command.by, posts: posts() }]
    }
  }
}

/** The activities with a repayment that waits in this fund, its own among them. */
const dueFor = ({ activity, balances }: Draft): string[] =>
  [...balances.entitlement.keys()].flatMap((account) => {
    const [, owner = activity] =
      activityOf(account) === activity ? (/^due:advance(?::(.+))?$/.exec(nameOf(account)) ?? []) : []
    return activityOf(account) === activity && nameOf(account).startsWith('due:advance') ? [owner] : []
  })

/** The claims whose copies the dealer hands in, each once and each paid from that tray; without copies, all of them. */
function copiesOf(state: State, funder: string, { table, copies }: CommandOf<'RepayTray'>): Claim[] | Refusal {
  const waiting = [...state.claims.values()].filter(
    ({ activity, tray, trayRepaid }) => tray === table && trayRepaid !== true && funderIn(state, activity) === funder,
  )
  if (copies === undefined) return waiting
  if (copies.length === 0) return refuseOrder('no copies')
  if (new Set(copies).size < copies.length) return refuseOrder('copy handed in twice')
  const strange = copies.find((copy) => !waiting.some(({ claim }) => claim === copy))
  if (strange !== undefined) return refuseOrder('tray has not paid claim', { table, claim: strange })
  return waiting.filter(({ claim }) => copies.includes(claim))
}
const prizeOf = ({ award }: Claim): Cents => fromWire(award.amount)

/** Nobody is repaid with money that still lies in a box, or that the house has only promised. */
function lacksInBank(draft: Draft, wanted: Cents): Refusal | undefined {
  const there = balanceIn(draft, 'bank', 'custody')
  if (there >= wanted) return undefined
  const figures = { holds: toWire(there), wanted: toWire(wanted) }
  return refuseOrder('bank holds too little', { activity: draft.activity, ...figures })
}

export function evolveSettling(state: State, event: EventOf<'MoneyMoved'>): void {
  if (event.why === 'tray repaid') for (const claim of repaidBy(state, event)) claim.trayRepaid = true
}

/** Older events name no copies: they repaid all that the tray had laid out. */
function repaidBy(state: State, { activity, copies, posts }: EventOf<'MoneyMoved'>): Claim[] {
  const trays = Object.values(posts).flatMap((rows) => rows.map(([, , to]) => to))
  return [...state.claims.values()].filter(({ claim, tray, ...one }) =>
    copies === undefined ? one.activity === activity && trays.includes(`tray:${tray}`) : copies.includes(claim),
  )
}
