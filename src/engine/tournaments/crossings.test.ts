/** Lines that cross: late and undone, paid and void, twice and at the same instant. What hangs together goes back together. */
import { describe, expect, test } from 'vitest'
import { DRAWER, STRUCTURE, TOURNAMENTS, TournamentRoom, usd } from '../../../tests/tournament.ts'

const THREE = 'pays: { kind: percentages, places: [50%, 30%, 20%] }'
const REBUYS = 'rebuys: { price: $100, chips: 10000, untilLevel: 2, times: 2 }'
const POSTED = `buyIn: $100, fee: $10, ${STRUCTURE}, lateUntilLevel: 2, ${THREE}`

function opened(more = '', players = 6) {
  const room = new TournamentRoom()
  const activity = room.open(TOURNAMENTS, 'night', `${POSTED}${more === '' ? '' : `, ${more}`}`)
  const entries = room.enter(activity, players)
  return { room, activity, entries }
}
function started(more = '', players = 6) {
  const known = opened(more, players)
  known.room.does({ do: 'StartTournament', activity: known.activity })
  return known
}
const undo = (activity: string, out: string, more = {}) =>
  ({ do: 'UndoKnockOut', activity, out, reason: 'wrong seat', ...more }) as const
const rebuys = (activity: string, entry: string, by = 'E1') =>
  ({ do: 'KnockOut', activity, fallen: [{ entry, by: [by], rebuys: true }] }) as const

describe('who is in', () => {
  test('a player twice is refused, and told as which entry', () => {
    const { room, activity } = opened()
    const again = { do: 'Register', activity, person: '1001', way: 'paid', drawer: DRAWER } as const
    expect(room.why(again, 'cage')).toMatch(/registered already, as entry E1 \[reading R3\]/)
    room.does({ do: 'StartTournament', activity })
    room.out(activity, ['E1'])
    expect(room.why(again, 'cage')).toContain('no re-entries')
  })

  test('a re-entry is a new seat with a number of its own, so often and so long as posted', () => {
    const { room, activity } = started('reEntries: { times: 1, untilLevel: 1 }')
    const again = { do: 'Register', activity, person: '1002', way: 'paid', drawer: DRAWER } as const
    room.out(activity, ['E2'])
    expect(room.does(again, 'cage')[0]).toMatchObject({
      entry: 'E7',
      again: 'E2',
      purchase: { price: '10000', fee: '1000' },
    })
    room.out(activity, ['E7'])
    expect(room.why(again, 'cage')).toContain('more than 1 times')
    // Seven entries were paid for, and six people have places.
    room.out(activity, ['E3', 'E4', 'E5', 'E6'])
    room.award(activity)
    expect(room.won(activity)).toEqual({ E1: 350, E6: 210, E5: 140 })
  })

  test('unregistered before the start all of it goes back, and not after it', () => {
    const { room, activity } = opened()
    room.does({ do: 'Unregister', activity, entry: 'E6', drawer: DRAWER }, 'cage')
    expect(room.held(activity, 'pool:prizes')).toBe(500)
    expect(room.held(activity, 'due:fee')).toBe(50)
    expect(room.why({ do: 'Unregister', activity, entry: 'E6', drawer: DRAWER }, 'cage')).toContain('unregistered')
    expect(room.register(activity, '1006')).toBe('E7')
    room.does({ do: 'StartTournament', activity })
    expect(room.why({ do: 'Unregister', activity, entry: 'E5', drawer: DRAWER }, 'cage')).toMatch(
      /has started \[reading R2\]/,
    )
  })

  test('once play has begun nobody registers where it is not posted', () => {
    const room = new TournamentRoom()
    const activity = room.open(TOURNAMENTS, 'night', `buyIn: $100, fee: $10, ${STRUCTURE}, ${THREE}`)
    room.enter(activity, 2)
    room.does({ do: 'StartTournament', activity })
    expect(room.why({ do: 'Register', activity, person: '9', way: 'paid', drawer: DRAWER }, 'cage')).toContain(
      'ended with the start',
    )
  })

  test('whoever is excluded or too young plays, unless the profile of the house says otherwise', () => {
    const { room, activity } = opened()
    room.does({ do: 'EnrolPerson', person: 'young', duty: 'none', proposition: false, age: 18 })
    room.does({ do: 'EnrolPerson', person: 'barred', duty: 'none', proposition: false, exclusion: 'in force' })
    const enters = (person: string) =>
      room.why({ do: 'Register', activity, person, way: 'paid', drawer: DRAWER }, 'cage')
    expect([enters('young'), enters('barred')]).toEqual(['done', 'done'])
    const text =
      'seats: [{ from: 2026-01-01, age: 21, by: our license }]\nexcluded: [{ from: 2026-01-01, by: 4 CCR 12464 }]'
    room.does({ do: 'SetProfile', text, second: 'approver' }, 'compliance')
    expect(enters('young')).toContain('under 21 (our license)')
    expect(enters('barred')).toContain('4 CCR 12464')
  })

  test('the structure stays as it is once sign-ups are open', () => {
    const room = new TournamentRoom()
    const activity = room.post(TOURNAMENTS, 'night', POSTED)
    const { text } = room.state.offerings.get(activity)!.running!
    const notice = { what: 'entry fee', where: 'board', since: '2026-05-08' }
    const post = (version: number, fee: string) => {
      room.does({ do: 'DraftOffering', text: text.replace('fee: $10', `fee: ${fee}`) }, 'marketing')
      room.does({ do: 'ApproveOffering', activity, version }, 'approver')
      return { do: 'PostOffering', activity, places: ['the board'], notice } as const
    }
    room.does(post(2, '$12'), 'marketing')
    room.does({ do: 'OpenSignUps', activity })
    expect(room.why(post(3, '$14'), 'marketing')).toMatch(/nothing of the structure changes from then on \[E4\]/)
  })
})

