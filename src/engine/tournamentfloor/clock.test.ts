import { describe, expect, test } from 'vitest'
import { type TournamentHouse, tournamentHouse } from '../../../tests/tournamentfloor.ts'
import { tournamentRunning } from '../tournaments/terms.ts'
import { chipsInPlay } from './chips.ts'
import { readingAt } from './floor.ts'
import { awayNow } from './penalties.ts'
import type { ClockAct } from './vocabulary.ts'

const A = 'bay-101/poker-tournaments.friday'
const MINUTE = 60_000
const reading = (house: TournamentHouse, at = house.now) =>
  readingAt(tournamentRunning(house.state, A)!, house.floor, at)!
const told = (house: TournamentHouse) => {
  const { level, isBreak, leftMs, isRunning } = reading(house)
  return `${isBreak ? 'break after' : 'level'} ${level}, ${leftMs / MINUTE} left${isRunning ? '' : ', stands'}`
}
const clock = (act: ClockAct) => ({ do: 'SetClock', activity: A, act }) as const
const playing = (players = 6, tables = 2) => {
  const house = tournamentHouse({ tables })
  house.seatAll(players)
  return house
}

describe('the clock', () => {
  test('starts with the tournament, and not before', () => {
    const house = tournamentHouse({ tables: 1 })
    expect(house.why(clock({ do: 'pause' }))).toBe('tournament has not started')
    house.useTables()
    house.register(4)
    house.pass(10)
    house.start()
    expect(told(house)).toBe('level 1, 20 left')
    house.pass(25)
    expect(told(house)).toBe('break after 1, 5 left')
  })
  test('pause, jump, add and back, one after the other', () => {
    const house = playing()
    house.pass(5)
    house.does(clock({ do: 'pause' }))
    house.pass(30)
    expect(told(house)).toBe('level 1, 15 left, stands')
    expect(house.why(clock({ do: 'pause' }))).toBe('clock does not run')
    house.does(clock({ do: 'go on' }))
    expect(house.why(clock({ do: 'go on' }))).toBe('clock runs already')
    house.does(clock({ do: 'jump', period: 2, leftSeconds: 600 }))
    expect(told(house)).toBe('level 2, 10 left')
    house.does(clock({ do: 'add', seconds: -120 }))
    expect(told(house)).toBe('level 2, 8 left')
    expect(house.why({ do: 'UndoClock', activity: A, fact: 'C4' })).toBe('other fact came last')
    house.does({ do: 'UndoClock', activity: A, fact: 'C5' })
    house.does({ do: 'UndoClock', activity: A, fact: 'C4' })
    expect(told(house)).toBe('level 1, 15 left')
    // The pause and what ended it as well: half an hour has passed on the clock after all.
    house.does({ do: 'UndoClock', activity: A, fact: 'C3' })
    house.does({ do: 'UndoClock', activity: A, fact: 'C2' })
    expect(told(house)).toBe('level 2, 15 left')
    expect(house.why({ do: 'UndoClock', activity: A, fact: 'C1' })).toBe('nothing to undo on the clock')
  })
  test('a jump while it stands: it stands there', () => {
    const house = playing()
    house.does(clock({ do: 'pause' }))
    house.does(clock({ do: 'jump', period: 2 }))
    house.pass(7)
    expect(told(house)).toBe('level 2, 20 left, stands')
  })
  test('the end stays when prizes are recalled: it goes on when somebody says so', () => {
    const house = playing(2, 1)
    house.out('E1')
    house.does({ do: 'AwardTournament', activity: A, second: 'two' })
    house.does({ do: 'UndoKnockOut', activity: A, out: 'K1', reason: 'wrong seat', second: 'two' })
    const last = house.floor.facts.at(-1)!
    expect(house.why({ do: 'UndoClock', activity: A, fact: last.fact })).toBe('nothing to undo on the clock')
    house.does(clock({ do: 'go on' }))
    expect(told(house)).toBe('level 1, 20 left')
  })
  test.each([
    ['no such level or break', { do: 'jump', period: 3 }],
    ['longer than its period', { do: 'jump', period: 1, leftSeconds: 601 }],
    ['no time added', { do: 'add', seconds: 0 }],
    ['not hand for hand', { do: 'hand' }],
  ] as const)('%s', (refusal, act) => expect(playing().why(clock(act))).toBe(refusal))
  test('a new name for each fact, undone or not', () => {
    const house = playing()
    house.does(clock({ do: 'pause' }))
    house.does({ do: 'UndoClock', activity: A, fact: 'C2' })
    house.does(clock({ do: 'pause' }))
    expect(house.floor.facts.at(-1)!.fact).toBe('C3')
  })
  test('rebuys and late entries ask for the level', () => {
    const house = playing()
    house.pass(31)
    expect(reading(house).level).toBe(2)
    expect(house.why({ do: 'Register', activity: A, person: 'late', way: 'free' })).toBe('done')
  })
})

