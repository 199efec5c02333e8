/** Settling up with the house and the cage: what was promised is put in, what is due is fetched, what was laid out comes back. */
import { add, type Cents, cents, formatMoney, fromWire, smaller } from '../../base/money.ts'
import { isRefusal, type Refusal, refuseStep } from '../../base/refusal.ts'
import { holderOf, nameOf } from '../../ledger/account.ts'
import { balanceIn, carry, type Draft, entitle } from '../../ledger/draft.ts'
import { drawerPlace, type HouseAccount, houseAccount, readName, trayPlace } from '../../ledger/name.ts'
import type { CommandOf } from '../command.ts'
import type { Decision } from '../decision.ts'
import type { EventOf, Posts } from '../event.ts'
import type { Running } from '../judging/judge.ts'
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
      const of = <Kind extends HouseAccount>(kind: Kind) => houseAccount(kind, draft.activity, activity)
      const [owed, given] = [cents(-balanceIn(draft, of('promised'))), cents(-balanceIn(draft, of('promised:gift')))]
      const promised = add(owed, given)
      if (command.amount > promised || command.amount <= 0n)
        return refuseStep(
          `the house has promised ${formatMoney(promised)} for ${activity}; ${formatMoney(command.amount)} cannot be deposited against it`,
        )
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
      const of = <Kind extends HouseAccount>(kind: Kind, owner: string) => houseAccount(kind, draft.activity, owner)
      const advance = add(...owners.map((owner) => balanceIn(draft, of('due:advance', owner))))
      const fee = balanceIn(draft, 'due:fee')
      const thing = balanceIn(draft, 'due:thing')
      const reverted = balanceIn(draft, 'due:reverted')
      if (advance + fee + thing + reverted <= 0n) return refuseStep(`nothing of ${activity} is due to the house`)
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
      const laidOut = cents(-balanceIn(draft, drawerPlace(command.drawer), 'custody'))
      if (laidOut <= 0n) return refuseStep(`drawer ${command.drawer} has laid out nothing for ${activity}`)
      const lacking = lacksInBank(draft, laidOut)
      if (lacking !== undefined) return lacking
      carry(draft, 'bank', drawerPlace(command.drawer), laidOut, running.rule.claim.by)
      return [{ type: 'MoneyMoved', v: 1, activity, why: 'drawer repaid', by: command.by, posts: posts() }]
    }
    case 'RepayTray': {
      const laidOut = cents(-balanceIn(draft, trayPlace(command.table), 'custody'))
      if (laidOut <= 0n) return refuseStep(`the tray of table ${command.table} has laid out nothing for ${activity}`)
      const against = copiesOf(state, draft.activity, command)
      if (isRefusal(against)) return against
      const wanted = command.copies === undefined ? laidOut : add(...against.map(prizeOf))
      const lacking = lacksInBank(draft, wanted)
      if (lacking !== undefined) return lacking
      const { claim } = running.rule
      carry(draft, 'bank', trayPlace(command.table), wanted, claim.tray?.by ?? claim.by)
      const copies = against.map((one) => one.claim)
      return [{ type: 'MoneyMoved', v: 1, activity, why: 'tray repaid', copies, by: command.by, posts: posts() }]
    }
  }
}

/** The activities with a repayment that waits in this fund, its own among them. */
const dueFor = ({ activity, balances }: Draft): string[] =>
  [...balances.entitlement.keys()].flatMap((account) => {
    if (holderOf(account) !== activity) return []
    const name = readName(nameOf(account))
    return name.kind === 'due' && name.what === 'advance' ? [name.owner ?? activity] : []
  })

/** The claims whose copies the dealer hands in, each once and each paid from that tray; without copies, all of them. */
function copiesOf(state: State, funder: string, { table, copies }: CommandOf<'RepayTray'>): Claim[] | Refusal {
  const waiting = [...state.claims.values()].filter(
    ({ activity, tray, trayRepaid }) => tray === table && trayRepaid !== true && funderIn(state, activity) === funder,
  )
  if (copies === undefined) return waiting
  if (copies.length === 0) return refuseStep('a tray is repaid against at least one copy')
  if (new Set(copies).size < copies.length) return refuseStep('each copy is handed in once')
  const strange = copies.find((copy) => !waiting.some(({ claim }) => claim === copy))
  if (strange !== undefined)
    return refuseStep(`the tray of table ${table} has not paid claim ${strange}, or was repaid for it already`)
  return waiting.filter(({ claim }) => copies.includes(claim))
}
const prizeOf = ({ award }: Claim): Cents => fromWire(award.amount)

/** Nobody is repaid with money that still lies in a box, or that the house has only promised. */
function lacksInBank(draft: Draft, wanted: Cents): Refusal | undefined {
  const there = balanceIn(draft, 'bank', 'custody')
  if (there >= wanted) return undefined
  return refuseStep(
    `the bank holds ${formatMoney(there)} for ${draft.activity} and ${formatMoney(wanted)} are wanted; count the boxes or deposit what is promised first`,
  )
}

export function evolveSettling(state: State, event: EventOf<'MoneyMoved'>): void {
  if (event.why === 'tray repaid') for (const claim of repaidBy(state, event)) claim.trayRepaid = true
}

/** Older events name no copies: they repaid all that the tray had laid out. */
function repaidBy(state: State, { activity, copies, posts }: EventOf<'MoneyMoved'>): Claim[] {
  const trays = Object.values(posts).flatMap((rows) => rows.map(([, , to]) => to))
  return [...state.claims.values()].filter(({ claim, tray, ...one }) =>
    copies === undefined
      ? one.activity === activity && tray !== undefined && trays.includes(trayPlace(tray))
      : copies.includes(claim),
  )
}
