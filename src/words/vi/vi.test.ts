import { expect, test } from 'vitest'
import { message } from '../../base/message.ts'
import { named } from '../../cards/handname.ts'
import { fiveHigh } from '../../cards/hands/five.ts'
import { parseCards } from '../../cards/notation.ts'
import { en } from '../en/en.ts'
import { textsOf } from '../texts.ts'
import { cardNamed, handName } from './cards.ts'
import { said, vi } from './vi.ts'

const texts = textsOf('vi')

test('every text is composed as keyboards write it: one sign for a letter with its marks', () => {
  expect(texts.filter(({ text }) => text !== text.normalize('NFC'))).toEqual([])
})

test('one word for one idea: a meter is a “hũ”, the floor is the “quản lý sàn”, and nothing is left of a slip', () => {
  expect(texts.filter(({ text }) => /(?<!\p{L})hủ(?!\p{L})|giám sát sàn/u.test(text))).toEqual([])
})

test('what the five screens say is Vietnamese: of whole sentences none is the English one', () => {
  const english = new Set(textsOf('en').map(({ text }) => text))
  // Names of screens of desks, roles of the office and how a house is founded stay as they are.
  const ours = texts.filter(
    ({ group, key }) =>
      !/: (?:screens|roles|signin|general)$/.test(group) &&
      // Of pieces the table is ours; cage and floor speak English.
      !(group === 'screens: pieces' && !/^(?:table|kinds)\./.test(key)),
  )
  expect(
    ours.filter(({ text }) => text.split(' ').length > 3 && english.has(text) && !text.startsWith('Lowball')),
  ).toEqual([])
})

test('amounts stay dollars, cards and hands have their names', () => {
  expect(said.prize({ is: 'amount', amount: '123456' })).toBe('$1,234.56')
  expect(said.prize({ is: 'range', min: '100', max: '20000' })).toBe('$1.00 đến $200.00')
  expect(cardNamed('As')).toBe('át bích')
  const cards = parseCards('9s 9h 9d 9c Kd')
  if (!cards.ok) throw new Error('cards')
  expect(handName(named(fiveHigh(cards.value)))).toBe('tứ quý 9, kèm già')
  expect(said.signLine({ is: 'line', line: 'posted losing hand', least: 'four twos or better', isBeaten: true })).toBe(
    'tứ quý 2 trở lên, bị tay bài cao hơn thắng',
  )
  // As rule files put them together.
  const lines: Readonly<Record<string, string>> = {
    'three sevens same color': 'ba lá 7 cùng màu',
    'three aces of hearts': 'ba lá át cơ',
    'king-high straight flush': 'thùng phá sảnh già',
    'aces full of jacks or better': 'cù lũ át và bồi trở lên',
    'aces full beaten by four of a kind': 'cù lũ át thua tứ quý',
    'Omaha four nines or better beaten': 'tứ quý 9 trở lên bị thua ở Omaha',
    'jacks in front with three tens behind': 'bồi ở trước, ba lá 10 ở sau',
    'natural royal flush': 'sảnh rồng không joker',
    'pair of queens or better': 'đôi đầm trở lên',
    '4th place': 'hạng 4',
    '$50 free play': '$50 chơi miễn phí',
  }
  expect(Object.fromEntries(Object.keys(lines).map((one) => [one, said.line(one)]))).toEqual(lines)
  expect(said.signLine({ is: 'line', line: 'posted losing hand or better in Omaha', least: 'four twos' })).toBe(
    'tứ quý 2 trở lên ở Omaha',
  )
})

test('a line and a sentence that it lacks are told in English, and known to be', () => {
  expect(said.line('a hand that nobody has named')).toBeUndefined()
  const asked = message('whether fee posted')
  expect([said.has(asked.id), vi.message(asked)]).toEqual([true, 'Phí jackpot có được đặt trước khi khóa không?'])
  const desk = message('no such claim', { claim: 'C9' } as never)
  expect([said.has(desk.id), vi.message(desk)]).toEqual([false, en.message(desk)])
})

test('dates and numbers as they are written in Vietnam', () => {
  expect(new Intl.NumberFormat('vi-VN').format(2_598_960)).toBe('2.598.960')
  expect(new Intl.DateTimeFormat('vi-VN', { timeStyle: 'short', timeZone: 'UTC' }).format(0)).toBe('00:00')
})
