import { expect, test } from 'vitest'
import { linesOf } from './notation.ts'
import type { Schema } from './schemas.ts'

const text: Schema = { type: 'string' }
const told = (schema: Schema): string[] =>
  linesOf(schema).map(
    ({ depth, pieces, says }) =>
      '  '.repeat(depth) +
      pieces.map((piece) => (typeof piece === 'string' ? piece : `<${piece.named}>`)).join('') +
      (says === undefined ? '' : ` // ${says}`),
  )
const closed = (properties: Record<string, Schema>, ...required: string[]): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

test.each<[string, Schema, string[]]>([
  ['a text', text, ['text']],
  ['one of a few', { type: 'string', enum: ['up', 'lost'] }, ['"up" | "lost"']],
  ['a list of what has a name', { type: 'array', items: { $ref: '#/components/schemas/HitView' } }, ['<HitView>[]']],
  ['a pair', { type: 'array', prefixItems: [text, { type: 'number' }], items: false }, ['[text, number]']],
  ['by name', { type: 'object', additionalProperties: text }, ['by name: text']],
  ['anything', {}, ['anything']],
  [
    'fields: what may be missing is marked, and what a field says stands beside it',
    closed({ seats: { type: 'number' }, since: { ...text, description: 'Local time.' } }, 'seats'),
    ['seats: number', 'since?: text // Local time.'],
  ],
  [
    'an object inside is indented below its field',
    closed({ parts: { type: 'array', items: closed({ fund: text }, 'fund') } }, 'parts'),
    ['parts: { … }[]', '  fund: text'],
  ],
  [
    'one or the other',
    { anyOf: [closed({ may: { const: true } }, 'may'), closed({ who: text }, 'who')] },
    ['may: true', 'or', 'who: text'],
  ],
])('%s', (_, schema, lines) => {
  expect(told(schema)).toEqual(lines)
})
