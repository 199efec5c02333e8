/** What moves on a stage moves by transform and opacity alone: calls that blink, rings, rays and wheels among them. */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const web = resolve(import.meta.dirname, '..', '..')
const STAGES = ['ui/stage', 'ui/wheels', 'screens/board', 'screens/players', 'screens/lists', 'screens/tournament']
const MAY_MOVE = ['transform', 'opacity']

type Moving = { readonly name: string; readonly moves: readonly string[] }

function movingIn(css: string): Moving[] {
  const frames = [...css.matchAll(/@keyframes ([\w-]+) \{([\s\S]*?)\n\}/g)].map(([, name = '', body = '']) => ({
    name,
    moves: [...body.matchAll(/^ {4}([\w-]+):/gm)].map(([, property = '']) => property),
  }))
  const changes = [...css.matchAll(/transition: ([^;]+);/g)].map(([, list = '']) => ({
    name: `transition: ${list}`,
    moves: list.split(',').flatMap((one) => one.trim().split(/\s/)[0] ?? []),
  }))
  return [...frames, ...changes.filter(({ moves }) => moves[0] !== 'none')]
}

const moving = STAGES.flatMap((folder) => globSync(join(web, folder, '**/*.css'))).flatMap((file) =>
  movingIn(readFileSync(file, 'utf8')),
)

test('nothing else moves, and the names of what moves are known', () => {
  expect(moving.filter(({ moves }) => moves.some((one) => !MAY_MOVE.includes(one)))).toEqual([])
  expect(moving.filter(({ moves }) => moves.length === 0)).toEqual([])
  // A call that blinks, a digit that rolls, a win that floods the screen, a wheel that idles and one that is spun.
  for (const name of ['called', 'roll', 'floods', 'idles', 'wheel-turns'])
    expect(moving.map((one) => one.name)).toContain(name)
  expect(moving.find(({ name }) => name === 'called')?.moves).toEqual(['opacity'])
})

test('a color that moves would be found', () => {
  expect(movingIn('@keyframes blinks {\n  from {\n    background: red;\n  }\n}')).toEqual([
    { name: 'blinks', moves: ['background'] },
  ])
})
