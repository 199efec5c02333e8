/** Wrong decisions on the floor of a tournament: each is planted into a night, and the auditor must say so. */
import { expect, test } from 'vitest'
import { tournamentHouse } from '../../../../tests/tournamentfloor.ts'
import type { Event, EventOf, EventType, State } from '../../../engine/mechanisms.ts'
import { finalPurpose } from '../../../engine/tournamentfloor/draws.ts'
import type { Heard } from '../books.ts'
import { reckoner } from '../reckoner.ts'

/** Seats, late ones, a hand, a pause, moves, a broken table, a race, a penalty, the final table, and some of it undone. */
function night(): { readonly heard: readonly Heard[]; readonly state: State } {
  const heard: Heard[] = []
  const house = tournamentHouse({ tables: 3 }, (command, events) => heard.push({ command, events }))
  const { activity } = house
  house.seatAll(18)
  house.register(2)
  house.does({ do: 'SeatEntries', activity })
  house.does({ do: 'BeginHand', activity, table: '1', bigBlind: 2 })
  house.pass(6)
  house.does({ do: 'SetClock', activity, act: { do: 'pause' } })
  house.pass(60)
  house.does({ do: 'SetClock', activity, act: { do: 'go on' } })
  const at = (table: string) => [...house.floor.tables.get(table)!.players.values()]
  for (const entry of at('3').slice(0, 3)) house.out(entry)
  house.does({ do: 'UndoKnockOut', activity, out: 'K3', reason: 'a chip was left', second: 'two' })
  for (const entry of at('3').slice(0, 2)) house.out(entry)
  house.does({ do: 'BalanceTables', activity })
  house.does({ do: 'ConfirmMoves', activity, moves: [...house.floor.moves.keys()] })
  house.does({ do: 'UndoSeating', activity, act: house.floor.acts.at(-1)!.act, reason: 'too early' })
  house.does({ do: 'ConfirmMoves', activity, moves: [...house.floor.moves.keys()] })
  house.pass(30)
  house.does({ do: 'BeginHand', activity, table: '2', bigBlind: 1 })
  const stacks = [...house.floor.tables.get('1')!.players.keys()].map((seat) => ({ seat, chips: 3, hasOthers: true }))
  const cards = stacks.map(({ seat }, nth) => ({ seat, card: `${'23456789T'[nth]}h` }))
  house.does({ do: 'RaceChips', activity, table: '1', small: 25, large: 100, stacks, cards })
  house.does({ do: 'BreakTournamentTable', activity, table: '3' })
  house.does({ do: 'ConfirmMoves', activity, moves: [...house.floor.moves.keys()] })
  house.does({
    do: 'Disqualify',
    activity,
    entry: at('1')[0]!,
    chips: 9_000,
    ground: 'chips in a pocket',
    second: 'two',
  })
  const count = [...house.floor.tables.get('2')!.players.keys()].map((seat) => ({ seat, chips: 10_000 }))
  house.does({ do: 'CountStacks', activity, table: '2', stacks: count })
  // Hand for hand, and one falls at each table in the same hand.
  house.does({ do: 'SetClock', activity, act: { do: 'hand for hand' } })
  for (const table of ['1', '2']) house.does({ do: 'BeginHand', activity, table })
  for (const table of ['1', '2']) house.out(at(table)[0]!)
  house.does({ do: 'SetClock', activity, act: { do: 'end hand for hand' } })
  while (house.tournament.inPlay > 9) house.out([...house.floor.seatOf.keys()][0]!)
  house.draw(finalPurpose(house.floor))
  house.does({ do: 'SeatFinalTable', activity })
  return { heard, state: house.state }
}

const NIGHT = night()

function told(heard: readonly Heard[]): string {
  const auditor = reckoner()
  try {
    for (const one of heard) auditor.hear(one)
    auditor.compare(NIGHT.state)
    return 'nothing'
  } catch (error) {
    return (error as Error).message
  }
}

/** The last event of its type, spoilt. */
const spoilt = <Type extends EventType>(type: Type, bug: (event: EventOf<Type>) => Partial<EventOf<Type>>): Heard[] =>
  spoiltOf(type, () => true, bug)

