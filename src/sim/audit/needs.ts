/** Who may win, as a person with the rule sheet would tick it off: clauses that fail, in the order of the sheet, and open questions. */

import type { Bettor, Hand, PersonFacts } from '../../engine/judging/fact.ts'
import type { OrderOf } from '../../engine/mechanisms.ts'
import type { Hours } from '../cardroom/terms.ts'

export type Report = OrderOf<'ReportHit'>
export type Ticked = { misses: string[]; questions: string[] }
export type Person = { who: string; hand: Hand; bettor: Bettor; spot: string }

export function isWithin({ from, to }: Hours, local: string): boolean {
  const clock = local.slice(11, 16)
  return from < to ? clock >= from && clock < to : clock >= from || clock < to
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const dayOf = (local: string, back = 0): string =>
  DAYS[new Date(Date.parse(`${local.slice(0, 10)}T00:00:00Z`) - back * 86_400_000).getUTCDay()]!

export function isWithinOn({ day, from, to }: Hours & { day: string }, local: string): boolean {
  const clock = local.slice(11, 16)
  if (from < to) return dayOf(local) === day && clock >= from && clock < to
  return (dayOf(local) === day && clock >= from) || (dayOf(local, 1) === day && clock < to)
}

/** Everybody with money on a hand, seat by seat, with what the house knows of persons filled in. */
export function peopleOf(report: Report, known: ReadonlyMap<string, PersonFacts>): Person[] {
  return report.hands.flatMap((hand) => {
    let behind = 0
    return hand.bettors.map((bettor) => {
      const isBehind = bettor.place === 'backline'
      if (isBehind) behind += 1
      const seat = `table ${report.table} seat ${hand.seat}`
      const isDealer = hand.role === 'player-dealer' && !isBehind
      return {
        who: isDealer ? `table ${report.table} player-dealer` : isBehind ? `${seat} backline ${behind}` : seat,
        hand,
        bettor: { ...(bettor.person === undefined ? {} : known.get(bettor.person)), ...bettor },
        spot: isBehind ? `${hand.seat}b${behind}` : hand.seat,
      }
    })
  })
}

/** `fact` is what must hold; not known becomes a question. */
function tick(ticked: Ticked, clause: string, who: string, fact: boolean | undefined): void {
  if (fact === false) ticked.misses.push(clause)
  if (fact === undefined) ticked.questions.push(`${clause} ${who}`)
}
const no = (fact: boolean | undefined) => (fact === undefined ? undefined : !fact)
const dealtIn = ({ facts, hands }: Report) => facts.dealtIn ?? hands.filter(({ dealt }) => dealt !== false).length

export function blazingRound(report: Report, hours: Hours, local: string): Ticked {
  const ticked: Ticked = { misses: [], questions: [] }
  tick(ticked, 'E1', 'the hand', isWithin(hours, local))
  tick(ticked, 'E6', 'the hand', no(report.facts.tournament))
  tick(ticked, 'E2', 'the hand', dealtIn(report) >= 2)
  return ticked
}

export function blazingPerson({ who, hand, bettor, spot }: Person, paid: readonly string[]): Ticked {
  const ticked: Ticked = { misses: [], questions: [] }
  tick(ticked, 'E7', who, hand.role === 'player')
  tick(ticked, 'E8', who, no(bettor.proposition))
  tick(ticked, 'E4', who, bettor.duty === undefined ? undefined : bettor.duty !== 'on duty')
  tick(ticked, 'F1', who, paid.includes(spot))
  return ticked
}

export function beatRound(report: Report, hours: Hours, local: string): Ticked {
  const { facts } = report
  const ticked: Ticked = { misses: [], questions: [] }
  tick(ticked, 'E1', 'the hand', isWithin(hours, local))
  tick(ticked, 'E12', 'the hand', no(facts.tournament))
  tick(ticked, 'E14', 'the hand', no(facts.misdeal))
  tick(ticked, 'E4', 'the hand', facts.standardDeck)
  tick(ticked, 'E2', 'the hand', dealtIn(report) >= 5)
  tick(ticked, 'E15', 'the hand', no(facts.spokenOf))
  return ticked
}

export function beatPerson({ who, hand, bettor: { duty } }: Person): Ticked {
  const ticked: Ticked = { misses: [], questions: [] }
  tick(ticked, 'E1', who, hand.dealt !== false)
  tick(ticked, 'E13', who, hand.button === undefined ? undefined : hand.button === 'none')
  tick(ticked, 'E11', who, duty === undefined ? undefined : duty === 'none' || duty === 'off duty')
  return ticked
}
