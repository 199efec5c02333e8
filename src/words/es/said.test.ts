import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { dollars } from '../../base/money.ts'
import { NEEDS } from '../../engine/judging/needs.ts'
import { said } from './said.ts'

test('every question to the floor and every reason of a rule is there in Spanish', () => {
  const terms = { min: 5, max: 9, may: 'off duty' }
  const asked = Object.entries(NEEDS).flatMap(([name, { asks, fails }]) => [
    asks,
    (fails as (need: object) => string)(name === 'pot' ? { min: dollars(10) } : terms),
  ])
  expect(asked.filter((sentence) => said(sentence) === undefined)).toEqual([])
})

/** What the floor and the table may be told by the engine: its sentences as they stand there, with something in each gap. */
const FILES = [
  'judging/badbeat hits/byhand house/floorcalls house/equipment rounds/freetables judging/freehands hits/hits judging/judge rounds/limitfee rounds/startround judging/matchup hits/periods rounds/rates hits/report rounds/feerefusals',
  'rounds/roundfee rounds/rounds house/shifts hits/surveillance hits/undo judging/dealershare',
]
const sentencesIn = (file: string): string[] => {
  const source = readFileSync(resolve(import.meta.dirname, `../../engine/${file}.ts`), 'utf8')
  const literal =
    /(?:says: |return |refuseStep\(\s*|\? |: |because\([^,]+, |(?:give|giveBack)\([^`'\n]*, |^ {6})(`[^`]+`|'[^'\n]+ [^'\n]+')/gm
  return [...source.matchAll(literal)]
    .map(([, text = '']) => text.slice(1, -1).replace(/\$\{(?:[^{}]|\{[^}]*\}|`)*\}/g, 'X1'))
    .filter((text) => /^(?:["X]|[a-z’]+ )/.test(text) && / .* .* /.test(text))
}

test('what the engine tells the floor and the table is there in Spanish', () => {
  const all = FILES.join(' ').split(' ').flatMap(sentencesIn)
  expect(all.length).toBeGreaterThan(60)
  expect(all.filter((sentence) => said(sentence) === undefined)).toEqual([])
})

test('what stands in the gaps is said in Spanish too, and in its place', () => {
  expect(said('table 1 seat 3: Is this person no proposition player? (not answered)')).toBe(
    'mesa 1 asiento 3: ¿No es un jugador de la casa? (sin contestar)',
  )
  expect(said('no fee of lucky is taken at table 4')).toBe('en la mesa 4 no se toma cuota de lucky')
  expect(said('hit H2 is verified, not waiting for verification')).toBe(
    'el acierto H2 está verificado, no espera verificación',
  )
  expect(said('outside the posted hours; the fee is returned')).toBe(
    'fuera del horario anunciado; la cuota se devuelve',
  )
  expect(said('Do the sign-in sheets show twenty hours?')).toBeUndefined()
})
