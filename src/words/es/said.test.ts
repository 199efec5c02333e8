import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { said } from './said.ts'

/** What the floor may be told by the engine: its sentences as they stand there, with something in each gap. */
const sentencesIn = (file: string): string[] => {
  const source = readFileSync(resolve(import.meta.dirname, `../../engine/${file}.ts`), 'utf8')
  const literal = /(?:says: |return |refuseStep\(\s*|\? |: |because\([^,]+, )(`[^`]+`|'[^'\n]+ [^'\n]+')/gm
  return [...source.matchAll(literal)]
    .map(([, text = '']) => text.slice(1, -1).replace(/\$\{(?:[^{}]|\{[^}]*\}|`)*\}/g, 'X1'))
    .filter((text) => /^(?:["X]|[a-z’]+ )/.test(text) && / .* .* /.test(text))
}

test('what the engine tells the floor is there in Spanish', () => {
  const all = sentencesIn('offerings/postrank')
  expect(all.length).toBeGreaterThan(4)
  expect(all.filter((sentence) => said(sentence) === undefined)).toEqual([])
})
