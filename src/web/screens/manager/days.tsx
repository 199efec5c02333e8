/** Fees and prizes by day against a week before; over long times by week. */

import { plusDays } from '../../../base/moment.ts'
import type { DayFigures } from '../../../views/overview/days.ts'
import type { Overview } from '../../../views/overview/overview.ts'
import { isPlaceOfMine } from '../../stream/permission.ts'
import { List } from '../../ui/list/list.tsx'
import { DayBars } from '../../ui/plots/daybars.tsx'
import { Plot } from '../../ui/plots/figure.tsx'
import { dateOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { cents, countsAt, dayLabel, exceptionsAt, hitsAt, money, numbersOf, statementAt, sumOf } from './told.ts'

const HEIGHT = 248
/** More bars than these cannot be told apart. */
const BARS_MOST = 45
const WEEK = 7

type Bar = {
  readonly day: string
  readonly fees: string
  readonly won: string
  readonly before?: { readonly fees: string; readonly won: string }
}

export function FeesAndPrizes({ told }: { told: Overview }) {
  const say = words().manager
  const isByWeek = told.days.length > BARS_MOST
  const bars = isByWeek ? weeksOf(told.days) : told.days.map((day, n) => withBefore(day, told.weekBefore[n]))
  const [fees, won] = [sumOf(told.days.map((day) => day.fees)), sumOf(told.days.map((day) => day.won))]
  return (
    <Plot
      title={isByWeek ? say.feesAndPrizesByWeek : say.feesAndPrizes}
      says={say.barsSay(money(fees), money(won), say.spanSays(told.span))}
      height={HEIGHT}
      signs={[
        { says: say.fees, look: 'fees' },
        { says: say.won, look: 'money' },
        ...(isByWeek ? [] : [{ says: say.weekBefore, look: 'mark' as const }]),
      ]}
      draw={(width) => (
        <DayBars
          width={width}
          height={HEIGHT}
          bars={bars.map(({ day, before, ...of }, n) => ({
            label: n === bars.length - 1 && !isByWeek ? say.today : dayLabel(day, told.span),
            isNow: n === bars.length - 1,
            values: [cents(of.fees), cents(of.won)],
            ...(before === undefined ? {} : { before: [cents(before.fees), cents(before.won)] as const }),
          }))}
        />
      )}
    >
      <Numbers told={told} />
    </Plot>
  )
}

const withBefore = ({ day, fees, won }: DayFigures, before: DayFigures | undefined): Bar => ({
  day,
  fees,
  won,
  ...(before === undefined ? {} : { before: { fees: before.fees, won: before.won } }),
})

/** Whole weeks up to today; what is left over at the beginning is a shorter one. */
function weeksOf(days: readonly DayFigures[]): Bar[] {
  const bars: Bar[] = []
  for (let end = days.length; end > 0; end -= WEEK) {
    const week = days.slice(Math.max(0, end - WEEK), end)
    bars.push({
      day: week[0]?.day ?? '',
      fees: sumOf(week.map((day) => day.fees)),
      won: sumOf(week.map((day) => day.won)),
    })
  }
  return bars.reverse()
}

const COLUMNS = ['fees', 'won', 'paid', 'drop', 'variance', 'signs', 'held', 'promised', 'short'] as const

const BEFORE = ['fees', 'won'] as const

/** The hits of the day, its counts, what differed; everything else is in the statement of the day. */
function behind(column: (typeof COLUMNS)[number], day: string, told: Overview): string {
  if (column === 'won') return hitsAt(day)
  if (column === 'drop' && isPlaceOfMine('count')) return countsAt('', day, day)
  return column === 'variance' ? exceptionsAt(day, day) : statementAt(day, told)
}

function Numbers({ told }: { told: Overview }) {
  const say = words().manager
  const before = new Map([...told.weekBefore, ...told.days].map((day) => [day.day, day]))
  return (
    <List
      name="days"
      title={numbersOf(say.feesAndPrizes)}
      isWhole
      keepsHeads
      quietUpTo={7}
      rows={told.days.toReversed()}
      keyOf={({ day }) => day}
      columns={[
        {
          key: 'day',
          says: say.day,
          value: ({ day }) => day,
          kind: 'time',
          cell: ({ day }) => <a href={statementAt(day, told)}>{dateOf(day)}</a>,
        },
        ...COLUMNS.map((column) => ({
          key: column,
          says: say[column],
          value: (day: DayFigures) => money(day[column]),
          cell: (day: DayFigures) => <a href={behind(column, day.day, told)}>{money(day[column])}</a>,
          kind: 'money' as const,
        })),
        ...BEFORE.map((column) => ({
          key: `${column} before`,
          says: `${say[column]}, ${say.weekBefore.toLowerCase()}`,
          value: ({ day }: DayFigures) => money(before.get(plusDays(day, -WEEK))?.[column] ?? '0'),
          cell: ({ day }: DayFigures) => {
            const then = plusDays(day, -WEEK)
            return <a href={behind(column, then, told)}>{money(before.get(then)?.[column] ?? '0')}</a>
          },
          kind: 'money' as const,
        })),
      ]}
    />
  )
}
