/** Settling up with the house and the cage: what was promised is put in, what is due is fetched, what was laid out comes back. */
import { add, type Cents, cents, negate, smaller, toWire } from '../../base/money.ts'
import { type Refusal, refuseOrder } from '../../base/refusal.ts'
import { holderOf, nameOf } from '../../ledger/account.ts'
import { balanceIn, carry, type Draft, entitle } from '../../ledger/draft.ts'
import { drawerPlace, type HouseAccount, houseAccount, readName } from '../../ledger/name.ts'
import type { Running } from '../offerings/running.ts'
import { type Posts, toPosts } from '../posts.ts'
import type { CommandOf, Decision, Money } from './vocabulary.ts'

const SETTLING = ['DepositAdvance', 'FetchDue', 'RepayDrawer'] as const
export type SettlingOrder = (typeof SETTLING)[number]

export const isSettling = (command: CommandOf<keyof Money['orders']>): command is CommandOf<SettlingOrder> =>
  (SETTLING as readonly string[]).includes(command.do)

export function settle(running: Running, draft: Draft, command: CommandOf<SettlingOrder>): Decision {
  const { activity } = command
  const posts = (): Posts => toPosts(draft.posts)
  switch (command.do) {
    case 'DepositAdvance': {
      const of = <Kind extends HouseAccount>(kind: Kind) => houseAccount(kind, draft.activity, activity)
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
      return [{ type: 'MoneyMoved', activity, why: 'advance deposited', by: command.by, posts: posts() }]
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
      const sale = balanceIn(draft, 'due:sale')
      const all = add(advance, fee, thing, reverted, sale)
      if (all <= 0n) return refuseOrder('nothing is due', { activity })
      const lacking = lacksInBank(draft, all)
      if (lacking !== undefined) return lacking
      for (const owner of owners) {
        const due = of('due:advance', owner)
        entitle(draft, due, of('advanced', owner), balanceIn(draft, due), by)
      }
      entitle(draft, 'due:fee', 'house', fee, admin?.by ?? by)
      entitle(draft, 'due:reverted', 'house', reverted, by)
      entitle(draft, 'due:sale', 'house', sale, running.rule.pieces?.by ?? by)
      // The house bought the thing and handed it to the winner.
      entitle(draft, 'due:thing', 'patrons', thing, running.rule.claim.things?.by ?? by)
      carry(draft, 'bank', 'house', all, by)
      return [{ type: 'MoneyMoved', activity, why: 'due fetched', by: command.by, posts: posts() }]
    }
    case 'RepayDrawer': {
      const laidOut = cents(-balanceIn(draft, drawerPlace(command.drawer), 'custody'))
      if (laidOut < 0n) {
        // It took in more than it paid: that goes to the others of the activity.
        carry(draft, drawerPlace(command.drawer), 'bank', negate(laidOut), running.rule.claim.by)
        return [{ type: 'MoneyMoved', activity, why: 'drawer emptied', by: command.by, posts: posts() }]
      }
      if (laidOut <= 0n) return refuseOrder('nothing laid out', { from: { drawer: command.drawer }, activity })
      const lacking = lacksInBank(draft, laidOut)
      if (lacking !== undefined) return lacking
      carry(draft, 'bank', drawerPlace(command.drawer), laidOut, running.rule.claim.by)
      return [{ type: 'MoneyMoved', activity, why: 'drawer repaid', by: command.by, posts: posts() }]
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

/** Nobody is repaid with money that still lies in a box, or that the house has only promised. */
export function lacksInBank(draft: Draft, wanted: Cents): Refusal | undefined {
  const there = balanceIn(draft, 'bank', 'custody')
  if (there >= wanted) return undefined
  const figures = { holds: toWire(there), wanted: toWire(wanted) }
  return refuseOrder('bank holds too little', { activity: draft.activity, ...figures })
}
