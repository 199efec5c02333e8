/** Papers that are kept: which print of a sheet it is, so that a second one never passes for the original. */
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

export function printSheet(state: State, { sheet, of, before = 0, by }: CommandOf<'PrintSheet'>): Decision {
  const n = Math.max(state.prints.get(`${sheet} ${of}`) ?? 0, before) + 1
  return [{ type: 'SheetPrinted', sheet, of, n, by }]
}

export function evolveSheets(state: Slice, { sheet, of, n }: EventOf<'SheetPrinted'>): void {
  state.prints.set(`${sheet} ${of}`, n)
}
