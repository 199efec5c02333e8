import { expect, test } from 'vitest'
import { en } from '../words/en/en.ts'
import { MESSAGES as english } from '../words/en/messages.ts'
import { es } from '../words/es/es.ts'
import { MESSAGES as spanish } from '../words/es/messages.ts'
import { SAID } from '../words/vi/messages.ts'
import { said } from '../words/vi/vi.ts'
import { Complaint } from './command.ts'
import { texts } from './texts.ts'

function printed(json: boolean, ...words: string[]): string {
  const lines: string[] = []
  texts.run({ words, flags: {}, json, print: (text) => lines.push(text), complain: () => {} })
  return lines.join('\n')
}

const leaves = (map: object): number =>
  Object.values(map).reduce((sum, one) => sum + (typeof one === 'object' ? leaves(one) : 1), 0)

test.each<[string, ...object[]]>([
  // How times are written is no text.
  ['en', { ...en, times: {} }, english],
  ['es', { ...es, times: {} }, spanish],
  ['vi', { ...said, times: {} }, SAID],
])('every text of %s is there once', (language, ...maps) => {
  const list: { group: string; key: string }[] = JSON.parse(printed(true, language))
  expect(list.filter(({ group }) => !group.startsWith('names')).length).toBe(leaves(maps))
  expect(new Set(list.map(({ group, key }) => `${group} ${key}`)).size).toBe(list.length)
})

test('a text is told under its screen or room, with what is filled in between braces', () => {
  const list = printed(false)
  expect(list).toContain('messages: claims\n\n  no such claim: there is no claim {claim}\n')
  expect(list).toContain('\n  tray pays only less: the tray pays only prizes under {under}\n')
  expect(list).toMatch(/\n {2}daysLeft: \(?days === 1 \? /)
  expect(printed(false, 'es')).toContain('\n  full house: full\n')
})

test.each([[['fr']], [['en', 'es']]])('%j is not understood', (words) => {
  expect(() => printed(false, ...words)).toThrow(Complaint)
})
