import { expect, test } from 'vitest'
import { DOUBLE, STRUCTURE, TOURNAMENTS, TournamentRoom } from '../../../tests/tournament.ts'
import { tournamentHouse } from '../../../tests/tournamentfloor.ts'
import { dollars } from '../../base/money.ts'
import { ownEntry, seatsOnBoard } from './asked.ts'
import { leftText, shownAt, toBreak } from './clock.ts'
import { tournamentDesks } from './desk.ts'
import { rulingsViews } from './rulings.ts'
import { tournamentSigns } from './signs.ts'

const POSTED = `buyIn: $100, fee: $10, ${STRUCTURE}, pays: { kind: percentages, places: [50%, 30%, 20%] }`
const names = (person: string) => (person === '1001' ? 'Mai P.' : undefined)

function played(posted = POSTED) {
  const room = new TournamentRoom()
  const activity = room.open(TOURNAMENTS, 'night', posted)
  room.enter(activity, 6)
  room.does({ do: 'StartTournament', activity })
  return { room, activity }
}

test('a posted tournament is on the desk before anybody signs up, and on the wall', () => {
  const room = new TournamentRoom()
  room.post(TOURNAMENTS, 'night', POSTED)
  const [desk] = tournamentDesks(room.state, names)
  expect([desk!.status, desk!.entries, desk!.prizes]).toEqual(['posted', [], []])
  expect(tournamentSigns(room.state, names)[0]).toMatchObject({
    status: 'posted',
    isOver: false,
    buyIn: '$100.00',
    levels: expect.any(Array),
  })
})

test.each([
  ['nothing is promised', '', '$0.00', '$100.00'],
  ['a guarantee', ', guarantee: $500', '$500.00', '$500.00'],
  ['what the house adds', ', added: $300', '$300.00', '$400.00'],
])('the pool before sign-ups, and with the first of them: %s', (_, more, before, after) => {
  const room = new TournamentRoom()
  const activity = room.post(TOURNAMENTS, 'night', `${POSTED}${more}`)
  const pool = () => tournamentSigns(room.state, names)[0]!.pool
  expect(pool()).toBe(before)
  room.does({ do: 'OpenSignUps', activity })
  expect(pool()).toBe(before)
  room.enter(activity, 1)
  expect(pool()).toBe(after)
})

test('[R9] posted amounts are promised from the first day on; what they lack the house gives, and desk and wall say so', () => {
  const room = new TournamentRoom()
  const pays = 'pays: { kind: flat, places: [{ prize: $300 }, { prize: $100 }] }'
  const activity = room.post(TOURNAMENTS, 'night', `buyIn: $50, fee: $10, ${STRUCTURE}, ${pays}`)
  const pool = () => tournamentSigns(room.state, names)[0]!.pool
  expect(pool()).toBe('$400.00')
  room.does({ do: 'OpenSignUps', activity })
  expect(pool()).toBe('$400.00')
  room.enter(activity, 3)
  room.does({ do: 'StartTournament', activity })
  room.out(activity, ['E3', 'E2'])
  const figures = { buyIns: '$150.00', given: '$250.00', places: '$400.00' }
  expect(tournamentDesks(room.state, names)[0]!.figures).toMatchObject(figures)
  room.award(activity)
  expect(tournamentDesks(room.state, names)[0]!.figures).toMatchObject(figures)
  expect([pool(), room.held(activity, 'promised:gift')]).toEqual(['$400.00', -250])
})

test('[Q3] whoever is left when prizes of one value are decided stands beside a place each', () => {
  const room = new TournamentRoom()
  const pays = 'pays: { kind: fixed and remainder, prize: $200 }'
  const activity = room.open(TOURNAMENTS, 'night', `buyIn: $100, fee: $0, ${STRUCTURE}, ${pays}`)
  room.enter(activity, 5)
  room.does({ do: 'StartTournament', activity })
  room.out(activity, ['E5', 'E4', 'E3'])
  const [desk] = tournamentDesks(room.state, names)
  expect([desk!.status, ...desk!.prizes.map(({ name }) => name)]).toEqual(['finished', 'Mai P.', '1002'])
})

test('the pool is told without fees, places from the first, and whoever is out stands beside the place', () => {
  const { room, activity } = played()
  room.out(activity, ['E2', 'E3', 'E4', 'E1'])
  const [desk] = tournamentDesks(room.state, names)
  expect(desk!.figures).toMatchObject({ places: '$600.00', fees: '$60.00' })
  expect(desk!.prizes).toEqual([
    { place: 1, prize: '$300.00' },
    { place: 2, prize: '$180.00' },
    { place: 3, prize: '$120.00', name: 'Mai P.' },
  ])
  expect(desk!.entries.find(({ entry }) => entry === 'E2')).toMatchObject({ status: 'out', place: 6, name: '1002' })
  expect([desk!.players, desk!.field, desk!.there]).toEqual([2, 6, '$480.00'])
  const [sign] = tournamentSigns(room.state, names)
  expect([sign!.players, sign!.entries, sign!.pool]).toEqual([2, 6, '$600.00'])
})

