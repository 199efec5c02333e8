/** Who can be drawn at this moment: the posted drawing, and everybody with a card in a machine held against the rule. */
import { businessDay, MINUTE, type Moment } from '../../base/moment.ts'
import type { Party } from '../../base/party.ts'
import { because, type Reason, type Refusal, refuse, refuseFor } from '../../base/refusal.ts'
import { type Calling, callingOf } from '../../rulebook/calling.ts'
import { forDrawing } from '../../rulebook/choice.ts'
import { holdPlayer } from '../judging/conditions.ts'
import type { Denied } from '../judging/judgement.ts'
import type { Drawing } from '../offerings/drawingtimes.ts'
import { drawingAt } from '../offerings/drawingtimes.ts'
import type { Running } from '../offerings/running.ts'
import { runningOf, whyHalted } from '../offerings/running.ts'
import { sourceOf } from './cardfeed.ts'
import type { Entry } from './draw/drum.ts'
import { purposeOf, readPurpose } from './purpose.ts'
import type { CallUp, CommandOf, State, Win } from './vocabulary.ts'

/** What runs, with the prizes of the drawing that began then. */
export function asDrawn(running: Running, from: string | undefined): Running {
  const { rule, offering } = running
  const drawing = (offering.drawings ?? []).find((one) => drawingAt([one], `${from}:00`)?.from === from)
  return { ...running, offering: forDrawing(rule, offering, drawing) }
}

/** Whether a posted drawing has all its winners: one, unless the house has posted more. Who was passed over is none. */
export function isDrawnOut(state: State, { rule, offering }: Running, { from }: Drawing): boolean {
  const posted = (offering.drawings ?? []).find((one) => drawingAt([one], `${from}:00`)?.from === from)
  const won = [...state.callups.values()].filter(
    (one) => one.activity === rule.activity && one.drawing === from && one.status !== 'passed over',
  )
  return won.length >= (posted?.winners ?? callingOf({ rule, offering })?.winners?.number ?? 1)
}

/**
 * Drawings of today that are over without a winner, because whoever was picked did not come or could not win: another
 * is still picked for them, as long as drawings are held.
 */
export function missedDrawings(state: State, { rule, offering }: Running, now: Moment): Drawing[] {
  const drawings = offering.drawings ?? []
  const held = drawingAt(drawings, now.local)
  if (rule.drawn?.each === undefined || held === undefined) return []
  const today = [...state.callups.values()].filter(
    (one) => one.activity === rule.activity && one.day === dayOf(state, now.local),
  )
  const begun = new Set(today.flatMap((one) => one.drawing ?? []))
  return [...begun].toSorted().flatMap((from): Drawing[] => {
    const drawing = drawingAt(drawings, `${from}:00`)
    const isWon = today.some((one) => one.drawing === from && one.status !== 'passed over')
    return drawing === undefined || isWon || drawing.to > now.local.slice(0, 16) ? [] : [drawing]
  })
}

export const dayOf = (state: State, local: string): string => businessDay(local, state.property?.dayStart ?? '00:00')

/** The running activity whose drawing a purpose names. */
export function drawnFor(state: State, purpose: string): Running | undefined {
  const running = runningOf(state, readPurpose(purpose).activity)
  return running?.rule.drawn?.from === 'carded players' ? running : undefined
}

/** Has won as often as a person may, as everybody does who has begun to play; or was passed over in this drawing. */
export function whyNotAgain(
  state: State,
  activity: string,
  { once, missed, absent }: Pick<Calling, 'once' | 'missed' | 'absent'>,
  person: string,
  now: Moment,
  drawing: Drawing | undefined,
  own = callupsOf(state, activity).get(person) ?? [],
): Reason[] {
  const won = state.wins.get(activity)?.get(person)
  return [
    ...(once !== undefined && hasWon(state, once, own, won, now, drawing)
      ? [
          once.per === 'business day'
            ? because(once.by, 'won today')
            : because(once.by, 'won before', { per: once.per }),
        ]
      : []),
    // Where the ticket was thrown away, another one of the same person is another chance.
    ...(absent?.ticket !== 'discarded' &&
    own.some((one) => one.status === 'passed over' && one.drawing !== undefined && one.drawing === drawing?.from)
      ? [because(missed.by, 'passed over in this drawing')]
      : []),
  ]
}

function hasWon(
  state: State,
  { per, of }: NonNullable<Calling['once']>,
  own: readonly CallUp[],
  won: Win | undefined,
  now: Moment,
  drawing: Drawing | undefined,
): boolean {
  const wins = own.filter(({ status }) => status === 'played' || status === 'playing')
  if (of === 'cash' && won?.isCash !== true) return false
  switch (per) {
    case 'business day':
      return wins.some(({ day }) => day === dayOf(state, now.local))
    case 'drawing':
      return drawing !== undefined && wins.some((one) => one.drawing === drawing.from)
    case '24 hours':
      return won !== undefined && now.at - won.at < DAY
    case 'calendar day':
      return won !== undefined && won.local.slice(0, 10) === now.local.slice(0, 10)
    case 'promotion':
      return won !== undefined
  }
}
const DAY = 24 * 60 * MINUTE