describe('hands', () => {
  const hand = { do: 'BeginHand', activity: A, table: '1' } as const
  test('[play.level] a hand that began before goes by the level before; the next one by the new', () => {
    const house = playing()
    house.pass(19.9)
    expect(house.does(hand)[0]).toMatchObject({ level: 1, small: 25, big: 50 })
    house.pass(0.2)
    expect(house.floor.hands.get('1')!.level).toBe(1)
    expect(house.why(hand)).toBe('break is on')
    house.pass(10)
    expect(house.does(hand)[0]).toMatchObject({ level: 2, small: 100, big: 200, ante: 200 })
  })
  test('the big blind goes on by one player', () => {
    const house = playing()
    house.does({ ...hand, bigBlind: 1 })
    const seats = [...house.floor.tables.get('1')!.players.keys()].toSorted((a, b) => a - b)
    house.does(hand)
    expect(house.floor.hands.get('1')!.bigBlind).toBe(seats.find((seat) => seat > 1))
  })
  test('hand for hand: one each, and the clock by hands', () => {
    const house = playing()
    house.pass(10)
    house.does(clock({ do: 'hand for hand', minutes: 2 }))
    house.does(hand)
    expect(house.why(hand)).toBe('table waits for the others')
    house.does({ ...hand, table: '2' })
    house.pass(30)
    expect(told(house)).toBe('level 1, 10 left, stands')
    expect(house.why(clock({ do: 'go on' }))).toBe('hand for hand already')
    house.does(clock({ do: 'hand' }))
    expect(told(house)).toBe('level 1, 8 left, stands')
    expect(house.why(hand)).toBe('done')
    house.does(clock({ do: 'end hand for hand' }))
    house.does(hand)
    expect(house.why(hand)).toBe('done')
  })
  test('hand for hand: who falls at two tables falls in one hand, told at once or after the clock goes on', () => {
    const house = playing()
    const first = (table: string) => [...house.floor.tables.get(table)!.players.values()][0]!
    const rounds = () => house.tournament.outs.map(({ round }) => round)
    house.does(hand)
    house.does(clock({ do: 'hand for hand' }))
    // The hand at table 1 was begun before, that of table 2 is of nobody's telling.
    house.out(first('1'))
    house.out(first('2'))
    expect(rounds()).toEqual([undefined, 'C2'])
    house.does(clock({ do: 'hand' }))
    for (const table of ['1', '2']) house.does({ ...hand, table })
    house.out(first('1'))
    house.does(clock({ do: 'end hand for hand' }))
    house.out(first('2'))
    expect(rounds()).toEqual([undefined, 'C2', 'C3', 'C3'])
    // Of table 1 that hand is told: whoever falls there now fell in another, whether or not it was begun here.
    house.out(first('1'))
    expect(rounds().at(-1)).toBeUndefined()
    house.does({ do: 'UndoKnockOut', activity: A, out: 'K5', reason: 'a chip was left', second: 'two' })
    house.does({ do: 'UndoKnockOut', activity: A, out: 'K3', reason: 'a chip was left', second: 'two' })
    house.out(first('1'))
    expect(rounds()).toEqual([undefined, 'C2', 'C3', 'C3'])
  })
})

