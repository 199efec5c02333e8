/** Credits handed in for prizes, each a hit with its life; or put aside until identification is shown. */
import { citedIn } from '../../base/cited.ts'
import { message } from '../../base/message.ts'
import { HOUR, type Moment } from '../../base/moment.ts'
import type { Party } from '../../base/party.ts'
import { because, isRefusal, type Reason, type Refusal, refuse, refuseFor, refuseOrder } from '../../base/refusal.ts'
import { shownOf } from '../../cards/showncards.ts'
import { chartOf } from '../../rulebook/choice.ts'
import { isMoneyForm } from '../../rulebook/forms.ts'
import { heldAgainst } from '../drawings/eligibility.ts'
import { declareFor } from '../drawings/win.ts'
import { whyHalted } from '../offerings/running.ts'
import { creditsRunning, givenTo, type RunningCredits } from './earning.ts'
import { changeLots, countOf, lotsOf, openOf, takeFrom, takenOf, withTaken } from './lots.ts'
import { isDated } from './times.ts'
import type {
  Chosen,
  CommandOf,
  Decision,
  Event,
  EventOf,
  Lot,
  Reservation,
  Slice,
  State,
  Taken,
} from './vocabulary.ts'

const personOf = (person: string): Party => ({ kind: 'person', person })

export function redeemCredits(state: State, command: CommandOf<'RedeemCredits'>): Decision {
  const { activity, person, id, reservation: name, at, by } = command
  const open = openFor(state, command)
  if (isRefusal(open)) return open
  const { running } = open
  const { redeem } = running.rule
  const reservation = name === undefined ? undefined : state.prizesReserved.get(name)
  if (name !== undefined && reservation === undefined) return refuseOrder('no such reservation', { reservation: name })
  if (reservation !== undefined && (reservation.activity !== activity || reservation.person !== person))
    return refuse(personOf(person), [because(redeem.personal.by, 'reserved for another', { reservation: name! })])
  if (id === undefined) return refuse(personOf(person), [because(redeem.id.by, 'identification at once')])
  if (id !== person) return refuse(personOf(id), [because(redeem.personal.by, 'credits of another', { person })])
  const given = givenTo(state, running, at, person)
  const chosen = reservation?.prizes ?? choose(running, lotsWith(state, activity, person, given), command)
  if (isRefusal(chosen)) return chosen
  const redemption = `X${state.redemptionsSoFar + 1}`
  const events: Event[] = []
  const hits: string[] = []
  let now = state
  for (const one of chosen) {
    const won = declareReward(now, running, one, redemption, { person, at, by })
    if (isRefusal(won)) return won
    hits.push(`H${now.hitsSoFar + 1}`)
    events.push(won.declared)
    now = { ...now, balances: won.balances, hitsSoFar: now.hitsSoFar + 1 }
  }
  const cited = [redeem.by, redeem.balance.by, redeem.period.by, redeem.id.by]
  const redeemed: Event = {
    type: 'CreditsRedeemed',
    redemption,
    activity,
    person,
    prizes: chosen.map((one, nth) => ({ ...one, hit: hits[nth]! })),
    ...(name === undefined ? {} : { reservation: name }),
    clause: [...new Set((chosen.length > 1 ? [...cited, redeem.several.by] : cited).flatMap(citedIn))].join(' '),
    by,
  }
  return [...(given === undefined ? [] : [given]), redeemed, ...events]
}

type Asking = { readonly activity: string; readonly person: string; readonly at: Moment }

/** It runs, the period is on, and nothing that is known keeps the person out. */
function openFor(state: State, { activity, person, at }: Asking): { running: RunningCredits } | Refusal {
  const running = creditsRunning(state, activity)
  if (running === undefined) return refuseOrder('activity has no credits', { activity })
  const halted = whyHalted(state, activity)
  if (halted !== undefined) return refuseFor(halted)
  const { from = '', to = '' } = running.offering
  if (!isDated(running, at.local))
    return refuse(personOf(person), [because(running.rule.redeem.period.by, 'credits are not good then', { from, to })])
  const { misses } = heldAgainst(state, running, person)
  return misses.length > 0 ? refuse(personOf(person), misses) : { running }
}

/** The lots as they stand with what was gained since they were added up. */
function lotsWith(
  state: State,
  activity: string,
  person: string,
  given: EventOf<'CreditsGiven'> | undefined,
): readonly Lot[] {
  const more = (given?.gains ?? []).reduce((sum, { each, of }) => sum + each * (of[0]?.[1] ?? 0), 0)
  const lots = lotsOf(state, activity, person)
  return given === undefined || more === 0 ? lots : withTaken(lots, [[given.ends, more]], 1)
}

