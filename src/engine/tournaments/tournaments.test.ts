/** Worked tournaments, to the cent: what is collected, who has what of it, and where the rest of the money is. */
import { describe, expect, test } from 'vitest'
import { DOUBLE, DRAWER, STRUCTURE, TOURNAMENTS, TournamentRoom, usd } from '../../../tests/tournament.ts'

const FIVE = 'pays: { kind: percentages, places: [40%, 25%, 16%, 11%, 8%] }'
const THREE = 'pays: { kind: percentages, places: [50%, 30%, 20%] }'
const EVENING = `buyIn: $120, fee: $20, ${STRUCTURE}, lateUntilLevel: 2,
  rebuys: { price: $100, chips: 10000, untilLevel: 2, atMost: 10000 }, addOns: { price: $60, chips: 5000, times: 1, fromLevel: 1, untilLevel: 2 }`

/** 60 entries, 18 rebuys, 25 add-ons: $10,500. */
function evening(more = '') {
  const room = new TournamentRoom()
  const activity = room.open(TOURNAMENTS, 'evening', `${EVENING}, ${FIVE}${more}`)
  const entries = room.enter(activity, 60)
  room.does({ do: 'StartTournament', activity })
  for (const entry of entries.slice(0, 18))
    room.does({ do: 'Rebuy', activity, entry, drawer: DRAWER, chips: 0 }, 'cage')
  for (const entry of entries.slice(0, 25)) room.does({ do: 'AddOn', activity, entry, drawer: DRAWER }, 'cage')
  return { room, activity, entries }
}

