/** A period of a contest of squares in words: what it pays, and how it stands. */
import type { PeriodView } from '../../../views/squares/squares.ts'
import { words } from '../../words.ts'

/** With what was carried over to it. */
export function prizeOf({ prize, item, isDivided, stake }: PeriodView): string {
  const say = words().squares
  if (stake !== undefined) return [...(stake.cash === undefined ? [] : [stake.cash]), ...stake.each].join(' + ')
  return isDivided ? prize : say.forEach(item ?? prize)
}

/** What is to be done, or what became of it. */
export function becameOf({ step, table, score, ended, won }: PeriodView): string {
  const say = words().squares
  const at = score === undefined ? '' : `${score.top}–${score.left} · `
  switch (step) {
    case 'to come':
      return say.step['to come']
    case 'won':
      return `${at}${say.table(table ?? '')}${won === undefined ? '' : ` · ${say.seats(new Set(won.map(({ seat }) => seat)).size)}`}`
    case 'to award':
      return `${at}${say.table(table ?? '')} · ${say.step[step]}`
    case 'carried':
    case 'to draw':
    case 'nobody':
      return `${at}${say.step[step]}`
    case 'to score':
    case 'to confirm':
      return `${say.ended(ended ?? '')} · ${say.step[step]}`
  }
}
