import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from '../base/refusal.ts'
import { dealFrom } from '../cards/outcomes/deal.ts'
import { laidIn, type Shown, signsIn } from '../cards/showncards.ts'
import type { Order } from '../engine/mechanisms.ts'
import { openDemoHouse } from '../server/demo/setup.ts'
import { whyNot } from '../server/desks/whynot.ts'
import { manualClock } from '../server/house/clock.ts'
import type { House } from '../server/house/kernel.ts'
import { claimViews } from './claim.ts'
import { floorView } from './floor.ts'
import { hitViews } from './hit.ts'
import { meterSigns } from './signs/meter.ts'

/** Tuesday, 10 March 2026, 11:30 in California. */
const MORNING = Date.parse('2026-03-10T18:30:00Z')
const HAPPY_HOURS = 'hawaiian-gardens/high-hand-happy-hours'
let house: House
beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, manualClock(MORNING), () => undefined)
})
afterAll(() => house.close())

const does = async (order: Order, by = '21') => {
  const outcome = await house.submit(order, { by })
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome.reasons))
  return outcome.events
}

/** A hand that is reported, attested and verified; its hit. */
async function verified(table: string, activity: string, seat: string, cards: Parameters<typeof dealFrom>[0]) {
  const events = await does(
    {
      do: 'ReportHit',
      table,
      facts: { dealtIn: 5, tournament: false, misdeal: false, standardDeck: true, spokenOf: false },
      common: {},
      hands: [
        {
          seat,
          role: 'player',
          cards: dealFrom(cards),
          betsCompleted: true,
          won: true,
          bettors: [{ place: 'seated', wagered: true }],
        },
      ],
      activities: [activity],
    },
    '11',
  )
  const { hit, questions } = events.find((event) => event.type === 'HitDeclared')!
  const answers = Object.fromEntries(questions.map(({ id }) => [id, true]))
  if (questions.length > 0) await does({ do: 'AttestHit', hit, answers })
  await does({ do: 'VerifyHit', hit })
  return hit
}

const told = (shown: Shown) => laidIn(shown).map((laid) => `${laid.hand?.seat ?? ''} ${laid.zone} ${signsIn(laid)}`)

test('five aces with the joker: floor, cage and the answer to why show all seven cards', async () => {
  const cards = ['4 hand As Ad Ah Ac Xx 8d 3s']
  const hit = await verified('15', 'bay-101/pai-gow-poker-bonus-hand', '4', { hand: 'As Ad Ah Ac Xx 8d 3s' })
  expect(told(hitViews(house.state).find((one) => one.hit === hit)!.cards)).toEqual(cards)
  const claim = claimViews(house.state, house.now()).find((one) => one.hit === hit)!
  expect(told(claim.cards)).toEqual(cards)
  const why = await whyNot(house, { table: '15', seat: '4' })
  expect(why.answers.filter(({ found }) => found.what === 'won').map((one) => told(one.cards))).toEqual([cards])
})

test('tiles: floor and cage show all four, each by its name', async () => {
  const JACKPOT = 'hawaiian-gardens/ca-asian-jackpot-5'
  await does({ do: 'StartRound', table: '22', bets: [{ seat: '2', wagered: true, fees: [JACKPOT] }] }, '11')
  const hit = await verified('22', JACKPOT, '2', {
    frontTiles: 'Teen, Teen',
    backTiles: 'Gee Joon 2-4, Gee Joon 1-2',
  })
  const tiles = ['2 frontTiles Teen, Teen', '2 backTiles Gee Joon 2-4, Gee Joon 1-2']
  expect(told(hitViews(house.state).find((one) => one.hit === hit)!.cards)).toEqual(tiles)
  expect(told(claimViews(house.state, house.now()).find((one) => one.hit === hit)!.cards)).toEqual(tiles)
})

test('a joker on the board of a posted period is shown to the room', async () => {
  await does({ do: 'CloseTable', table: '26' })
  await does({ do: 'SetTable', table: '26', game: 'mexican-poker', seats: 8, decks: 1 }, '1')
  await does({ do: 'OpenTable', table: '26' })
  await verified('26', HAPPY_HOURS, '1', { down: 'Xx', up: '7s 7d 7c 2s' })
  const cards = ['1 down Xx', '1 up 7s 7d 7c 2s']
  const { local } = house.now()
  const [board] = floorView(house.state, local).periods.find(({ activity }) => activity === HAPPY_HOURS)!.boards
  expect(board!.hands.map((one) => told(one.cards))).toEqual([cards])
  const sign = meterSigns(house.state, local).find(({ activity }) => activity === HAPPY_HOURS)
  expect(sign!.high!.hands.map((one) => told(one.cards))).toEqual([cards])
})
