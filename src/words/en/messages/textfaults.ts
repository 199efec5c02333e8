import type { Message } from '../../../base/message.ts'
import type { Found, Listed, TextFaults, TextName } from '../../../rulebook/text/messages.ts'
import type { Say, Sentences } from '../../language.ts'

const quoted = (text: string): string => JSON.stringify(text)
const listed = ({ words, more }: Listed): string =>
  `${words.join(', ')}${more === undefined ? '' : ` and ${more} more`}`
const meaning = (meant: string | undefined): string => (meant === undefined ? '' : `; did you mean "${meant}"?`)
const taking = (wanted: Message | undefined, say: Say): string =>
  wanted === undefined ? '' : `; it takes ${say(wanted)}`

function found(one: Found): string {
  if ('text' in one) return quoted(one.text)
  if ('number' in one) return `the number ${one.number}`
  if ('word' in one) return one.word
  return { list: 'a list', keys: 'a group of keys', this: 'this' }[one.is]
}

const TYPES: Readonly<Record<string, string>> = {
  text: 'a text',
  number: 'a number',
  'whole number': 'a whole number',
  list: 'a list',
  keys: 'keys with values',
  names: 'names with values',
}

const named = (text: TextName): string => ('file' in text ? text.file : text.is)

const QUOTES = 'put the whole value in quotes'