/** What somebody has at this moment, by its end. */
export function lotsAt(state: State, activity: string, person: string, at: Moment): readonly Lot[] {
  const running = creditsRunning(state, activity)
  return running === undefined ? [] : lotsWith(state, activity, person, givenTo(state, running, at, person))
}

/** All of them, or none: each posted, and together within the balance. */
function choose(
  { rule, offering }: RunningCredits,
  lots: readonly Lot[],
  { person, prizes }: { readonly person: string; readonly prizes: readonly string[] },
): readonly Chosen[] | Refusal {
  const { redeem, rewards } = rule
  const posted = offering.rewards ?? {}
  if (prizes.length === 0) return refuseOrder('no prize is named')
  const strange = prizes.filter((prize) => posted[prize] === undefined)
  if (strange.length > 0)
    return refuse(
      personOf(person),
      strange.map((prize): Reason => because(rewards.by, 'no such reward', { prize, prizes: Object.keys(posted) })),
    )
  const needs = prizes.reduce((sum, prize) => sum + posted[prize]!.credits, 0)
  const has = countOf(lots)
  if (needs > has) return refuse(personOf(person), [because(redeem.balance.by, 'too few credits', { needs, has })])
  let left = lots
  return prizes.map((prize) => {
    const { credits } = posted[prize]!
    const taken: Taken = takeFrom(left, credits)!
    left = withTaken(left, taken, -1)
    return { prize, credits, taken }
  })
}

function declareReward(
  state: State,
  running: RunningCredits,
  { prize, credits }: Chosen,
  redemption: string,
  { person, at, by }: Omit<Asking, 'activity'> & { readonly by: string },
) {
  const { rule, offering } = running
  const line = chartOf(rule, offering).find((one) => one.line === rule.rewards.line)
  if (line === undefined) throw new Error(`${rule.activity} has no line ${rule.rewards.line}`)
  const posted = offering.rewards?.[prize]
  if (posted === undefined) return refuseOrder('reward is not posted any more', { prize })
  const { value, form, thing = prize } = posted
  const shown = { amount: value, form, ...(isMoneyForm(form) ? {} : { thing }) }
  const winner = { who: personOf(person), person, source: { kind: 'credits', redemption } as const }
  return declareFor(
    state,
    running,
    winner,
    { at, by },
    {
      line,
      why: [rule.redeem.by, rule.redeem.id.by],
      cards: shownOf({}, []),
      evidence: message('handed in credits', { prize, credits, form }),
      shown,
    },
  )
}

export function reservePrizes(state: State, command: CommandOf<'ReservePrizes'>): Decision {
  const { activity, person, at, by } = command
  const open = openFor(state, command)
  if (isRefusal(open)) return open
  const { running } = open
  const { reserveHours } = running.offering
  if (reserveHours === undefined) return refuseOrder('prizes are not put aside', { activity })
  const given = givenTo(state, running, at, person)
  const prizes = choose(running, lotsWith(state, activity, person, given), command)
  if (isRefusal(prizes)) return prizes
  const { redeem } = running.rule
  const reserved: Event = {
    type: 'PrizesReserved',
    reservation: `V${state.reservationsSoFar + 1}`,
    activity,
    person,
    prizes,
    until: at.at + reserveHours * HOUR,
    clause: [...new Set([redeem.balance.by, redeem.period.by].flatMap(citedIn))].join(' '),
    by,
  }
  return [...(given === undefined ? [] : [given]), reserved]
}

export function releasePrizes(state: State, { reservation: name, by }: CommandOf<'ReleasePrizes'>): Decision {
  const reservation = state.prizesReserved.get(name)
  if (reservation === undefined) return refuseOrder('no such reservation', { reservation: name })
  const { activity, person } = reservation
  const back = openOf(state, activity, allTaken(reservation))
  return [{ type: 'ReservationEnded', reservation: name, activity, person, credits: takenOf(back), by }]
}

export const allTaken = ({ prizes }: Pick<Reservation, 'prizes'>): Taken => prizes.flatMap(({ taken }) => taken)

export function evolveRedeemed(own: Slice, event: EventOf<'CreditsRedeemed'>): void {
  const { activity, person, prizes, reservation } = event
  own.redemptionsSoFar += 1
  for (const { hit, taken } of prizes) own.redeemed.set(hit, { activity, person, taken })
  if (reservation === undefined) changeLots(own, activity, person, allTaken(event), -1)
  else own.prizesReserved.delete(reservation)
}
