import { expect, test } from 'vitest'
import { openRoom } from '../../../tests/promotion.ts'
import { dollars } from '../../base/money.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { callingOf } from '../../rulebook/calling.ts'
import { tableDrawOf } from './tabledraw.ts'

const SPLASH = 'hawaiian-gardens/splash-pot'
const LUCKY = 'hawaiian-gardens/lucky-table'

const SPLASH_OFFERING = `drawings: [{ from: '18:00', to: '18:30', winners: 3 }]
events: [{ event: touchdown }]
prizes: { live chips: $200 }
shown: [games, periods and events, funding from the Hawaiian Jackpot reserve, conditions, amount added to the pot, no purchase necessary, other restrictions]
advertisement: { words: [No Purchase Necessary] }
`

function opened(activity: string, offering: string) {
  const room = openRoom(activity, offering, '2026-03-06T17:50:00')
  for (const table of ['1', '2', '3'])
    room.does({ do: 'SetTable', table, game: table === '3' ? 'war' : 'holdem', seats: 9, decks: 1 })
  for (const table of ['1', '2']) room.does({ do: 'OpenTable', table })
  room.does({ do: 'OpenDrawer', drawer: '1', counted: dollars(1_000) }, 'cage')
  const view = () => {
    const running = runningOf(room.state, activity)!
    return tableDrawOf(room.state, running, callingOf(running)!, [...room.state.callups.values()])!
  }
  return { room, view }
}

test('a table is called, splashed and won: what is to be done next', () => {
  const { room, view } = opened(SPLASH, SPLASH_OFFERING)
  expect(view()).toMatchObject({ tables: ['1', '2'], heldOut: [], events: ['touchdown'], called: [] })
  room.moveTo('2026-03-06T18:00:00')
  room.does({ do: 'DrawTable', activity: SPLASH, table: '2', dealtIn: 5, witnesses: ['host'] })
  // Nobody keeps the seats of table 2, so that somebody is asked how many are dealt in.
  expect(view().called).toMatchObject([
    {
      callup: 'U1',
      table: '2',
      seats: 9,
      players: [],
      step: 'splash',
      prize: '$200.00',
      isDealtInAsked: true,
      asks: [],
    },
  ])
  room.does({ do: 'SplashPot', callup: 'U1', drawer: '1', dealtIn: 5, second: 'cage' })
  expect(view().called).toMatchObject([{ step: 'pot won', prize: '$200.00' }])
  room.does({ do: 'AwardPot', callup: 'U1', seats: [{ seat: '4' }] })
  expect(view().called).toEqual([])
})

test('everybody at the table has a thing, and is asked for what must be there', () => {
  const { room, view } = opened(
    LUCKY,
    `drawings: [{ from: '18:00', to: '18:30', gives: prize }]
prizes: { logo hat or T-shirt: $18 }
supplied: { fund: the house pays for it }
shown: [drawing awards and times]
`,
  )
  room.moveTo('2026-03-06T18:00:00')
  room.does({ do: 'EnrolPerson', person: '77', duty: 'none', proposition: false, age: 40 })
  room.does({ do: 'SeatPlayer', table: '1', seat: '3', person: '77' })
  room.does({ do: 'DrawTable', activity: LUCKY, table: '1', witnesses: ['host'] })
  const [called] = view().called
  expect(called).toMatchObject({
    table: '1',
    step: 'each seat',
    prize: '$18.00',
    players: ['3'],
    isDealtInAsked: false,
  })
  expect(called?.asks.length).toBeGreaterThan(0)
})

test('drums have no tables in them', () => {
  const room = openRoom(
    'hawaiian-gardens/big-spin',
    `handOut: ['14:00']
missed: another is drawn
drawings: [{ from: '20:00', to: '20:30', gives: prize }]
prizes: { drawing prize: $500 }
shown: ['times of tickets and drawings, and the prize', rules]
`,
    '2026-03-06T17:50:00',
  )
  const running = runningOf(room.state, 'hawaiian-gardens/big-spin')!
  expect(tableDrawOf(room.state, running, callingOf(running)!, [])).toBeUndefined()
})
