import { afterEach, expect, test, vi } from 'vitest'
import { crowdOf, sendStraight, viewWords } from './crowd.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('with the wall clock an hour back a screen that comes, and every one that is there, is told at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.parse('2026-03-11T03:00:00Z'))
  let version = 1
  const word = async () => ({ version, words: viewWords(version, 'tables', `"${version}"`) })
  const crowd = crowdOf({ word, beat: () => undefined }, { updateMs: 20 })
  const first = reader(crowd.listen(['tables'])!)
  await first.until('data: "1"')
  vi.setSystemTime(Date.parse('2026-03-11T02:00:00Z'))
  const second = reader(crowd.listen(['tables'])!)
  await second.until('data: "1"')
  version = 2
  crowd.poke()
  await Promise.all([first.until('data: "2"'), second.until('data: "2"')])
  expect(crowd.listeners()).toBe(2)
  crowd.close()
})

test('what did not fit is told as soon as there is room, as it is by then, and not a second time', async () => {
  const versions = new Map([
    ['tables', 1],
    ['hits', 1],
  ])
  const word = async (view: string) => {
    const version = versions.get(view) ?? 1
    return { version, words: viewWords(version, view as 'tables', `"${view} ${version}"`) }
  }
  const crowd = crowdOf({ word, beat: () => undefined }, { updateMs: 0 })
  const told: string[] = []
  let isFull = false
  let room: () => void = () => undefined
  const said = () => told.join('').match(/(?<=^data: ).*$/gm)
  const outlet = {
    isFull: () => isFull,
    write(words: Uint8Array) {
      told.push(new TextDecoder().decode(words))
      isFull = told.length > 1
    },
    end: () => undefined,
    onRoom: (then: () => void) => {
      room = then
    },
  }
  sendStraight(crowd.listen(['tables', 'hits', 'claims'])!, outlet, () => undefined)
  await expect.poll(said).toEqual(['"tables 1"'])
  versions.set('hits', 2)
  const beside = reader(crowd.listen(['hits'])!)
  await beside.until('data: "hits 2"')
  expect(said()).toHaveLength(1)
  isFull = false
  room()
  expect(said()).toEqual(['"tables 1"', '"hits 2"'])
  isFull = false
  room()
  expect(said()).toEqual(['"tables 1"', '"hits 2"', '"claims 1"'])
  isFull = false
  room()
  expect(said()).toHaveLength(3)
  crowd.close()
})

function reader(stream: ReadableStream<Uint8Array>) {
  const source = stream.getReader()
  const text = new TextDecoder()
  let all = ''
  return {
    async until(said: string): Promise<void> {
      while (!all.includes(said)) {
        const { value, done } = await source.read()
        if (done) throw new Error(`the stream ended after ${all}`)
        all += text.decode(value)
      }
    },
  }
}
