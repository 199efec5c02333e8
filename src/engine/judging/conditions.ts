/** A round held against the conditions of a rule: what fails for whom, and what nobody has answered yet. */
import { message, type Recorded } from '../../base/message.ts'
import { type Party, partyKey, type Subject } from '../../base/party.ts'
import { because, type Reason } from '../../base/refusal.ts'
import type { Line, Need, RuleFile } from '../../rulebook/rule.ts'
import { type Bettor, type Hand, type PersonFacts, placeOf, type Round } from './fact.ts'
import type { Question } from './judgement.ts'
import { NEEDS, type Posted, type Side } from './needs.ts'

export type Player = {
  readonly who: Party
  /** The position where the person is. */
  readonly hand: Hand
  readonly bettor: Bettor
  /** The cards that are judged for the person: those of the position, or the player-dealer's. */
  readonly on: Side
  readonly cards: Hand
}

/** Everybody with money on a hand, the seated before those behind; a seat without bettors is its player alone. */
export function playersOf(round: Round): Player[] {
  const dealer = round.hands.find(({ role }) => role === 'player-dealer')
  return round.hands.flatMap((hand) => {
    let behind = 0
    return hand.bettors.flatMap((bettor): Player[] => {
      if (bettor.place === 'backline') behind += 1
      const who: Party =
        hand.role === 'player-dealer' && bettor.place === 'seated'
          ? { kind: 'player-dealer', table: round.table }
          : placeOf(round, hand.seat, bettor.place, behind)
      const own: Player = { who, hand, bettor, on: 'own hand', cards: hand }
      if (bettor.dealerFeePosted !== true || dealer === undefined) return [own]
      const onDealer: Player = { who, hand, bettor, on: 'player-dealer hand', cards: dealer }
      return bettor.feePosted === true || hand === dealer ? [own, onDealer] : [onDealer]
    })
  })
}

export type Held = { readonly misses: readonly Reason[]; readonly questions: readonly Question[] }

/** The conditions on the round itself. */
export function holdRound(needs: readonly Need[], round: Round, posted: Posted): Held {
  return hold(needs, { kind: 'round' }, (need) => {
    const known = NEEDS[need.need]
    return known.of === 'round'
      ? { applies: true, holds: known.holds(round, need as never, posted) }
      : { applies: false }
  })
}

/** What the floor is asked because report and seats differ, under the clause that the fact is held against. */
export function askSeats(
  { who, charts }: Pick<RuleFile, 'who' | 'charts'>,
  { table, seats = [] }: Round,
  lines: readonly Line[],
): Question[] {
  const counted =
    who.find(({ need }) => need === 'dealt in' || need === 'players')?.by ??
    // How many were in the round is also how many have a share of it.
    lines.find((line) => line.table !== undefined)?.table?.by
  return seats.flatMap((says): Question[] => {
    if (says.is === 'person') {
      const { seat, told, sits } = says
      const at: Subject = { kind: 'seat', table, seat }
      const asks = message('whether told person played', { seat, told, sits })
      return [{ id: `seats ${partyKey(at)}`, clause: charts.by, who: at, asks }]
    }
    const { told, seats: taken } = says
    const asks = message('whether so many dealt in', { told, taken })
    return counted === undefined ? [] : [{ id: 'seats dealt in', clause: counted, who: { kind: 'round' }, asks }]
  })
}

/** The conditions on one person. `envy`: what is asked of those who share another player's luck, which is less. */
export function holdPlayer(
  needs: readonly Need[],
  { who, hand, bettor, on }: Player,
  purpose: 'prize' | 'envy' = 'prize',
  posted?: Posted,
): Held {
  return hold(needs, who, (need) => {
    const known = NEEDS[need.need]
    if (known.of !== 'person' || (purpose === 'envy' && 'for' in need && need.for === 'prize'))
      return { applies: false }
    return { applies: true, holds: known.holds(hand, bettor, need as never, on, posted) }
  })
}

/** Those for which a fee is not even accepted. */
export const needsOfFee = (needs: readonly Need[]): readonly Need[] =>
  needs.filter((need) => 'fee' in need && need.fee === 'not accepted')

function hold(
  needs: readonly Need[],
  who: Subject,
  ask: (need: Need) => { applies: boolean; holds?: boolean | undefined },
): Held {
  const misses: Reason[] = []
  const questions: Question[] = []
  for (const need of needs) {
    const { applies, holds } = ask(need)
    if (!applies || holds === true) continue
    const known = NEEDS[need.need]
    if (holds === false) misses.push({ clause: need.by, ...known.fails(need as never) })
    else {
      const of = 'answers' in known && known.answers !== undefined ? { of: known.answers } : {}
      questions.push({ id: `${need.by} ${partyKey(who)}`, clause: need.by, who, asks: known.asks, ...of })
    }
  }
  return { misses, questions }
}

/** What is asked, as a message; of an old journal, its sentence. */
export const askedBy = ({ asks, says }: Question): Recorded => asks ?? (says === undefined ? {} : { says })

/** Where the document asks for an age, whatever was answered before: nobody whom the register knows to be younger. */
export function underAge(
  { who }: Pick<RuleFile, 'who'>,
  persons: ReadonlyMap<string, Pick<PersonFacts, 'age'>>,
  person: string | undefined,
): Reason[] {
  const age = person === undefined ? undefined : persons.get(person)?.age
  if (age === undefined) return []
  return who.flatMap((need) =>
    need.need === 'age' && age < need.min ? [because(need.by, 'under age', { min: need.min })] : [],
  )
}
