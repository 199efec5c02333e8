import { expect, test } from 'vitest'
import { scenarioIn } from '../../../tools/scenarios.ts'
import { playScenario } from '../../sim/scenario/play.ts'
import { drawingDesks } from './desk.ts'

const KB = 1_024
const stateOf = (file: string) => playScenario(scenarioIn(file))[0]!.state
const at = (local: string) => ({ at: Date.parse(`${local}-08:00`), local })

test('members by points: the first of them and how many there are, and the desk stays small', () => {
  const state = stateOf('scenarios/wheel-of-cards/tracking.yaml')
  const activity = 'hawaiian-gardens/wheel-of-cards'
  const points = state.points.get(activity) ?? new Map()
  state.points.set(activity, points)
  for (let member = 0; member < 20_000; member++) points.set(`member ${member}`, 1 + (member % 9))
  const [desk] = drawingDesks(state, at('2026-03-09T14:05:00'))
  expect(desk).toMatchObject({ from: 'points', isByProgram: true })
  expect(desk!.eligible).toHaveLength(200)
  expect(desk!.eligibleCount).toBeGreaterThanOrEqual(20_000)
  expect(desk!.points?.rows).toHaveLength(50)
  expect(JSON.stringify(desk).length).toBeLessThan(50 * KB)
})

test('a full drum: a count, the numbers that are handed out, and no list', () => {
  const state = stateOf('scenarios/prize-wheel/a-friday.yaml')
  const activity = 'bay-101/prize-wheel'
  for (let number = 1_000; number < 101_000; number += 2)
    state.tickets.push({
      first: number,
      last: number + 1,
      activity,
      to: { kind: 'person', person: `member ${number}` },
      person: `member ${number}`,
      isIn: number < 99_000,
    })
  const [desk] = drawingDesks(state, at('2026-05-15T20:05:00'))
  expect(desk!.drum).toEqual({ in: 98_000, out: 2_000, outFrom: 'T99000', outTo: 'T100999' })
  expect(JSON.stringify(desk).length).toBeLessThan(50 * KB)
})
