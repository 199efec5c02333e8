/** Who can be drawn at this moment: the posted drawing, and everybody with a card in a machine held against the rule. */
import { businessDay, MINUTE, type Moment } from '../../base/moment.ts'
import { rulesBehind } from '../../base/occasion.ts'
import type { Party } from '../../base/party.ts'
import { because, type Reason } from '../../base/refusal.ts'
import { type Calling, callingOf, prizesFor } from '../../rulebook/calling.ts'
import { forDrawing } from '../../rulebook/choice.ts'
import type { Once } from '../../rulebook/parts/calling.ts'
import { isOfRound } from '../../rulebook/parts/who.ts'
import { holdPlayer } from '../judging/conditions.ts'
import type { Drawing } from '../offerings/drawingtimes.ts'
import { drawingAt } from '../offerings/drawingtimes.ts'
import type { Running } from '../offerings/running.ts'
import type { CallUp, State, Win } from './vocabulary.ts'

/** What runs, with the prizes of the drawing that began then. */
export function asDrawn(running: Running, from: string | undefined): Running {
  const { rule, offering } = running
  const drawing = (offering.drawings ?? []).find((one) => drawingAt([one], `${from}:00`)?.from === from)
  return { ...running, offering: forDrawing(rule, offering, drawing) }
}

/** What is posted of the drawing that began then. */
export const postedDrawing = ({ offering }: Pick<Running, 'offering'>, from: string | undefined) =>
  (offering.drawings ?? []).find((one) => drawingAt([one], `${from}:00`)?.from === from)

/** Whether a posted drawing has all its winners: one, unless the house has posted more. Who was passed over is none. */
export function isDrawnOut(state: State, { rule, offering }: Running, { from }: Drawing): boolean {
  const posted = postedDrawing({ offering }, from)
  const terms = callingOf({ rule, offering })
  const won = [...state.callups.values()].filter(
    (one) => one.activity === rule.activity && one.drawing === from && one.status !== 'passed over',
  )
  return won.length >= (prizesFor(terms ?? {}, posted?.game)?.length ?? posted?.winners ?? terms?.winners?.number ?? 1)
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

/** Has won as often as a person may, as everybody does who has begun to play; or was passed over in this drawing. */
export function whyNotAgain(
  state: State,
  activity: string,
  { once, missed, absent }: Pick<Calling, 'once' | 'missed' | 'absent'>,
  person: string,
  now: Moment,
  drawing: Drawing | undefined,
  called = callupsOf(state, activity, once).get(person) ?? [],
): Reason[] {
  const own = called.filter((one) => one.activity === activity)
  return [
    ...whyWonBefore(state, activity, once, person, now, drawing, called),
    // Where the ticket was thrown away, another one of the same person is another chance.
    ...(absent?.ticket !== 'discarded' &&
    own.some((one) => one.status === 'passed over' && one.drawing !== undefined && one.drawing === drawing?.from)
      ? [because(missed.by, 'passed over in this drawing')]
      : []),
  ]
}

/** Has won as often as a person may, in drawings or by points. */
export function whyWonBefore(
  state: State,
  activity: string,
  once: Calling['once'],
  person: string,
  now: Moment,
  drawing?: Drawing,
  called: readonly CallUp[] = callupsOf(state, activity, once).get(person) ?? [],
): Reason[] {
  if (once === undefined || !hasWon(state, activity, once, called, person, now, drawing)) return []
  return [
    once.per === 'business day' ? because(once.by, 'won today') : because(once.by, 'won before', { per: once.per }),
  ]
}

function hasWon(
  state: State,
  activity: string,
  { per, of }: NonNullable<Calling['once']>,
  called: readonly CallUp[],
  person: string,
  now: Moment,
  drawing: Drawing | undefined,
): boolean {
  const played = called.filter(({ status }) => status === 'played' || status === 'playing')
  const wins = winsOf(state, activity, per, person).filter(({ isCash }) => of !== 'cash' || isCash)
  if (of === 'cash' && wins.length === 0) return false
  switch (per) {
    case 'business day':
      return played.some(({ day }) => day === dayOf(state, now.local))
    case 'drawing':
      return drawing !== undefined && played.some((one) => one.drawing === drawing.from)
    case '24 hours':
      return wins.some(({ at }) => now.at - at < DAY)
    case 'calendar day':
      return wins.some(({ local }) => local.slice(0, 10) === now.local.slice(0, 10))
    case 'promotion':
      return wins.some(({ isOver }) => isOver !== true)
  }
}
const DAY = 24 * 60 * MINUTE

/** A day belongs to the activity, whichever of its occasions somebody wins in; a drawing and a promotion to the occasion. */
const isAcross = (per: Once): boolean => per !== 'drawing' && per !== 'promotion'

const isCounted = (key: string, activity: string, per: Once | undefined): boolean =>
  key === activity || (per !== undefined && isAcross(per) && rulesBehind(key) === rulesBehind(activity))

/** The last win of a person in each occasion that the limit looks at. */
const winsOf = ({ wins }: State, activity: string, per: Once, person: string): Win[] =>
  [...wins].flatMap(([key, own]) => (isCounted(key, activity, per) ? (own.get(person) ?? []) : []))

/** Calls that a limit looks at, by person: a floor has thousands of cards, and a house years of calls. */
export const callupsOf = ({ callups }: Pick<State, 'callups'>, activity: string, once: Calling['once']) =>
  Map.groupBy(
    callups.values().filter((one) => isCounted(one.activity, activity, once?.per)),
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
  const asked = rule.who.filter((need) => !isOfRound(need))
  return holdPlayer(asked, { who, hand, bettor, on: 'own hand', cards: hand })
}
