import { expect, test } from 'vitest'
import { message } from '../../base/message.ts'
import { itemFrom } from '../../base/openitem.ts'
import { partyFrom } from '../../base/party.ts'
import { sentenceOf } from '../language.ts'
import { english } from '../sentence.ts'
import { MESSAGES } from './messages.ts'

test.each([
  [
    message('profile asks for a form', { form: 'W-2G', threshold: { from: '200000' }, by: '26 USC 6041' }),
    'the house profile requires form W-2G before paying $2,000.00 or more (26 USC 6041)',
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
    'the house profile requires form CTR before a person receives more than $10,000.00 in cash in a business day; this prize makes it $16,250.00 in 2026-03-10 (31 CFR 1021.311)',
    'el perfil de la casa pide el formulario CTR antes de que una persona reciba más de $10,000.00 en efectivo en un día de negocio; con este premio son $16,250.00 en 2026-03-10 (31 CFR 1021.311)',
  ],
  [
    message('drawer holds too little', { drawer: '7', holds: '1000', wanted: '2000' }),
    'drawer 7 holds $10.00; $20.00 is to be paid',
    'el cajón 7 tiene $10.00; hay que pagar $20.00',
  ],
  [
    message('claim of somebody is open', { claim: 'C7', to: partyFrom('table 1 seat 3') }),
    'claim C7 of table 1 seat 3 is open; it must be paid or expire first',
    'el reclamo C7 de mesa 1 asiento 3 está abierto; primero se paga o vence',
  ],
  [
    message('activity halted', { activity: 'bay-101/blazing-7s', status: 'stopped', why: 'by order' }),
    'bay-101/blazing-7s is stopped: by order',
    'bay-101/blazing-7s está detenida: by order',
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

test.each([
  [
    message('question not answered', {
      who: partyFrom('table 1 seat 3'),
      asks: message('whether no proposition player'),
    }),
    'mesa 1 asiento 3: ¿No es un jugador de proposición? (sin contestar)',
  ],
  [
    message('question not answered', {
      who: partyFrom('table A 2 seat 3 backline 1'),
      asks: message('whether present'),
    }),
    'mesa A 2 asiento 3 detrás 1: ¿Está presente este jugador? (sin contestar)',
  ],
  [
    message('question not answered', { who: partyFrom('table 4 player-dealer'), asks: message('whether seated') }),
    'jugador-banca de la mesa 4: ¿Es el jugador sentado? (sin contestar)',
  ],
  [
    message('question not answered', { who: { kind: 'round' }, asks: message('whether no misdeal') }),
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
    message('card at two places', { card: 'As', place: 'flop', before: 'seat 3 hole', table: '1', decks: 1 }),
    'la carta as de picas se anotó dos veces, en las cartas tapadas del asiento 3 y en el flop; la mesa 1 juega con una baraja',
  ],
  [
    message('card at two places', { card: 'Xx', place: 'seat 2 hand', before: 'seat 1 hand', table: '1', decks: 2 }),
    'la carta comodín se anotó 3 veces, la última en las cartas del asiento 2; la mesa 1 juega con 2 barajas',
  ],
  [
    message('open items not named', {
      items: ['hit H3', 'sensor of table 4', 'period of la/lucky until 2026-03-02 18:00', 'la/lucky paused'].map(
        itemFrom,
      ),
    }),
    'en la lista falta lo que ahora está abierto: acierto H3, sensor de la mesa 4, periodo de la/lucky hasta 2026-03-02 18:00, la/lucky en pausa; mírela de nuevo y firme',
  ],
  [
    message('no limit posted', {
      table: '1',
      found: message('no rate for the limit', { limits: ['$5-$50', '$20-$100'] }),
    }),
    'en la mesa 1 no hay límite de apuesta anunciado y la cuota va por él; no hay tarifa para los límites que nadie nombra; hay $5-$50, $20-$100',
  ],
])('%o', (one, spanish) => expect(sentenceOf(MESSAGES, one)).toBe(spanish))
