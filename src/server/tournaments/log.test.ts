import { expect, test } from 'vitest'
import { DOUBLE, STRUCTURE, TOURNAMENTS, TournamentRoom } from '../../../tests/tournament.ts'
import { dollars } from '../../base/money.ts'
import { csvOfLog, isWhole, resultsOfLog } from '../../views/tournaments/logtext.ts'
import { en } from '../../words/en/en.ts'
import { pdfOf } from '../paper/pdf.ts'
import { logFile, logView } from './log.ts'

const SAID = { words: en, language: 'en', at: 0 }

test('no log before the prizes; then what it would say, and once signed what was signed, as a file too', async () => {
  const room = new TournamentRoom()
  const posted = `buyIn: $100, fee: $10, ${STRUCTURE}, pays: { kind: percentages, places: [50%, 30%, 20%] }`
  const activity = room.open(TOURNAMENTS, 'night', posted)
  room.enter(activity, 4)
  room.does({ do: 'StartTournament', activity })
  expect(logView(room, activity)).toEqual({ names: {} })
  expect(logFile(logView(room, activity), SAID)).toBeUndefined()
  room.out(activity, ['E4', 'E3', 'E2'])
  room.award(activity)
  expect(logView(room, activity)?.signed).toBeUndefined()
  room.does({ do: 'SignTournamentLog', activity, tables: 1 })
  const paper = logFile(logView(room, activity), SAID)!
  const facts = paper.blocks.find((block) => block.is === 'facts')!
  expect(facts.rows).toContainEqual(['Prize pool', '$400.00'])
  expect(facts.rows).toContainEqual(['Participants', '4 (4 entries)'])
  const [fees, results] = paper.blocks.filter((block) => block.is === 'table')
  expect(fees!.rows[0]).toEqual(['Entry fee', '$10.00', '4', '$40.00'])
  expect(results!.rows.map(([place, , , paid]) => [place, paid])).toEqual([
    ['1', '$200.00'],
    ['2', '$120.00'],
    ['3', '$80.00'],
  ])
  expect(new TextDecoder().decode((await pdfOf(paper)).slice(0, 5))).toBe('%PDF-')
  expect(logView(room, 'bay-101/blazing-7s')).toBeUndefined()
})

test.each([
  ['[R12] as posted', 3, '$30.00, paid to place 3'],
  ['[R12] to the last paid one where fewer play', 2, '$20.00, paid to place 2: place 3, as posted, was not paid'],
])('what rounding left: %s', (_, players, says) => {
  const room = new TournamentRoom()
  const rounded = 'rounding: { to: $20, rest: 3 }, pays: { kind: percentages, places: [50%, 30%, 20%] }'
  const activity = room.open(TOURNAMENTS, 'night', `buyIn: $50, fee: $0, ${STRUCTURE}, ${rounded}`)
  const entries = room.enter(activity, players)
  room.does({ do: 'StartTournament', activity })
  room.out(activity, entries.slice(1).toReversed())
  room.award(activity)
  const found = logView(room, activity)!
  const csv = isWhole(found) ? csvOfLog(found, en, (by) => by) : []
  expect(csv).toContainEqual(['Left by rounding or over the posted amounts', says])
})

test('[L16 L17] what a place has is told apart from bounties that were paid with it', () => {
  const room = new TournamentRoom()
  const bounties = 'bounties: { targets: everybody, amount: $10, from: pool, paid: at the own exit }'
  const pays = 'pays: { kind: percentages, places: [60%, 40%] }'
  const activity = room.open(TOURNAMENTS, 'night', `buyIn: $50, fee: $0, ${STRUCTURE}, ${bounties}, ${pays}`)
  room.enter(activity, 3)
  room.does({ do: 'StartTournament', activity })
  room.out(activity, ['E3', 'E2'], 'E1')
  room.award(activity)
  const found = logView(room, activity)!
  const results = isWhole(found) ? resultsOfLog(found, en) : []
  // Three bounties, two won and the own one; $120 for the places.
  expect(results).toEqual([
    ['1', '1001', 'bounties $30.00', '$102.00'],
    ['2', '1002', '', '$48.00'],
  ])
})

