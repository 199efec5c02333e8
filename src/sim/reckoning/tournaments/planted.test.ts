/** Wrong decisions in every money path of tournaments: one that the auditor does not report fails here. */
import { describe, expect, test } from 'vitest'
import { DRAWER, STRUCTURE, TOURNAMENTS, TournamentRoom, usd } from '../../../../tests/tournament.ts'
import type { Event } from '../../../engine/mechanisms.ts'
import { Difference } from '../../audit/difference.ts'
import type { Heard } from '../books.ts'
import { reckoner } from '../reckoner.ts'
import type { Bug } from '../spoil.ts'
import { OF_TOURNAMENTS } from './planted.ts'

const BASE = `buyIn: $100, fee: $10, ${STRUCTURE}, lateUntilLevel: 2, reEntries: { untilLevel: 2 }, rebuys: { price: $100, chips: 10000, untilLevel: 2 }`
const THREE = 'pays: { kind: percentages, places: [50%, 30%, 20%] }'
const BOUNTY = 'bounties: { targets: everybody, amount: $20, from: pool, paid: at the knock-out }'
const second = 'approver'

/** Everything that moves money: guarantee, bounties, a rebuy undone, an entry void, a charity, a deal, a satellite, called off, a free table. */
function nights(): readonly Heard[] {
  const room = new TournamentRoom()
  const heard: Heard[] = []
  const hear = room.auditor.hear
  room.auditor.hear = (one) => {
    heard.push(one)
    hear(one)
  }
  const evening = room.open(
    TOURNAMENTS,
    'evening',
    `${BASE}, ${THREE}, ${BOUNTY}, guarantee: "$1,000", charity: { name: Food Bank, share: 25%, recognised: yes }`,
  )
  room.enter(evening, 5)
  room.does({ do: 'Unregister', activity: evening, entry: 'E5', drawer: DRAWER }, 'cage')
  room.does({ do: 'StartTournament', activity: evening })
  room.does({ do: 'KnockOut', activity: evening, fallen: [{ entry: 'E2', by: ['E1'], rebuys: true }] })
  room.does({ do: 'Rebuy', activity: evening, entry: 'E2', drawer: DRAWER }, 'cage')
  room.does({ do: 'UndoKnockOut', activity: evening, out: 'K1', drawer: DRAWER, reason: 'wrong', second }, 'cage')
  room.out(evening, ['E4'], 'E1')
  room.register(evening, '1004')
  room.out(evening, ['E6', 'E3', 'E2'], 'E1')
  room.award(evening)
  room.does({ do: 'RepayDrawer', activity: evening, drawer: DRAWER }, 'accounting')
  room.does({ do: 'PayCharity', activity: evening, reference: 'check 1', second }, 'accounting')

  const target = room.open(TOURNAMENTS, 'main', `buyIn: $300, fee: $30, ${STRUCTURE}, ${THREE}`)
  const seats = `pays: { kind: fixed and remainder, prize: $330, item: seat, form: tournament entry, into: ${target} }`
  const satellite = room.open(TOURNAMENTS, 'satellite', `${BASE}, ${seats}`)
  room.enter(satellite, 4)
  room.does({ do: 'StartTournament', activity: satellite })
  room.out(satellite, ['E4', 'E3', 'E2'])
  room.award(satellite)
  const { hit } = room.tournament(satellite).wins[0]!
  room.verify(hit)
  const claim = room.tournament(satellite).wins[0]!.paid.find(({ form }) => form === 'entry')!.claim!
  room.does({ do: 'ShowId', claim, person: '1001', copied: true }, 'cage')
  room.does({ do: 'Register', activity: target, person: '1001', way: 'won', drawer: DRAWER, claim }, 'cage')
  room.does({ do: 'CallOffTournament', activity: target, reason: 'too few', second })
  room.does({ do: 'RefundEntry', activity: target, entry: 'E1', drawer: DRAWER }, 'cage')

  const free = room.open(TOURNAMENTS, 'free', `${BASE}, ${THREE}, ${BOUNTY}`)
  room.enter(free, 3)
  room.does({ do: 'SetTable', table: '7', game: 'holdem', seats: 9, decks: 1, kind: 'free' }, 'floor')
  room.does({ do: 'OpenTable', table: '7' }, 'floor')
  for (const person of ['2001', '2002']) room.does({ do: 'EnterFree', activity: free, person, table: '7' })
  room.does({ do: 'KnockOutFree', activity: free, player: 'N2', how: 'hand', won: ['N1'] }, 'dealer')
  room.does({ do: 'EndFreePlay', activity: free, table: '7', second })

  const dealt = room.open(TOURNAMENTS, 'dealt', `${BASE}, ${THREE}`)
  room.enter(dealt, 3)
  room.does({ do: 'StartTournament', activity: dealt })
  room.out(dealt, ['E3'])
  const shares = [
    { entry: 'E1', amount: usd(120) },
    { entry: 'E2', amount: usd(120) },
  ]
  room.does({ do: 'AgreeDeal', activity: dealt, method: 'even', shares, consents: ['E1', 'E2'], note: 'even', second })
  return heard
}
const NIGHTS = nights()

/** As a house with that bug would have decided it, the first time that it comes up. */
function spoilt(bug: Bug): Heard[] | undefined {
  let isDone = false
  const wrong = NIGHTS.map(({ command, events }) => ({
    command,
    events: events.map((event): Event => {
      const instead = isDone ? undefined : bug(event)
      if (instead === undefined) return event
      isDone = true
      return instead
    }),
  }))
  return isDone ? wrong : undefined
}

test('the nights as they were: nothing to report', () => {
  const auditor = reckoner()
  for (const one of NIGHTS) auditor.hear(one)
})

describe('reported', () => {
  test.each(Object.entries(OF_TOURNAMENTS))('%s', (_, bug) => {
    const wrong = spoilt(bug)
    expect(wrong).toBeDefined()
    const auditor = reckoner()
    expect(() => {
      for (const one of wrong ?? []) auditor.hear(one)
    }).toThrow(Difference)
  })
})