describe('out, and in again', () => {
  test('two tablets at the same instant: the second one is told', () => {
    const { room, activity } = started()
    room.out(activity, ['E6'])
    expect(room.why({ do: 'KnockOut', activity, fallen: [{ entry: 'E6' }] })).toContain(
      'E6 is out already, since knock-out K1',
    )
  })

  test('several in one hand go by their chips at its start, and tie where they are equal', () => {
    const { room, activity } = started()
    room.does({
      do: 'KnockOut',
      activity,
      fallen: [
        { entry: 'E6', chips: 50 },
        { entry: 'E5', chips: 50 },
        { entry: 'E4', chips: 900 },
      ],
    })
    room.does({ do: 'KnockOut', activity, fallen: [{ entry: 'E3' }, { entry: 'E2' }] })
    room.award(activity)
    expect(room.won(activity)).toEqual({ E1: 300, E2: 150, E3: 150 })
  })

  test('nobody wins a hand in which all chips were lost, and somebody is left', () => {
    const { room, activity } = started('', 2)
    const both = [{ entry: 'E1', by: ['E2'] }, { entry: 'E2' }]
    expect(room.why({ do: 'KnockOut', activity, fallen: both })).toContain('has not won the hand')
    expect(room.why({ do: 'KnockOut', activity, fallen: [{ entry: 'E1' }, { entry: 'E2' }] })).toContain(
      'has to be left',
    )
    expect(room.why({ do: 'KnockOut', activity, fallen: [{ entry: 'E1' }, { entry: 'E1' }] })).toContain('named twice')
  })

  test('undone, whoever fell has the old place to play for', () => {
    const { room, activity } = started()
    room.out(activity, ['E6', 'E5', 'E4', 'E3', 'E2'])
    room.does(undo(activity, 'K1'))
    expect(room.tournament(activity).inPlay).toBe(2)
    expect(room.why(undo(activity, 'K1'))).toContain('no knock-out K1')
    room.out(activity, ['E1'])
    room.award(activity)
    expect(room.won(activity)).toEqual({ E6: 300, E1: 180, E2: 120 })
  })

  test('undone after the prizes were paid: what was paid is paid in error, and made good by the house', () => {
    const { room, activity } = started()
    room.out(activity, ['E6', 'E5', 'E4', 'E3', 'E2'])
    room.award(activity)
    room.payAll(activity)
    expect(room.why(undo(activity, 'K5'))).toContain('takes two')
    room.does(undo(activity, 'K5', { second: 'approver' }))
    expect(room.held(activity, 'pool:prizes')).toBe(600)
    room.out(activity, ['E1'])
    room.award(activity)
    expect(room.won(activity)).toEqual({ E2: 300, E1: 180, E3: 120 })
    expect(room.isCovered()).toBe(true)
  })

  test('whoever has come in again since is not out twice', () => {
    const { room, activity } = started('reEntries: { untilLevel: 2 }')
    room.out(activity, ['E2'])
    room.register(activity, '1002')
    expect(room.why(undo(activity, 'K1'))).toContain('has come in again as E7')
    const gone = {
      do: 'VoidEntry',
      activity,
      entry: 'E7',
      drawer: DRAWER,
      reason: 'was never out',
      second: 'approver',
    } as const
    room.does(gone, 'cage')
    room.does(undo(activity, 'K1'))
    expect(room.held(activity, 'pool:prizes')).toBe(600)
    expect(room.why({ do: 'Register', activity, person: '1002', way: 'paid', drawer: DRAWER }, 'cage')).toContain(
      'as entry E2',
    )
  })
})

