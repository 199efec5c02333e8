/** What a draft of an offering lacks or has wrong, in both languages. */
import { expect, test } from 'vitest'
import { type Message, message } from '../base/message.ts'
import { dollars, toWire } from '../base/money.ts'
import { en } from './en/en.ts'
import { es } from './es/es.ts'

const amount = (whole: number): string => toWire(dollars(whole))

test.each<[Message, string, string]>([
  [
    message('amount outside its range', {
      of: { term: 'prize', of: 'four of a kind' },
      amount: amount(301),
      range: { min: amount(50), max: amount(300) },
    }),
    'prize for four of a kind $301.00 is outside $50.00 to $300.00',
    'premio por póker: $301.00 está fuera de $50.00 a $300.00',
  ],
  [
    message('amount not chosen', { of: { term: 'seed', of: 'main' }, range: { min: amount(1_000) } }),
    'initial seed of main is not chosen: $1,000.00 or more',
    'falta elegir: siembra inicial del bote ($1,000.00 o más)',
  ],
  [
    message('amount not chosen', { of: { term: 'administrative fee' }, range: { min: amount(5), max: amount(5) } }),
    'administrative fee for a table-hour is not chosen: $5.00',
    'falta elegir: gasto administrativo por mesa y hora ($5.00)',
  ],
  [
    message('setting not chosen', { setting: 'suit', oneOf: ['hearts', 'spades'] }),
    'suit is not chosen: hearts, spades',
    'falta elegir: palo (corazones, picas)',
  ],
  [
    message('of a drawing', { from: '14:00', to: '15:00', why: message('thing not named', { line: '$50 free play' }) }),
    'drawing of 2:00 PM to 3:00 PM: $50 free play must be merchandise too, as another step is; name it',
    'sorteo de 2:00 p.m. a 3:00 p.m.: $50 en juego gratis también es un objeto si otro paso lo es; nómbrelo',
  ],
])('%o', (complaint, english, spanish) => {
  expect([en.message(complaint), es.message(complaint)]).toEqual([english, spanish])
})
