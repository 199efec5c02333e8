import { expect, test } from 'vitest'
import { said } from './said.ts'

test.each(['The house makes up what the reserve lacks.', 'Open to everybody seated and playing in the posted hours.'])(
  'a clause stays as it was accepted: %s',
  (clause) => {
    expect(said(clause)).toBeUndefined()
  },
)
