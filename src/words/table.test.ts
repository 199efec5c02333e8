/** What the dealer of a game against the house is told, in both languages and beside its verb. */
import { expect, test } from 'vitest'
import { type Message, message } from '../base/message.ts'
import { dollars, toWire } from '../base/money.ts'
import { en } from './en/en.ts'
import { es } from './es/es.ts'

const amount = (whole: number): string => toWire(dollars(whole))

test.each<[Message, string, string, string]>([
  [
    message('wager settled', {
      seat: '1',
      wager: 'play',
      what: 'wager',
      does: 'pay',
      wagered: amount(10),
      win: amount(10),
      from: 'tray',
      isReturned: true,
      odds: '1 to 1',
    }),
    'seat 1 play: pay $10.00 and $10.00 back (at 1 to 1)',
    'seat 1 play: $10.00 and $10.00 back (at 1 to 1)',
    'asiento 1, Play: $10.00 y $10.00 de vuelta (1 a 1)',
  ],
  [
    message('wager settled', {
      seat: '4',
      wager: 'progressive',
      what: 'envy',
      does: 'pay',
      wagered: '0',
      win: amount(300),
      from: 'tray',
      isReturned: false,
      hand: 'straight flush',
      of: '6',
    }),
    'seat 4 envy on progressive: pay $300.00 (straight flush for the hand of seat 6)',
    'seat 4 envy on progressive: $300.00 (straight flush for the hand of seat 6)',
    'asiento 4, envidia de progresivo: $300.00 (escalera de color del asiento 6)',
  ],
  [
    message('wager settled', {
      seat: '6',
      wager: 'progressive',
      what: 'wager',
      does: 'pay',
      wagered: '0',
      win: amount(4_800),
      from: 'meter',
      isReturned: false,
      hand: 'straight flush',
      odds: '10% of meter',
    }),
    'seat 6 progressive: pay $4,800.00 (straight flush at 10% of meter), from the meter, not from the tray',
    'seat 6 progressive: $4,800.00 (straight flush at 10% of meter), from the meter, not from the tray',
    'asiento 6, progresivo: $4,800.00 (escalera de color, 10% del bote), del bote, no de la bandeja',
  ],
  [
    message('dealer has', { cards: 'Ks Kd Qh Jc 5d' }),
    'the dealer has pair of kings, queen jack kickers',
    "the dealer's hand: pair of kings, queen jack kickers",
    'la mano del crupier: pareja de reyes, con reina, jota',
  ],
  [
    message('wager forfeited', { wager: 'ante', seat: '3', amount: amount(15), why: 'fold', in: 'layout' }),
    'ante of seat 3, forfeited: $15.00',
    'ante of seat 3, forfeited: $15.00',
    'Ante del asiento 3, perdido por retirarse: $15.00',
  ],
  [
    message('lock wager', { wager: 'progressive', lit: ['2', '5'] }),
    'lock progressive in the system; lit until the round is over: seat 2, seat 5',
    'progressive in the system; lit until the round is over: seat 2, seat 5',
    'progresivo en el sistema; luz encendida hasta el final de la ronda: asientos 2, 5',
  ],
  [
    message('all hands void', { why: message('seat dealt wrongly', { seat: '2', dealt: 4, right: 5 }) }),
    'all hands are void: seat 2 has 4 cards, not 5',
    'all hands are void: seat 2 has 4 cards, not 5',
    'todas las manos son nulas: el asiento 2 tiene 4 cartas, no 5',
  ],
])('%o', (told, recorded, beside, spanish) => {
  expect([en.message(told), en.instruction(told), es.instruction(told)]).toEqual([recorded, beside, spanish])
})
