/** Papers that are kept: which print of a sheet it is, so that a second one never passes for the original. */
import { refuse } from '../../base/refusal.ts'
import type { Ask } from '../mechanism.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

export function printSheet(
  state: State,
  { sheet, of, before = 0, at, by }: CommandOf<'PrintSheet'>,
  ask: Pick<Ask, 'whyNotPrinted'>,
): Decision {
  const wrong = ask.whyNotPrinted(sheet, of, at.local)
  if (wrong !== undefined) return refuse({ kind: 'order' }, [wrong])
  const n = Math.max(state.prints.get(`${sheet} ${of}`) ?? 0, before) + 1
  return [{ type: 'SheetPrinted', sheet, of, n, by }]
}

export function evolveSheets(state: Slice, { sheet, of, n }: EventOf<'SheetPrinted'>): void {
  state.prints.set(`${sheet} ${of}`, n)
}
