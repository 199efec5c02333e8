import { expect, test } from 'vitest'
import { LIMIT, weights } from './weights.ts'

test('no screen costs the line 150 kB of scripts, in any language', async () => {
  const all = await weights()
  expect(new Set(all.map(({ screen }) => screen)).size).toBeGreaterThan(25)
  expect(all.filter(({ bytes }) => bytes >= LIMIT)).toEqual([])
  // Words are in it: another language is another weight.
  expect(all.find(({ screen, language }) => screen === 'cage' && language === 'es')!.bytes).toBeGreaterThan(
    all.find(({ screen, language }) => screen === 'cage' && language === 'en')!.bytes,
  )
})
