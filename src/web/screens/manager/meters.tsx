/** Every meter: what it stands at, how it grows, when it would be at its cap, how often it was won; one of them drawn above. */
import type { MeterFigures, Overview } from '../../../views/overview/overview.ts'
import { query, show } from '../../stream/address.ts'
import type { Column } from '../../ui/list/columns.ts'
import { List } from '../../ui/list/list.tsx'
import { Spark } from '../../ui/plots/spark.tsx'
import { words } from '../../words.ts'
import { meterName, OneMeter } from './onemeter.tsx'
import { cents, many, meterAt, money, winsAt } from './told.ts'

export function MetersPage({ told }: { told: Overview }) {
  const say = words().manager
  return (
    <>
      <OneMeter told={told} />
      {told.meters.length > 0 && (
        <section class="pane" aria-label={say.pages.meters}>
          <List
            name="meters"
            title={say.pages.meters}
            rows={told.meters}
            keyOf={({ activity, pool }) => `${activity} ${pool}`}
            opens={{
              isOpen: ({ activity, pool }) => query.value.get('meter') === `${activity} ${pool}`,
              open: ({ activity, pool }) => show({ meter: `${activity} ${pool}` }),
            }}
            columns={columnsOf(told.meters)}
          />
        </section>
      )}
    </>
  )
}

function columnsOf(meters: readonly MeterFigures[]): Column<MeterFigures>[] {
  const say = words().manager
  return [
    { key: 'meter', says: say.meter, value: (one) => meterName(one, meters) },
    {
      key: 'now',
      says: say.today,
      value: ({ now }) => money(now),
      cell: (one) => <a href={meterAt(one)}>{money(one.now)}</a>,
      kind: 'money',
      isUnlabelled: true,
    },
    {
      key: 'levels',
      says: words().listed.byDay,
      value: ({ levels }) => levels.map(money).join(' '),
      cell: ({ levels }) => <Spark kind="line" values={levels.map(cents)} />,
    },
    {
      key: 'perDay',
      says: say.perDay,
      value: ({ forecast }) => (forecast.days === 0 ? '' : money(forecast.perDay)),
      cell: (one) => one.forecast.days > 0 && <a href={`${meterAt(one)}&fees=yes`}>{money(one.forecast.perDay)}</a>,
      kind: 'money',
    },
    {
      key: 'cap',
      says: say.cap,
      value: ({ cap }) => (cap === undefined ? '' : money(cap)),
      cell: ({ cap }) => (cap === undefined ? say.noCap : money(cap)),
      kind: 'money',
    },
    { key: 'until', says: say.daysToCap, value: untilCap },
    {
      key: 'hits',
      says: say.timesWon,
      value: ({ hits }) => hits,
      cell: ({ hits, activity, pool }) => (hits === 0 ? '–' : <a href={winsAt(activity, pool)}>{many(hits)}</a>),
      kind: 'number',
    },
    {
      key: 'won',
      says: say.wonAmount,
      value: ({ won }) => money(won),
      cell: ({ won, hits, activity, pool }) => (hits === 0 ? '–' : <a href={winsAt(activity, pool)}>{money(won)}</a>),
      kind: 'money',
    },
  ]
}

/** At the pace of the last weeks, if nobody wins it. */
function untilCap({ cap, forecast: { days, perDay, daysToCap } }: MeterFigures): string {
  const say = words().manager
  if (cap === undefined) return '–'
  if (daysToCap !== undefined) return say.aboutDays(daysToCap)
  if (days === 0) return say.notKnownYet
  return cents(perDay) <= 0 ? say.notGrowing : say.farOff
}
