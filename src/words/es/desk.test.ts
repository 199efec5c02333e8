import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { said } from './said.ts'

/** What the desks may be told: the sentences as they stand in the source, with something in each gap. */
const FILES = [
  'engine/claims/claims engine/money/drawers engine/money/boxcount engine/money/blindcount engine/closing/days engine/offerings/offerings engine/claims/merchandise',
  'engine/closing/closing server/house/blindcounts server/door/persons server/desks/office',
]
const sentencesIn = (file: string): string[] => {
  const source = readFileSync(resolve(import.meta.dirname, `../../${file}.ts`), 'utf8')
  const literal = /(?:says: |refuseStep\(\s*|\? |: |amiss\(\d+, )(`[^`]+`|'[^'\n]+ [^'\n]+')/g
  return [...source.matchAll(literal)]
    .map(([, text = '']) => text.slice(1, -1).replace(/\$\{(?:[^{}]|\{[^}]*\}|`)*\}/g, 'X1'))
    .filter((text) => / .* .* /.test(text) && !/select/.test(text))
}

test('what the house tells the desks is there in Spanish', () => {
  const all = FILES.join(' ').split(' ').flatMap(sentencesIn)
  expect(all.length).toBeGreaterThan(60)
  expect(all.filter((sentence) => said(sentence) === undefined)).toEqual([])
})

test.each([
  [
    'the house profile asks for the form W-2G before $2,000.00 or more are paid (26 USC 6041)',
    'el perfil de la casa pide el formulario W-2G antes de pagar $2,000.00 o más (26 USC 6041)',
  ],
  [
    'the house profile asks for the form CTR before a person gets more than $10,000.00 in cash in a business day; with this one it is $16,250.00 in 2026-03-10 (31 CFR 1021.311)',
    'el perfil de la casa pide el formulario CTR antes de que una persona reciba más de $10,000.00 en efectivo en un día de negocio; con este son $16,250.00 en 2026-03-10 (31 CFR 1021.311)',
  ],
  [
    'prize for four of a kind $301.00 is outside $50.00 to $300.00',
    'premio por póker: $301.00 está fuera de $50.00 a $300.00',
  ],
  [
    'initial seed of main is not chosen: $1,000.00 to $50,000.00',
    'falta elegir: siembra inicial de main ($1,000.00 a $50,000.00)',
  ],
  ['suit is not chosen: hearts, spades', 'falta elegir: suit (hearts, spades)'],
  ['drawer 7 holds $10.00; $20.00 are to be paid', 'el cajón 7 tiene $10.00; hay que pagar $20.00'],
  ['claim C7 is paid already', 'el reclamo C7 ya está pagado'],
])('%s', (english, spanish) => {
  expect(said(english)).toBe(spanish)
})

test.each(['The house makes up what the reserve lacks.', 'Open to everybody seated and playing in the posted hours.'])(
  'a clause stays as it was accepted: %s',
  (clause) => {
    expect(said(clause)).toBeUndefined()
  },
)
