import { query } from '../../stream/address.ts'
import { words } from '../../words.ts'

/** Which shift the page is about: the one in the address, or the first. */
export const shiftNow = (): string => query.value.get('shift') ?? words().count.shifts[0]?.value ?? 'day'

export const shiftName = (shift: string): string =>
  words().count.shifts.find(({ value }) => value === shift)?.says ?? shift
