/** Changes to a wheel while it is filled in: each touches what it names, and nothing that the form does not show is lost. */
import { mapIn, mapsIn, type Value, type Values } from './offeringtext.ts'

/** What is empty is not written, but for the name of a row: without it the row would be gone while it is typed. */
export function withKey(values: Values, key: string, value: Value, isName = false): Values {
  const { [key]: _, ...rest } = values
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0)
  return isEmpty && !isName ? rest : { ...rest, [key]: value }
}

/** One row of a list under a key. */
export const withRow = (posted: Values, list: string, nth: number, row: Values): Values => ({
  ...posted,
  [list]: mapsIn(posted[list]).map((one, at) => (at === nth ? row : one)),
})

export const withoutRow = (posted: Values, list: string, nth: number): Values =>
  withKey(posted, list, mapsIn(posted[list]).filter((_, at) => at !== nth) as Value)

export const moreRows = (posted: Values, list: string, row: Values): Values => ({
  ...posted,
  [list]: [...mapsIn(posted[list]), row],
})

/** Without an amount there is none; the form and the name of the thing stay with it. */
export function withJackpot(posted: Values, key: 'value' | 'form' | 'thing', value: string): Values {
  const { jackpot, ...rest } = posted
  const changed = withKey(mapIn(jackpot), key, value)
  return Object.keys(changed).length === 0 ? rest : { ...rest, jackpot: changed }
}
