import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { said } from './said.ts'

/** What the host of a drawing may be told: the sentences as they stand in the source, with something in each gap. */
const FILES =
  'engine/drawings/callups engine/drawings/eligible engine/drawings/cardfeed engine/claims/reinstatement engine/drawings/leftover games/hilo/game games/doubleup/game'
const sentencesIn = (file: string): string[] => {
  const source = readFileSync(resolve(import.meta.dirname, `../../${file}.ts`), 'utf8')
  const literal = /(?:says: |refuseStep\(\s*|\? |: |because\([^,]+,\s*)(`[^`]+`|'[^'\n]+ [^'\n]+')/g
  return [...source.matchAll(literal)]
    .map(([, text = '']) => text.slice(1, -1).replace(/\$\{(?:[^{}]|\{[^}]*\}|`)*\}/g, 'X1'))
    .filter((text) => / .* .* /.test(text))
}

/** A phase of the game, and one sentence whose end is one of four words. */
const OTHERS = ['to turn the first', 'X1 is X1 already']

test('what the house tells the host is there in Spanish', () => {
  const all = FILES.split(' ').flatMap(sentencesIn)
  expect(all.length).toBeGreaterThan(35)
  expect(all.filter((sentence) => said(sentence) === undefined && !OTHERS.includes(sentence))).toEqual([])
})

test.each([
  ['2004 is playing already', '2004 ya está jugando'],
  [
    'the reinstatement request R-118 is filed and not approved yet',
    'la solicitud de readmisión R-118 está presentada y aún sin aprobar',
  ],
  ['draw 3 was already abandoned', 'el sorteo 3 ya se abandonó'],
  ['7h was card 3 already; there is one deck', '7h ya fue la carta 3; hay una sola baraja'],
])('%s', (english, spanish) => {
  expect(said(english)).toBe(spanish)
})
