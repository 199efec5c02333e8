/** A figure, large, and how it came about in a handful of steps. */
import { formatMoney, fromWire } from '../../../base/money.ts'
import { kindOf } from '../../../ledger/name.ts'
import type { Explained } from '../../../server/desks/explain.ts'
import { Money } from '../../ui/money.tsx'
import { type Fall, Waterfall } from '../../ui/plots/waterfall.tsx'
import { words } from '../../words.ts'

type Step = Explained['steps'][number]

export function FigureExplained({ explained }: { explained: Explained }) {
  const say = words().books
  const { steps, total, fees, others } = explained
  const falls: Fall[] = [
    ...steps.map((step, n) => ({
      key: `${n}`,
      label: labelOf(step),
      says: step.is === 'before' ? said(step.amount) : signed(step.amount),
      amount: Number(step.amount),
      look: lookOf(step),
    })),
    { key: 'now', label: say.step.now, says: total, amount: sumOf(steps), look: 'level' },
  ]
  return (
    <>
      <p class="explain-figure">
        <Money amount={total} size={40} />
      </p>
      <p class="explain-total">{say.total(total, fees, others.sum, others.count)}</p>
      {steps.length > 1 && <Waterfall label={say.howItCame} falls={falls} />}
    </>
  )
}

const said = (wire: string): string => formatMoney(fromWire(wire))
const signed = (wire: string): string => `${wire.startsWith('-') ? '' : '+'}${said(wire)}`
/** The steps add up to the figure: what it stood at counts like all others. */
const sumOf = (steps: readonly Step[]): number => steps.reduce((sum, { amount }) => sum + Number(amount), 0)

function labelOf(step: Step): string {
  const { books: say, ...general } = words()
  switch (step.is) {
    case 'before':
    case 'fees':
      return say.step[step.is]
    case 'rest':
      return say.step.rest(step.count)
    case 'kind':
      return general.event[step.what] ?? step.what
    case 'moved':
      if (isHouse(step)) return say.step.house
      return step.hit !== undefined && Number(step.amount) < 0 ? step.hit : general.account(step.other)
  }
}

const HOUSE: readonly string[] = ['promised', 'advanced', 'house']
const isHouse = (step: Step): boolean => step.is === 'moved' && HOUSE.includes(kindOf(step.other))

function lookOf(step: Step): Fall['look'] {
  if (step.is === 'before') return 'level'
  if (Number(step.amount) < 0) return 'out'
  return step.is === 'moved' && kindOf(step.other) === 'promised' ? 'promised' : 'in'
}
