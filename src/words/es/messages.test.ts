import { expect, test } from 'vitest'
import { message } from '../../base/message.ts'
import { english, sentenceOf } from '../sentence.ts'
import { MESSAGES } from './messages.ts'

test.each([
  [
    message('profile asks for a form', { form: 'W-2G', threshold: { from: '200000' }, by: '26 USC 6041' }),
    'the house profile asks for the form W-2G before $2,000.00 or more are paid (26 USC 6041)',
    'el perfil de la casa pide el formulario W-2G antes de pagar $2,000.00 o más (26 USC 6041)',
  ],
  [
    message('profile asks for a period form', {
      form: 'CTR',
      threshold: { over: '1000000' },
      in: ['cash'],
      sum: 'business day',
      total: '1625000',
      period: '2026-03-10',
      by: '31 CFR 1021.311',
    }),
    'the house profile asks for the form CTR before a person gets more than $10,000.00 in cash in a business day; with this one it is $16,250.00 in 2026-03-10 (31 CFR 1021.311)',
    'el perfil de la casa pide el formulario CTR antes de que una persona reciba más de $10,000.00 en efectivo en un día de negocio; con este son $16,250.00 en 2026-03-10 (31 CFR 1021.311)',
  ],
  [
    message('drawer holds too little', { drawer: '7', holds: '1000', wanted: '2000' }),
    'drawer 7 holds $10.00; $20.00 are to be paid',
    'el cajón 7 tiene $10.00; hay que pagar $20.00',
  ],
  [
    message('claim of somebody is open', { claim: 'C7', to: 'table 1 seat 3' }),
    'claim C7 of table 1 seat 3 is open; it is paid or expires first',
    'el reclamo C7 de mesa 1 asiento 3 está abierto; primero se paga o vence',
  ],
  [
    message('fee is returned', {
      why: message('activity halted', { activity: 'bay-101/blazing-7s', status: 'stopped', why: 'by order' }),
    }),
    'bay-101/blazing-7s is stopped: by order; the fee is returned',
    'bay-101/blazing-7s está detenida: by order; la cuota se devuelve',
  ],
  [
    message('posted prize is not lowered', { line: 'four of a kind', from: '30000', to: '20000' }),
    'the prize for four of a kind is posted at $300.00 and cannot be lowered to $200.00',
    'el premio por póker está anunciado en $300.00 y no se puede bajar a $200.00',
  ],
])('%o', (told, inEnglish, inSpanish) => {
  expect(english(told)).toBe(inEnglish)
  expect(sentenceOf(MESSAGES, told)).toBe(inSpanish)
})