test('after a deal the parts that were agreed stand where the first places were', () => {
  const { room, activity } = played()
  room.out(activity, ['E2', 'E3', 'E4', 'E1'])
  const shares = [
    { entry: 'E5', amount: dollars(230) },
    { entry: 'E6', amount: dollars(250) },
  ]
  room.does({
    do: 'AgreeDeal',
    activity,
    method: 'custom',
    shares,
    consents: ['E5', 'E6'],
    note: 'deal',
    second: 'compliance',
  })
  expect(tournamentSigns(room.state, names)[0]!.prizes).toEqual([
    { place: 1, prize: '$250.00', name: 'E6' },
    { place: 2, prize: '$230.00', name: 'E5' },
    { place: 3, prize: '$120.00', name: 'Mai P.' },
  ])
})

test('whatever changes is told to those who ask for seats and entries apart', () => {
  const { room, activity } = played()
  const changes = () => tournamentSigns(room.state, names)[0]!.changes
  const before = changes()
  room.out(activity, ['E2'])
  const after = changes()
  expect(after).not.toBe(before)
  room.does({ do: 'UndoKnockOut', activity, out: 'K1', reason: 'wrong seat', second: 'compliance' })
  expect([before, after]).not.toContain(changes())
})

test('one’s own entry has nothing that the wall does not show: no card number, no receipt', () => {
  const { room, activity } = played()
  room.out(activity, ['E1'])
  const { entry } = ownEntry(room.state, activity, ' e1 ', names)
  expect(entry).toEqual({ entry: 'E1', name: 'Mai P.', status: 'out', owes: false, place: 6 })
  // Somebody whom the register does not name is called by the entry.
  expect(ownEntry(room.state, activity, 'E2', names).entry).toMatchObject({ name: 'E2' })
  expect(ownEntry(room.state, activity, 'E99', names)).toEqual({})
  expect(ownEntry(room.state, 'bay-101/blazing-7s', 'E1', names)).toEqual({})
  expect(seatsOnBoard(room.state, activity, names)).toEqual({ seats: [] })
})

test('on the wall and on the seating board too, whoever is not in the register goes by the entry, never by the card number', () => {
  const house = tournamentHouse({ tables: 1 })
  house.seatAll(6)
  expect(
    seatsOnBoard(house.state, house.activity, () => undefined).seats.map(({ entry, name }) => [entry, name]),
  ).toEqual(['E1', 'E2', 'E3', 'E4', 'E5', 'E6'].map((entry) => [entry, entry]))
  const { room, activity } = played()
  room.out(activity, ['E6', 'E5', 'E4', 'E3', 'E2'])
  const [sign] = tournamentSigns(room.state, names)
  expect(sign!.prizes.map(({ name }) => name)).toEqual(['Mai P.', 'E2', 'E3'])
  expect(JSON.stringify(sign)).not.toMatch(/"100\d"/)
})

test('[44 T1] with the one table that the rule allows taken, the desk offers no other; a tournament without such a number goes on', () => {
  const room = new TournamentRoom()
  const posted = `buyIn: $100, fee: $10, field: 4, ${STRUCTURE}`
  const one = room.open(DOUBLE, 'sit', `${posted}, pays: { kind: double }`)
  const many = room.open(TOURNAMENTS, 'night', POSTED)
  for (const table of ['1', '2', '3']) {
    room.does({ do: 'SetTable', table, game: 'holdem', seats: 9, decks: 1, kind: 'tournament' }, 'floor')
    room.does({ do: 'OpenTable', table }, 'floor')
  }
  const offered = (activity: string) =>
    tournamentDesks(room.state, names).find((desk) => desk.activity === activity)!.freeTables
  expect([offered(one), offered(many)]).toEqual([
    ['1', '2', '3'],
    ['1', '2', '3'],
  ])
  room.does({ do: 'UseTables', activity: one, tables: [{ table: '1' }] })
  room.does({ do: 'UseTables', activity: many, tables: [{ table: '2' }] })
  expect([offered(one), offered(many)]).toEqual([undefined, ['3']])
})

test('who is told to move finds the new seat on the board as on the phone, until the move is done', () => {
  const house = tournamentHouse({ tables: 2 })
  house.seatAll(9)
  house.does({ do: 'BreakTournamentTable', activity: house.activity, table: '2' })
  const [move] = [...house.floor.moves.values()]
  const goes = { table: move!.to.table, seat: String(move!.to.seat) }
  const onBoard = () => seatsOnBoard(house.state, house.activity, names).seats.find(({ entry }) => entry === move!.who)
  expect(onBoard()).toMatchObject({ table: '2', goes })
  expect(ownEntry(house.state, house.activity, move!.who, names).entry).toMatchObject({ table: '2', goes })
  house.does({ do: 'ConfirmMoves', activity: house.activity, moves: [move!.move] })
  expect(onBoard()).toEqual({ entry: move!.who, name: expect.any(String), ...goes })
})