describe('chips', () => {
  const inPlay = ({ tournament, floor }: TournamentHouse) => chipsInPlay(tournament, floor)
  const seatsOf = ({ floor }: TournamentHouse) => [...floor.tables.get('1')!.players.keys()].toSorted((a, b) => a - b)
  test('handed out, raced and removed; undone as if never done', () => {
    const house = playing(3, 1)
    expect(inPlay(house)).toBe(30_000)
    const [one, two, three] = seatsOf(house)
    house.pass(21)
    const stacks = [one!, two!, three!].map((seat, nth) => ({ seat, chips: [3, 2, 4][nth]!, hasOthers: true }))
    const race = {
      do: 'RaceChips',
      activity: A,
      table: '1',
      small: 25,
      large: 100,
      stacks,
      cards: [
        { seat: one!, card: '2c' },
        { seat: two!, card: 'Ah' },
      ],
    } as const
    expect(house.why({ ...race, cards: [] })).toBe('race card missing')
    expect(
      house.why({
        ...race,
        cards: [
          { seat: one!, card: 'Ah' },
          { seat: two!, card: 'Ah' },
        ],
      }),
    ).toBe('race card twice')
    expect(house.why({ ...race, large: 110 })).toBe('chips not of the set')
    expect(house.why({ ...race, stacks: [...stacks, stacks[0]!] })).toBe('seat counted twice')
    // Five odd chips of 25: two of 100 are raced for.
    house.does(race)
    expect(inPlay(house)).toBe(30_000 + 200 - 125)
    house.does({ do: 'RemoveChips', activity: A, chips: 500, reason: 'found on the floor', second: 'two' })
    expect(inPlay(house)).toBe(29_575)
    house.does({ do: 'UndoChips', activity: A, act: 'X1', reason: 'the wrong table', second: 'two' })
    expect(inPlay(house)).toBe(29_500)
    expect(house.why({ do: 'UndoChips', activity: A, act: 'X1', reason: 'again', second: 'two' })).toBe(
      'no such chip act',
    )
  })
  test('what was given back is not in play', () => {
    const house = tournamentHouse({ tables: 1 })
    house.register(3)
    house.does({ do: 'Unregister', activity: A, entry: 'E3' })
    expect(chipsInPlay(house.tournament, house.floor)).toBe(20_000)
  })
  test('chips that a level still needs are not raced off', () => {
    const house = tournamentHouse({
      tables: 1,
      levels: `[{ minutes: '20', small: '25', big: '50' }, { minutes: '20', small: '75', big: '150' }]`,
    })
    house.seatAll(3)
    expect(house.why({ do: 'RaceChips', activity: A, table: '1', small: 25, large: 100, stacks: [], cards: [] })).toBe(
      'chips still needed',
    )
  })
  test('a count has every seat once and no more than there is', () => {
    const house = playing(3, 1)
    const count = (...chips: number[]) =>
      ({
        do: 'CountStacks',
        activity: A,
        table: '1',
        stacks: seatsOf(house)
          .slice(0, chips.length)
          .map((seat, nth) => ({ seat, chips: chips[nth]! })),
      }) as const
    expect(house.why(count(10_000, 9000))).toBe('seat not counted')
    expect(house.why(count(10_000, 9000, 11_001))).toBe('more chips than in play')
    house.does(count(10_000, 9000, 11_000))
    expect(house.floor.counts.size).toBe(3)
  })
})

