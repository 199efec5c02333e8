/** Sentences of players and dealers: which are there, that nothing of the English is lost, and that their letters can be drawn. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Message, message } from '../../base/message.ts'
import { dollars, toWire } from '../../base/money.ts'
import { ROOMS as ENGLISH } from '../en/messages.ts'
import { textsOf } from '../texts.ts'
import { ROOMS, SAID } from './messages.ts'
import { vi } from './vi.ts'

/** Rooms that phone, board, kiosk, table and practice show as a whole; one that is new in them is told in Vietnamese too. */
const WHOLE = [
  'cards',
  'credits',
  'doubleup',
  'hilo',
  'hits',
  'instructions',
  'judging',
  'pieces',
  'presence',
  'rounds',
  'tablegames',
  'tableRefusals',
] as const

/** Of rooms that desks share: what those screens can show and has no Vietnamese yet. Nothing is added here. */
const LEFT: Readonly<Partial<Record<keyof typeof ENGLISH, readonly string[]>>> = {
  // They name what an office does, which has no Vietnamese.
  server: ['role may not', 'role does not show'],
}

const lacking = (room: keyof typeof ENGLISH): string[] =>
  Object.keys(ENGLISH[room]).filter((id) => !Object.hasOwn(SAID, id))

test.each(WHOLE)('every sentence of the room %s is there', (room) => {
  expect(lacking(room)).toEqual([])
})

test('what is left for these screens is named, by its room, and is not there yet', () => {
  for (const [room, ids] of Object.entries(LEFT))
    expect([room, ids.filter((id) => !lacking(room as keyof typeof ENGLISH).includes(id))]).toEqual([room, []])
})

test('a sentence is in the room of the English one', () => {
  for (const [room, sentences] of Object.entries(ROOMS))
    expect([
      room,
      Object.keys(sentences).filter((id) => !Object.hasOwn(ENGLISH[room as keyof typeof ROOMS], id)),
    ]).toEqual([room, []])
})

/** The names of the values that a sentence takes out of a message. */
const taken = (sentence: unknown): string[] =>
  (/^\(\{([^}]*)\}/.exec(String(sentence))?.[1] ?? '').split(',').flatMap((part) => {
    const [, name] = /^\s*(\w+)/.exec(part) ?? []
    return name === undefined ? [] : [name]
  })

test('no value of the English sentence is lost', () => {
  const english: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(ENGLISH))
  const lost = Object.entries(SAID).flatMap(([id, sentence]) => {
    const own = taken(sentence)
    return taken(english[id]).flatMap((name) => (own.includes(name) ? [] : [`${id}: ${name}`]))
  })
  expect(lost).toEqual([])
})

test('every letter that Latin does not have is in the Vietnamese letters that a page loads', () => {
  const css = readFileSync(join(import.meta.dirname, '..', '..', 'web', 'fonts.vi.css'), 'utf8')
  const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  )
  const isDrawn = (letter: string): boolean => {
    const code = letter.codePointAt(0)!
    return code < 0x100 || ranges.some(([from, to]) => from <= code && code <= to)
  }
  const letters = new Set(textsOf('vi').flatMap(({ text }) => [...text].filter((one) => /\p{L}|\p{M}/u.test(one))))
  expect([...letters].filter((one) => !isDrawn(one))).toEqual([])
})

const amount = (whole: number): string => toWire(dollars(whole))
const settled = { seat: '1', wagered: amount(10), win: amount(10) }

test.each<[Message, string]>([
  [
    message('wager settled', {
      ...settled,
      wager: 'play',
      what: 'wager',
      does: 'pay',
      from: 'tray',
      isReturned: true,
      odds: '1 to 1',
    }),
    'ghế 1, Play: $10.00 và trả lại $10.00 (1 ăn 1)',
  ],
  [
    message('wager settled', {
      ...settled,
      wager: 'progressive',
      what: 'wager',
      does: 'pay',
      from: 'meter',
      isReturned: false,
      hand: 'straight flush',
      odds: '10% of meter',
    }),
    'ghế 1, lũy tiến: $10.00 (thùng phá sảnh, 10% hũ), từ hũ, không từ khay',
  ],
  [message('dealer has', { cards: 'Ks Kd Qh Jc 5d' }), 'bài người chia: đôi già, kèm đầm, bồi'],
  [
    message('shuffler miscounts', { cards: 51, right: 52, back: 'red' }),
    'bộ đỏ khỏi bàn: máy xáo đếm 51 lá, không phải 52',
  ],
  [
    message('all hands void', { why: message('seat dealt wrongly', { seat: '2', dealt: 4, right: 5 }) }),
    'tất cả tay bài bị hủy: ghế 2 có 4 lá, không phải 5',
  ],
  [
    message('wager not offered', { wager: 'aces up', offered: ['ante', 'play'] }),
    'bàn này không có Aces Up; có Ante, Play',
  ],
  [
    message('card at two places', { card: 'As', place: 'flop', before: 'seat 3 hole', table: '1', decks: 1 }),
    'lá át bích được nhập hai lần, ở ghế 3 (bài tẩy) và ở flop; bàn 1 chơi với một bộ bài',
  ],
  [
    message('not judged while halted', {
      halted: [message('activity halted', { activity: 'bay-101/blazing-7s', status: 'stopped', why: 'by order' })],
    }),
    'chưa xét; bay-101/blazing-7s đã ngưng: by order',
  ],
])('%o', (told, said) => {
  expect([vi.has(told.id), vi.instruction(told)]).toEqual([true, said])
})
