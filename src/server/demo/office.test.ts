import { expect, test } from 'vitest'
import { done } from '../../../tests/house.ts'
import { offeringOf, ruleOf } from '../../engine/offerings/running.ts'
import { checkOffering } from '../../rulebook/checks/offeringcheck.ts'
import { manualClock } from '../house/clock.ts'
import { openDemoOffice } from './office.ts'
import { openDemoHouse } from './setup.ts'

const RAISED = 'bay-101/bonus-hand-progressive-v1-1'

test('whoever opens the demo finds two walls, a change to approve and tickets in the drums; what is taken away stays away', async () => {
  const house = await openDemoHouse(
    { memory: true, hasVisitors: true },
    manualClock(Date.parse('2026-03-10T20:00:00-07:00')),
  )
  expect([...house.state.screens.keys()]).toEqual(['lobby', 'poker-room'])
  const { draft, running } = house.state.offerings.get(RAISED)!
  expect(draft).toMatchObject({ version: 2, isApproved: false })
  const next = offeringOf(draft!.text)
  expect(next.prizes).toMatchObject({ 'four of a kind': 40_000n, 'full house': 7_500n })
  expect(offeringOf(running!.text).prizes).toMatchObject({ 'four of a kind': 30_000n, 'full house': 5_000n })
  expect(checkOffering(ruleOf(running!.rule), next).wrong).toEqual([])

  // Two drums hold tickets of hands that two people have verified; those on paper were collected.
  const inDrum = (activity: string) => house.state.tickets.filter((one) => one.activity === activity)
  expect(inDrum('hawaiian-gardens/beat-the-dealer')).toHaveLength(3)
  expect(inDrum('hawaiian-gardens/cash-drawing')).toHaveLength(6)
  expect(inDrum('hawaiian-gardens/cash-drawing').every(({ isIn }) => isIn)).toBe(true)

  await done(house.submit({ do: 'RemoveScreen', screen: 'lobby' }, { by: '61' }))
  await done(house.submit({ do: 'CancelOffering', activity: RAISED, reason: 'not this year' }, { by: '62' }))
  await openDemoOffice(house)
  expect(house.state.offerings.get(RAISED)?.draft).toBeUndefined()
  expect([...house.state.screens.keys()]).toEqual(['poker-room'])
  await house.close()
})
