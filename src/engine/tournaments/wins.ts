/** What an entry has won: one hit, all its money in one award, each thing in one of its own. Held until it is verified. */
import { citedIn, citedTogether } from '../../base/cited.ts'
import { type Message, message } from '../../base/message.ts'
import { add, type Cents, fromWire, toWire, ZERO } from '../../base/money.ts'
import { shownOf } from '../../cards/showncards.ts'
import { type Draft, entitle } from '../../ledger/draft.ts'
import { pendingAccount } from '../../ledger/name.ts'
import { heldAgainst } from '../drawings/eligibility.ts'
import type { Award } from '../judging/judgement.ts'
import type { EventOf as EventIn } from '../mechanism.ts'
import { drawOnReserve, saying } from '../money/movements.ts'
import { toPosts } from '../posts.ts'
import { POOL } from './money.ts'
import type { Paid, Prize, Win } from './records.ts'
import { ENTRY_FORM } from './registration.ts'
import type { RunningTournament } from './terms.ts'
import { personOf } from './tournament.ts'
import type { Below, Event, Slice, State } from './vocabulary.ts'

export type Winning = Omit<Win, 'hit' | 'paid'> & { readonly evidence: Message; readonly by: readonly string[] }

type Acting = { readonly at: { readonly at: number; readonly local: string }; readonly by: string }

/**
 * `draft`: of the tournament's own accounts, in which more may be thought out before and after; the posts that this win makes are in
 * its own event. `nth`: how many hits this decision has declared before.
 */
export function declareWinning(
  state: State,
  running: RunningTournament,
  draft: Draft,
  { evidence, by: cited, ...winning }: Winning,
  { at, by }: Acting,
  nth: number,
): { readonly win: Win; readonly declared: Event } {
  const { rule } = running
  const hit = `H${state.hitsSoFar + nth + 1}`
  const begun = draft.posts.length
  const paid = groupsOf(winning.prizes).map((prizes) =>
    payFrom(draft, running, hit, prizes, citedTogether(cited), winning.isFree === true),
  )
  const who = personOf(winning.person)
  const awards = paid.map(({ amount, form, item, parts }): Award => {
    const handed = handedAs(form)
    return {
      to: who,
      person: winning.person,
      line: lineOf(winning, item),
      share: 'player',
      amount,
      parts,
      thing: handed === undefined ? null : (item ?? handed),
      ...(handed === undefined ? {} : { form: handed }),
      by: [...new Set(cited.flatMap(citedIn))],
    }
  })
  const { questions } = heldAgainst(state, running, winning.person)
  const declared: Event = {
    type: 'HitDeclared',
    hit,
    activity: rule.activity,
    digest: state.offerings.get(rule.activity)!.running!.digest,
    source: { kind: 'tournament', tournament: rule.activity },
    at: at.at,
    local: at.local,
    declaredBy: by,
    cards: shownOf({}, []),
    awards,
    denied: [],
    questions,
    total: toWire(add(ZERO, ...awards.map(({ amount }) => fromWire(amount)))),
    evidence,
    posts: toPosts(draft.posts.slice(begun)),
  }
  return { win: { hit, ...winning, paid }, declared }
}

/** Money of whatever is one payment, as forms and taxes look at payments; a thing is handed over by itself. */
const isMoney = ({ form }: Prize): boolean => handedAs(form) === undefined
function groupsOf(prizes: readonly Prize[]): (readonly Prize[])[] {
  const money = prizes.filter(isMoney)
  return [...(money.length === 0 ? [] : [money]), ...prizes.filter((one) => !isMoney(one)).map((one) => [one])]
}

/** In what a prize is handed over that is no money. An allowance for the journey is money. */
function handedAs(form: Prize['form']): string | undefined {
  switch (form) {
    case 'cash':
    case 'chips':
    case 'allowance':
      return undefined
    case 'entry':
      return ENTRY_FORM
    case 'coupon':
      return 'promotional coupons'
    case 'thing':
      return 'merchandise'
  }
}

