/** What the seats tell of a round, where somebody keeps them: nothing that they know is asked again. */
import { GAMES, isGame } from '../../games/games.ts'
import type { Table } from '../house/vocabulary.ts'
import {
  type Count,
  type Hand,
  type PersonFacts,
  personsIn,
  type Round,
  type RoundFacts,
  type SeatsSay,
} from '../judging/fact.ts'
import { keepsSeats } from '../presence/status.ts'
import type { State } from './vocabulary.ts'

export type SeatsThen = {
  /** Who sat there, by seat, where the house knows it. */
  readonly persons: ReadonlyMap<string, string>
  /** The seats of those who were not away; nothing where somebody has left or come back since. */
  readonly players?: readonly string[]
}

/** The seats of a table when the first card was dealt; nothing where nobody keeps them. */
export function seatsThen(state: State, table: string, at: number): SeatsThen | undefined {
  if (!keepsSeats(state, table)) return undefined
  const seats = [...state.seated.get(table)!]
  const before = seats.filter(([, { since }]) => since <= at)
  const persons = new Map(before.flatMap(([seat, { person }]) => (person === undefined ? [] : [[seat, person]])))
  const hasChanged =
    [...(state.freed.get(table)?.values() ?? [])].some((freed) => freed > at) ||
    before.some(([, { last, away, back = 0 }]) => back > at || (last > at && (away === undefined || away.since < last)))
  if (hasChanged) return { persons }
  return {
    persons,
    players: before.filter(([, { away }]) => away === undefined || away.since > at).map(([seat]) => seat),
  }
}

/** What the table is set as, unless the report says otherwise: then the floor is asked, as where nobody has said it. */
export function kindTold({ kind }: Table, facts: RoundFacts): RoundFacts {
  if (kind === undefined) return facts
  const { tournament, ...told } = facts
  const isTournament = kind === 'tournament'
  return {
    ...(tournament !== undefined && tournament !== isTournament ? {} : { tournament: isTournament }),
    ...(kind === 'free' ? { freeTable: true } : {}),
    ...told,
  }
}

/** Where the report and the seats tell it differently. What was told counts for this round; the floor is asked whether it is right. */
export function toldOtherwise(
  game: string,
  { dealtIn }: RoundFacts,
  hands: readonly Hand[],
  { persons, players }: SeatsThen,
): SeatsSay[] {
  const named = hands.filter(({ dealt, bettors }) => dealt !== false && bettors.some(({ place }) => place === 'seated'))
  // A seat that is told to have been dealt out is no contradiction: the report knows of it.
  const isOut = (seat: string) => hands.some((hand) => hand.seat === seat && hand.dealt === false)
  const inSeats = players?.filter((seat) => !isOut(seat))
  const taken = inSeats === undefined ? undefined : new Set([...inSeats, ...named.map(({ seat }) => seat)]).size
  const others = hands.flatMap(({ seat, bettors }): SeatsSay[] => {
    const told = bettors.find(({ place }) => place === 'seated')?.person
    const sits = persons.get(seat)
    return told === undefined || sits === undefined || told === sits ? [] : [{ is: 'person', seat, told, sits }]
  })
  const isSaid = dealtIn === undefined || taken === undefined || dealtIn === taken
  // Where a player-dealer has a place of their own, it is counted with the hands and not with the seats.
  return isSaid || (!isPoker(game) && dealtIn === taken + 1)
    ? others
    : [{ is: 'dealt in', told: dealtIn, seats: taken }, ...others]
}

const isPoker = (game: string): boolean => isGame(game) && ['flop', 'stud', 'draw'].includes(GAMES[game].family)
/** Poker, and 13 Card, which has no player-dealer: only those who sit there have hands. */
const isAmongPlayers = (game: string): boolean =>
  isPoker(game) || (isGame(game) && GAMES[game].family === 'thirteen cards')

/**
 * Whether those who sit there and whom the report leaves out were in the round as players: not where it tells another number, and
 * not where one of them may be the player-dealer, who would then count twice.
 */
export const areAllIn = (game: string, says: NonNullable<Round['seats']>): boolean =>
  isAmongPlayers(game) && !says.some(({ is }) => is === 'dealt in')

/**
 * How many were dealt in by what the seats add to the hands that are known; nothing where they add nobody. Against a player-dealer
 * that position may be one of the seats, or a place of its own: then it is one more at most.
 */
export function countSeats(
  game: string,
  hands: readonly Hand[],
  { persons, players = [] }: SeatsThen,
  register: ReadonlyMap<string, PersonFacts>,
): Pick<Round, 'sat'> {
  const others = players.filter((seat) => !hands.some((hand) => hand.seat === seat))
  if (others.length === 0) return {}
  const dealt = hands.filter((hand) => hand.dealt !== false)
  const atSeats = dealt.filter(({ seat }) => seat !== PLAYER_DEALER)
  const isUnnamed = !isAmongPlayers(game) && !hands.some(({ role }) => role === 'player-dealer')
  const more = isUnnamed ? 1 : 0
  // A proposition player is no customer.
  const customers = others.filter((seat) => register.get(persons.get(seat) ?? '')?.proposition !== true)
  const all = (named: readonly Hand[]) =>
    new Set([...personsIn(named), ...customers.map((seat) => persons.get(seat) ?? `seat ${seat}`)]).size
  return {
    sat: {
      hands: range(Math.max(dealt.length, atSeats.length + others.length), dealt.length + others.length + more),
      persons: range(Math.max(personsIn(dealt).size, all(atSeats)), all(dealt) + more),
    },
  }
}

/** Where the lock has recorded fees by positions, those had hands too; of who paid nothing it knows nothing. */
export function countPaid(hands: readonly Hand[], paid: ReadonlySet<string>): Pick<Round, 'sat'> {
  const others = [...paid].filter((seat) => !hands.some((hand) => hand.seat === seat)).length
  if (others === 0) return {}
  const dealt = hands.filter((hand) => hand.dealt !== false)
  const [count, persons] = [dealt.length + others, personsIn(dealt).size + others]
  return { sat: { hands: range(count, count), persons: range(persons, persons) } }
}

const PLAYER_DEALER = 'player-dealer'
const range = (least: number, most: number): Count => ({ least, most })
