import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { done, PROPERTY } from '../../../tests/house.ts'
import { officeRoutes, type ProfileView } from '../../server/desks/office.ts'
import { manualClock } from '../../server/house/clock.ts'
import { openHouse } from '../../server/house/kernel.ts'
import { trailIn } from '../../server/upkeep/records.ts'
import { retention } from './retention.ts'

async function run(folder: string, json: boolean): Promise<string> {
  const said: string[] = []
  const print = (text: string) => void said.push(text)
  expect(await retention.run({ words: [folder], flags: {}, json, print, complain: print })).toBe(0)
  return said.join('\n')
}

test('per class how long, by which rule, since when, and the oldest record: on the page and at the command line alike', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-retention-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const clock = manualClock(Date.parse('2026-03-02T20:00:00Z'))
  const house = await openHouse({ folder, clock, create: PROPERTY })
  const text = `keep:
  - { from: 2020-01-01, class: journal, years: 5, by: the old rule }
  - { from: 2026-01-01, class: journal, years: 7, by: the state }
  - { from: 2026-01-01, class: audit trail, years: 7, by: the state }
`
  await done(house.submit({ do: 'SetProfile', text }, { by: '1' }))
  clock.advance(86_400_000)
  const trail = trailIn(house, folder)
  trail.note('sign-in', { person: '3' })
  const answer = await officeRoutes(house, undefined, trail).request('/profile')
  const { keep } = (await answer.json()) as ProfileView
  trail.close()
  await house.close()
  expect((await run(folder, false)).split('\n')).toEqual([
    'journal      7 years since 2026-01-01 (the state); oldest of 2026-03-02, kept until 2033-03-02',
    'audit trail  7 years since 2026-01-01 (the state); oldest of 2026-03-03, kept until 2033-03-03',
    'register     no rule',
  ])
  expect(keep).toEqual(JSON.parse(await run(folder, true)))
})