test('the desk says why the last seating would not be undone, as long as it would not', () => {
  const house = tournamentHouse({ tables: 2 })
  house.seatAll(9)
  const why = () => tournamentDesks(house.state, names)[0]!.lastAct!.refused?.map(({ id }) => id)
  expect(why()).toBeUndefined()
  const [entry, by] = [...house.floor.tables.get('1')!.players.values()] as [string, string]
  house.does({ do: 'KnockOut', activity: house.activity, fallen: [{ entry, by: [by] }] })
  expect(why()).toEqual(['something came after'])
  house.does({ do: 'UndoKnockOut', activity: house.activity, out: 'K1', reason: 'wrong seat' })
  expect(why()).toBeUndefined()
})

test('the clock of every screen follows from the start and the time of the house', () => {
  const { room } = played()
  const clock = tournamentDesks(room.state, names)[0]!.clock!
  const [first] = clock.periods
  const ms = ('minutes' in first! ? first.minutes : 0) * 60_000
  const at = clock.clock.asOf
  expect(shownAt(clock, at)).toMatchObject({ period: 0, leftMs: ms, level: 1, isRunning: true })
  expect(shownAt(clock, at + ms - 1)).toMatchObject({ period: 0, leftMs: 1 })
  expect(shownAt(clock, at + ms)).toMatchObject({ period: 1 })
  // Before it was started nothing has run.
  expect(shownAt(clock, at - 5_000).leftMs).toBe(ms)
})

test('to the next break, and none after the last', () => {
  const clock = { period: 0, leftMs: 90_000, asOf: 0, isRunning: true, playedMs: 0 }
  const periods = [
    { minutes: 20, small: 25, big: 50 },
    { minutes: 20, small: 50, big: 100 },
    { break: 10 },
    { minutes: 20, small: 100, big: 200 },
  ]
  const view = { periods, clock }
  expect(toBreak(view, shownAt(view, 0))).toBe(90_000 + 20 * 60_000)
  expect(toBreak(view, shownAt(view, 90_000 + 20 * 60_000))).toBeUndefined()
})

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [872_000, '14:32'],
  [3_600_000, '1:00:00'],
  [3_850_000, '1:04:10'],
])('%i ms: %s', (ms, text) => {
  expect(leftText(ms)).toBe(text)
})

const PERCENT = 'pays: { kind: percentages, places: [50%, 30%, 20%] }, rounding: { to: $5, rest: 2 }'
test.each([
  [
    PERCENT,
    {
      kind: 'percentages',
      lists: [{ places: ['50%', '30%', '20%'] }],
      rounding: { to: '$5.00', rest: 2 },
    },
  ],
  [
    "pays: { kind: percentages by entries, rows: [{ entries: 2..9, places: [100%] }, { entries: '10..', places: [60%, 40%] }] }",
    {
      kind: 'percentages by entries',
      lists: [
        { from: 2, to: 9, places: ['100%'] },
        { from: 10, places: ['60%', '40%'] },
      ],
    },
  ],
  [
    'pays: { kind: flat, places: [{ prize: $300, item: big screen, form: merchandise }, { prize: $50 }] }',
    { kind: 'flat', lists: [{ places: ['big screen ($300.00)', '$50.00'] }] },
  ],
  [
    'pays: { kind: entry first, entry: $300, item: World Series entry, travel: $100, rest: [60%, 40%] }',
    {
      kind: 'entry first',
      lists: [{ places: ['World Series entry ($300.00)', '60%', '40%'] }],
      travel: '$100.00',
    },
  ],
])('[A7 E2] the structure says how prizes are paid, before anybody signs up: %s', (pays, expected) => {
  const room = new TournamentRoom()
  room.post(TOURNAMENTS, 'night', `buyIn: $100, fee: $10, ${STRUCTURE}, ${pays}`)
  const [desk] = tournamentDesks(room.state, names)
  expect(desk!.structure).toMatchObject({ games: ['holdem'], asksId: true, ways: ['paid', 'won'] })
  expect(desk!.structure.pays).toEqual(expected)
})

test('who was never knocked out stands beside the place, once it is over', () => {
  const { room, activity } = played()
  room.out(activity, ['E2', 'E3', 'E4', 'E5', 'E6'])
  const first = () => tournamentDesks(room.state, names)[0]!.prizes[0]
  expect(first()).toEqual({ place: 1, prize: '$300.00', name: 'Mai P.' })
  room.award(activity)
  expect(first()).toEqual({ place: 1, prize: '$300.00', name: 'Mai P.' })
})

