/**
 * A prize that pays the house's own collection for its winner: a balance with an end. It is owed like every prize; each use at a
 * table takes from it, and only then does it cost the house anything. What is left at the end lapses.
 */
import { citedTogether } from '../../base/cited.ts'
import { atLeastZero, type Cents, fromWire, negate, smaller, subtract, toWire, ZERO } from '../../base/money.ts'
import { because, refuse, refuseOrder } from '../../base/refusal.ts'
import { balanceIn, type Draft, draftOf, entitle } from '../../ledger/draft.ts'
import { claimAccount, type Fund, fundsIn, isGift } from '../../ledger/name.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { giveBack } from '../money/movements.ts'
import { funderIn, runningOf } from '../offerings/running.ts'
import { toPosts } from '../posts.ts'
import { keepsSeats } from '../presence/status.ts'
import { receiptOf } from './paidtotals.ts'
import type { Claim, CommandOf, Decision, EventOf, State } from './vocabulary.ts'

type Terms = NonNullable<RuleFile['claim']['credit']>

const holderOf = ({ award, person }: Claim): string | undefined => award.person ?? person

/** From the day on which it is handed over, for so many years; nothing is booked before it is used. */
export function openCredit(state: State, claim: Claim, terms: Terms, command: CommandOf<'PayClaim'>): Decision {
  const { form, drawer, tray, at, by, factor } = command
  if (drawer !== undefined || tray !== undefined) return refuseOrder('thing comes from no drawer', { form })
  if (holderOf(claim) === undefined)
    return refuse({ kind: 'claim', claim: claim.claim }, [because(terms.by, 'credit needs a number')])
  return [
    {
      type: 'PrizeDelivered',
      claim: claim.claim,
      form,
      credit: { left: claim.award.amount, ends: yearsAfter(at.local, terms.years) },
      ...receiptOf(state, claim, at.local),
      ...(factor === undefined ? {} : { factor }),
      by,
      posts: toPosts([]),
    },
  ]
}

/** The same day of a later year, at its beginning; a day that year does not have is the first of March. */
export function yearsAfter(local: string, years: number): string {
  const day = local.slice(5, 10)
  const year = Number(local.slice(0, 4)) + years
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${year}-${day === '02-29' && !isLeap ? '03-01' : day}T00:00`
}

/** Open credits of a person, the one that ends first at the front. */
export const creditsOf = (
  { claims }: Pick<State, 'claims'>,
  person: string,
): (Claim & Required<Pick<Claim, 'credit'>>)[] =>
  [...claims.values()]
    .filter(
      (one): one is Claim & Required<Pick<Claim, 'credit'>> => one.credit !== undefined && holderOf(one) === person,
    )
    .sort((one, other) => (one.credit.ends < other.credit.ends ? -1 : 1))

export function useCredit(state: State, { person, table: name, amount, at, by }: CommandOf<'UseCredit'>): Decision {
  const table = state.tables.get(name)
  if (table?.openedAt === undefined) return refuseOrder('table not open', { table: name })
  const all = creditsOf(state, person)
  const open = all.filter(({ credit }) => credit.ends > at.local)
  const [first] = open
  if (first === undefined) {
    const [last] = all
    return last === undefined
      ? refuseOrder('no collection credit', { person })
      : refuse({ kind: 'person', person }, [
          because(termsOf(state, last).by, 'credit has ended', { on: last.credit.ends }),
        ])
  }
  const { by: clause } = termsOf(state, first)
  if (table.kind === 'tournament' || table.kind === 'free')
    return refuse({ kind: 'person', person }, [because(clause, 'no collection is taken there', { table: name })])
  if (keepsSeats(state, name) && state.sits.get(person)?.table !== name)
    return refuse({ kind: 'person', person }, [
      because(clause, 'credit is used where its owner plays', { table: name }),
    ])
  const events: EventOf<'CreditUsed'>[] = []
  let rest = amount
  for (const claim of open) {
    const some = smaller(rest, fromWire(claim.credit.left))
    if (some === ZERO) continue
    rest = subtract(rest, some)
    const draft = draftOf(state.balances, funderIn(state, claim.activity))
    const by_ = termsOf(state, claim).by
    for (const [fund, part] of slices(claim, some)) keepPromise(draft, claim, fund, part, by_)
    const left = toWire(subtract(fromWire(claim.credit.left), some))
    const used = { claim: claim.claim, person, table: name, amount: toWire(some), left }
    events.push({ type: 'CreditUsed', ...used, clause: by_, by, posts: toPosts(draft.posts) })
  }
  // What it does not cover the player pays.
  return rest === ZERO
    ? events
    : events.map((one, nth) => (nth === events.length - 1 ? { ...one, own: toWire(rest) } : one))
}

const termsOf = (state: State, { activity }: Claim): Terms => runningOf(state, activity)!.rule.claim.credit!

/** The house keeps its promise by not taking the collection; what a fund gave for it, it owes the house. */
function keepPromise(draft: Draft, { claim }: Claim, fund: Fund, part: Cents, by: string): void {
  const gift = isGift(fund) ? smaller(part, atLeastZero(negate(balanceIn(draft, fund)))) : ZERO
  entitle(draft, claimAccount(claim), fund, gift, by)
  entitle(draft, claimAccount(claim), 'due:thing', subtract(part, gift), by)
}

/** Fund by fund, what the next so much of a credit comes from: those that gave it, in their order. */
function slices({ award, credit }: Claim & Required<Pick<Claim, 'credit'>>, amount: Cents): [Fund, Cents][] {
  let before = subtract(fromWire(award.amount), fromWire(credit.left))
  let rest = amount
  return fundsIn(award.parts).flatMap(([fund, text]): [Fund, Cents][] => {
    const part = fromWire(text)
    const gone = smaller(part, before)
    const some = smaller(rest, subtract(part, gone))
    before = subtract(before, gone)
    rest = subtract(rest, some)
    return some === ZERO ? [] : [[fund, some]]
  })
}

export function endCredit(state: State, { claim: name, due, at }: CommandOf<'EndCredit'>): Decision {
  const claim = state.claims.get(name)
  if (claim?.credit === undefined) return refuseOrder('no such claim', { claim: name })
  const { credit } = claim
  if (due !== credit.ends || at.local < credit.ends)
    return refuseOrder('claim is still in time', { claim: name, until: credit.ends })
  const { by } = termsOf(state, claim)
  const draft = draftOf(state.balances, funderIn(state, claim.activity))
  for (const [fund, part] of slices({ ...claim, credit }, fromWire(credit.left)))
    giveBack(draft, claimAccount(name), fund, part, by)
  return [
    { type: 'CreditEnded', claim: name, left: credit.left, clause: citedTogether([by]), posts: toPosts(draft.posts) },
  ]
}

export function evolveCredit(claim: Claim, event: EventOf<'CreditUsed' | 'CreditEnded'>): void {
  const left = event.type === 'CreditUsed' ? event.left : '0'
  if (left === '0') delete claim.credit
  else claim.credit = { ...claim.credit!, left }
}