describe('rebuys', () => {
  test('a director who undoes it signs with the cashier whose drawer gives the rebuy back', () => {
    const { room, activity } = started(REBUYS)
    room.does({ do: 'OpenDrawer', drawer: DRAWER, counted: usd(5_000) }, 'cage')
    room.does(rebuys(activity, 'E2'))
    room.does({ do: 'Rebuy', activity, entry: 'E2', drawer: DRAWER }, 'cage')
    const undone = { drawer: DRAWER, second: 'approver' }
    expect(room.why(undo(activity, 'K1', undone))).toContain('is open for badge cage')
    room.does(undo(activity, 'K1', { ...undone, second: 'cage' }))
    expect(room.held(activity, 'pool:prizes')).toBe(600)
    expect(room.tournament(activity).outs).toEqual([])
  })

  test('only a stack that is gone is bought anew, so often as posted, and not after its level', () => {
    const { room, activity } = started(REBUYS)
    const buys = { do: 'Rebuy', activity, entry: 'E2', drawer: DRAWER } as const
    expect(room.why(buys, 'cage')).toContain('only a stack that is gone')
    room.does(rebuys(activity, 'E2'))
    expect(room.tournament(activity).inPlay).toBe(6)
    expect(room.does(buys, 'cage')[0]).toMatchObject({
      type: 'RebuyTaken',
      purchase: { after: 'K1', price: '10000', fee: '0' },
    })
    room.does(rebuys(activity, 'E2'))
    room.does(buys, 'cage')
    expect(room.why(rebuys(activity, 'E2'))).toMatch(/no more than 2 rebuys each/)
    expect(room.held(activity, 'pool:prizes')).toBe(800)
  })

  test('[R4] the clock rules until when entries, rebuys, re-entries and add-ons are sold', () => {
    const more =
      'reEntries: { untilLevel: 1 }, addOns: { price: $50, chips: 5000, times: 1, fromLevel: 2, untilLevel: 2 }'
    const { room, activity } = opened(`${REBUYS.replace('untilLevel: 2', 'untilLevel: 1')}, ${more}`)
    room.does({ do: 'StartTournament', activity })
    const adds = { do: 'AddOn', activity, entry: 'E3', drawer: DRAWER } as const
    expect(room.why(adds, 'cage')).toContain('add-ons begin with level 2, and level 1 is played')
    room.out(activity, ['E6'])
    room.does({ do: 'IntendRebuy', activity, entry: 'E2' }, 'dealer')
    room.wait(21)
    expect(room.why(rebuys(activity, 'E3'))).toMatch(
      /rebuys ended with level 1, and level 2 is played \[T2 T3 reading R4\]/,
    )
    expect(room.why({ do: 'Register', activity, person: '1006', way: 'paid', drawer: DRAWER }, 'cage')).toContain(
      're-entries ended with level 1',
    )
    // Said in time, it is sold when the hand is over, whatever level has begun.
    room.does({ do: 'KnockOut', activity, fallen: [{ entry: 'E2', by: ['E1'] }] })
    room.does({ do: 'Rebuy', activity, entry: 'E2', drawer: DRAWER }, 'cage')
    room.does(adds, 'cage')
    expect(room.why(adds, 'cage')).toContain('no more than 1 add-on each')
  })

  test('said before the hand it binds: no place, no other hand, no deal before it is paid', () => {
    const { room, activity } = started(REBUYS)
    room.does({ do: 'IntendRebuy', activity, entry: 'E2' }, 'dealer')
    expect(room.why({ do: 'IntendRebuy', activity, entry: 'E2' }, 'dealer')).toContain('has said so already')
    const [event] = room.does({ do: 'KnockOut', activity, fallen: [{ entry: 'E2', by: ['E1'] }] })
    expect(event).toMatchObject({ fallen: [{ entry: 'E2', rebuys: true }], left: 6 })
    expect(room.why({ do: 'KnockOut', activity, fallen: [{ entry: 'E2' }] })).toContain('pay for the rebuy first')
    room.out(activity, ['E6', 'E5', 'E4', 'E3'])
    expect(room.why({ do: 'AwardTournament', activity, second: 'approver' })).toContain('2 are still in play')
    room.does({ do: 'WaiveRebuy', activity, entry: 'E2', reason: 'left the room', second: 'approver' })
    room.award(activity)
    // Out in the first hand: the last place.
    expect(room.won(activity)).toEqual({ E1: 300, E3: 180, E4: 120 })
  })

  test('who is sent off buys no seat anew, whatever was said before or with it', () => {
    const { room, activity } = started(REBUYS)
    room.does({ do: 'IntendRebuy', activity, entry: 'E2' }, 'dealer')
    const fallen = [{ entry: 'E2', rebuys: true }] as const
    const [event] = room.does({ do: 'KnockOut', activity, fallen, how: 'disqualified' })
    expect(event).toMatchObject({ fallen: [{ entry: 'E2' }], left: 5 })
    expect(room.tournament(activity).entries.get('E2')).toMatchObject({ status: 'out' })
    expect(room.why({ do: 'Rebuy', activity, entry: 'E2', drawer: DRAWER }, 'cage')).not.toBe('')
  })

  test('a knock-out is undone with the rebuy that came of it: two persons, and the money at a drawer', () => {
    const { room, activity } = started(REBUYS)
    room.does(rebuys(activity, 'E2'))
    room.does({ do: 'Rebuy', activity, entry: 'E2', drawer: DRAWER }, 'cage')
    expect(room.why(undo(activity, 'K1'))).toContain('takes two')
    expect(room.why(undo(activity, 'K1', { second: 'approver' }))).toContain('name the drawer')
    const [undone] = room.does(undo(activity, 'K1', { second: 'approver', drawer: DRAWER }), 'cage')
    expect(undone).toMatchObject({ receipts: ['T7'], refund: '10000' })
    expect(room.held(activity, 'pool:prizes')).toBe(600)
    expect(room.isCovered()).toBe(true)
  })

  test('a rebuy that was sold in error is owed again, and a buy-in is not void by itself', () => {
    const { room, activity } = started(REBUYS)
    room.does(rebuys(activity, 'E2'))
    room.does({ do: 'Rebuy', activity, entry: 'E2', drawer: DRAWER }, 'cage')
    const gone = (receipt: string) =>
      ({ do: 'VoidPurchase', activity, receipt, drawer: DRAWER, reason: 'wrong player', second: 'approver' }) as const
    expect(room.why(gone('T1'), 'cage')).toContain('void the entry instead')
    room.does(gone('T7'), 'cage')
    expect(room.why(gone('T7'), 'cage')).toContain('void already')
    expect(room.why({ do: 'AddOn', activity, entry: 'E2', drawer: DRAWER }, 'cage')).toContain('no add-ons')
    expect(room.tournament(activity).entries.get('E2')?.owes).toBe('K1')
    room.does({ do: 'Rebuy', activity, entry: 'E2', drawer: DRAWER }, 'cage')
    expect(room.held(activity, 'pool:prizes')).toBe(700)
  })
})

