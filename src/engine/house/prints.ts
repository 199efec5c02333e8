/** Papers that are kept: which print of a sheet it is, so that a second one never passes for the original. */
import type { CommandOf } from '../command.ts'
import type { Decision } from '../decision.ts'
import type { EventOf } from '../event.ts'
import type { State } from '../state.ts'

export const SHEETS = ['win page', 'prize agreement', 'payments', 'count sheet'] as const
export type Sheet = (typeof SHEETS)[number]

export function printSheet(state: State, { sheet, of, before = 0, by }: CommandOf<'PrintSheet'>): Decision {
  const n = Math.max(state.prints.get(`${sheet} ${of}`) ?? 0, before) + 1
  return [{ type: 'SheetPrinted', v: 1, sheet, of, n, by }]
}

export function evolveSheets(state: State, { sheet, of, n }: EventOf<'SheetPrinted'>): void {
  state.prints.set(`${sheet} ${of}`, n)
}
