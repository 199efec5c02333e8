/** The colours of the stage as a person sees them: reckoned from the style sheet itself. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { MOTIFS, PAIR_OF, PAIRS } from '../../../base/emblem.ts'
import { DRAWN } from './motifs.ts'

const text = readFileSync(join(resolve(import.meta.dirname, '..', '..'), 'tokens.stage.css'), 'utf8')
const pairs = Object.fromEntries(
  [...text.matchAll(/\[data-pair="(\w+)"\] \{([^}]+)\}/g)].map(([, name = '', body = '']) => [
    name,
    Object.fromEntries([...body.matchAll(/--(\w+): ([^;]+);/g)].map(([, key = '', value = '']) => [key, value])),
  ]),
)
const root = Object.fromEntries(
  [...text.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, key = '', value = '']) => [key, value]),
)

type Rgb = readonly [number, number, number]
const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
const mix = (a: Rgb, b: Rgb, part: number): Rgb =>
  a.map((one, at) => one * part + b[at]! * (1 - part)) as unknown as Rgb
function light(of: Rgb): number {
  const [r, g, b] = of.map((one) => (one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
const contrast = (a: Rgb, b: Rgb): number => {
  const [high, low] = [light(a), light(b)].toSorted((x, y) => y - x)
  return (high! + 0.05) / (low! + 0.05)
}

test('there is a pair for every choice, and gold besides, which is none', () => {
  expect(Object.keys(pairs).toSorted()).toEqual([...PAIRS, 'gold'].toSorted())
})

test.each(Object.entries(pairs))('%s: figures and labels 7:1 on its ground, edges and emblems 3:1', (_, pair) => {
  expect(contrast(rgb(pair.light!), rgb(pair.deep!))).toBeGreaterThanOrEqual(7)
  expect(contrast(rgb(pair.key!), rgb(pair.deep!))).toBeGreaterThanOrEqual(3)
})

test.each(Object.entries(pairs))('%s: ink keeps 4.5:1 on the brightest corner of a tile', (_, { key, deep, tint }) => {
  const corner = mix(rgb(key!), rgb(deep!), Number.parseFloat(tint!) / 100)
  expect(contrast(rgb(root['stage-ink']!), corner)).toBeGreaterThanOrEqual(4.5)
})

test('what stands on gold is read on its darkest and its brightest part', () => {
  for (const gold of ['won-1', 'won-2', 'won-3', 'won-4'])
    for (const [ink, least] of [
      ['won-ink', 4.5],
      ['won-mark', 3],
    ] as const)
      expect([gold, ink, contrast(rgb(root[gold]!), rgb(root[ink]!)) >= least]).toEqual([gold, ink, true])
})

test.each(MOTIFS)('%s is drawn in two tones, has a silhouette and a pair of its own', (motif) => {
  const { shapes, outline } = DRAWN[motif]
  expect(new Set(shapes.map(({ tone }) => tone)).isSupersetOf(new Set(['one', 'two']))).toBe(true)
  expect(outline).toMatch(/^M[\d.]+[ \d]/)
  expect(shapes.every(({ edge = 2, line = 2 }) => edge >= 1.6 && line >= 1.6)).toBe(true)
  expect(PAIRS).toContain(PAIR_OF[motif])
})