describe('[GETR-000056] money', () => {
  test('[P1 T7] the pool is buy-ins, rebuys and add-ons; the fee is the house’s and never in it', () => {
    const { room, activity, entries } = evening()
    expect(room.held(activity, 'pool:prizes')).toBe(10_500)
    expect(room.held(activity, 'due:fee')).toBe(1_200)
    room.out(activity, entries.slice(1).toReversed())
    room.award(activity)
    const [v, w, x, y, z] = entries as [string, string, string, string, string]
    expect(room.won(activity)).toEqual({ [v]: 4200, [w]: 2625, [x]: 1680, [y]: 1155, [z]: 840 })
    expect(room.held(activity, 'pool:prizes')).toBe(0)
    room.payAll(activity)
    expect(room.held(activity, 'due:fee')).toBe(1_200)
    expect(room.isCovered()).toBe(true)
    expect(room.tournament(activity).wins.every(({ paid }) => paid.every(({ isPaid }) => isPaid === true))).toBe(true)
  })

  test('[P5] what a guarantee lacks the house gives, and fees do not count', () => {
    const { room, activity, entries } = evening(', guarantee: "$15,000"')
    room.out(activity, entries.slice(1).toReversed())
    room.award(activity)
    expect(Object.values(room.won(activity))).toEqual([6000, 3750, 2400, 1650, 1200])
    expect(room.held(activity, 'promised:gift')).toBe(-4_500)
    expect(room.tournament(activity).awarded?.figures).toMatchObject({
      given: '450000',
      places: '1500000',
      fees: '120000',
    })
  })

  test('[R7] a guarantee that is reached lowers nothing', () => {
    const { room, activity, entries } = evening(', guarantee: "$10,000"')
    room.out(activity, entries.slice(1).toReversed())
    room.award(activity)
    expect(room.won(activity)[entries[0]!]).toBe(4200)
    expect(room.held(activity, 'promised:gift')).toBe(0)
  })

  test('[Q1 R6] a table goes by paid entries: somebody who came in again counts twice', () => {
    const room = new TournamentRoom()
    const rows = "rows: [{ entries: '2..4', places: [70%, 30%] }, { entries: '5..', places: [50%, 30%, 20%] }]"
    const posted = `buyIn: $100, fee: $0, ${STRUCTURE}, lateUntilLevel: 2, reEntries: { untilLevel: 2 }`
    const activity = room.open(TOURNAMENTS, 'again', `${posted}, pays: { kind: percentages by entries, ${rows} }`)
    room.enter(activity, 4)
    room.does({ do: 'StartTournament', activity })
    room.out(activity, ['E4'])
    room.register(activity, '1004')
    room.out(activity, ['E5', 'E3', 'E2'])
    room.award(activity)
    expect(room.won(activity)).toEqual({ E1: 250, E2: 150, E3: 100 })
  })

  test.each([
    ['$11,340 buys seven of $1,500 and $120 each', 108, 105, 1500, 7, 1620],
    ['$4,000 buys eight of $500 and leaves nothing', 40, 100, 500, 8, 500],
    ['a pool that buys none goes to the last player', 10, 100, 1500, 1, 1000],
  ])('[Q3 Q4 R10] fixed prizes with the remainder equally: %s', (_, players, price, prize, winners, each) => {
    const room = new TournamentRoom()
    const pays = `pays: { kind: fixed and remainder, prize: "$${prize}", item: main event seat, form: tournament entry }`
    const activity = room.open(TOURNAMENTS, 'satellite', `buyIn: $${price}, fee: $0, ${STRUCTURE}, ${pays}`)
    const entries = room.enter(activity, players)
    room.does({ do: 'StartTournament', activity })
    room.out(activity, entries.slice(winners).toReversed())
    expect(room.why({ do: 'KnockOut', activity, fallen: [{ entry: entries[0]! }] })).toMatch(
      winners === 1 ? /one is left/ : new RegExp(`${winners} are left`),
    )
    room.award(activity)
    expect(Object.values(room.won(activity))).toEqual(Array.from({ length: winners }, () => each))
    const { paid } = room.tournament(activity).wins[0]!
    const seat = { amount: String(prize * 100), form: 'entry', item: 'main event seat' }
    const money = { amount: String((each - (prize <= each ? prize : 0)) * 100), form: 'cash' }
    expect(paid).toMatchObject(each === prize ? [seat] : prize < each ? [money, seat] : [money])
  })

  test('[W1 W2] an entry with travel in place of first, the rest to second', () => {
    const room = new TournamentRoom()
    const pays = 'pays: { kind: entry first, entry: "$10,000", item: WSOP main event, travel: "$1,000", rest: [100%] }'
    const activity = room.open(TOURNAMENTS, 'wsop', `buyIn: $123, fee: $0, ${STRUCTURE}, ${pays}`)
    const entries = room.enter(activity, 100)
    room.does({ do: 'StartTournament', activity })
    room.out(activity, entries.slice(1).toReversed())
    room.award(activity)
    expect(room.won(activity)).toEqual({ [entries[0]!]: 11_000, [entries[1]!]: 1_300 })
  })

  test('[P6] a free roll: the house pays the posted amounts, whoever comes', () => {
    const room = new TournamentRoom()
    const pays = 'pays: { kind: flat, places: [{ prize: $500 }, { prize: $300 }, { prize: $200 }] }'
    const activity = room.open(TOURNAMENTS, 'freeroll', `buyIn: $0, fee: $0, ${STRUCTURE}, ${pays}`)
    const free = (person: string) =>
      room
        .does({ do: 'Register', activity, person, way: 'free' }, 'director')
        .flatMap((event) => (event.type === 'EntryRegistered' ? [event.entry] : []))[0]!
    const entries = Array.from({ length: 84 }, (_, nth) => free(String(nth + 1)))
    room.does({ do: 'StartTournament', activity })
    room.out(activity, entries.slice(1).toReversed())
    room.award(activity)
    expect(Object.values(room.won(activity))).toEqual([500, 300, 200])
    expect(room.held(activity, 'promised:gift')).toBe(-1_000)
  })
})

const BOUNTIES = 'bounties: { targets: chosen, amount: $200, from: pool, paid: at the knock-out }'

/** 50 entries at $200; T1 to T5 are targets. */
function bounties(more = BOUNTIES) {
  const room = new TournamentRoom()
  const activity = room.open(
    TOURNAMENTS,
    'bounty',
    `buyIn: $200, fee: $30, ${STRUCTURE}, lateUntilLevel: 2, ${THREE}, ${more}`,
  )
  const entries = room.enter(activity, 50)
  room.does({ do: 'NameTargets', activity, entries: entries.slice(0, 5) })
  room.does({ do: 'StartTournament', activity })
  const [t1, t2, t3, t4, t5, x, y, z] = entries as [string, string, string, string, string, string, string, string]
  const others = entries.slice(8).toReversed()
  return { room, activity, entries, others, t1, t2, t3, t4, t5, x, y, z }
}

