import { describe, expect, test } from 'vitest'
import { type LitSpots, lockedAsSensed, lockOf } from './litsensors.ts'

const A = 'bay-101/blazing-7s'
const OTHER = 'bay-101/other'
type Bets = Parameters<typeof lockedAsSensed>[0]['bets']
const OTHERS: Bets = [{ seat: '9', wagered: true, fees: [] }]
const start = (bets: Bets) => ({ do: 'StartRound', table: '1', bets }) as const

describe('the lock takes what is lit', () => {
  test.each<[string, Bets, LitSpots, Bets]>([
    [
      'a chip that the screen did not show yet',
      [{ seat: '1', wagered: true, fees: [] }],
      { [A]: ['1'] },
      [{ seat: '1', wagered: true, fees: [A] }],
    ],
    [
      'a chip that was lifted',
      [{ seat: '1', wagered: true, fees: [A] }],
      { [A]: [] },
      [{ seat: '1', wagered: true, fees: [] }],
    ],
    ['a seat that the screen did not show at all', [], { [A]: ['4'] }, [{ seat: '4', wagered: true, fees: [A] }]],
    ['the second behind a seat', [], { [A]: ['4b2'] }, [{ seat: '4', backline: 2, wagered: true, fees: [A] }]],
    [
      'the space on the player-dealer’s hand',
      [],
      { [A]: ['4d'] },
      [{ seat: '4', onDealer: true, wagered: true, fees: [A] }],
    ],
    [
      'what no sensor watches stays as the dealer said it',
      [{ seat: '1', wagered: true, fees: [OTHER] }],
      { [A]: [] },
      [{ seat: '1', wagered: true, fees: [OTHER] }],
    ],
    [
      'a dark sensor is the dealer’s word',
      [{ seat: '1', wagered: true, fees: [A], marked: true }],
      { [A]: [] },
      [{ seat: '1', wagered: true, fees: [A], marked: true }],
    ],
    [
      'the player-dealer has no sensor',
      [{ seat: '3', playerDealer: true, wagered: true, fees: [A] }],
      { [A]: [] },
      [{ seat: '3', playerDealer: true, wagered: true, fees: [A] }],
    ],
  ])('%s', (_, said, lit, locked) => {
    expect(lockedAsSensed(start([...OTHERS, ...said]), lit).bets).toEqual([...OTHERS, ...locked])
  })

  test('a free table locks no fees, whatever lies there', () => {
    expect(lockedAsSensed(start([]), { [A]: ['1'] }).bets).toEqual([])
  })

  test('without sensors it is as the dealer says', () => {
    const order = start([{ seat: '1', wagered: true, fees: [A] }])
    expect(lockedAsSensed(order, undefined)).toBe(order)
  })
})

test('sent again under its key it is the same lock, although the sensors are dark by then', () => {
  let lit: LitSpots = { [A]: ['1', '2'] }
  const lock = lockOf(() => lit)
  const said = start([{ seat: '1', wagered: true, fees: [A] }])
  const first = lock(said, 'a-key-of-sixteen')
  lit = { [A]: [] }
  expect(lock(start([{ seat: '1', wagered: true, fees: [A] }]), 'a-key-of-sixteen')).toBe(first)
  expect(lock(said, 'another-key-of-16').bets[0]?.fees).toEqual([])
  expect(lock(said, undefined).bets[0]?.fees).toEqual([])
})

test('what stands on paper is not changed by what lies there now', () => {
  const lock = lockOf(() => ({ [A]: ['1'] }))
  const said = { ...start(OTHERS), paper: { by: '11', at: '2026-03-10T19:30' } }
  expect(lock(said, undefined)).toBe(said)
})
