/** Texts for the bench of holds: the longest of the catalogue, and one that is as large as any that is taken. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PARTS_MAX } from '../src/rulebook/text/measure.ts'

export function readSources(root: string): { readonly largest: string; readonly wide: string } {
  const texts = globSync('catalog/*/*.yaml', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const largest = texts.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const wide = `activity: bay-101/blazing-7s\n${Array.from({ length: PARTS_MAX / 3 - 2 }, (_, n) => `k${n}: x`).join('\n')}`
  return { largest, wide }
}
