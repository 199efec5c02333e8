/** Texts that are written to keep a house busy. */

// As JSON some signs are two, and a body is no longer than 256 kB.
const SIZE = 120_000
const times = (text: string, length = SIZE) => text.repeat(Math.floor(length / text.length))
const letters = 'abcdefghijklmnop'

/** What is told of each where it is told by measure alone; the others are read and refused for what they say. */
export const BOMBS: readonly (readonly [name: string, text: string, told?: string])[] = [
  [
    'a billion laughs',
    [...letters]
      .map((name, n) => `${name}: &${name} [${Array(9).fill(n === 0 ? 'ha' : `*${letters[n - 1]}`)}]`)
      .join('\n'),
    'text names its parts',
  ],
  ['one name, repeated without end', `a: &a x\nb: [${times('*a,')}]`, 'text names its parts'],
  [
    'thousands of names, each used once',
    `${Array.from({ length: 8_000 }, (_, n) => `- &a${n} x`).join('\n')}\n${Array.from({ length: 8_000 }, (_, n) => `- *a${n}`).join('\n')}`,
    'text names its parts',
  ],
  ['a star without a name', `a: [${times('*b,')}]`, 'text names its parts'],
  ['a key merged into itself', `a: &a { <<: *a }\n`, 'text names its parts'],
  ['brackets without end', times('['), 'text is nested too deep'],
  ['brackets that are closed', times('[', SIZE / 2) + times(']', SIZE / 2), 'text is nested too deep'],
  ['groups in groups', times('{a: '), 'text is nested too deep'],
  ['both in turn', times('[{'), 'text is nested too deep'],
  ['lists in lists on one line', times('- '), 'text is nested too deep'],
  ['questions in questions', times('? '), 'text is nested too deep'],
  [
    'steps to the right',
    Array.from({ length: 600 }, (_, n) => `${' '.repeat(n)}a:`).join('\n'),
    'text is nested too deep',
  ],
  ['many keys', Array.from({ length: 20_000 }, (_, n) => `k${n}: 1`).join('\n'), 'text has too many parts'],
  ['the same key again and again', times('k: 1\n'), 'text has too many parts'],
  ['items of nothing', `[${times('a,')}]`, 'text has too many parts'],
  ['amounts that are cut', `a: {${times('b: $1,000, ')}}`, 'text has too many parts'],
  [
    'keys of offerings that do not exist',
    `activity: bay-101/blazing-7s\n${Array.from({ length: 5_000 }, (_, n) => `pirze${n}: 1`).join('\n')}`,
  ],
  ['commas alone', `[${times(',')}]`, 'text has too many parts'],
  ['colons alone', times(':')],
  ['quotes alone', times('"'), 'text has too many parts'],
  ['a quote that is never closed', `a: "${times('x')}`],
  ['one long word', `${times('x')}: x`],
  ['a long amount', `activity: bay-101/blazing-7s\nadmin: "$${times('1,')}"`],
  ['spaces before a letter', `activity: bay-101/blazing-7s\nadmin: "${times(' ')}x"`],
  ['lines without anything', `a: "${times('\n')}"`],
  ['backslashes', `a: "${times('\\"')}"`],
  ['a block of blanks', `a: |\n${times('  \n')}`],
  ['comments alone', times('#\n'), 'text has too many parts'],
  ['texts in a text', times('---\n'), 'text has too many parts'],
  ['tabs', times('\t')],
  ['marks of kinds', times('!')],
]
