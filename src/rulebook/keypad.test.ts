/** The two keys of the dealer as each document calls them. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ruleFile } from './rulefile.ts'
import { readYaml } from './text/read.ts'

test.each([
  ['[GEAR-001276 B5 D3]', 'bay-101/blazing-7s', 'Start Game', 'End Game'],
  ['[GEAR-001407 B4 D4]', 'bay-101/bonus-hand-progressive-v1-1', 'Start Game', 'End Game'],
  ['[GEAR-001128 B5 D4]', 'hawaiian-gardens/blazing-sevens', 'Start Game', 'End Game'],
  ['[GEGA-004430 P9]', 'hawaiian-gardens/fortune-7-baccarat', 'Start Game', 'Game Over'],
  ['[GEGA-003976 B4 D4]', 'hawaiian-gardens/fortune-pai-gow-progressive', 'Coin In', 'End Game'],
  ['[GEGA-003954 B3 B9]', 'hawaiian-gardens/three-card-poker-progressive', 'Coin In', 'Game Over'],
  ['[GEGA-003977 B3 D4]', 'hawaiian-gardens/ultimate-texas-holdem-progressive', 'Coin In', 'Game Over'],
])('%s %s', (_, activity, start, end) => {
  const read = readYaml(readFileSync(`catalog/${activity}.yaml`, 'utf8'), ruleFile)
  if (!read.ok) throw new Error('it cannot be read')
  expect(read.value.keypad).toMatchObject({ start, end })
})
