/** A game against the house in a house that keeps a journal: replayed, snapshotted and re-performed like everything else. */

import { expect, test } from 'vitest'
import { dollars, parseMoney } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { evolve } from '../../engine/evolve.ts'
import { type Event, initialState, type Order } from '../../engine/mechanisms.ts'
import { liveGame } from '../../engine/tablegames/livegame.ts'
import { type TableActionText, tableAction } from '../../engine/tablegames/tableaction.ts'
import { upcast } from '../../engine/upcast.ts'
import { type JournalEvent, parseEntry } from '../../journal/line.ts'
import { balance, coverOf } from '../../ledger/balances.ts'
import { tableGameView } from '../../views/tablegame.ts'
import { dueUntil } from '../../views/tonight/due.ts'
import { sentence } from '../../words/sentence.ts'
import { catalogued, ruleText } from '../house/catalogue.ts'
import { manualClock } from '../house/clock.ts'
import { type House, openHouse } from '../house/kernel.ts'
import { reperform } from '../house/reperform.ts'
import { levelsView } from './levels.ts'

const GAME = 'massachusetts/crazy-4-poker'
const OFFERING = `
activity: ${GAME}
settings: { queens up: A, four-card progressive: A, five-card progressive: none, hand bonus: none, magic card: none, cover all: none, dealing: hand, shuffling: counting device }
pools: { four-card: { seed: '$5,000', reseed: '$5,000', rate: 1/3 } }
advertisement: {}
`

async function room(): Promise<{ house: House; give: (order: Order, by?: string) => Promise<string> }> {
  const house = await openHouse({
    memory: true,
    clock: manualClock(Date.parse('2026-03-02T20:00:00Z')),
    create: { property: 'a house', zone: 'America/New_York', dayStart: '06:00', chip: dollars(1), by: '1' },
  })
  const give = async (order: Order, by = '1') => {
    const outcome = await house.submit(order, { by })
    return isRefusal(outcome) ? sentence(outcome) : 'done'
  }
  const found = catalogued(GAME)
  if (found === undefined || !('rule' in found)) throw new Error('no rule file')
  const steps: [Order, string?][] = [
    [{ do: 'SetTable', table: '7', game: 'crazy-4-poker', seats: 6, decks: 1 }],
    [{ do: 'OpenTable', table: '7' }],
    [{ do: 'AcceptRules', text: ruleText(GAME)!, document: 'S2', clauses: Object.keys(found.rule.clauses) }],
    [{ do: 'DraftOffering', text: OFFERING }],
    [{ do: 'ApproveOffering', activity: GAME, version: 1 }, '2'],
    [{ do: 'PostOffering', activity: GAME, places: ['table 7'] }],
    [{ do: 'SeedPool', activity: GAME, pool: 'four-card' }],
  ]
  for (const [order, by] of steps) expect(await give(order, by), order.do).toBe('done')
  return { house, give }
}

const play = (action: TableActionText, second?: string): Order => ({
  do: 'PlayTable',
  table: '7',
  action: tableAction.parse(action),
  ...(second === undefined ? {} : { second }),
})
const BASE = { ante: '$10', 'super bonus': '$10', 'four-card progressive': '$1' }