/** The last one of those that are meant. */
function spoiltOf<Type extends EventType>(
  type: Type,
  isMeant: (event: EventOf<Type>) => boolean,
  bug: (event: EventOf<Type>) => { readonly [K in keyof EventOf<Type>]?: EventOf<Type>[K] | undefined },
): Heard[] {
  const at = NIGHT.heard.findLastIndex(({ events }) =>
    events.some((event) => event.type === type && isMeant(event as EventOf<Type>)),
  )
  expect(at).toBeGreaterThan(0)
  return NIGHT.heard.with(at, {
    ...NIGHT.heard[at]!,
    events: NIGHT.heard[at]!.events.map((event) =>
      event.type === type ? ({ ...event, ...bug(event as EventOf<Type>) } as Event) : event,
    ),
  })
}

test('a player whom nobody told the house of', () => {
  const { sits } = NIGHT.state
  const [person, at] = [...sits][0]!
  sits.delete(person)
  expect(told(NIGHT.heard)).toMatch(/where E\d+ is present/)
  sits.set(person, at)
})

test('a night as it was', () => expect(told(NIGHT.heard)).toBe('nothing'))

test.each<[string, Heard[], RegExp]>([
  [
    'two on one seat',
    spoilt('EntriesSeated', ({ seats }) => ({ seats: [seats[0]!, { ...seats[0]!, entry: seats[1]!.entry }] })),
    /expected|both at/,
  ],
  [
    'not the next seat of the draw',
    spoilt('EntriesSeated', ({ seats }) => ({
      seats: seats.toReversed().map((one, nth) => ({ ...one, entry: seats[nth]!.entry })),
    })),
    /by draw 1/,
  ],
  [
    'a move from where nobody is',
    spoilt('MovesTold', ({ moves }) => ({
      moves: moves.map((move) => ({ ...move, from: { ...move.from, seat: move.from.seat + 1 } })),
    })),
    /where E\d+ sits/,
  ],
  ['a move that is confirmed and not done', spoilt('MovesConfirmed', ({ moves }) => ({ moves: moves.slice(1) })), /./],
  ['a hand by the level before', spoilt('HandBegun', ({ level }) => ({ level: level - 1 })), /level of the hand/],
  ['blinds of another level', spoilt('HandBegun', () => ({ small: 25, big: 50 })), /blinds of the hand/],
  [
    'a pause that was longer',
    spoiltOf(
      'ClockSet',
      ({ fact }) => fact.do === 'go on',
      ({ fact }) => ({ fact: { ...fact, at: fact.at + 1_200_000 } }),
    ),
    /level of the hand/,
  ],
  [
    'a race that changes what it does not',
    spoilt('ChipsRaced', ({ difference }) => ({ difference: difference + 100 })),
    /what a race changes/,
  ],
  ['chips that stay in play', spoilt('ChipsRemoved', ({ chips }) => ({ chips: chips - 100 })), /chips in play/],
  ['more counted than there is', spoilt('StacksCounted', ({ total }) => ({ total: total + 500 })), /chips counted/],
  ['a hand that is not the one of all tables', spoilt('KnockedOut', () => ({ round: 'C9' })), /hand for hand of K\d+/],
  [
    'hand for hand, and two hands made of one',
    spoiltOf(
      'KnockedOut',
      ({ round }) => round !== undefined,
      () => ({ round: undefined }),
    ),
    /hand for hand of K\d+/,
  ],
  [
    'somebody missing at the final table',
    spoilt('FinalTableSeated', ({ seats }) => ({ seats: seats.slice(1) })),
    /players at the final table/,
  ],
  [
    'another order at the final table',
    spoilt('FinalTableSeated', ({ seats }) => ({
      seats: seats.map((one, nth) => ({ ...one, entry: seats.at(-1 - nth)!.entry, seat: seats.at(-1 - nth)!.seat })),
    })),
    /at the final table/,
  ],
])('%s', (_, heard, says) => expect(told(heard)).toMatch(says))
