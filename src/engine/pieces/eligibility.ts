/** Who may buy or lay pieces, as far as the house knows; what nobody knows the cashier or the dealer answers, by clause. */
import type { Party } from '../../base/party.ts'
import { because, type Reason } from '../../base/refusal.ts'
import { backlineIn } from '../../rulebook/choice.ts'
import { isOfRound } from '../../rulebook/parts/who.ts'
import { type Held, holdPlayer, holdRound } from '../judging/conditions.ts'
import type { Bettor, Hand, Round } from '../judging/fact.ts'
import type { Running } from '../offerings/running.ts'
import { keepsSeats, playersAt } from '../presence/status.ts'
import type { CommandOf, State } from './vocabulary.ts'

type Answers = Readonly<Record<string, boolean>>

export function whyNotBuying(state: State, { rule }: Running, person: string, answers: Answers): Reason[] {
  const who: Party = { kind: 'person', person }
  const bettor: Bettor = { place: 'seated', person, ...state.persons.get(person) }
  const hand: Hand = { seat: '', role: 'player', cards: {}, bettors: [bettor] }
  const needs = rule.who.filter((need) => !isOfRound(need))
  return answered(holdPlayer(needs, { who, hand, bettor, on: 'own hand', cards: hand }), answers)
}

type Laying = Omit<CommandOf<'LayPieces'>, 'person'> & { readonly person?: string | undefined }

export function whyNotLaying(state: State, { rule, offering }: Running, laying: Laying, who: Party): Reason[] {
  const { table: name, seat, backline, person, isPlayerDealer, players, answers = {}, at } = laying
  const table = state.tables.get(name)!
  const bettor: Bettor = {
    place: backline === undefined ? 'seated' : 'backline',
    ...(person === undefined ? {} : { person, ...state.persons.get(person) }),
  }
  const hand: Hand = { seat, role: isPlayerDealer === true ? 'player-dealer' : 'player', cards: {}, bettors: [bettor] }
  const round: Round = {
    table: name,
    game: table.game,
    decks: table.decks,
    facts: { tournament: table.kind === 'tournament', ...(players === undefined ? {} : { dealtIn: players }) },
    common: {},
    hands: [hand],
    sat: playingAt(state, name, seat),
  }
  const posted = {
    local: at.local,
    hours: offering.hours ?? [],
    games: offering.games ?? rule.games.map(({ game }) => game),
    backline: backlineIn(offering, table.game),
  }
  const player = { who, hand, bettor, on: 'own hand', cards: hand } as const
  return [
    ...answered(holdRound(rule.who, round, posted), answers),
    ...answered(holdPlayer(rule.who, player, 'prize', posted), answers),
  ]
}
const ANY = { least: 1, most: 30 }

/** As many as sit there, with whoever lays the piece; the player-dealer is one of the seats, or at a place of their own. */
function playingAt(state: State, table: string, seat: string): NonNullable<Round['sat']> {
  if (!keepsSeats(state, table)) return { hands: ANY, persons: ANY }
  const here = new Set([...playersAt(state, table), seat]).size
  const count = { least: here, most: here + 1 }
  return { hands: count, persons: count }
}

/** What fails, and what was asked and not answered with yes. */
const answered = ({ misses, questions }: Held, answers: Answers): Reason[] => [
  ...misses,
  ...questions.flatMap((question) => {
    const { clause, asks } = question
    if (answers[clause] === true || asks === undefined) return []
    return [because(clause, answers[clause] === false ? 'answered no' : 'not told', { asks })]
  }),
]