test('a round with four aces: meter, tray, claim, and the same books from the journal', async () => {
  const { house, give } = await room()
  const meter = () => balance(house.state.balances, GAME, 'pool:four-card')
  const round = [
    play({ do: 'open', backs: ['red'] }, '3'),
    play({ do: 'shuffle', by: 'device', counted: 52 }),
    play({ do: 'wager', seat: '2', wagers: BASE, player: 'P2' }),
    play({ do: 'wager', seat: '4', wagers: BASE, player: 'P4' }),
    play({ do: 'close bets' }),
  ]
  for (const order of round) expect(await give(order)).toBe('done')
  // Received at 15:00 of New York and dealt from the hand: the floor sees when they must be changed.
  expect(dueUntil(house.state, house.now(), '2026-03-02T20:00:00')).toContainEqual({
    kind: 'cards',
    at: '2026-03-02T19:00:00',
    what: '7',
    to: '/table/7',
  })
  // Two thirds of a dollar and a carry of two thirds of a cent.
  expect(meter()).toBe(500_066n)
  expect(house.state.carries.get(`${GAME} pool:four-card`)).toEqual({ over: 2n, under: 3n })
  const level = (await levelsView(house, GAME))?.levels.find(({ pool }) => pool === 'four-card')
  expect(level).toMatchObject({
    terms: { reset: '$5,000.00', onMeter: '1/3' },
    counters: { wagers: 2, contributed: '$0.66' },
  })
  expect(await give({ do: 'CloseTable', table: '7' })).toContain('is not settled')
  for (const order of [
    play({ do: 'deal', hands: { 2: 'Ac Ad Ah As 9c', 4: 'Kc Qd 9s 5d 3c' }, dealer: 'Qs Jd 8h 5c 2d' }),
    play({ do: 'decide', seat: '2', play: '$30' }),
    play({ do: 'decide', seat: '4' }),
    play({ do: 'reveal' }),
  ])
    expect(await give(order)).toBe('done')
  expect(await give(play({ do: 'settle' }))).toContain('[S10e3]')
  expect(await give(play({ do: 'settle' }, '1'))).toContain('someone other than the dealer')
  expect(liveGame(house.state, '7')?.phase).toBe('settle')
  expect(await give(play({ do: 'settle' }, '3'))).toBe('done')
  expect(meter()).toBe(500_000n)
  // Another tablet that looks now is told the round from its beginning.
  const told = tableGameView(house.state, '7', house.now())?.told.map(({ says }) => says)
  expect([told?.[0], told?.at(-1)]).toEqual([
    'no more bets',
    'all remaining cards, so that each hand can be reconstructed',
  ])
  expect(told).toContain('ante of seat 4, forfeited: $10.00')
  const [hit] = house.state.hits.values()
  expect([hit?.cards, hit?.awards[0]?.amount, hit?.awards[0]?.person]).toEqual([
    { hands: [{ seat: '2', role: 'player', zones: { hand: 'Ac Ad Ah As 9c' } }] },
    '500066',
    'P2',
  ])
  const answers = Object.fromEntries(hit!.questions.map(({ id }) => [id, true]))
  expect(await give({ do: 'AttestHit', hit: 'H1', answers }, '3')).toBe('done')
  expect(await give({ do: 'VerifyHit', hit: 'H1' }, '3')).toBe('done')
  expect(await give({ do: 'PayClaim', claim: 'C1', form: 'check', tray: '7' }, '4')).toContain('[S10e4]')
  expect(await give({ do: 'PayClaim', claim: 'C1', form: 'check', drawer: '1' }, '4')).toBe('done')
  for (const { activity, held, owing } of coverOf(house.state.balances)) expect(held, activity).toBe(owing)
  // $30 and $2,000 paid, an envy of $100 to the folder; $20 of theirs and what the meters left of two dollars taken.
  expect(balance(house.state.balances, GAME, 'due:game:7')).toBe(-203_000n - 10_000n + 2_000n + 134n)

  expect(await give({ do: 'RepayDrawer', activity: GAME, drawer: '1' })).toContain('bank')
  expect(await give({ do: 'SettleTable', table: '7' })).toBe('done')
  expect(await give({ do: 'SettleTable', table: '7' })).toContain('nothing to settle')
  expect(balance(house.state.balances, GAME, 'tray:7', 'custody')).toBe(0n)
  expect(await give({ do: 'RepayDrawer', activity: GAME, drawer: '1' })).toBe('done')
  // The house owes the reset amount that it has promised.
  expect(balance(house.state.balances, GAME, 'promised:gift')).toBe(-500_000n)

  let replayed = initialState()
  for await (const batch of house.store.lines())
    for (const { text } of batch)
      for (const event of parseEntry<JournalEvent>(text).events) replayed = evolve(replayed, upcast(event) as Event)
  expect(replayed.balances).toEqual(house.state.balances)
  expect(replayed.games).toEqual(house.state.games)
  expect(replayed.carries).toEqual(house.state.carries)
  expect((await reperform(house.store)).differences).toEqual([])
  await house.close()
})

