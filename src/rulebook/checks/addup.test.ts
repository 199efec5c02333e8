/** One planted fault in a real file for each check: what is wrong, where it stands, what would be right, in both languages. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from '../../words/en/en.ts'
import { es } from '../../words/es/es.ts'
import { faultIn } from '../text/fault.ts'
import { readYaml } from '../text/read.ts'
import { carriedRule } from './citationcheck.ts'

type Planted = readonly [what: string, activity: string, from: string, to: string, english: string, spanish: string]

const BAY = 'bay-101'
const HG = 'hawaiian-gardens'

test.each<Planted>([
  [
    'shares of a structure',
    `${BAY}/no-limit-bad-beat`,
    'loser: 40%, winner: 20%, table: 40%',
    'loser: 40%, winner: 20%, table: 20%',
    'shares.option.A: 40% + 20% + 20% is 80%; the parts of a prize add up to 100%',
    '40% + 20% + 20% son 80%; las partes de un premio suman 100%',
  ],
  [
    'shares of a line',
    `${HG}/caribbean-stud-jackpot`,
    'shares: { by: S3, loser: 20%, winner: 60%, table: 20% }',
    'shares: { by: S3, loser: 20%, winner: 60%, table: 60% }',
    '20% + 60% + 60% is 140%',
    '20% + 60% + 60% son 140%',
  ],
  [
    'shares of the room',
    `${HG}/fortune-pai-gow-progressive`,
    'player: 40%, room: 60%',
    'player: 50%, room: 60%',
    '50% + 60% is 110%',
    '50% + 60% son 110%',
  ],
  [
    'more of a pool than there is',
    `${BAY}/poker-bonus-hand-progressive`,
    'pays: { kind: pool, pool: royal, share: 100% }',
    'pays: { kind: pool, pool: royal, share: 110% }',
    '110% of a pool cannot be paid; more than 0% and at most 100% can',
    '110% de un bote no se puede pagar',
  ],
  [
    'a part of a pool for a posted period',
    `${BAY}/poker-bonus-hand-progressive`,
    'pays: { kind: pool, pool: royal, share: 100% }',
    'pays: { kind: pool, pool: royal, share: 50% }',
    '50% of a pool; a posted period pays all that its pool holds, 100%',
    '50% de un bote; un periodo anunciado paga todo lo que tiene su bote, 100%',
  ],
  [
    'parts of a fee',
    `${HG}/three-card-poker-progressive`,
    'to: reserve, amount: $0.69',
    'to: reserve, amount: $0.59',
    'fee.parts: the parts $0.31, $0.59 add up to $0.90; they must be the fee, $1.00',
    'las partes $0.31, $0.59 suman $0.90; deben sumar la cuota, $1.00',
  ],
  [
    'a rate that no step makes',
    `${HG}/cash-in-a-flash`,
    '$25-$200: { player: $2, playerDealer: $3 }',
    '$25-$200: { player: $2, playerDealer: $3.25 }',
    '$3.25 is no whole number of times the fee of $0.50',
    '$3.25 no es un número entero de veces la cuota de $0.50',
  ],
  [
    'a reseed above the cap',
    `${BAY}/poker-bonus-hand-progressive`,
    'reseed: { by: O4 P8 F3, range: $10..$598, from: reserve }',
    'reseed: { by: O4 P8 F3, range: $10..$698, from: reserve }',
    'the reseed of royal goes up to $698.00; the pool holds $599.00 at most',
    'la nueva siembra de royal llega hasta $698.00; en el bote caben $599.00',
  ],
  [
    'a seed below the pool',
    `${BAY}/blazing-7s`,
    "seed: { by: F4, range: '$1,000..$50,000'",
    "seed: { by: F4, range: '$100..$50,000'",
    'the seed of main begins at $100.00; the pool holds $1,000.00 at least',
    'la siembra de main empieza en $100.00; en el bote hay al menos $1,000.00',
  ],
  [
    'more players than a table has',
    `${BAY}/aces-cracked`,
    'need: dealt in, min: 5 }',
    'need: dealt in, min: 50 }',
    '50 can never be met; 1 to 30 can',
    '50 no se puede cumplir; sí de 1 a 30',
  ],
  [
    'a least above the most',
    `${HG}/cash-in-a-flash`,
    "min: '4', max: { thirteen-card: '9'",
    "min: '4', max: { thirteen-card: '3'",
    'at least 4 and at most 3 cannot both be met',
    'al menos 4 y como máximo 3 no se pueden cumplir a la vez',
  ],
  [
    'a setting with nothing in it',
    `${BAY}/blazing-7s`,
    'oneOf: [clubs, diamonds, hearts, spades]',
    'oneOf: []',
    '"suit" names nothing to choose from; one at least',
    '«suit» no da nada a elegir; al menos una opción',
  ],
  [
    'a threshold where no prize lies',
    `${BAY}/baccarat-bonus-hand`,
    'B: { by: S4 S5, from: $600 }',
    "B: { by: S4 S5, from: '$600,000' }",
    '$600,000.00 is where no prize lies; prizes are $5.00 to $500,000.00',
    '$600,000.00 está donde no hay premios',
  ],
  [
    'a fund that is reached at no amount',
    `${HG}/ca-asian-bad-beat`,
    "when: fund reaches, fund: '$5,000' }",
    'when: fund reaches }',
    'reserve.repaid: where the house is repaid when the fund reaches an amount, fund names it; else not',
    'donde se devuelve a la casa cuando el fondo llega a una cantidad, fund la dice',
  ],
  [
    'a form of payment that no document knows',
    `${BAY}/no-limit-bad-beat`,
    'forms: [chips, cash, check]',
    'forms: [chips, bitcoin, check]',
    'claim.paidIn.forms #2: no document pays in "bitcoin"; the forms here are chips, cash, check',
    'ningún documento paga en «bitcoin»; aquí las formas son chips, cash, check',
  ],
  [
    'a pool that is not there',
    `${BAY}/no-limit-bad-beat`,
    'pays: { kind: beaten, pool: main, showdown: { by: E8 }',
    'pays: { kind: beaten, pool: maine, showdown: { by: E8 }',
    'there is no pool maine',
    'maine',
  ],
  [
    'a game of another activity',
    `${HG}/ca-asian-bad-beat`,
    "need: dealt in, min: '3', games: [thirteen-card]",
    "need: dealt in, min: '3', games: [thirteen-cards]",
    'thirteen-cards is no game of this activity; thirteen-card is one',
    'thirteen-cards no es un juego de esta actividad; thirteen-card sí',
  ],
  [
    'no division for a line',
    `${HG}/caribbean-stud-jackpot`,
    '          shares: { by: S2, loser: 60%, winner: 20%, table: 20% }\n',
    '',
    'nothing divides what "super" wins: it has shares of its own, or shares has an option',
    'nada reparte lo que gana «super»',
  ],
  [
    'a line outside the document',
    `${BAY}/aces-cracked`,
    'cite: S0 Eligibility 760,',
    'cite: S0 Eligibility 790,',
    'clauses.E2.cite: E2 cites line 790; this file is a reading of S0 734-787',
    'E2 cita la línea 790; este archivo es una lectura de S0 734-787',
  ],
  [
    'a line of another document',
    `${BAY}/aces-cracked`,
    'cite: S0 Eligibility 760,',
    'cite: S1 Eligibility 760,',
    'E2 cites "S1 Eligibility 760"; this file is a reading of S0 734-787',
    'E2 cita «S1 Eligibility 760»',
  ],
  [
    'a citation without a line',
    `${BAY}/aces-cracked`,
    'cite: S0 Eligibility 760,',
    'cite: S0 Eligibility,',
    'E2 cites "S0 Eligibility", which names no line',
    'E2 cita «S0 Eligibility», que no nombra ninguna línea',
  ],
  [
    'an id with a digit too few',
    `${BAY}/aces-cracked`,
    'game: holdem, id: GEGA-001983',
    'game: holdem, id: GEGA-01983',
    'games #1.id: "GEGA-01983" is no id like GEAR-001276',
    '«GEGA-01983» no es un número como GEAR-001276',
  ],
  [
    'another id in the clause on advertising',
    `${BAY}/aces-cracked`,
    'id: GEAR-001275\n',
    'id: GEAR-001257\n',
    'A1 names GEAR-001275; the id of this activity is GEAR-001257',
    'A1 nombra GEAR-001275; el número de esta actividad es GEAR-001257',
  ],
  [
    'another amount in the words than in the range of a prize',
    `${BAY}/aces-cracked`,
    "range: '$10..$10,000', from: reserve",
    "range: '$10..$12,000', from: reserve",
    'names other figures than $12,000.00: $10.00, $10,000.00',
    'da otras cifras que $12,000.00: $10.00, $10,000.00',
  ],
  [
    'another count in the words than in the condition',
    `${BAY}/aces-cracked`,
    'need: dealt in, min: 5 }',
    'need: dealt in, min: 6 }',
    'E2 names other figures than 6: 5; a reading or the house says what no clause does',
    'E2 da otras cifras que 6: 5',
  ],
  [
    'another time of day in the words',
    'saratoga/hi-lo-progressive',
    "hours: { from: '14:00', to: '23:00' }",
    "hours: { from: '14:00', to: '22:00' }",
    'H2 names other figures than 10:00 PM: 2:00 PM, 11:00 PM',
    'H2 da otras cifras que 10:00 p.m.: 2:00 p.m., 11:00 p.m.',
  ],
  [
    'words with a figure that no term has',
    `${BAY}/aces-cracked`,
    'a posted amount between $10 and $10,000,',
    'a posted amount between $10 and $10,000, from $600 on by check,',
    'clauses.P1.says: P1 names $600.00, but the terms that go by it have $10.00, $10,000.00; one of the two is wrong',
    'P1 da $600.00, pero los términos que se apoyan en ella tienen $10.00, $10,000.00',
  ],
  [
    'a free table that is only shown',
    `${BAY}/aces-cracked`,
    'N1: { cite: S0 No Purchase Necessary 786, kind: runs',
    'N1: { cite: S0 No Purchase Necessary 786, kind: shown',
    'clauses.N1.kind: clause N1 is called shown; the terms that go by it make it runs, in every file alike',
    'la cláusula N1 figura como mostrada (shown); los términos que se apoyan en ella la hacen ejecutada (runs)',
  ],
  [
    'a term by a clause that only permits, beside another',
    `${BAY}/blazing-7s`,
    '{ by: E7, need: not the player-dealer }',
    '{ by: E7 E5, need: not the player-dealer }',
    'clauses.E5.kind: clause E5 only permits, but terms go by it; its kind is runs',
    'la cláusula E5 solo permite, pero hay términos que se apoyan en ella',
  ],
])('%s', (_, activity, from, to, english, spanish) => {
  const text = readFileSync(`catalog/${activity}.yaml`, 'utf8')
  const planted = text.replace(from, to)
  expect(planted).not.toBe(text)
  const read = readYaml(planted, carriedRule)
  if (read.ok) throw new Error('it was accepted')
  const told = read.faults.map((fault) => faultIn({ file: 'rules.yaml' }, fault))
  expect(told.map(en.message).join('\n')).toContain(english)
  expect(told.map(es.message).join('\n')).toContain(spanish)
  for (const { line, column } of read.faults) expect(line > 0 && column > 0).toBe(true)
})

test('a fault stands at the line and column of what is wrong', () => {
  const text = readFileSync(`catalog/${BAY}/aces-cracked.yaml`, 'utf8').replace('Eligibility 760,', 'Eligibility 790,')
  const line = text.split('\n').findIndex((one) => one.includes('Eligibility 790')) + 1
  const read = readYaml(text, carriedRule)
  const faults = read.ok ? [] : read.faults
  expect(faults).toMatchObject([{ line, column: text.split('\n')[line - 1]!.indexOf('cite:') + 1 }])
})
