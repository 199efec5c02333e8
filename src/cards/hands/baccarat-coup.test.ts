import { expect, test } from 'vitest'
import { dealFrom } from '../outcomes/deal.ts'
import { isLawfulCoup } from './baccarat.ts'

test.each([
  ['6h 6d 6h', '3s 3c 3s', true, 'Player draws to two, Banker draws to six against a six'],
  ['3s 3c 3s', '6h 6d 6h', false, 'Player stands on six'],
  ['6h 6d 6h', '3s 3c', false, 'Banker has to draw to six against a six'],
  ['9h Kd', '4s 4c', true, 'a natural stops the draw'],
  ['9h Kd', '2s 3c 4d', false, 'nobody draws against a natural'],
  ['2h 4d', '2s 3c 4d', true, 'Player stands on six, Banker draws to five'],
])('%s against %s: %s (%s)', (player, banker, lawful) => {
  const deal = dealFrom({ player, banker })
  expect(isLawfulCoup(deal.player ?? [], deal.banker ?? [])).toBe(lawful)
})
