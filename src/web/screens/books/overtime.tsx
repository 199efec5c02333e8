/** What a fund owed over the last thirty days; the numbers one press away. */
import { cents, formatMoney } from '../../../base/money.ts'
import { List } from '../../ui/list/list.tsx'
import { Plot } from '../../ui/plots/figure.tsx'
import { MeterPlot } from '../../ui/plots/meterline.tsx'
import { dayOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'

const HEIGHT = 136
const money = (amount: number): string => formatMoney(cents(amount))
const label = (day: string): string => dayOf(`${day}T12:00:00`)

type OverTimeProps = {
  readonly name: string
  readonly owing: string
  readonly days: readonly string[]
  readonly line: readonly number[]
}

export function OverTime({ name, owing, days, line }: OverTimeProps) {
  const say = words()
  if (line.length < 2) return null
  return (
    <Plot
      title={say.books.overTime}
      says={say.books.overTimeSays(name, money(line[0] ?? 0), owing)}
      height={HEIGHT}
      draw={(width) => (
        <MeterPlot
          points={line.map((amount, at) => ({ at, amount }))}
          hits={[]}
          ticks={days.slice(0, -1).map((day, at) => ({ at, label: label(day) }))}
          now={say.books.step.now}
          width={width}
          height={HEIGHT}
        />
      )}
    >
      <List
        name="fund-days"
        title={say.books.overTime}
        isWhole
        keepsHeads
        quietUpTo={31}
        rows={days.map((day, n) => ({ day, owed: line[n] ?? 0 })).reverse()}
        keyOf={({ day }) => day}
        columns={[
          { key: 'day', says: say.books.day, value: ({ day }) => day, cell: ({ day }) => label(day) },
          { key: 'owed', says: say.books.owedThen, value: ({ owed }) => money(owed), kind: 'money' },
        ]}
      />
    </Plot>
  )
}
