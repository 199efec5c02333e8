import { expect, test } from 'vitest'
import { crowdOf, type Word } from './crowd.ts'
import { partsOf } from './parts.ts'
import { messagesOf } from './relay.ts'

const signs = (...players: readonly [string, number][]): string =>
  JSON.stringify(players.map(([activity, left]) => ({ activity, players: left })))

test('one of a list is another only when itself changes, and is gone when it is gone', () => {
  const apart = partsOf('tournamentsigns')
  const read = (word: Word) => new TextDecoder().decode(word.words)
  const first = apart(1, 10, signs(['noon', 20], ['night', 9]))!
  expect(read(first('noon'))).toBe('id: 10\nevent: tournamentsigns\ndata: [{"activity":"noon","players":20}]\n\n')
  const second = apart(2, 11, signs(['noon', 20], ['night', 8]))!
  expect(second('noon').version).toBe(first('noon').version)
  expect(second('night')).toMatchObject({ version: 2 })
  const third = apart(3, 12, signs(['night', 8]))!
  expect(third('night').version).toBe(2)
  expect(third('noon').version).not.toBe(1)
  expect(read(third('noon'))).toContain('data: []')
  // And is there again.
  expect(apart(4, 13, signs(['noon', 20]))!('noon').version).toBe(4)
})

test('other views are not taken apart', () => {
  expect(partsOf('meters')(1, 1, '[{"activity":"noon"}]')).toBeUndefined()
})

test('who follows one hears of that one, and of whole views beside it; others hear all', async () => {
  const apart = partsOf('tournamentsigns')
  const words = new TextEncoder()
  let said = signs(['noon', 20], ['night', 9])
  let version = 1
  const crowd = crowdOf(
    {
      word: (view) =>
        view === 'house'
          ? { version: 1, words: words.encode('event: house\ndata: {}\n\n') }
          : { version, words: words.encode(`event: ${view}\ndata: ${said}\n\n`), part: apart(version, version, said) },
      beat: () => undefined,
    },
    { updateMs: 0 },
  )
  const hear = (part?: string) => messagesOf(crowd.listen(['tournamentsigns', 'house'], undefined, { part })!)
  const [phone, wall] = [hear('noon'), hear()]
  const next = async (from: typeof phone) => ((await from.next()).value as { event: string; data: string } | undefined)!
  expect((await next(phone)).data).toBe(signs(['noon', 20]))
  expect((await next(phone)).event).toBe('house')
  expect((await next(wall)).data).toBe(said)
  await next(wall)
  for (const [noon, night] of [
    [20, 8],
    [20, 7],
    [19, 7],
  ] as const) {
    said = signs(['noon', noon], ['night', night])
    version += 1
    crowd.poke()
    expect((await next(wall)).data).toBe(said)
  }
  // Two changes of the other one were not its own.
  expect((await next(phone)).data).toBe(signs(['noon', 19]))
  crowd.close()
})