/** Bounties that the house pays come out of no pool, and none of a free table does. */
function payFrom(
  draft: Draft,
  { rule, posted }: RunningTournament,
  hit: string,
  prizes: readonly Prize[],
  by: string,
  isFree: boolean,
): Paid {
  const isGiven = ({ of }: Prize) =>
    isFree || ((of === 'bounty' || of === 'own bounty') && posted.bounties?.from === 'house')
  const sum = (some: readonly Prize[]): Cents => add(ZERO, ...some.map(({ amount }) => fromWire(amount)))
  const [given, pooled] = [sum(prizes.filter(isGiven)), sum(prizes.filter((one) => !isGiven(one)))]
  entitle(draft, POOL, pendingAccount(hit), pooled, by)
  const terms = (isFree ? rule.bounties?.free : rule.bounties?.funded)?.by
  const drawn = given === ZERO ? {} : drawOnReserve(draft, saying(rule, terms ?? by), pendingAccount(hit), given, by)
  const parts: Record<string, string> = pooled === ZERO ? {} : { [POOL]: toWire(pooled) }
  for (const [fund, amount] of Object.entries(drawn)) if (amount > ZERO) parts[fund] = toWire(amount)
  const [first] = prizes
  return {
    amount: toWire(add(given, pooled)),
    form: first!.form === 'allowance' ? 'cash' : first!.form,
    ...(first!.item === undefined || isMoney(first!) ? {} : { item: first!.item }),
    ...(first!.into === undefined ? {} : { into: first!.into }),
    parts,
  }
}

/** As signs, claims and papers name it. */
function lineOf({ place, to, prizes }: Omit<Winning, 'evidence' | 'by'>, item: string | undefined): string {
  if (item !== undefined) return item
  if (prizes.some(({ of }) => of === 'deal')) return 'deal'
  if (place === undefined) return 'bounty'
  return to === undefined || to === place ? `place ${place}` : `places ${place} to ${to}`
}

export const placeEvidence = (place: number, to: number, entries: number): Message =>
  message('placed in the tournament', { place, ...(to === place ? {} : { to }), entries })

export function noteVerified(own: Slice, { hit, claims }: EventIn<Below, 'HitVerified'>): void {
  changeWin(own, hit, (win) => ({
    ...win,
    paid: win.paid.map((one, nth) => {
      const claim = claims.find(({ award }) => award === nth)?.claim
      return claim === undefined ? one : { ...one, claim }
    }),
  }))
}

export function notePaid(own: Slice, claim: string): void {
  for (const tournament of own.tournaments.values())
    for (const { hit, paid } of [...tournament.wins, ...tournament.freeWins])
      if (paid.some((one) => one.claim === claim))
        changeWin(own, hit, (win) => ({
          ...win,
          paid: win.paid.map((one) => (one.claim === claim ? { ...one, isPaid: true } : one)),
        }))
}

function changeWin(own: Slice, hit: string, change: (win: Win) => Win): void {
  const changed = (win: Win): Win => (win.hit === hit ? change(win) : win)
  for (const tournament of own.tournaments.values()) {
    if (tournament.wins.some((win) => win.hit === hit)) tournament.wins = tournament.wins.map(changed)
    if (tournament.freeWins.some((win) => win.hit === hit)) tournament.freeWins = tournament.freeWins.map(changed)
  }
}

/** Declined, backed out or paid in error by hand: without a place, and with bounties that are for the places of the others. */
export function noteDenied(own: Slice, hit: string): void {
  for (const tournament of own.tournaments.values()) {
    // Nothing else hangs on a win of a free table: what the house gave for it goes back to the house.
    tournament.freeWins = tournament.freeWins.filter((one) => one.hit !== hit)
    const win = tournament.wins.find((one) => one.hit === hit)
    if (win === undefined) continue
    const bounties = win.prizes.flatMap(({ of, target, amount }) =>
      target !== undefined && (of === 'bounty' || of === 'own bounty') ? [{ target, amount }] : [],
    )
    const place = win.out === undefined && win.place !== undefined ? { place: win.place } : {}
    tournament.denied.push({ hit, entry: win.entry, ...place, bounties })
    tournament.wins = tournament.wins.filter((one) => one !== win)
    // What comes back is for the others: prizes are given anew.
    delete tournament.awarded
  }
}

/** The hit of a claim, where it is one of these. */
export const hitOf = ({ tournaments }: Slice, claim: string): string | undefined => {
  for (const { wins, freeWins } of tournaments.values()) {
    const win = [...wins, ...freeWins].find(({ paid }) => paid.some((one) => one.claim === claim))
    if (win !== undefined) return win.hit
  }
  return undefined
}