const BOUNTY = 'bounties: { targets: chosen, amount: $50, from: pool, paid: at the knock-out }'

describe('bounties', () => {
  function targeted() {
    const known = opened(BOUNTY)
    known.room.does({ do: 'NameTargets', activity: known.activity, entries: ['E2', 'E3'] })
    known.room.does({ do: 'StartTournament', activity: known.activity })
    return known
  }

  test('[R15] targets are named before the start; after it only a late entry becomes one, and none is let off', () => {
    const { room, activity } = targeted()
    const names = (...entries: string[]) => room.why({ do: 'NameTargets', activity, entries })
    expect(names('E2')).toContain('before the start')
    expect(names('E2', 'E3', 'E4')).toContain('before the start')
    room.register(activity, '2000')
    room.does({ do: 'NameTargets', activity, entries: ['E2', 'E3', 'E7'] })
    room.out(activity, ['E2'], 'E7')
    // A late entry has knocked out a target, and is one.
    room.out(activity, ['E7'], 'E1')
    expect(room.won(activity)).toEqual({ E7: 50, E1: 50 })
  })

  test.each(['held', 'verified', 'paid'])('a knock-out is undone whose bounty is %s', (how) => {
    const { room, activity } = targeted()
    room.out(activity, ['E2'], 'E1')
    const { hit } = room.tournament(activity).wins[0]!
    if (how !== 'held') room.verify(hit)
    if (how === 'paid') room.payAll(activity)
    expect(room.why(undo(activity, 'K1'))).toContain('takes two')
    const events = room.does(undo(activity, 'K1', { second: 'approver' }))
    const last = { held: 'HitDeclined', verified: 'HitBackedOut', paid: 'PaidInError' }[how]
    expect(events.map(({ type }) => type)).toContain(last)
    expect(room.held(activity, 'pool:prizes')).toBe(600)
    expect(room.tournament(activity).wins).toEqual([])
    // The same bounty is won anew.
    room.out(activity, ['E2'], 'E4')
    room.out(activity, ['E1', 'E6', 'E5'])
    room.out(activity, ['E4'], 'E3')
    room.award(activity)
    expect(room.won(activity)).toEqual({ E4: 200, E3: 300, E5: 100 })
    expect(room.held(activity, 'pool:prizes')).toBe(0)
    expect(room.isCovered()).toBe(true)
  })

  test('paid on a day that is closed: still known, and taken back', () => {
    const { room, activity } = targeted()
    room.out(activity, ['E2'], 'E1')
    room.payAll(activity)
    room.wait(24 * 60)
    room.does({ do: 'CloseDay', day: '2026-05-08' } as never, 'accounting')
    room.does(undo(activity, 'K1', { second: 'approver' }))
    expect(room.held(activity, 'pool:prizes')).toBe(600)
    expect(room.isCovered()).toBe(true)
  })

  test('an entry is void whose bounty was paid: it was never on anybody', () => {
    const { room, activity } = targeted()
    room.out(activity, ['E2'], 'E1')
    room.payAll(activity)
    const gone = (entry: string) =>
      ({ do: 'VoidEntry', activity, entry, drawer: DRAWER, reason: 'another person', second: 'approver' }) as const
    expect(room.why(gone('E1'), 'cage')).toContain('has won bounties')
    room.does(gone('E2'), 'cage')
    expect(room.tournament(activity).outs).toEqual([])
    expect(room.held(activity, 'pool:prizes')).toBe(500)
    expect(room.held(activity, 'due:fee')).toBe(50)
    room.out(activity, ['E6', 'E5', 'E4', 'E1'])
    room.award(activity)
    expect(room.won(activity)).toEqual({ E3: 275, E1: 135, E4: 90 })
    expect(room.isCovered()).toBe(true)
  })

  // Also where somebody names a winner of the hand: nobody has won it.
  test.each([[[]], [['E1']]])('who is disqualified has no place, and the bounty is for the places', (by) => {
    const { room, activity } = targeted()
    room.does({ do: 'KnockOut', activity, fallen: [{ entry: 'E2', by }], how: 'disqualified' })
    room.out(activity, ['E6', 'E5', 'E4'])
    room.out(activity, ['E3'], 'E1')
    room.award(activity)
    expect(room.won(activity)).toEqual({ E1: 325, E3: 165, E4: 110 })
  })

  test('a prize that was declined by hand: the others move up when prizes are given anew', () => {
    const { room, activity } = started()
    room.out(activity, ['E6', 'E5', 'E4', 'E3', 'E2'])
    room.award(activity)
    const { hit } = room.tournament(activity).wins.find(({ entry }) => entry === 'E2')!
    room.does({ do: 'DeclineHit', hit, reason: 'two players were one', second: 'approver', evidence: 'film' }, 'floor')
    room.award(activity)
    expect(room.won(activity)).toEqual({ E1: 300, E3: 180, E4: 120 })
    expect(room.held(activity, 'pool:prizes')).toBe(0)
  })
})