describe('[GETR-000056] bounties', () => {
  test.each(['at the knock-out', 'at the own exit'])('[B5 B7 B9] knocked out pays, never out keeps, %s', (paid) => {
    const { room, activity, others, t1, t2, t3, t4, t5, x, y, z } = bounties(BOUNTIES.replace('at the knock-out', paid))
    room.out(activity, [t1, t2], x)
    room.out(activity, [t3], t4)
    room.out(activity, [t5], y)
    const atOnce = paid === 'at the knock-out' ? 4 : 0
    expect(room.tournament(activity).wins).toHaveLength(atOnce)
    room.out(activity, others)
    room.out(activity, [y, z, x])
    room.award(activity)
    expect(room.won(activity)).toEqual({ [t4]: 4900, [x]: 3100, [z]: 1800, [y]: 200 })
    expect(room.held(activity, 'pool:prizes')).toBe(0)
    expect(room.tournament(activity).awarded?.figures).toMatchObject({ bounties: '100000', places: '900000' })
  })

  test('[B3] equal hands share a bounty', () => {
    const { room, activity, t1, x, y } = bounties()
    room.does({ do: 'KnockOut', activity, fallen: [{ entry: t1, by: [x, y] }] })
    expect(room.won(activity)).toEqual({ [x]: 100, [y]: 100 })
  })

  test.each(['at the knock-out', 'at the own exit'])(
    '[B3 B7] tied or not, a bounty goes by its clauses, %s',
    (paid) => {
      const { room, activity, others, t1, t2, t3, t4, t5, x, y, z } = bounties(
        BOUNTIES.replace('at the knock-out', paid),
      )
      room.does({ do: 'KnockOut', activity, fallen: [{ entry: t1, by: [x, y] }] })
      room.out(activity, [t2], z)
      room.out(activity, [...others, t3, t4, t5, y, z], x)
      room.award(activity)
      const clauses = (entry: string) =>
        room
          .tournament(activity)
          .wins.filter((win) => win.entry === entry && win.prizes.some(({ of }) => of === 'bounty'))
          .flatMap(({ hit }) => room.state.hits.get(hit)!.awards.flatMap(({ by }) => by))
      expect(clauses(x)).toEqual(expect.arrayContaining(['B7', 'B10', 'B2', 'B3']))
      expect(clauses(z)).toEqual(expect.arrayContaining(['B7', 'B10', 'B2']))
      expect(clauses(z)).not.toContain('B3')
    },
  )

  test('[B9] where the house pays for them the pool is not touched', () => {
    const { room, activity, t1, x } = bounties(BOUNTIES.replace('pool', 'house'))
    const events = room.does({ do: 'KnockOut', activity, fallen: [{ entry: t1, by: [x] }] })
    expect(room.held(activity, 'pool:prizes')).toBe(10_000)
    expect(room.held(activity, 'promised:gift')).toBe(-200)
    // By the clause that lets the house pay them, not only by the one about guarantees.
    const gifts = JSON.stringify(events.flatMap((event) => ('posts' in event ? [event.posts] : [])))
    expect(gifts).toMatch(/"B4 B9 reading R16 P5"/)
  })

  test('nobody has a bounty of whom it is not said who won the hand', () => {
    const { room, activity, t1 } = bounties()
    expect(room.why({ do: 'KnockOut', activity, fallen: [{ entry: t1 }] })).toContain('say who won the hand')
  })
})