/** By person: a floor has thousands of cards, and a house years of calls. */
const callupsOf = ({ callups }: Pick<State, 'callups'>, activity: string) =>
  Map.groupBy(
    callups.values().filter((one) => one.activity === activity),
    ({ person }) => person,
  )

/** What the rule holds against a person, as far as the house knows the person; of a stranger everything is asked. */
export function heldAgainst(
  state: State,
  { rule }: Running,
  person: string | undefined,
  who: Party = { kind: 'person', person: person ?? '' },
) {
  const known = person === undefined ? {} : { person, ...state.persons.get(person) }
  const bettor = { ...known, place: 'seated' as const }
  const hand = { seat: '', role: 'player' as const, cards: {}, bettors: [bettor] }
  return holdPlayer(rule.who, { who, hand, bettor, on: 'own hand', cards: hand })
}

const SOURCE_MAX = 400

export type Eligible = { readonly entries: readonly Entry[]; readonly out: readonly Denied[] }

/** A person with cards in two machines is one entry; a machine that nobody enrolled enters nobody. */
export function eligibleNow(
  state: State,
  running: Running,
  now: Moment,
  drawing = drawingAt(running.offering.drawings ?? [], now.local),
): Eligible {
  const { drawn, activity } = running.rule
  const entries: Entry[] = []
  const out: Denied[] = []
  const calling = callingOf(running)
  if (drawn === undefined || calling === undefined) return { entries, out }
  const called = callupsOf(state, activity)
  for (const [person, cards] of Map.groupBy(state.inserted, ([, one]) => one.person)) {
    const known = cards.filter(([machine]) => state.machines.has(machine))
    const reasons = [
      ...(known.length > 0 ? [] : [because(drawn.by, 'machine not enrolled', { machine: cards[0]![0] })]),
      ...heldAgainst(state, running, person).misses,
      ...whyNotAgain(state, activity, calling, person, now, drawing, called.get(person) ?? []),
    ]
    if (reasons.length > 0) out.push({ who: { kind: 'person', person }, reasons })
    else {
      const sources = known.map(([machine, { source }]) => sourceOf(machine, source)).toSorted()
      entries.push({ id: person, weight: 1n, source: sources.join('; ').slice(0, SOURCE_MAX) })
    }
  }
  return { entries, out }
}

/**
 * A draw for a posted drawing seals exactly those who can be drawn, for one winner, at its time: who they are, and who is left
 * out. Nothing where the purpose is another.
 */
export function drawnAmong(
  state: State,
  { purpose, entries, how, at }: CommandOf<'OpenDraw'>,
): Eligible | Refusal | undefined {
  const running = drawnFor(state, purpose)
  const terms = running?.rule.drawn
  if (running === undefined || terms === undefined) return undefined
  const { activity } = running.rule
  const halted = whyHalted(state, activity)
  if (halted !== undefined) return refuseFor(halted)
  const now = drawingAt(running.offering.drawings ?? [], at.local)
  if (now === undefined) return refuse({ kind: 'activity', activity }, [because(terms.by, 'no drawing is held')])
  const drawing = [now, ...missedDrawings(state, running, at)].find((one) => purpose === purposeOf(activity, one))
  if (drawing === undefined)
    return refuse({ kind: 'activity', activity }, [
      because(terms.by, 'drawing has another name', { purpose: purposeOf(activity, now) }),
    ])
  const held = [...state.callups.values()].find(
    (one) => one.activity === activity && one.drawing === drawing.from && one.status !== 'passed over',
  )
  if (held !== undefined)
    return refuse({ kind: 'activity', activity }, [
      because(terms.each?.by ?? terms.by, 'drawing has its winner', { who: held.who }),
    ])
  if (how.winners !== 1 || how.standby !== 0)
    return refuse({ kind: 'activity', activity }, [because(terms.each?.by ?? terms.by, 'one winner at a time')])
  const among = eligibleNow(state, running, at, drawing)
  const eligible = new Map(among.entries.map(({ id, source }) => [id, source]))
  if (eligible.size === 0) return refuse({ kind: 'activity', activity }, [because(terms.by, 'nobody can be drawn')])
  const isSame =
    entries.length === eligible.size &&
    entries.every(({ id, weight, source }) => weight === 1n && eligible.has(id) && eligible.get(id) === source)
  return isSame ? among : refuse({ kind: 'activity', activity }, [because(terms.by, 'entries are not the players')])
}