describe('around it', () => {
  test('an entry won at a satellite moves its price from that pool into this one', () => {
    const room = new TournamentRoom()
    const target = room.open(TOURNAMENTS, 'main', `buyIn: $500, fee: $50, ${STRUCTURE}, ${THREE}`)
    const pays = `pays: { kind: fixed and remainder, prize: $550, item: main event entry, form: tournament entry, into: ${target} }`
    const satellite = room.open(TOURNAMENTS, 'satellite', `buyIn: $115, fee: $10, ${STRUCTURE}, ${pays}`)
    room.enter(satellite, 10)
    room.does({ do: 'StartTournament', activity: satellite })
    room.out(satellite, ['E10', 'E9', 'E8', 'E7', 'E6', 'E5', 'E4', 'E3'])
    room.award(satellite)
    for (const { hit } of room.tournament(satellite).wins) room.verify(hit)
    // $1,150 buys two, and $25 each is left.
    const claim = room.tournament(satellite).wins[0]!.paid.find(({ form }) => form === 'entry')!.claim!
    const comes = (person: string) =>
      ({ do: 'Register', activity: target, person, way: 'won', drawer: DRAWER, claim }) as const
    expect(room.why(comes('1002'), 'cage')).toContain('another person’s prize')
    expect(room.why(comes('1001'), 'cage')).toContain('ID')
    // Seen first, the copy a moment later, and then nothing more.
    room.does({ do: 'ShowId', claim, person: '1001' }, 'cage')
    expect(room.state.claims.get(claim)?.idCopied).toBeUndefined()
    room.does({ do: 'ShowId', claim, person: '1001', copied: true }, 'cage')
    expect(room.state.claims.get(claim)?.idCopied).toBe(true)
    expect(room.why({ do: 'ShowId', claim, person: '1001', copied: true }, 'cage')).toContain('already shown')
    // Handed over across the counter it would be gone, and its money with it.
    const across = { do: 'PayClaim', claim, form: 'tournament entry' } as const
    expect(room.why(across, 'cage')).toMatch(/signing the winner up there.*E8/)
    const before = room.held(satellite, `claim:${claim}`)
    room.does(comes('1001'), 'cage')
    expect(before).toBe(550)
    expect(room.held(satellite, `claim:${claim}`)).toBe(0)
    expect(room.held(target, 'pool:prizes')).toBe(500)
    expect(room.held(target, 'due:fee')).toBe(50)
    expect(room.isCovered()).toBe(true)
    expect(room.why(comes('1001'), 'cage')).not.toBe('done')
    expect(room.tournament(satellite).wins[0]!.paid.find((one) => one.claim === claim)?.isPaid).toBe(true)
    // The other winner did not come: once the target plays, the cage settles it as any other prize.
    const second = room.tournament(satellite).wins[1]!.paid.find(({ form }) => form === 'entry')!.claim!
    room.does({ do: 'ShowId', claim: second, person: '1002', copied: true }, 'cage')
    expect(room.why({ ...across, claim: second }, 'cage')).toContain('signing the winner up')
    room.enter(target, 3, 50)
    room.does({ do: 'StartTournament', activity: target })
    room.does({ ...across, claim: second }, 'cage')
    expect(room.isCovered()).toBe(true)
  })

  test('[C5] what is a charity’s is apart from the pool, and is paid once', () => {
    const { room, activity } = started('charity: { name: Food Bank, share: 25%, recognised: IRS 501(c)(3) }')
    expect([room.held(activity, 'pool:prizes'), room.held(activity, 'charity')]).toEqual([450, 150])
    room.out(activity, ['E6', 'E5', 'E4', 'E3', 'E2'])
    room.award(activity)
    expect(room.won(activity)).toEqual({ E1: 225, E2: 135, E3: 90 })
    room.does({ do: 'RepayDrawer', activity, drawer: DRAWER }, 'accounting')
    const pays = { do: 'PayCharity', activity, reference: 'check 11', second: 'approver' } as const
    room.does(pays, 'accounting')
    expect(room.held(activity, 'charity')).toBe(0)
    expect(room.why(pays, 'accounting')).toContain('has its money already')
    expect(room.isCovered()).toBe(true)
  })

  test('[R18] called off: everybody has all of it back, bounties of before too, one after the other and once', () => {
    const { room, activity } = opened(`${BOUNTY}, added: $500, ${REBUYS}`)
    room.does({ do: 'NameTargets', activity, entries: ['E2'] })
    room.does({ do: 'StartTournament', activity })
    room.does(rebuys(activity, 'E3'))
    room.does({ do: 'Rebuy', activity, entry: 'E3', drawer: DRAWER }, 'cage')
    room.out(activity, ['E2'], 'E1')
    room.payAll(activity)
    room.does({ do: 'CallOffTournament', activity, reason: 'no power', second: 'approver' })
    expect(room.why({ do: 'Register', activity, person: '9', way: 'paid', drawer: DRAWER }, 'cage')).toContain(
      'called off',
    )
    for (const entry of ['E1', 'E2', 'E3', 'E4', 'E5', 'E6'])
      room.does({ do: 'RefundEntry', activity, entry, drawer: DRAWER }, 'cage')
    expect(room.why({ do: 'RefundEntry', activity, entry: 'E3', drawer: DRAWER }, 'cage')).toContain(
      'money back already',
    )
    expect([
      room.held(activity, 'pool:prizes'),
      room.held(activity, 'due:fee'),
      room.held(activity, 'promised:gift'),
    ]).toEqual([0, 0, 0])
    expect(room.isCovered()).toBe(true)
  })

  test('a fee that the house has fetched already is given by it, and the player has all of it back', () => {
    const { room, activity } = opened()
    room.does({ do: 'RepayDrawer', activity, drawer: DRAWER }, 'accounting')
    room.does({ do: 'FetchDue', activity }, 'accounting')
    room.does({ do: 'CallOffTournament', activity, reason: 'no power', second: 'approver' })
    const [refunded] = room.does({ do: 'RefundEntry', activity, entry: 'E1', drawer: DRAWER }, 'cage')
    expect(refunded).toMatchObject({ refund: '11000' })
    expect(room.held(activity, 'promised:gift')).toBe(-10)
    expect(room.isCovered()).toBe(true)
  })

  test('[L5-L18] the log has what the document asks for, is signed once, and then nothing changes', () => {
    const { room, activity } = started(REBUYS)
    room.out(activity, ['E6', 'E5', 'E4', 'E3'])
    const deal = {
      do: 'AgreeDeal',
      activity,
      method: 'even',
      shares: [
        { entry: 'E1', amount: usd(240) },
        { entry: 'E2', amount: usd(240) },
      ],
      consents: ['E1', 'E2'],
      note: 'even chop',
      second: 'approver',
    } as const
    room.does(deal)
    expect(room.why({ do: 'SignTournamentLog', activity, tables: 1 })).toContain('when the prizes are given')
    room.award(activity)
    room.does({ do: 'SignTournamentLog', activity, tables: 1 })
    expect(room.tournament(activity).signed?.log).toMatchObject({
      establishment: 'Test',
      name: 'night',
      tables: 1,
      games: ['holdem'],
      ways: [{ way: 'paid', entries: 6 }],
      rebuys: { amount: '10000', most: 2, taken: 0 },
      participants: 6,
      fees: [
        { fee: 'entry fee', amount: '1000', times: 6, total: '6000' },
        { fee: 'buy-in', amount: '10000', times: 6, total: '60000' },
      ],
      deal: { method: 'even', there: '48000', note: 'even chop' },
      results: [{ amount: '24000' }, { amount: '24000' }, { place: 3, person: '1003', amount: '12000' }],
      paid: '60000',
    })
    expect(room.why({ do: 'SignTournamentLog', activity, tables: 1 })).toContain('is signed')
    expect(room.why({ do: 'UndoDeal', activity, reason: 'late', second: 'approver' })).toContain('is signed')
  })

  test('closed to the house, and not before prizes or refunds, log, fees and drawers are settled', () => {
    const { room, activity } = started()
    const closes = { do: 'CloseOffering', activity, reason: 'over', to: 'house', second: 'compliance' } as const
    expect(room.why(closes, 'approver')).toContain('is not over')
    room.out(activity, ['E6', 'E5', 'E4', 'E3', 'E2'])
    room.award(activity)
    expect(room.why(closes, 'approver')).not.toBe('done')
    room.payAll(activity)
    expect(room.why(closes, 'approver')).toContain('log is not signed')
    room.does({ do: 'SignTournamentLog', activity, tables: 1 })
    expect(room.why(closes, 'approver')).toContain('$60.00')
    room.does({ do: 'RepayDrawer', activity, drawer: DRAWER }, 'accounting')
    room.does({ do: 'FetchDue', activity }, 'accounting')
    room.does(closes, 'approver')
    expect(room.state.tournaments.has(activity)).toBe(false)
    expect([...room.state.balances.entitlement.keys()].filter((name) => name.startsWith(`${activity} `))).toEqual([
      `${activity} patrons`,
      `${activity} house`,
    ])
  })
})