describe('[GETR-000056] deals', () => {
  function three() {
    const known = bounties()
    const { room, activity, others, t1, t2, t3, x, y, z } = known
    room.out(activity, [t1, t2, t3], x)
    room.out(activity, [...others, x, y])
    return { ...known, w: z }
  }
  const deal = (shares: readonly [string, number][], activity: string) =>
    ({
      do: 'AgreeDeal',
      activity,
      method: 'custom',
      shares: shares.map(([entry, amount]) => ({ entry, amount: usd(amount) })),
      consents: shares.map(([entry]) => entry),
      note: 'agreed at the table',
      second: 'approver',
    }) as const

  test('[S2 B11] bounties that nobody has are part of it', () => {
    const { room, activity, t4, t5, w, x } = three()
    room.does(
      deal(
        [
          [t4, 3500],
          [t5, 3100],
          [w, 2800],
        ],
        activity,
      ),
    )
    room.award(activity)
    expect(room.won(activity)).toEqual({ [x]: 600, [t4]: 3500, [t5]: 3100, [w]: 2800 })
    expect(room.held(activity, 'pool:prizes')).toBe(0)
  })

  test.each([
    ['too little', 2400],
    ['a cent too little', 2799.99],
    ['a cent too much', 2800.01],
    ['too much', 2900],
  ])('[R17] all of it, to the cent: %s', (_, last) => {
    const { room, activity, t4, t5, w } = three()
    const told = room.why(
      deal(
        [
          [t4, 3500],
          [t5, 3100],
          [w, last],
        ],
        activity,
      ),
    )
    expect(told).toMatch(/9,400/)
    expect(told).toMatch(/R17/)
  })

  test('[R17] everybody agrees, and only those who are left', () => {
    const { room, activity, t4, t5, w, x } = three()
    const whole = deal(
      [
        [t4, 3500],
        [t5, 3100],
        [w, 2800],
      ],
      activity,
    )
    expect(room.why({ ...whole, consents: [t4, w] })).toContain(`not all agree: ${t5}`)
    expect(
      room.why(
        deal(
          [
            [t4, 3500],
            [t5, 3100],
            [x, 2800],
          ],
          activity,
        ),
      ),
    ).not.toBe('done')
  })

  test('undone after its prizes were paid: paid in error, and play goes on', () => {
    const { room, activity, t4, t5, w } = three()
    room.does(
      deal(
        [
          [t4, 3500],
          [t5, 3100],
          [w, 2800],
        ],
        activity,
      ),
    )
    room.award(activity)
    room.payAll(activity)
    room.does({ do: 'UndoDeal', activity, reason: 'one was not asked', second: 'approver' })
    expect(room.held(activity, 'pool:prizes')).toBe(9_400)
    room.out(activity, [w], t5)
    room.out(activity, [t5], t4)
    room.award(activity)
    expect(room.won(activity)).toMatchObject({ [t4]: 4900, [t5]: 2700, [w]: 1800 })
    expect(room.isCovered()).toBe(true)
  })
})

describe('[Double or Nothing]', () => {
  const posted = (buyIn: number, fee: number) =>
    `buyIn: $${buyIn}, fee: $${fee}, ${STRUCTURE.replace('seats: 9', 'seats: 10')}, field: 10, pays: { kind: double }`
  test.each([
    [10, 100, 10],
    [8, 50, 5],
  ])('[T8 T9] %i players at $%i: half of them double', (players, buyIn, fee) => {
    const room = new TournamentRoom()
    const activity = room.open(DOUBLE, 'table', posted(buyIn, fee))
    const entries = room.enter(activity, players)
    room.does({ do: 'StartTournament', activity })
    const half = players / 2
    room.out(activity, entries.slice(half))
    expect(room.why({ do: 'KnockOut', activity, fallen: [{ entry: entries[0]! }] })).toContain(`${half} are left`)
    room.award(activity)
    expect(Object.values(room.won(activity))).toEqual(Array.from({ length: half }, () => buyIn * 2))
    expect(room.held(activity, 'pool:prizes')).toBe(0)
    expect(room.held(activity, 'due:fee')).toBe(players * fee)
  })

  test('[T5] an odd number does not start', () => {
    const room = new TournamentRoom()
    const activity = room.open(DOUBLE, 'table', posted(100, 10))
    room.enter(activity, 9)
    expect(room.why({ do: 'StartTournament', activity })).toContain('9 players are not an even number')
    expect(room.tournament(activity).started).toBeUndefined()
  })

  test.each([
    ['by chips', [300, 900], { E5: 200 }],
    ['equal chips', [500, 500], { E5: 100, E6: 100 }],
    ['not counted', [undefined, undefined], { E5: 100, E6: 100 }],
  ])('[R5] two go out at once past half: %s', (_, [six, five], expected) => {
    const room = new TournamentRoom()
    const activity = room.open(DOUBLE, 'table', posted(100, 10))
    const entries = room.enter(activity, 10)
    room.does({ do: 'StartTournament', activity })
    room.out(activity, entries.slice(6))
    const fallen = [
      { entry: 'E6', ...(six === undefined ? {} : { chips: six }) },
      { entry: 'E5', ...(five === undefined ? {} : { chips: five }) },
    ]
    room.does({ do: 'KnockOut', activity, fallen })
    room.award(activity)
    expect(room.won(activity)).toEqual({ E1: 200, E2: 200, E3: 200, E4: 200, ...expected })
  })
})
