/** A draft while it is filled in. */
import type { OfferingForm } from '../../../views/offerings/offering.ts'
import type { Value, Values } from '../../../views/offerings/offeringtext.ts'

/** What may be chosen, what is, and how it is put in: a key, or one name under a key. */
export type Chosen = {
  readonly form: OfferingForm
  readonly values: Values
  readonly put: (key: string, value: Value) => void
  readonly putIn: (key: string, name: string, value: Value) => void
}

/** Puts one key of a part in; nothing takes it away. */
export type PutOne = (key: string, value: Value | undefined) => void

// Read as what it should be; something else counts as nothing.
export const textIn = (value: Value | undefined): string => (typeof value === 'string' ? value : '')
export const textsIn = (value: Value | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** A list that is typed a line for each. */
export const linesIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))

/** What is put in; nothing takes the key away. */
export type Change = { readonly [key: string]: Value | undefined }
export const changed = (values: Values, change: Change): Values =>
  Object.fromEntries(Object.entries({ ...values, ...change }).filter(([, one]) => one !== undefined)) as Values
