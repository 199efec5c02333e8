import { expect, test } from 'vitest'
import { STRUCTURE, TOURNAMENTS, TournamentRoom } from '../../../tests/tournament.ts'
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
