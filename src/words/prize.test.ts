import { expect, test } from 'vitest'
import { prize as english } from './en/prize.ts'
import { prize as spanish } from './es/prize.ts'
import type { SignPrize } from './signprize.ts'

const PRIZES: readonly (readonly [SignPrize, en: string, es: string])[] = [
  [{ is: 'amount', amount: '50000' }, '$500', '$500'],
  [{ is: 'amount', amount: '50050' }, '$500.50', '$500.50'],
  [{ is: 'form', form: 'free play', amount: '5000' }, '$50 free play', '$50 en juego gratis'],
  [{ is: 'thing', thing: 'a truck', amount: '3000000' }, 'a truck ($30,000)', 'a truck ($30,000)'],
  [{ is: 'range', min: '500', max: '20000' }, '$5 to $200', 'de $5 a $200'],
  [{ is: 'range', min: '500' }, '$5 or more', '$5 o más'],
  [{ is: 'share', share: '10%' }, '10% of the meter', '10% del bote'],
  [{ is: 'tickets', tickets: 1 }, '1 ticket', '1 boleto'],
  [{ is: 'points', points: 1 }, '1 point', '1 punto'],
  [{ is: 'points', points: 10 }, '10 points', '10 puntos'],
  [{ is: 'tickets', tickets: 3 }, '3 tickets', '3 boletos'],
  [{ is: 'odds', over: 3, under: 2 }, '3 to 2', '3 a 2'],
  [{ is: 'for one', times: 50 }, '50 for 1', '50 por 1'],
]

test.each(PRIZES)('%o', (prize, en, es) => {
  expect(english(prize, true)).toBe(en)
  expect(spanish(prize, true)).toBe(es)
})

test('with its cents where a figure stands among others', () => {
  expect(english({ is: 'amount', amount: '50000' })).toBe('$500.00')
  expect(spanish({ is: 'range', min: '500', max: '20000' })).toBe('de $5.00 a $200.00')
})
