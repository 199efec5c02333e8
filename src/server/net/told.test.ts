import { expect, test } from 'vitest'
import { type Change, changed } from '../../views/change.ts'
import { crowdOf } from './crowd.ts'
import { messagesOf } from './relay.ts'
import { tellerOf } from './told.ts'

const room = (rounds: readonly number[]): string =>
  JSON.stringify(rounds.map((round, n) => ({ table: String(n + 1), seats: 9, game: 'holdem', round })))

test('a round at one of two hundred tables costs those who ask for changes a line; others hear all', async () => {
  const tell = tellerOf('tables')
  const rounds = Array.from({ length: 200 }, () => 7)
  let told = tell(1, room(rounds))
  const crowd = crowdOf({ word: () => told, beat: () => undefined }, { updateMs: 0 })
  const hear = (takesChanges: boolean) => messagesOf(crowd.listen(['tables'], undefined, { takesChanges })!)
  const next = async (from: ReturnType<typeof hear>) => (await from.next()).value!
  const [desk, board] = [hear(true), hear(false)]
  let known = (await next(desk)).data
  expect(known).toBe(told.text)
  expect((await next(board)).data).toBe(told.text)
  for (const table of [120, 3, 199]) {
    told = tell(2 + table, room(rounds.with(table, 8)))
    crowd.poke()
    const { id, event, data } = await next(desk)
    expect([id, event]).toEqual([String(2 + table), 'change'])
    expect(data.length).toBeLessThan(400)
    const { view, change } = JSON.parse(data) as { view: string; change: Change }
    expect(view).toBe('tables')
    known = changed(known, change)
    expect(known).toBe(told.text)
    expect(await next(board)).toMatchObject({ event: 'tables', data: told.text })
  }
  // What was said while nobody listened here is not missed: whoever has not the version before hears all.
  tell(900, room(rounds.with(1, 8)))
  told = tell(901, room(rounds.with(2, 8)))
  crowd.poke()
  expect(await next(desk)).toMatchObject({ event: 'tables', data: told.text })
  // Nor is a change told that is as long as the whole.
  told = tell(902, room([1, 2]))
  crowd.poke()
  expect(await next(desk)).toMatchObject({ event: 'tables', data: told.text })
  crowd.close()
})
