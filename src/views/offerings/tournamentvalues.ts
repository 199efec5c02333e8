/** Lists of a tournament as they are typed, a line for each, and as the offering has them. */
import { isLevel, type Period } from '../../games/tournament/levels.ts'
import { mapsIn, type Value, type Values } from './offeringtext.ts'

const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value : '')
const textsOf = (value: Value | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
const partsIn = (line: string): string[] => line.split(/[\s,;/]+/).filter((part) => part !== '')

/** Only keys with something in them. */
const filled = (values: Record<string, string | readonly string[] | undefined>): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== '' && value.length > 0),
  ) as Values

/** `20 100 200 200`: minutes, blinds and ante; `break 10 25`: a break, and the chips that are raced off in it. */
export const levelLines = (value: Value | undefined): string =>
  mapsIn(value)
    .map((one) =>
      one.break === undefined
        ? [one.minutes, one.small, one.big, one.ante, one.game].map(textOf).join(' ').trimEnd()
        : ['break', textOf(one.break), ...textsOf(one.colourUp)].join(' '),
    )
    .join('\n')

export const levelsTyped = (text: string): Values[] =>
  linesIn(text).map((line) => {
    const [first = '', ...rest] = partsIn(line)
    if (/^(?:break|descanso)$/i.test(first)) return filled({ break: rest[0] ?? '', colourUp: rest.slice(1) })
    const [small, big, third, fourth] = rest
    const [ante, game] = third === undefined || /^\d+$/.test(third) ? [third, fourth] : [undefined, third]
    return filled({ minutes: first, small, big, ante, game })
  })

export const levelsAsTyped = (periods: readonly Period[]): Values[] =>
  periods.map((one) =>
    isLevel(one)
      ? filled({ minutes: `${one.minutes}`, small: `${one.small}`, big: `${one.big}`, ante: one.ante?.toString() })
      : filled({ break: `${one.break}`, colourUp: one.colourUp?.map(String) }),
  )

/** What was typed, as levels; nothing while a line is not one yet. */
export function periodsIn(value: Value | undefined): Period[] | undefined {
  const periods = mapsIn(value).map((one): Period | undefined => {
    const number = (key: string): number => Number(textOf(one[key]) || Number.NaN)
    if (one.break !== undefined) return { break: number('break'), colourUp: textsOf(one.colourUp).map(Number) }
    const level = { minutes: number('minutes'), small: number('small'), big: number('big') }
    return one.ante === undefined ? level : { ...level, ante: number('ante') }
  })
  const isSound = periods.every((one) => Object.values(one!).every((part) => [part].flat().every(Number.isSafeInteger)))
  return periods.length > 0 && isSound ? (periods as Period[]) : undefined
}

/** `25 green 8`: what it is worth, its colour, and how many of them are in a stack. */
export const chipLines = (value: Value | undefined): string =>
  mapsIn(value)
    .map((one) => [one.value, one.colour, one.each].map(textOf).join(' ').trimEnd())
    .join('\n')

export const chipsTyped = (text: string): Values[] =>
  linesIn(text).map((line) => {
    const [value = '', ...rest] = line.split(/\s+/)
    const each = rest.length > 1 && /^\d+$/.test(rest.at(-1)!) ? rest.pop() : undefined
    return filled({ value: value.replaceAll(',', ''), colour: rest.join(' '), each })
  })

/** `2..10: 60% 40%`. */
export const rowLines = (value: Value | undefined): string =>
  mapsIn(value)
    .map(({ entries, places }) => `${textOf(entries)}: ${textsOf(places).join(' ')}`)
    .join('\n')

export const rowsTyped = (text: string): Values[] =>
  linesIn(text).map((line) => {
    const [entries = '', places = ''] = line.split(':')
    return filled({ entries: entries.trim(), places: sharesTyped(places) })
  })

export const sharesTyped = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+(?:\.\d+)?$/.test(part) ? `${part}%` : part))

/** `$500 big screen`: what it is worth, and what it is, where it is no money. */
export const flatLines = (value: Value | undefined): string =>
  mapsIn(value)
    .map((one) => [one.prize, one.item].map(textOf).join(' ').trimEnd())
    .join('\n')

export function flatTyped(text: string, before: Value | undefined): Values[] {
  const known = mapsIn(before)
  return linesIn(text).map((line, nth) => {
    const [prize = '', ...item] = line.split(/\s+/)
    const { form, into } = known[nth] ?? {}
    return filled({
      prize: /^\d/.test(prize) ? `$${prize}` : prize,
      item: item.join(' '),
      ...(item.length === 0 ? {} : { form: textOf(form), into: textOf(into) }),
    })
  })
}
