import { expect, test } from 'vitest'
import { offering } from '../offering.ts'
import { formatFault } from './fault.ts'
import { readYaml } from './read.ts'

const faultsOf = (text: string): string[] => {
  const read = readYaml(text, offering)
  return read.ok ? [] : read.faults.map((fault) => formatFault('f', fault))
}

test.each([
  ['a tab', 'activity: a/b\n\tchart: A\n', 'f:2:1: a tab stands here; lines are indented with spaces'],
  [
    'a line that stands too far left',
    'pools:\n  main: {}\n side: {}\n',
    'f:3:1: the keys of a group all begin in the same column; this line begins in another',
  ],
  [
    'a line that stands too far right',
    'activity: a/b\n  chart: A\n',
    'f:1:11: this key has a value, and the line below is indented deeper; the keys of a group all begin in the same column',
  ],
  [
    'an open quote, far below',
    'activity: a/b\nname: "x\nchart: A\nadmin: $5\n',
    'f:2:7: a quote is opened here and never closed',
  ],
  ['an open bracket', 'activity: a/b\ntables: [1, 2\nchart: A\n', 'f:2:9: a bracket is opened here and never closed'],
  [
    'an open brace of two',
    'pools: { main: { seed: $5 }\nchart: A\n',
    'f:1:8: a bracket is opened here and never closed',
  ],
  ['a bracket too many', 'tables: [1]]\n', 'f:1:12: a bracket is closed here that was never opened'],
  [
    'a key twice',
    'activity: a/b\nactivity: a/c\n',
    'f:2:1: the key "activity" stands here a second time; each key stands once',
  ],
  [
    'a key twice in a line',
    'pools: { a: {}, a: {} }\n',
    'f:1:17: the key "a" stands here a second time; each key stands once',
  ],
  [
    'a colon in a value',
    'name: Sevens: the game\n',
    'f:1:7: a colon and a space stand within this value; put the whole value in quotes',
  ],
  [
    'no colon',
    'activity: a/b\nchart\nadmin: $5\n',
    'f:2:1: after a key come a colon and a space, as in "name: value"; they are missing here',
  ],
  [
    'no space after the colon',
    'activity:a/b\nadmin: $5\n',
    'f:1:1: after a key come a colon and a space, as in "name: value"; they are missing here',
  ],
  [
    'a sign with a meaning',
    'name: @home\n',
    'f:1:7: a value cannot begin with this sign; put the whole value in quotes',
  ],
  [
    'a star',
    'name: *home\n',
    'f:1:7: a value that begins with * has a meaning of its own in YAML; put the whole value in quotes',
  ],
  [
    'more after a value',
    'name: "Sevens" tonight\n',
    'f:1:16: something goes on here after a value has ended; put the whole value in quotes',
  ],
  [
    'two texts in one',
    'activity: a/b\n---\nactivity: a/c\n',
    'f:2:1: the line --- begins a second text here; a file holds one',
  ],
  [
    'an amount that its comma cuts',
    'pools: { main: { seed: $5,000, reseed: $1,000,000 } }\n',
    'f:1:24: within brackets an amount with a comma is put in quotes, as in "$5,000"',
    'f:1:40: within brackets an amount with a comma is put in quotes, as in "$5,000"',
  ],
  [
    'items out of line',
    'tables:\n  - 1\n - 2\n',
    'f:3:1: the items of a list all begin in the same column; this one begins in another',
  ],
])('%s', (_, text, ...faults) => {
  expect(faultsOf(text)).toEqual(faults)
})

test('a text that repeats its own parts without measure is not followed', () => {
  const ten = (name: string) => `[${Array(10).fill(`*${name}`).join(', ')}]`
  const text = `a: &a [1, 1, 1]\nb: &b ${ten('a')}\nc: &c ${ten('b')}\nd: ${ten('c')}\n`
  expect(faultsOf(text)).toEqual(['f:1:1: the text repeats its own parts too often; write them out'])
})
