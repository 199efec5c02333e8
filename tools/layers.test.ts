import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { breaches, breachesOf } from './layers.ts'

const root = resolve(import.meta.dirname, '..')

test('the layers hold', () => {
  expect(breaches(root)).toEqual([])
})

test.each([
  ['an import upward', "import { decide } from '../engine/decide.ts'", 'cards may not import engine'],
  ['a package', "import { z } from 'zod'", 'the pure layer cards may not import the package zod'],
  [
    'a Node module',
    "import { readFileSync } from 'node:fs'",
    'the pure layer cards may not import the package node:fs',
  ],
  ['a clock', 'const now = Date.now()', 'Date may not be used in the pure layer cards'],
  ['a new date', 'const now = new Date()', 'Date may not be used in the pure layer cards'],
  ['randomness', 'const card = Math.random() * 52', 'Math.random may not be used in the pure layer cards'],
  ['the process', 'process.exit(1)', 'process may not be used in the pure layer cards'],
  ['async', 'export async function deal() {}', 'async may not be used in the pure layer cards'],
])('a planted breach in src/cards is found: %s', (_, source, says) => {
  expect(breachesOf(root, 'src/cards/planted.ts', source)).toEqual([{ file: 'src/cards/planted.ts', line: 1, says }])
})

test('a function called `from` is not an import, an import on demand is', () => {
  expect(breachesOf(root, 'src/cards/planted.ts', "const least = from('three of a kind')")).toEqual([])
  expect(breachesOf(root, 'src/cards/planted.ts', "const asked = import('zod')")).toHaveLength(1)
})

test.each([
  ['a type of the engine', "import type { Told } from '../engine/event.ts'", []],
  ['a type of the server, over several lines', "import type {\n  ServerMessages,\n} from '../server/messages.ts'", []],
  ['a value of the engine', "import { decide } from '../engine/decide.ts'", ['words may not import engine']],
  ['a value over several lines', "import {\n  decide,\n} from '../engine/decide.ts'", ['words may not import engine']],
  ['a type of a page', "import type { Game } from '../web/hands/games.ts'", ['words may not import web']],
  ['a type of a view', "import type { HitView } from '../views/hit.ts'", ['words may not import views']],
])('words know the types whose messages they word: %s', (_, source, says) => {
  expect(breachesOf(root, 'src/words/planted.ts', source).map((breach) => breach.says)).toEqual(says)
})

test('a comment may speak of anything', () => {
  expect(breachesOf(root, 'src/cards/planted.ts', '/** no Math.random, no async here */\n// Date.now()')).toEqual([])
})

test.each([
  ['a type of the engine', "import type { Award } from '../../engine/judging/judgement.ts'", []],
  ['how an offering is read', "import { offeringUnder } from '../../rulebook/offering.ts'", []],
  [
    'what the engine judges by',
    "import { judge } from '../../engine/judging/judge.ts'",
    ['the auditor may not import src/engine/judging/judge.ts'],
  ],
  [
    'how the house divides',
    "import { split } from '../../base/split.ts'",
    ['the auditor may not import src/base/split.ts'],
  ],
  [
    'what holds for an offering',
    "import { capOf } from '../../rulebook/choice.ts'",
    ['the auditor may not import src/rulebook/choice.ts'],
  ],
])('the auditor reckons by itself: %s', (_, source, says) => {
  const found = breachesOf(root, 'src/sim/reckoning/planted.ts', source)
  expect(found.map((breach) => breach.says)).toEqual(says)
})
