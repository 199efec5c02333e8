/** An offering as the form holds it, and the YAML that is drafted: people choose, nobody types YAML. */

export type Values = { readonly [key: string]: Value }
export type Value = string | readonly string[] | readonly Values[] | Values

// Read as what it should be; something else counts as nothing.
export const mapIn = (value: Value | undefined): Values =>
  typeof value === 'object' && !Array.isArray(value) ? (value as Values) : {}
export const mapsIn = (value: Value | undefined): readonly Values[] =>
  Array.isArray(value) ? value.filter((one): one is Values => typeof one === 'object') : []

/** Leaves out what was not chosen. */
export const offeringText = (values: Values): string => {
  const lines = mapLines(withoutEmpty(values), '')
  return `${lines.join('\n')}\n`
}

const isMap = (value: Value): value is Values => typeof value === 'object' && !Array.isArray(value)
const isEmpty = (value: Value | undefined): boolean =>
  value === undefined || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

/** Parts of a tournament that somebody switches on: with nothing in them yet they stay, and the house says what they take. */
const SWITCHED = ['rebuys', 'addOns', 'charity', 'bounties']
const isSwitchedOn = (key: string, value: Value | undefined): boolean =>
  value !== undefined && isMap(value) && SWITCHED.includes(key)

function withoutEmpty(values: Values): Values {
  const kept = Object.entries(values).map(
    ([key, value]): [string, Value] =>
      [
        key,
        isMap(value)
          ? withoutEmpty(value)
          : Array.isArray(value)
            ? (value as readonly (string | Values)[]).map((one) => (typeof one === 'string' ? one : withoutEmpty(one)))
            : value,
      ] as [string, Value],
  )
  return Object.fromEntries(kept.filter(([key, value]) => !isEmpty(value) || isSwitchedOn(key, value)))
}

function mapLines(values: Values, indent: string): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const name = `${indent}${keyed(key)}:`
    if (typeof value === 'string') return [`${name} ${scalar(value)}`]
    if (isMap(value))
      return Object.keys(value).length === 0 ? [`${name} {}`] : [name, ...mapLines(value, `${indent}  `)]
    return [`${name} [${(value as readonly (string | Values)[]).map(inline).join(', ')}]`]
  })
}

function inline(value: string | Values): string {
  if (typeof value === 'string') return scalar(value)
  const parts = Object.entries(value).map(
    ([key, part]) =>
      `${keyed(key)}: ${Array.isArray(part) ? `[${part.map((one) => inline(one as string)).join(', ')}]` : inline(part as string)}`,
  )
  return `{ ${parts.join(', ')} }`
}

const keyed = (key: string): string => (/^[a-z][a-z0-9 -]*$/i.test(key) && key.trim() === key ? key : quoted(key))

/** Bare where nobody could read it otherwise; texts are kept on one line. */
const scalar = (text: string): string => (/^[a-z][a-z]*$|^\$\d+$/.test(text) ? text : quoted(text))
const quoted = (text: string): string => `'${text.replace(/\s+/g, ' ').replaceAll("'", "''")}'`
