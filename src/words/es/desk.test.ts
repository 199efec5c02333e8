import { expect, test } from 'vitest'
import { said } from './said.ts'

test.each([
  [
    'prize for four of a kind $301.00 is outside $50.00 to $300.00',
    'premio por póker: $301.00 está fuera de $50.00 a $300.00',
  ],
  [
    'initial seed of main is not chosen: $1,000.00 to $50,000.00',
    'falta elegir: siembra inicial de main ($1,000.00 a $50,000.00)',
  ],
  ['suit is not chosen: hearts, spades', 'falta elegir: suit (hearts, spades)'],
])('%s', (english, spanish) => {
  expect(said(english)).toBe(spanish)
})

test.each(['The house makes up what the reserve lacks.', 'Open to everybody seated and playing in the posted hours.'])(
  'a clause stays as it was accepted: %s',
  (clause) => {
    expect(said(clause)).toBeUndefined()
  },
)
