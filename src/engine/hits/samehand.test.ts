import { expect, test } from 'vitest'
import type { Shown } from '../../cards/showncards.ts'
import { initialState } from '../mechanisms.ts'
import { isSameDeal, mayTellApart } from './samehand.ts'

const seat = (number: string, zones: NonNullable<Shown['common']>) => ({ seat: number, role: 'player' as const, zones })
const QUADS: Shown = { common: { board: '9d 9c 4s Kd 2h' }, hands: [seat('2', { hole: '9s 9h' })] }

test.each<[string, Shown, Shown, boolean]>([
  ['the same', QUADS, QUADS, true],
  ['in another order', QUADS, { common: { board: '2h Kd 9c 9d 4s' }, hands: [seat('2', { hole: '9h 9s' })] }, true],
  ['street by street', QUADS, { common: { flop: '9d 9c 4s', turn: 'Kd', river: '2h' }, hands: QUADS.hands! }, true],
  ['with the flop alone', QUADS, { common: { flop: '9d 9c 4s' }, hands: QUADS.hands! }, true],
  ['another river', QUADS, { common: { board: '9d 9c 4s Kd 3h' }, hands: QUADS.hands! }, false],
  ['other hole cards', QUADS, { ...QUADS, hands: [seat('2', { hole: 'Ks Kh' })] }, false],
  ['another hand on that board', QUADS, { ...QUADS, hands: [seat('5', { hole: 'Ks Kh' })] }, true],
  ['one more hand', QUADS, { ...QUADS, hands: [...QUADS.hands!, seat('5', { hole: 'Ks Kh' })] }, true],
  [
    'two aces at another seat from a shoe',
    { hands: [seat('1', { hand: 'Ah Ah' })] },
    { hands: [seat('3', { hand: 'Ah Ah' })] },
    false,
  ],
  [
    'seven cards at another seat',
    { hands: [seat('1', { hand: '9s 8d 7c 6h 4s 3d 2c' })] },
    { hands: [seat('3', { front: '2c 4s', back: '9s 8d 7c 6h 3d' })] },
    true,
  ],
  ['a coup', { common: { player: '8c 8d', banker: '8h 8s' } }, { common: { player: '8d 8c', banker: '8s 8h' } }, true],
  [
    'the sides exchanged',
    { common: { player: '8c 8d', banker: '8h 8s' } },
    { common: { player: '8h 8s', banker: '8c 8d' } },
    false,
  ],
  [
    'another up card',
    { common: { dealerUp: '7h' }, hands: [seat('1', { hand: '7h 7h' })] },
    { common: { dealerUp: '7d' }, hands: [seat('1', { hand: '7h 7h' })] },
    false,
  ],
  [
    'tiles',
    { hands: [seat('1', { tiles: 'Teen 1, Teen 2' })] },
    { hands: [seat('1', { tiles: 'Teen 2, Teen 1' })] },
    true,
  ],
  ['a count of points', { hands: [seat('1', { points: 17 })] }, { hands: [seat('1', { points: 18 })] }, false],
])('%s', (_, one, other, same) => {
  expect(isSameDeal(one, other)).toBe(same)
  expect(isSameDeal(other, one)).toBe(same)
})

test('the floor tells hands apart, a dealer and a device do not', () => {
  const state = initialState()
  state.staff.set('11', { roles: ['dealer'], isActive: true })
  state.staff.set('12', { roles: ['dealer', 'floor'], isActive: true })
  state.staff.set('13', { roles: ['floor'], isActive: false })
  expect(['11', '12', '13', 'device:pad-1'].map((by) => mayTellApart(state, by))).toEqual([false, true, false, false])
})
