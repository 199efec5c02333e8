/** Faults of texts, bodies and cards, from where they are found to both languages. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { message } from '../base/message.ts'
import { amount, cardZone, seat } from '../engine/fields.ts'
import { carriedRule } from '../rulebook/checks/citationcheck.ts'
import { offering } from '../rulebook/offering.ts'
import { faultIn } from '../rulebook/text/fault.ts'
import { readYaml } from '../rulebook/text/read.ts'
import { readCall } from '../server/api/orders.ts'
import { en } from './en/en.ts'
import { es } from './es/es.ts'

function faultsOf(text: string, schema: z.ZodType): { english: string[]; spanish: string[] } {
  const read = readYaml(text, schema)
  const told = read.ok ? [] : read.faults.map((fault) => faultIn({ is: 'offering' }, fault))
  return { english: told.map(en.message), spanish: told.map(es.message) }
}

test.each([
  [
    'activity: a/b\nprice: $5\n',
    'offering:2:1: unknown key "price"; did you mean "prizes"?',
    'oferta:2:1: clave desconocida «price»; ¿quiso decir «prizes»?',
  ],
  [
    'activity: a/b\nadmin: $1.5\n',
    'offering:2:1: admin: "$1.5" is not an amount like $1,000 or $0.89',
    'oferta:2:1: admin: «$1.5» no sirve; aquí va una cantidad como $1,000 o $0.89',
  ],
  [
    'tables: [1, 2\n',
    'offering:1:9: a bracket is opened here and never closed',
    'oferta:1:9: aquí se abre un corchete o una llave que nunca se cierra',
  ],
])('an offering: %j', (text, english, spanish) => {
  expect(faultsOf(text, offering)).toEqual({ english: [english], spanish: [spanish] })
})

test('a term that its clause does not carry', () => {
  const text = readFileSync('catalog/bay-101/no-limit-bad-beat.yaml', 'utf8').replace("days: '30'", "days: '31'")
  const { english, spanish } = faultsOf(text, carriedRule)
  expect(english).toEqual([
    expect.stringMatching(/: E6 E7 names other figures than 31 days: 30 days; a reading or the house /),
  ])
  expect(spanish).toEqual([
    expect.stringMatching(/: E6 E7 da otras cifras que 31 días: 30 días; lo que no dice ninguna /),
  ])
})

describe('a body is told with its faults', () => {
  const body = z.strictObject({ seat, cards: cardZone.optional(), wager: amount.optional() })
  test.each<[unknown, string, string]>([
    [
      {},
      'seat: this is missing; it takes a seat from 1 to 99 as text, like "3"',
      'seat: esto falta; aquí va un asiento',
    ],
    [{ seat: '3', cards: '9s 9s 1h' }, `cards: card 3, '1h': unknown rank '1'`, 'cards: carta 3, «1h»: valor descon'],
    [{ seat: '3', wager: '20x' }, 'wager: "20x" is not an amount like', 'wager: «20x» no sirve; aquí va una cantidad'],
    [[], 'The body: a list does not fit; it takes the keys seat', 'El cuerpo: una lista no sirve; aquí va un grupo'],
  ])('%j', (sent, english, spanish) => {
    const read = readCall(body, sent)
    if ('ok' in read) throw new Error('it was read')
    expect(read.says).toContain(english)
    expect(es.message(read)).toContain(spanish)
    expect(read.faults[0]).toMatchObject({ id: expect.any(String), says: expect.any(String) })
  })
})

test('a refusal of a text tells each of its faults', () => {
  const told = message('text has faults', {
    faults: [message('clause without a term', { clause: 'E2', kind: 'runs' }), message('no game named')],
  })
  expect([en.message(told), es.message(told)]).toEqual([
    'clause E2 runs, but no term names it; where hands win, one game at least is named',
    'la cláusula E2 la ejecuta el programa, pero ningún término la nombra; donde ganan manos se nombra al menos un juego',
  ])
})
