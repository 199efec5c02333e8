import { describe, expect, test } from 'vitest'
import { played } from '../../../tools/scenarios.ts'
import { meterSigns } from './meter.ts'

const signOf = (file: string, variant: string) => {
  const { nights } = played(`scenarios/high-hand/${file}.yaml`)
  const { state } = nights.find((one) => one.variant === variant) ?? nights[0]!
  return meterSigns(state).find(({ activity }) => activity === 'hawaiian-gardens/high-hand')?.standing
}

describe('the leaderboard of a standing', () => {
  test('everybody with points, the most first, with the prize of the place', () => {
    expect(signOf('standing', 'with the number the same hand counts')).toEqual({
      until: '2026-04-01T06:00',
      persons: 4,
      rows: [
        { place: 1, person: 'ann', points: 10, prize: '$2,000.00' },
        { place: 2, person: 'ben', points: 3, prize: '$1,000.00' },
        { place: 3, person: 'cleo', points: 2, prize: '$500.00' },
        { place: 4, person: 'dan', points: 1, prize: '$400.00' },
      ],
    })
  })
  test('nobody is left on it when it is settled', () => {
    expect(signOf('standing', "each has a place of one's own")?.rows ?? []).toEqual([])
  })
  test('tickets have none', () => {
    expect(signOf('24-hours', 'Saturday at nine is')).toBeUndefined()
  })
})