test('a round whose bets are locked is finished by the rules of that moment, paused or not', async () => {
  const { house, give } = await room()
  for (const order of [
    play({ do: 'open', backs: ['red'] }, '3'),
    play({ do: 'shuffle', by: 'device' }),
    play({ do: 'wager', seat: '2', wagers: { ante: '$10', 'super bonus': '$10', 'queens up': '$5' } }),
    play({ do: 'close bets' }),
  ])
    expect(await give(order)).toBe('done')
  expect(await give({ do: 'DraftOffering', text: OFFERING.replace('queens up: A', 'queens up: D') })).toBe('done')
  expect(await give({ do: 'ApproveOffering', activity: GAME, version: 2 }, '2')).toBe('done')
  const notice = { what: 'another paytable', where: 'table 7', since: '2026-03-01' }
  expect(await give({ do: 'PostOffering', activity: GAME, places: ['table 7'], notice })).toBe('done')
  expect(await give({ do: 'PauseOffering', activity: GAME, reason: 'a new layout' })).toBe('done')
  expect(await give({ do: 'CloseOffering', activity: GAME, to: GAME, reason: 'over' })).not.toBe('done')
  // The dealer still sees the round, by the rules it began with.
  expect(tableGameView(house.state, '7', house.now())?.game).toMatchObject({ phase: 'deal' })
  for (const order of [
    play({ do: 'deal', hands: { 2: '6c 6d 6h Kh 2d' }, dealer: 'Qs Jd 8h 5c 3c' }),
    play({ do: 'decide', seat: '2', play: '$10' }),
    play({ do: 'reveal' }),
    play({ do: 'settle' }),
  ])
    expect(await give(order)).toBe('done')
  // Table A pays 9 to 1 for three of a kind, table D would pay 7: $45 beside $10 of Play and $20 of Super Bonus.
  expect(balance(house.state.balances, GAME, 'due:game:7')).toBe(-7_500n)
  expect(await give(play({ do: 'shuffle', by: 'device' }))).toContain('is paused: a new layout')
  await house.close()
})

test('a void round gives back what the meter had gained, to the last part of a cent', async () => {
  const { house, give } = await room()
  for (const order of [
    play({ do: 'open', backs: ['red'] }, '3'),
    play({ do: 'shuffle', by: 'device' }),
    play({ do: 'wager', seat: '2', wagers: BASE }),
    play({ do: 'close bets' }),
  ])
    expect(await give(order)).toBe('done')
  expect(balance(house.state.balances, GAME, 'pool:four-card')).toBe(500_033n)
  expect(await give(play({ do: 'irregularity', what: 'wrong number of cards' }))).toBe('done')
  expect(balance(house.state.balances, GAME, 'pool:four-card')).toBe(500_000n)
  expect(balance(house.state.balances, GAME, 'due:game:7')).toBe(0n)
  expect(house.state.carries.size).toBe(0)
  expect(await give({ do: 'CloseTable', table: '7' })).toBe('done')
  expect(house.state.games.size).toBe(0)
  await house.close()
})

test.each([
  ['no table', { do: 'PlayTable', table: '9', action: { do: 'idle' } }, 'there is no table 9'],
  ['another game', { do: 'UseAccount', table: '7', seat: '2', amount: parseMoney('$5') }, 'this table takes no wagers'],
])('%s', async (_, order, says) => {
  const { house, give } = await room()
  expect(await give(order as Order)).toContain(says)
  await house.close()
})

test.each([
  ['an amount without its sign', { do: 'wager', seat: '2', wagers: { ante: '10' } }],
  ['a card that is none', { do: 'reveal', dealer: '1s Kd' }],
  ['a wager that is none', { do: 'wager', seat: '2', wagers: { insurance: '$5' } }],
  ['a seat that is none', { do: 'decide', seat: 'x' }],
  ['another action', { do: 'dance' }],
  ['an unknown key', { do: 'settle', hurry: true }],
])('the door does not take %s', (_, action) => {
  expect(tableAction.safeParse(action).success).toBe(false)
})
