import { expect, test } from 'vitest'
import { type Message, message } from '../../base/message.ts'
import { sentenceOf } from '../sentence.ts'
import { MESSAGES } from './messages.ts'

const es = (one: Message) => sentenceOf(MESSAGES, one)

test.each([
  [
    message('question not answered', { who: 'table 1 seat 3', asks: message('whether no proposition player') }),
    'mesa 1 asiento 3: ¿No es un jugador de la casa? (sin contestar)',
  ],
  [
    message('question not answered', { who: 'table A 2 seat 3 backline 1', asks: message('whether present') }),
    'mesa A 2 asiento 3 detrás 1: ¿Está presente este jugador? (sin contestar)',
  ],
  [
    message('question not answered', { who: 'table 4 player-dealer', asks: message('whether seated') }),
    'jugador-banca de la mesa 4: ¿Es el jugador sentado? (sin contestar)',
  ],
  [
    message('question not answered', { who: 'the hand', asks: message('whether no misdeal') }),
    'la mano: ¿No hubo mal reparto? (sin contestar)',
  ],
  [message('no fee taken at table', { activity: 'lucky', table: '4' }), 'en la mesa 4 no se toma cuota de lucky'],
  [
    message('hit not waiting for verification', { hit: 'H2', status: 'verified' }),
    'el acierto H2 está verificado, no espera verificación',
  ],
  [
    message('none beaten', { lines: ['four of a kind or better', 'aces full of kings or better'] }),
    'no se venció a póker o mejor ni a full de ases con reyes o mejor',
  ],
  [
    message('amount outside the posted', { min: '5000', max: '30000', amount: '30100' }),
    '$301.00 está fuera de lo anunciado, de $50.00 a $300.00',
  ],
  [
    message('card too often', { card: 'As', place: 'flop', before: 'seat 3 hole', table: '1', decks: 1 }),
    'la carta as de picas está en: flop; y en: asiento 3 (cartas tapadas); la mesa 1 juega con una baraja',
  ],
  [
    message('card too often', { card: 'Xx', place: 'seat 2 hand', before: 'seat 1 hand', table: '1', decks: 2 }),
    'la carta comodín está en: mano del asiento 2; y en: mano del asiento 1; la mesa 1 juega con 2 barajas',
  ],
  [
    message('open items not named', {
      items: ['hit H3', 'sensor of table 4', 'period of lucky until 2026-03-02 18:00', 'lucky paused'],
    }),
    'en la lista falta lo que ahora está abierto: acierto H3, sensor de la mesa 4, periodo de lucky hasta 2026-03-02 18:00, lucky en pausa; mírela de nuevo y firme',
  ],
  [
    message('no limit posted', {
      table: '1',
      found: message('no rate for the limit', { limits: ['$5-$50', '$20-$100'] }),
    }),
    'en la mesa 1 no hay límite de apuesta anunciado y la cuota va por él; no hay tarifa para los límites que nadie nombra; hay $5-$50, $20-$100',
  ],
])('%o', (one, spanish) => expect(es(one)).toBe(spanish))