test('[44] the rulings of the floor bring all twenty-eight rules of play with them', () => {
  const room = new TournamentRoom()
  const posted = STRUCTURE.replace('seats: 9', 'seats: 10')
  room.post(DOUBLE, 'table', `buyIn: $50, fee: $5, ${posted}, field: 10, pays: { kind: double }`)
  const [of] = rulingsViews(room.state)
  expect(of!.sheet.filter(({ clause }) => /^L\d+$/.test(clause))).toHaveLength(28)
})

test('of those who are equal each has a place: the half that doubles, and players who are tied', () => {
  const room = new TournamentRoom()
  const posted = STRUCTURE.replace('seats: 9', 'seats: 10')
  const activity = room.open(DOUBLE, 'table', `buyIn: $50, fee: $5, ${posted}, field: 10, pays: { kind: double }`)
  const entries = room.enter(activity, 6)
  room.does({ do: 'StartTournament', activity })
  room.out(activity, entries.slice(3))
  room.award(activity)
  expect(tournamentDesks(room.state, () => undefined)[0]!.prizes.map(({ name }) => name)).toEqual([
    '1001',
    '1002',
    '1003',
  ])
  const { room: other, activity: night } = played()
  other.out(night, ['E6', 'E5', 'E4'])
  other.does({ do: 'KnockOut', activity: night, fallen: [{ entry: 'E3' }, { entry: 'E2' }] })
  const shared = tournamentDesks(other.state, names)[0]!.prizes.map(({ name }) => name)
  expect(shared).toEqual(['Mai P.', '1003, 1002', '1003, 1002'])
})

test('what runs along the foot: what is still to come, seats that are free, how near the prizes are, who fell and for how much', () => {
  const room = new TournamentRoom()
  const bounties = 'bounties: { targets: chosen, amount: $20, from: house, paid: at the knock-out }'
  const activity = room.open(TOURNAMENTS, 'night', `${POSTED}, lateUntilLevel: 2, ${bounties}`)
  room.enter(activity, 6)
  const ticker = () => tournamentSigns(room.state, names)[0]!.ticker
  expect(ticker()).toEqual([{ kind: 'late', level: 2 }])
  room.does({ do: 'NameTargets', activity, entries: ['E1'] })
  room.does({ do: 'StartTournament', activity })
  // Nobody draws seats here, so nobody waits for one.
  expect(ticker()).toEqual([
    { kind: 'late', level: 2 },
    { kind: 'bubble', places: 3, left: 3 },
    { kind: 'bounty', name: 'Mai P.', amount: '$20.00' },
  ])
  room.out(activity, ['E2', 'E3', 'E4', 'E1'], 'E5')
  expect(ticker()).toEqual([
    { kind: 'late', level: 2 },
    { kind: 'out', name: 'Mai P.', place: 3, prize: '$120.00' },
    { kind: 'out', name: 'E4', place: 4 },
    { kind: 'out', name: 'E3', place: 5 },
  ])
  // Over: nothing of it is still to come.
  room.out(activity, ['E5'], 'E6')
  expect(ticker().map(({ kind }) => kind)).toEqual(['out', 'out', 'out'])
})

test('stopped at half, whoever is left stands beside the prizes before they are given', () => {
  const room = new TournamentRoom()
  const activity = room.open(DOUBLE, 'sit', `buyIn: $100, fee: $10, field: 4, ${STRUCTURE}, pays: { kind: double }`)
  room.enter(activity, 4)
  room.does({ do: 'StartTournament', activity })
  room.out(activity, ['E2', 'E4'])
  const [desk] = tournamentDesks(room.state, names)
  expect(desk!.prizes.map(({ place, name }) => [place, name])).toEqual([
    [1, 'Mai P.'],
    [2, '1003'],
  ])
})

test('the wall has one line for places that have the same, until somebody has one of them', () => {
  const { room, activity } = played(POSTED.replace('50%, 30%, 20%', '40%, 20%, 20%, 20%'))
  const prizes = () => tournamentSigns(room.state, names)[0]!.prizes
  expect(prizes()).toEqual([
    { place: 1, prize: '$240.00' },
    { place: 2, to: 4, prize: '$120.00' },
  ])
  room.out(activity, ['E2', 'E3', 'E1'])
  expect(prizes()).toEqual([
    { place: 1, prize: '$240.00' },
    { place: 2, to: 3, prize: '$120.00' },
    { place: 4, prize: '$120.00', name: 'Mai P.' },
  ])
  room.does({ do: 'Announce', activity, says: 'Dinner at 8:00 PM' })
  expect(tournamentSigns(room.state, names)[0]!.ticker[0]).toEqual({ kind: 'said', says: 'Dinner at 8:00 PM' })
})