test('[44] rules that ask for no log have nobody sign it, and say nothing of years', () => {
  const room = new TournamentRoom()
  const structure = STRUCTURE.replace('seats: 9', 'seats: 10')
  const posted = `buyIn: $100, fee: $10, field: 10, ${structure}, pays: { kind: double }`
  const activity = room.open(DOUBLE, 'table', posted)
  const entries = room.enter(activity, 10)
  room.does({ do: 'StartTournament', activity })
  room.out(activity, entries.slice(5).toReversed())
  room.award(activity)
  const found = logView(room, activity)!
  const { blocks } = logFile(found, SAID)!
  const texts = blocks.flatMap((block) => (block.is === 'text' ? [block.text] : []))
  expect([found.isNotAsked, ...texts]).toEqual([true, en.tournamentLog.notAsked])
  expect(isWhole(found) && csvOfLog(found, en, (by) => by).at(-1)).toEqual([en.tournamentLog.notAsked])
})

test('[S3 L6 L13] a deal in detail, in files too; the advertised time; buy-ins that the house gave', () => {
  const room = new TournamentRoom()
  const posted = `buyIn: $100, fee: $10, ${STRUCTURE}, wonAt: [Reno], pays: { kind: percentages, places: [60%, 40%] }`
  const activity = room.open(TOURNAMENTS, 'night', posted)
  room.enter(activity, 2)
  room.does({ do: 'Register', activity, person: 'G', way: 'given', from: 'Reno' })
  room.does({ do: 'StartTournament', activity })
  room.out(activity, ['E3'])
  const shares = [
    { entry: 'E1', amount: dollars(160) },
    { entry: 'E2', amount: dollars(140) },
  ]
  const deal = { method: 'custom', shares, consents: ['E1', 'E2'], note: 'at the break', second: '21' } as const
  room.does({ do: 'AgreeDeal', activity, ...deal })
  room.award(activity)
  const found = logView(room, activity)!
  const { blocks } = logFile(found, SAID)!
  const facts = new Map(blocks.find((block) => block.is === 'facts')!.rows as [string, string][])
  expect(facts.get('Day, date and time as advertised')).toBe('Fri, May 8, 2026, 7:00 PM')
  expect(facts.get('Source of the prize pool')).toBe('Buy-ins $300.00 (paid $200.00, given by the house $100.00)')
  expect(facts.get('Deal among the players')).toMatch(
    /^Custom, over \$300\.00 · agreed by all 2 who were left, .+ · at the break$/,
  )
  const tables = blocks.filter((block) => block.is === 'table')
  // How often stands between two amounts, at the right as they do.
  expect(tables[0]!.columns.map(({ isMoney, isCount }) => isMoney ?? isCount ?? false)).toEqual([
    false,
    true,
    true,
    true,
  ])
  expect(tables[1]!.rows.map(([, paid]) => paid)).toEqual(['$160.00', '$140.00'])
  const csv = isWhole(found) ? csvOfLog(found, en, (by) => by) : []
  expect(csv).toContainEqual(['Deal among the players', 'Paid'])
  // A file for programs keeps the date as programs write it, with the day that the document asks for.
  expect(csv).toContainEqual(['Day, date and time as advertised', 'Friday, 2026-05-08 19:00'])
})

test('[L18] the files name who signed, whether or not the page knows the staff yet', () => {
  const room = new TournamentRoom()
  const activity = room.open(
    TOURNAMENTS,
    'night',
    `buyIn: $100, fee: $10, ${STRUCTURE}, pays: { kind: percentages, places: [100%] }`,
  )
  room.enter(activity, 2)
  room.does({ do: 'StartTournament', activity })
  room.out(activity, ['E2'])
  room.award(activity)
  room.does({ do: 'SignTournamentLog', activity, tables: 1 })
  const found = logView(room, activity)!
  const signed = { ...found, signed: { ...found.signed!, name: 'Nadia' } }
  expect(isWhole(signed) && csvOfLog(signed, en, () => '…').at(-1)?.[1]).toMatch(/^Signed by Nadia, /)
})
