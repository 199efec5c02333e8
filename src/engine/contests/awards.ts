/** Places have their prizes: each a hit of its own, held until it is verified. What was given before and is not right is taken back. */
import { citedIn } from '../../base/cited.ts'
import { message } from '../../base/message.ts'
import { type Cents, fromWire } from '../../base/money.ts'
import { because, isRefusal, refuseOrder } from '../../base/refusal.ts'
import { shownOf } from '../../cards/showncards.ts'
import { declareFor } from '../drawings/win.ts'
import type { Ask, EventOf as EventIn } from '../mechanism.ts'
import type { Running } from '../offerings/running.ts'
import { about, endsOn, personOf, type RunningContest, type Slated, slatedContest, statusOf } from './contest.ts'
import { linesOf, targetOf } from './standing.ts'
import { isSame, undo } from './undo.ts'
import type { Awarded, Below, CommandOf, Contest, Decision, Event, EventOf, Place, Slice, State } from './vocabulary.ts'

export function awardContest(state: State, command: CommandOf<'AwardContest'>, ask: Ask): Decision {
  const { activity, at, by, second } = command
  const opened = slatedContest(state, activity)
  if (isRefusal(opened)) return opened
  const { running, contest } = opened
  const { rule } = running
  if (second === undefined) return refuseOrder('award takes two')
  const status = statusOf(contest)
  if (status === 'awarded') return about(activity, [because(rule.places.by, 'contest is awarded')])
  if (status !== 'confirmed')
    return about(activity, [because(rule.places.by, 'results are not complete', { open: openIn(contest) })])
  const { hours } = rule.enter
  const { to = '' } = running.offering
  if (hours?.due.when === 'in the end' && state.contestHours.get(activity)?.until === undefined)
    return about(activity, [because(`${hours.by} ${hours.due.by}`, 'hours still count', { to })])
  const { places, denied, notGiven } = targetOf(state, running, contest, at)
  const reason = 'places are others now'
  const undone = undo(state, contest.awards, places, { ...command, second, reason, document: activity }, ask)
  if (isRefusal(undone)) return undone
  const hits: Event[] = []
  const awarded: Awarded[] = []
  let now = undone.state
  for (const place of places) {
    const stands = contest.awards.find((award) => isSame(award, place))
    if (stands !== undefined) {
      awarded.push({ ...place, hit: stands.hit })
      continue
    }
    const won = declarePlace(now, running, contest, place, { at, by })
    if (isRefusal(won)) return won
    awarded.push({ ...place, hit: `H${now.hitsSoFar + 1}` })
    hits.push(won.declared)
    now = { ...now, balances: won.balances, hitsSoFar: now.hitsSoFar + 1 }
  }
  const isTied = places.some(({ to: last }) => last !== undefined)
  const cited = [rule.places.by, rule.score.by, ...(isTied ? [rule.places.tied.by] : [])]
  return [
    {
      type: 'ContestAwarded',
      activity,
      places: awarded,
      denied,
      ...(undone.hits.length === 0 ? {} : { undone: undone.hits }),
      ...(notGiven.length === 0 ? {} : { notGiven }),
      clause: [...new Set(cited.flatMap(citedIn))].join(' '),
      by: [by, second],
    },
    ...undone.events,
    ...hits,
  ]
}

const openIn = ({ slate, results }: Slated): string[] =>
  slate.games.flatMap(({ id }) => (results.get(id)?.confirmedBy === undefined ? [id] : []))

function declarePlace(
  state: State,
  running: RunningContest,
  { slate, activity }: Slated,
  { person, line: name, prize, place, to, right, off, isByTotal, thing }: Place,
  acting: Pick<CommandOf<'AwardContest'>, 'at' | 'by'>,
) {
  const { rule } = running
  const line = linesOf(running).find((one) => one.line === name)!
  const amount = fromWire(prize)
  const prizes: Record<string, Cents> = { ...running.offering.prizes, [name]: amount }
  const posted = { ...running, offering: { ...running.offering, prizes } as Running['offering'] }
  const winner = {
    who: personOf(person),
    person,
    source: { kind: 'contest', contest: activity, ended: endsOn(slate) } as const,
  }
  // A thing that several have to divide is paid at its value.
  const isDivided = thing === undefined && running.offering.things?.[name] !== undefined
  return declareFor(state, posted, winner, acting, {
    line,
    why: [
      rule.places.by,
      ...(to === undefined ? [] : [rule.places.tied.by]),
      ...(isByTotal === undefined || rule.score.equal === undefined ? [] : [rule.score.equal.by]),
    ],
    cards: shownOf({}, []),
    evidence: message('placed by picks', {
      place,
      right,
      games: slate.games.length,
      ...(off === undefined ? {} : { off }),
      ...(to === undefined ? {} : { to }),
    }),
    ...(isDivided ? { shown: { amount } } : {}),
  })
}

export function evolveAwarded(own: Slice, { activity, places, undone = [] }: EventOf<'ContestAwarded'>): void {
  const contest = own.contests.get(activity)!
  const kept = new Map(contest.awards.filter(({ hit }) => !undone.includes(hit)).map((award) => [award.hit, award]))
  contest.awards = places.map((place) => kept.get(place.hit) ?? place)
  contest.isAwarded = true
}

/** Declined or backed out by hand: this member has no place, and the others may have another one. */
export function leaveOut(own: Slice, hit: string): void {
  const found = contestWith(own, hit)
  if (found === undefined) return
  const { contest, award } = found
  contest.out.add(award.person)
  contest.awards = contest.awards.filter((one) => one !== award)
  delete contest.isAwarded
}

export function noteVerified(
  own: Slice,
  { hit, claims }: EventIn<Below, 'HitVerified'>,
  { hits }: Pick<State, 'hits'>,
): void {
  const found = contestWith(own, hit)
  const [claim] = claims
  if (found === undefined || claim === undefined) return
  const parts = hits.get(hit)?.awards[claim.award]?.parts
  change(found.contest, hit, { claim: claim.claim, ...(parts === undefined ? {} : { parts }) })
}

export function notePaid(own: Slice, claim: string): void {
  for (const contest of own.contests.values())
    for (const { hit, claim: own } of contest.awards) if (own === claim) change(contest, hit, { isPaid: true })
}

const contestWith = ({ contests }: Slice, hit: string) => {
  for (const contest of contests.values()) {
    const award = contest.awards.find((one) => one.hit === hit)
    if (award !== undefined) return { contest, award }
  }
  return undefined
}

function change(contest: Contest, hit: string, more: Partial<Contest['awards'][number]>): void {
  contest.awards = contest.awards.map((award) => (award.hit === hit ? { ...award, ...more } : award))
}
