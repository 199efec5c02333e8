import { expect, test } from 'vitest'
import { KINDS } from './requests.ts'
import { storm } from './storm.ts'

test('a storm of bad requests: no 5xx, nothing taken, no fault logged, the books as they were', async () => {
  const { faults, kinds, statuses } = await storm({ requests: 3_000, sockets: 200, seed: 20_260_311 })
  expect(faults).toEqual([])
  // Every kind took part, and they were refused at every door: by shape, by person, by role, by step, by size.
  expect(Object.keys(kinds).sort()).toEqual([...KINDS].sort())
  for (const status of ['400', '401', '403', '404', '409', '413']) expect(statuses[status], status).toBeGreaterThan(0)
})