export const textFaults: Sentences<TextFaults> = {
  // shape
  'value is missing': ({ wanted }, say) => `this is missing${taking(wanted, say)}`,
  'value is empty': ({ wanted }, say) => `this is empty${taking(wanted, say)}`,
  'value does not fit': ({ found: one, wanted }, say) =>
    `${found(one)} does not fit${wanted === undefined ? ' here' : taking(wanted, say)}`,
  'number for a text': ({ found: one }) =>
    `${found(one)} does not fit; write it as text${'number' in one ? `: "${one.number}"` : ''}`,
  'value is not of the form': ({ text, wanted }, say) => `${quoted(text)} is not ${say(wanted)}`,
  'value is none of': ({ found: one, oneOf, meant }) => `${found(one)} is none of ${listed(oneOf)}${meaning(meant)}`,
  'value is not known here': ({ found: one, meant }) => `${found(one)} is not known here${meaning(meant)}`,
  'unknown key': ({ key, meant, keys }) =>
    meant !== undefined
      ? `unknown key ${quoted(key)}${meaning(meant)}`
      : `unknown key ${quoted(key)}; ${keys.words.length === 0 ? 'there are no keys here' : `the keys here are ${listed(keys)}`}`,
  'key of every object': '"__proto__" is no key that can be used',
  'key does not fit': ({ key }) => `${found(key)} is no key that fits here`,
  'value is no multiple': ({ found: one, of }) => `${found(one)} does not fit; it takes a multiple of ${of}`,
  'text of another length': ({ length, limit, bound }) =>
    `a text of ${length} characters does not fit; it takes ${limit} ${bound}`,
  'list is empty': ({ limit, bound }) => `this list is empty; it takes ${limit === 1 ? 'one' : limit} ${bound}`,
  'list of another length': ({ length, limit, bound }) =>
    `a list of ${length} does not fit; it takes ${limit} ${bound}`,
  'size does not fit': ({ limit, bound }) => `this does not fit; it takes ${limit} ${bound}`,
  'keys are needed': ({ oneOf }) => `${oneOf.map((keys) => keys.join(' and ')).join(', or ')} would be needed here`,
  'several faults of one value': ({ faults }, say) => faults.map(say).join(', or: '),
  // YAML
  'tab indents': 'a tab stands here; lines are indented with spaces',
  'bracket never closed': 'a bracket is opened here and never closed',
  'bracket never opened': 'a bracket is closed here that was never opened',
  'item in another column': 'the items of a list all begin in the same column; this one begins in another',
  'key in another column': 'the keys of a group all begin in the same column; this line begins in another',
  'item among keys': 'an item of a list stands among keys; a list stands below a key of its own',
  'quote never closed': 'a quote is opened here and never closed',
  'colon is missing': 'after a key come a colon and a space, as in "name: value"; they are missing here',
  'comma or colon is missing': 'a comma or a colon is missing between two things in brackets',
  'comma is missing': 'a comma is missing between two things in brackets',
  'dash is missing': 'an item of a list begins with a dash and a space',
  'space before comment is missing': 'a space is missing before the #',
  'percent sign has a meaning': 'a line above begins with %, which has a meaning of its own in YAML; write # before it',
  'sign cannot begin a value': `a value cannot begin with this sign; ${QUOTES}`,
  'backslash has a meaning':
    'a backslash within double quotes has a meaning of its own; write two of them, or use single quotes',
  'comma too many': 'a comma too many stands here',
  'value goes on': `something goes on here after a value has ended; ${QUOTES}`,
  'block within brackets': 'lists and keys in lines of their own cannot stand within brackets',
  'second text in a file': 'the line --- begins a second text here; a file holds one',
  'line below is indented deeper':
    'this key has a value, and the line below is indented deeper; the keys of a group all begin in the same column',
  'colon within a value': `a colon and a space stand within this value; ${QUOTES}`,
  'text cannot be read': 'this cannot be read; look for a quote, a bracket or a colon too many or too few',
  'amount cut by its comma': 'within brackets an amount with a comma is put in quotes, as in "$5,000"',
  'key stands twice': ({ key }) => `the key ${quoted(key)} stands here a second time; each key stands once`,
  'star has a meaning': `a value that begins with * has a meaning of its own in YAML; ${QUOTES}`,
  'text names its parts': `parts that are named by & or repeated by * are not taken: write them out, or ${QUOTES}`,
  'text has too many parts': ({ most }) => `the text has more than ${most} parts; nothing of it was read`,
  'text is nested too deep': ({ most }) => `more than ${most} levels lie within each other here; nothing was read`,
  'text repeats itself too often': 'the text repeats its own parts too often; write them out',
  // forms
  'value of a type': ({ type }) => TYPES[type] ?? type,
  'the keys': ({ keys }) => `the keys ${listed(keys)}`,
  'a number': ({ isWhole, from, to }) => {
    const kind = isWhole ? 'a whole number' : 'a number'
    if (to === undefined) return from === undefined ? kind : `${kind} from ${from} on`
    return from === undefined ? `${kind} up to ${to}` : `${kind} from ${from} to ${to}`
  },
  'one of': ({ words }) => `one of ${listed(words)}`,
  'this value': ({ value }) => found(value),
  'either of': ({ of }, say) => of.map(say).join(', or '),
  'an amount of money': 'an amount like $1,000 or $0.89',
  'a share': 'a share like 40% or 1/3',
  'a count': 'a whole number like 5',
  'a multiple': 'so many times, like 2 or 2.5',
  'a fund': 'reserve, or a pool like pool:main',
  'a fund or the house': 'reserve, a pool like pool:main, house, or where it came from',
  'yes or no': 'yes or no',
  'a range of money': 'a range of money like $5..$5,000',
  'a range of counts': 'a range of whole numbers like 2..4',
  'a time of day': 'a time of day like 18:00',
  'a time of day or midnight': 'a time of day like 18:00, or 24:00',
  'a date': 'a date like 2026-03-02',
  'a day of the year': 'a day of the year like 03-31',
  'what a term goes by': 'a clause like E7, a reading like "reading R4", or house',
  'an id of a reading': 'an id like R4',
  'a house and a name': 'a house and a name like bay-101/blazing-7s',
  'a name of an occasion': 'a name like spring or week-3: small letters, digits and dashes, 24 at most',
  'a tournament of the house': 'a tournament of the house like bay-101/poker-tournaments.main-event',
  // places
  'fault in a text': ({ text, line, column, where, fault }, say) =>
    `${named(text)}${line === undefined ? '' : `:${line}:${column}`}: ${where === undefined ? '' : `${where}: `}${say(fault)}`,
}
