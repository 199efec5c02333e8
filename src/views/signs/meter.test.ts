import { afterAll, beforeAll, expect, test } from 'vitest'
import { commitOf, fingerprintOf } from '../../engine/drawings/draw/outside.ts'
import { secretDigestOf } from '../../engine/drawings/draw/selection.ts'
import { eligibleNow } from '../../engine/drawings/urns.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { openDemoHouse } from '../../server/demo/setup.ts'
import { manualClock } from '../../server/house/clock.ts'
import type { House } from '../../server/house/kernel.ts'
import { prize } from '../../words/en/prize.ts'
import { joined, meterSigns } from './meter.ts'
import { poolsOf } from './pools.ts'

let house: House
beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, manualClock(Date.parse('2026-03-11T03:00:00Z')), () => undefined)
})
afterAll(() => house.close())

const handsOf = (activity: string) =>
  meterSigns(house.state)
    .find((sign) => sign.activity === activity)
    ?.hands.map(({ line }) => line)

test('a sign names what the house has posted: suit, losing hand, drawn rank', () => {
  expect(handsOf('bay-101/blazing-7s')?.[0]).toBe('three sevens of hearts')
  expect(handsOf('hawaiian-gardens/hawaiian-jackpot')?.[0]).toBe('four twos or better, beaten by a higher hand')
  expect(handsOf('hawaiian-gardens/three-of-a-kind-on-the-flop')).toContain('three of a kind on the flop: eights')
  expect(handsOf('hawaiian-gardens/four-of-a-kind-poker')).toEqual(['four of the rank that is drawn'])
})

test('a sign of a drawing: its times, its rungs, the sealed digest, who is called', async () => {
  const activity = 'saratoga/hi-lo-progressive'
  const sign = () => meterSigns(house.state, '2026-03-10T20:00:00').find((one) => one.activity === activity)!
  expect(sign().drawing?.times).toEqual([{ from: '14:00', to: '23:00' }])
  expect(sign().hands.map(({ line, prize: pays }) => `${line}: ${prize(pays)}`)).toEqual([
    'none right: $50 free play',
    '1 right: $100 free play',
    '2 right: $150 free play',
    '3 right: $200 free play',
    '4 right: $250 free play',
    '5 right: $350.00',
    '6 right: $500.00',
    '7 right: 100% of the meter',
  ])
  const secret = 'b'.repeat(64)
  const now = house.now()
  const { entries } = eligibleNow(house.state, runningOf(house.state, activity)!, now)
  const how = { winners: 1, standby: 0, replacement: false }
  const purpose = `${activity}/2026-03-10/20:00`
  const value = 'c'.repeat(64)
  const key = 'd'.repeat(64)
  const outside = { kind: 'witness', key, commit: commitOf(value), signature: '0'.repeat(128), minutes: 10 } as const
  const accept = {
    do: 'AcceptWitness',
    name: 'the witness',
    fingerprint: fingerprintOf(outside),
    second: '82',
  } as const
  await house.submit(accept, { by: '71' })
  await house.submit({ do: 'OpenDraw', purpose, how, secretDigest: secretDigestOf(secret), outside }, { by: '21' })
  const told = { kind: 'witness', name: 'the witness', minutes: 10 }
  expect(sign().drawing).toMatchObject({
    sealed: { draw: 1, entries: entries.length, outside: told, marks: 0, isContributed: false },
    calls: [],
  })
  await house.submit(
    { do: 'ContributeToDraw', draw: 1, contribution: [{ kind: 'digits', digits: '471108' }] },
    { by: '21' },
  )
  expect(sign().drawing?.sealed?.isContributed).toBe(true)
  await house.submit({ do: 'RevealDraw', draw: 1, secret, outside: { value, proof: '' } }, { by: '21' })
  const [callup] = [...house.state.callups.values()]
  expect(sign().drawing?.sealed).toBeUndefined()
  expect(sign().drawing?.calls).toEqual([
    { who: callup!.who, drawn: '2026-03-10T20:00:00', until: callup!.until, isPlaying: false },
  ])
  await house.submit({ do: 'ReportIn', callup: callup!.callup }, { by: '21' })
  expect(sign().drawing?.calls[0]).toMatchObject({ isPlaying: true, stands: '$50 free play' })
})

test('hours that follow each other are told as one; those with a gap, or of other days, are not', () => {
  const at = (from: string, to: string, ...days: ('sunday' | 'monday')[]) => ({
    from,
    to,
    ...(days[0] ? { days } : {}),
  })
  expect(joined([at('14:00', '15:00'), at('11:00', '12:00'), at('12:00', '13:00')])).toEqual([
    at('11:00', '13:00'),
    at('14:00', '15:00'),
  ])
  expect(joined([at('11:00', '12:00', 'sunday'), at('12:00', '13:00', 'monday')])).toHaveLength(2)
  expect(joined([at('06:00', '06:00')])).toEqual([at('06:00', '06:00')])
})

const signOf = (activity: string) => meterSigns(house.state).find((sign) => sign.activity === activity)!

test.each([1, 2, 3, 4, 5])('[P1 P4] nobody wins the prize pool of CA/Asian Jackpot #%d: it is no meter', (number) => {
  const sign = signOf(`hawaiian-gardens/ca-asian-jackpot-${number}`)
  expect(sign.pools).toEqual([])
  expect(sign.hands.every(({ prize: { is } }) => is === 'amount')).toBe(true)
  // Who fills it still sees it.
  expect(poolsOf(sign).map(({ pool }) => pool)).toEqual(['main'])
})

test('every other pool of the demo is won by some hand', () => {
  const others = meterSigns(house.state).filter(({ activity }) => !activity.includes('ca-asian-jackpot'))
  expect(others.filter(({ funds }) => funds !== undefined)).toEqual([])
  for (const { pools, hands } of others)
    for (const { pool } of pools)
      expect(hands.some(({ prize: pays }) => pays.is === 'share' && pays.pool === pool)).toBe(true)
})

// Each from its offering in `demo/offerings`, not from the range of its document.
test.each([
  ['bay-101/prize-wheel', 'prize of the wheel', '$25.00 to $24,000.00'],
  ['hawaiian-gardens/big-spin', 'prize of the wheel', '$50.00 to $100,000.00'],
  ['hawaiian-gardens/wheel-of-cards', 'hand on the wheel', '$25.00 to $10,000.00'],
  ['hawaiian-gardens/wheel-of-cards', 'award of the wheel', '$15.00 to $80.00'],
  ['hawaiian-gardens/player-tracking-rewards', 'prize', '$12.00 to $90.00'],
  ['hawaiian-gardens/sports-squares', 'prize', '$60.00 to $2,000.00'],
])('%s: the %s is told as it is posted', (activity, line, range) => {
  const hand = signOf(activity).hands.find((one) => one.line === line)
  expect(hand === undefined ? '' : prize(hand.prize)).toBe(range)
})
