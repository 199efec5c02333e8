import { expect, test } from 'vitest'
import { z } from 'zod'
import { readerOf, Unreadable } from './inforce.ts'

const reader = () => readerOf('rules', z.strictObject({ name: z.string() }))

test('a text is known from the first time that it was asked for, and is the same thing ever after', () => {
  const card = reader()
  expect(card.known('name: Ann')).toBeUndefined()
  const first = card('name: Ann')
  expect(first).toEqual({ name: 'Ann' })
  expect(card('name: Ann')).toBe(first)
  expect(card.known('name: Ann')).toBe(first)
  expect(card.known('name: Ann ')).toBeUndefined()
})

test('nothing is known of a text with faults', () => {
  const card = reader()
  expect(() => card('nome: Ann')).toThrow(Unreadable)
  expect(card.known('nome: Ann')).toBeUndefined()
})
