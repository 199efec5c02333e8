import { expect, test } from 'vitest'
import { dealFrom } from '../outcomes/deal.ts'
import { type CoupFault, coupFault, isLawfulCoup } from './coup.ts'

test.each<[string, string, CoupFault | undefined, string]>([
  ['6h 6d 6h', '3s 3c 3s', undefined, 'Player draws to two, Banker draws to six against a six'],
  ['9h Kd', '4s 4c', undefined, 'a natural stops the draw'],
  ['2h 4d', '2s 3c 4d', undefined, 'Player stands on six, Banker draws to five'],
  ['3s 3c 3s', '6h 6d 6h', { rule: 'stands', side: 'player', total: 6 }, 'Player stands on six'],
  ['6h 6d 6h', '3s 3c', { rule: 'draws', side: 'banker', total: 6, third: 6 }, 'Banker draws to six against a six'],
  ['6h 6d 5h', '3s 3c 3h', { rule: 'stands', side: 'banker', total: 6, third: 5 }, 'but not against a five'],
  [
    '6h 6d 8h',
    'As 2c 3h',
    { rule: 'stands', side: 'banker', total: 3, third: 8 },
    'three stands against an eight only',
  ],
  ['2h 3d', 'Ks 7c', { rule: 'draws', side: 'player', total: 5 }, 'Player draws to five'],
  ['2h 4d', 'Ks 5c', { rule: 'draws', side: 'banker', total: 5 }, 'against a Player who stands, Banker draws to five'],
  ['2h 4d', 'Ks 6c 2h', { rule: 'stands', side: 'banker', total: 6 }, 'and stands on six'],
  ['9h Kd', '2s 3c 4d', { rule: 'natural', side: 'banker', natural: 'player', total: 9 }, 'nobody draws then'],
  ['2h 3h 4h', 'Kd 8s', { rule: 'natural', side: 'player', natural: 'banker', total: 8 }, 'nor against the Banker'],
])('%s against %s: %o (%s)', (player, banker, fault, _) => {
  const deal = dealFrom({ player, banker })
  expect(coupFault(deal.player ?? [], deal.banker ?? [])).toEqual(fault)
  expect(isLawfulCoup(deal.player ?? [], deal.banker ?? [])).toBe(fault === undefined)
})

test.each([
  ['9h', 'Kd 2s'],
  ['2h 3d 4s 5c', 'Kd 2s'],
])('%s against %s are no two finished hands', (player, banker) => {
  const deal = dealFrom({ player, banker })
  expect(isLawfulCoup(deal.player ?? [], deal.banker ?? [])).toBe(false)
})
