import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { done, PROPERTY } from '../../../tests/house.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { openAudit } from '../../server/door/audit.ts'
import { auditFolder } from '../../server/door/auditfiles.ts'
import { manualClock } from '../../server/house/clock.ts'
import { openHouse } from '../../server/house/kernel.ts'
import { access } from './access.ts'

const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-access-'))
const START = Date.parse('2026-03-02T20:00:00Z')
beforeAll(async () => {
  const clock = manualClock(START)
  const house = await openHouse({ folder, clock, create: PROPERTY })
  const give = (order: Order, by: string) => done(house.submit(order, { by }))
  await give(
    {
      do: 'FoundStaff',
      founders: [
        { person: '1', roles: ['administrator'] },
        { person: '2', roles: ['compliance'] },
      ],
    },
    '1',
  )
  await give({ do: 'EnrolStaff', person: '3', roles: ['floor'], second: '2' }, '1')
  await give({ do: 'EnrolStaff', person: '4', roles: ['count'], second: '2' }, '1')
  clock.advance(3_600_000)
  await give({ do: 'DisableStaff', person: '4' }, '1')
  await house.close()
  const trail = openAudit({ folder: auditFolder(folder), now: () => START + 60_000, dayOf: () => '2026-03-02' })
  trail.note('sign-in failed', { person: '3' })
  trail.note('sign-in', { person: '3', place: 'floor' })
  trail.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(json: boolean): Promise<string> {
  const said: string[] = []
  const print = (text: string) => void said.push(text)
  expect(await access.run({ words: [folder], flags: {}, json, print, complain: print })).toBe(0)
  return said.join('\n')
}

test('everybody by number, with roles, since when and by whom, the last sign-in and every function; who has left has none', async () => {
  const people = JSON.parse(await run(true)) as { person: string }[]
  expect(people.map(({ person }) => person)).toEqual(['1', '2', '3', '4'])
  expect(people[2]).toMatchObject({
    roles: ['floor'],
    since: '2026-03-02T20:00:00.000Z',
    by: ['1', '2'],
    lastSignIn: '2026-03-02T20:01:00.000Z',
    screens: expect.arrayContaining(['floor', 'table']),
    orders: expect.arrayContaining(['VerifyHit', 'DeclineHit']),
    seconds: expect.arrayContaining(['DeclineHit']),
  })
  expect(people[2]).not.toMatchObject({ orders: expect.arrayContaining(['PayClaim']) })
  expect(people[3]).toMatchObject({
    ...{ roles: [], since: '2026-03-02T21:00:00.000Z', by: ['1'], screens: [], orders: [], seconds: [] },
  })
  const printed = await run(false)
  expect(printed).toContain('person 3  floor\n  since     2026-03-02T20:00:00.000Z, by 1 and 2\n')
  expect(printed).toContain('person 4  has left: 2026-03-02T21:00:00.000Z, entered by 1')
})
