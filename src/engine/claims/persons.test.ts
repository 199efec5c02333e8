/** One hit, three persons: who declared it does not verify it, and who verified it does not pay it. */
import { expect, test } from 'vitest'
import { done, openTable, PROPERTY, postBoth, spadeSevens, startRound } from '../../../tests/house.ts'
import { isRefusal } from '../../base/refusal.ts'
import { manualClock } from '../../server/house/clock.ts'
import { openHouse } from '../../server/house/kernel.ts'
import { sentence } from '../../words/sentence.ts'
import type { Order } from '../mechanisms.ts'

test('who declared a hit does not verify it, and who verified it does not pay it', async () => {
  const house = await openHouse({
    memory: true,
    clock: manualClock(Date.parse('2026-03-02T20:00:00Z')),
    create: PROPERTY,
  })
  await postBoth(house)
  await openTable(house, '1', 'no-bust-21')
  const told = async (order: Order, by: string) => {
    const outcome = await house.submit(order, { by })
    return isRefusal(outcome) ? sentence(outcome) : 'done'
  }
  await done(house.submit(startRound('1'), { by: '4' }))
  await done(house.submit(spadeSevens('1'), { by: '4' }))
  expect(await told({ do: 'VerifyHit', hit: 'H1' }, '4')).toContain('the person who declared a hit may not verify it')
  expect(await told({ do: 'VerifyHit', hit: 'H1' }, '5')).toBe('done')
  const pay: Order = { do: 'PayClaim', claim: 'C1', form: 'chips', drawer: 'A' }
  expect(await told(pay, '5')).toContain('verified')
  expect(house.state.claims.get('C1')?.status).toBe('open')
  expect(await told(pay, '6')).toBe('done')
  await house.close()
})