describe('penalties', () => {
  const away = (minutes: number) =>
    ({ do: 'Penalise', activity: A, entry: 'E1', kind: 'away', minutes, ground: 'a phone at the table' }) as const
  const left = (house: TournamentHouse) => (awayNow(house.floor, reading(house).playedMs).get('E1') ?? 0) / MINUTE
  test('minutes of play, without the break', () => {
    const house = playing()
    house.pass(15)
    house.does(away(10))
    house.pass(4)
    expect(left(house)).toBe(6)
    house.pass(11)
    expect([told(house), left(house)]).toEqual(['level 2, 20 left', 5])
    house.pass(5)
    expect(left(house)).toBe(0)
  })
  test.each([10, 20, 30, 40])('%i minutes', (minutes) => expect(playing().why(away(minutes))).toBe('done'))
  test.each([5, 11, 50])('not %i', (minutes) => expect(playing().why(away(minutes))).toBe('minutes not in the rules'))
  test('several at once: the one that lasts longest, whichever came last', () => {
    const house = playing()
    for (const minutes of [10, 40, 20]) house.does(away(minutes))
    expect(left(house)).toBe(40)
  })
  test('undone', () => {
    const house = playing()
    house.does(away(10))
    house.does({ do: 'UndoPenalty', activity: A, penalty: 'N1', reason: 'it was the neighbour' })
    expect(left(house)).toBe(0)
  })
  test('disqualified: out, the chips go too; undone with the knock-out', () => {
    const house = playing()
    const before = structuredClone({ tables: house.floor.tables, seatOf: house.floor.seatOf })
    house.does({
      do: 'Disqualify',
      activity: A,
      entry: 'E1',
      chips: 12_000,
      ground: 'chips in a pocket',
      second: 'two',
    })
    expect([house.tournament.entries.get('E1')!.status, chipsInPlay(house.tournament, house.floor)]).toEqual([
      'out',
      48_000,
    ])
    expect(house.why({ do: 'UndoPenalty', activity: A, penalty: 'N1', reason: 'no' })).toBe(
      'disqualified by a knock-out',
    )
    house.does({ do: 'UndoKnockOut', activity: A, out: 'K1', reason: 'they were his own', second: 'two' })
    expect(chipsInPlay(house.tournament, house.floor)).toBe(60_000)
    expect(house.floor.penalties).toEqual([])
    expect({ tables: house.floor.tables, seatOf: house.floor.seatOf }).toEqual(before)
  })
  test('absent: the stack stays, and is dealt in', () => {
    const house = playing()
    house.does({ do: 'MarkAbsent', activity: A, entry: 'E2', isAbsent: true })
    expect(house.floor.seatOf.has('E2')).toBe(true)
    expect(house.why({ do: 'MarkAbsent', activity: A, entry: 'E2', isAbsent: true })).toBe('absent already')
    house.does({ do: 'MarkAbsent', activity: A, entry: 'E2', isAbsent: false })
    expect(house.floor.absent.size).toBe(0)
  })
})

describe('announcements', () => {
  const announce = (says: string) => ({ do: 'Announce', activity: A, says }) as const
  const takeDown = (announcement: string) => ({ do: 'TakeDownAnnouncement', activity: A, announcement }) as const
  test('go up and come down, each once, five at most', () => {
    const house = playing()
    house.does(announce('Dinner at 8:00 PM'))
    expect(house.why(announce('Dinner at 8:00 PM'))).toBe('announced already')
    for (const nth of [2, 3, 4, 5]) house.does(announce(`Seat draw ${nth}`))
    expect(house.why(announce('One more'))).toBe('too many announcements')
    house.does(takeDown('A1'))
    expect(house.why(takeDown('A1'))).toBe('no such announcement')
    // A name that was given is not given again.
    house.does(announce('Dinner at 8:00 PM'))
    expect(house.floor.announced.map(({ announcement }) => announcement)).toEqual(['A2', 'A3', 'A4', 'A5', 'A6'])
  })
  test('need sign-ups that are open, and no clock that runs', () => {
    expect(tournamentHouse({ tables: 1 }).why(announce('Welcome'))).toBe('done')
    expect(tournamentHouse({ tables: 1 }).why({ ...announce('Welcome'), activity: `${A}-no` })).toBe(
      'activity is no tournament',
    )
  })
})