describe('a start that came too early', () => {
  const undone = (activity: string) => ({ do: 'UndoStart', activity, reason: 'early', second: 'approver' }) as const
  const of = (room: TournamentRoom, activity: string) =>
    structuredClone([room.tournament(activity), room.state.floors.get(activity)?.facts])

  test('is undone by two as if it had never been, and then it starts again', () => {
    const { room, activity } = opened(REBUYS)
    expect(room.why(undone(activity))).toContain('has not started')
    const before = of(room, activity)
    room.does({ do: 'StartTournament', activity })
    expect(room.why({ do: 'Unregister', activity, entry: 'E1', drawer: DRAWER }, 'cage')).toContain('started')
    expect(room.why({ do: 'UndoStart', activity, reason: 'early' })).toContain('two')
    room.does({ do: 'SetClock', activity, act: { do: 'pause' } })
    room.does(undone(activity))
    expect(of(room, activity)).toEqual([before[0], []])
    room.does({ do: 'Unregister', activity, entry: 'E1', drawer: DRAWER }, 'cage')
    room.wait(10)
    room.does({ do: 'StartTournament', activity })
    expect(room.tournament(activity).started).toMatchObject({ field: 5, at: room.now.at })
    expect(room.state.floors.get(activity)!.facts).toEqual([{ fact: 'C1', do: 'start', at: room.now.at }])
    room.auditor.compare(room.state)
  })

  test('takes along what hangs on its clock and its hands: penalties, absences, chips, what was said before a hand', () => {
    const { room, activity } = opened(REBUYS)
    room.does({ do: 'StartTournament', activity })
    room.wait(5)
    const ground = 'a phone at the table'
    room.does({ do: 'Penalise', activity, entry: 'E2', kind: 'away', minutes: 10, ground })
    room.does({ do: 'MarkAbsent', activity, entry: 'E3', isAbsent: true })
    room.does({ do: 'RemoveChips', activity, chips: 500, reason: 'found on the floor', second: 'approver' })
    room.does({ do: 'IntendRebuy', activity, entry: 'E4' })
    room.does(undone(activity))
    const { penalties, absent, chipActs, counts } = room.state.floors.get(activity)!
    expect([penalties, [...absent], chipActs, [...counts]]).toEqual([[], [], [], []])
    expect(room.tournament(activity).entries.get('E4')?.intends).toBeUndefined()
    expect(room.why(undone(activity))).toContain('has not started')
    room.does({ do: 'StartTournament', activity })
    // Nobody has said anything of a rebuy this time.
    room.does({ do: 'KnockOut', activity, fallen: [{ entry: 'E4', by: ['E1'] }] })
    expect(room.tournament(activity).entries.get('E4')?.status).toBe('out')
    room.auditor.compare(room.state)
  })

  test('is not, once somebody has fallen, bought or come', () => {
    const { room, activity } = opened(REBUYS)
    room.does({ do: 'StartTournament', activity })
    const [out] = room.does({ do: 'KnockOut', activity, fallen: [{ entry: 'E6', by: ['E1'] }] })
    expect(room.why(undone(activity))).toContain('since the start')
    if (out?.type !== 'KnockedOut') throw new Error('nobody fell')
    room.does({ do: 'UndoKnockOut', activity, out: out.out, drawer: DRAWER, reason: 'wrong', second: 'approver' })
    const late = room.register(activity, '2000')
    expect(room.why(undone(activity))).toContain('since the start')
    room.does({ do: 'VoidEntry', activity, entry: late, drawer: DRAWER, reason: 'wrong', second: 'approver' }, 'cage')
    room.does(undone(activity))
    expect(room.tournament(activity).started).toBeUndefined()
  })
})
