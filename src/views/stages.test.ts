import { expect, test } from 'vitest'
import { PLAY_DOWN } from '../../tests/wheels.ts'
import { isRefusal } from '../base/refusal.ts'
import { cardOf } from '../cards/card.ts'
import type { State } from '../engine/mechanisms.ts'
import type { Running } from '../engine/offerings/running.ts'
import type { Stage, StagePlay } from '../engine/stages/vocabulary.ts'
import { beginKeys, stepKeys } from '../games/keys/game.ts'
import { beginPlayDown, stepPlayDown } from '../games/playdown/game.ts'
import { keysRules, type StageTerms } from '../rulebook/parts/stages.ts'
import { stageOf } from './stages.ts'

const CAR = 'house/car'
const beginning = { by: 'R1', begins: { by: 'R2', at: '22:00' }, pass: { by: 'R3' }, noId: { by: 'R4' } }
const KEYS: Extract<StageTerms, { is: 'keys' }> = {
  is: 'keys',
  ...beginning,
  cards: { by: 'R5', number: 10 },
  order: { by: 'R5' },
  choose: { by: 'R6' },
  try: { by: 'R6' },
  wins: { by: 'R6', line: 'car' },
  fewer: { by: 'reading R1', envelopes: 'all' },
  none: { by: 'reading R2', means: 'choose again' },
}
const DOWN: StageTerms = {
  is: 'play-down',
  ...beginning,
  ...PLAY_DOWN,
  out: { by: 'P1', line: 'out' },
  others: { by: 'P3', line: 'final' },
  first: { by: 'P4', line: 'car' },
}
const sound = <T extends object>(value: T): Exclude<T, { refused: true }> => {
  if (isRefusal(value)) throw new Error(value.reasons[0]?.id)
  return value as Exclude<T, { refused: true }>
}

/** What the desk is shown of one stage of eleven passes; nobody owes anything but U2. */
function shown(terms: StageTerms, local: string, play?: StagePlay, status: Stage['status'] = 'running') {
  const passes = Array.from({ length: 11 }, (_, n) => {
    const owes = n === 1 && play === undefined ? { owes: 'R8' } : {}
    return { callup: `U${n + 1}`, who: { kind: 'person', person: `${n}` } as const, person: `${n}`, ...owes }
  })
  const stage: Stage = { activity: CAR, day: '2026-03-29', passes, status, ...(play === undefined ? {} : { play }) }
  const state = { stages: new Map([['one', stage]]), property: { dayStart: '06:00' } } as unknown as State
  const running = { rule: { activity: CAR, stage: terms }, offering: {} } as unknown as Running
  return stageOf(state, running, { at: 0, local })!
}

test('until its time nobody starts it; who owes identification is marked', () => {
  const before = shown(KEYS, '2026-03-29T21:59:59', undefined, 'gathering')
  expect([before.isDue, before.begins, before.passes[1]?.owes]).toEqual([false, '2026-03-29T22:00', 'R8'])
  expect(shown(KEYS, '2026-03-29T22:00:00', undefined, 'gathering').isDue).toBe(true)
})

test('a time after midnight belongs to the business day before it', () => {
  const late = { ...KEYS, begins: { by: 'R2', at: '00:30' } }
  expect(shown(late, '2026-03-29T22:00:00', undefined, 'gathering').begins).toBe('2026-03-30T00:30')
})

test('keys: whose turn it is, which envelopes are left, and who has tried', () => {
  const rules = keysRules(KEYS)
  const game = [0, 1].reduce(
    (now, n) => sound(stepKeys(rules, now, { do: 'draw card', who: `U${n + 1}`, card: cardOf(n === 0 ? 12 : 0, 3) })),
    sound(beginKeys(rules, ['U1', 'U2'])),
  )
  const chosen = sound(stepKeys(rules, game, { do: 'choose', who: 'U1', envelope: 3 }))
  const { keys } = shown(KEYS, '2026-03-29T22:10:00', { is: 'keys', game: chosen })
  expect(keys).toMatchObject({ phase: 'to choose', order: ['U1', 'U2'], next: 'U2', cards: 10 })
  expect(keys?.free).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10])
})

test('a play-down: seats as they can be, who is counted next, and places once they are', () => {
  const who = Array.from({ length: 11 }, (_, n) => `U${n + 1}`)
  const begun = sound(beginPlayDown(PLAY_DOWN, who))
  const toSeat = shown(DOWN, '2026-03-29T22:00:00', { is: 'play-down', game: begun }).playDown!
  expect(toSeat.seats.slice(0, 3)).toEqual([
    { who: 'U1', table: '1', seat: 1 },
    { who: 'U2', table: '2', seat: 1 },
    { who: 'U3', table: '1', seat: 2 },
  ])
  const seated = sound(stepPlayDown(PLAY_DOWN, begun, { do: 'seat', seats: toSeat.seats }))
  const chips = seated.tables[0]!.who.map((one, n) => ({ who: one, chips: n < 3 ? 900 - n : 500 }))
  const counted = sound(stepPlayDown(PLAY_DOWN, seated, { do: 'count', table: '1', chips }))
  const [one, two] = shown(DOWN, '2026-03-29T23:00:00', { is: 'play-down', game: counted }).playDown!.tables
  // Places 4 to 6 are equal, and four go on.
  expect(one).toMatchObject({ hands: 24, isPlayedOff: true, due: ['U7', 'U9', 'U11'] })
  expect(one?.places.map(({ place }) => place)).toEqual([1, 2, 3, 4, 4, 4])
  expect(two).toMatchObject({ isPlayedOff: false, places: [], due: ['U2', 'U4', 'U6', 'U8', 'U10'] })
})
