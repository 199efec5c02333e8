/** One meter over time with its wins, and where it is likely to be in a week. */
import type { MeterFigures, MeterLine, MeterStep, Overview } from '../../../views/overview/overview.ts'
import { show } from '../../stream/address.ts'
import { Select } from '../../ui/field.tsx'
import { List } from '../../ui/list/list.tsx'
import { Money } from '../../ui/money.tsx'
import { Options } from '../../ui/options.tsx'
import { Plot } from '../../ui/plots/figure.tsx'
import { type LineAhead, type LinePoint, MeterPlot } from '../../ui/plots/meterline.tsx'
import { shortMoney } from '../../ui/plots/scale.ts'
import { dayOf } from '../../ui/shell/clock.tsx'
import { RecordLink } from '../../ui/shell/recordlink.tsx'
import { words } from '../../words.ts'
import { cents, dayLabel, meterAt, money, numbersOf } from './told.ts'

const HEIGHT = 248
const WEEK_MS = 7 * 24 * 3_600_000

type Named = Pick<MeterFigures, 'activity' | 'name' | 'pool'>

/** A meter has a name of its own where its activity has several. */
export const meterName = ({ activity, name, pool }: Named, meters: readonly Named[]): string =>
  meters.filter((one) => one.activity === activity).length === 1 ? name : `${name}, ${words().board.poolName(pool)}`

export function OneMeter({ told }: { told: Overview }) {
  const say = words().manager
  const { meter, meters } = told
  const chosen = meters.find(({ activity, pool }) => activity === meter?.activity && pool === meter.pool)
  if (meter === undefined || chosen === undefined)
    return (
      <section class="pane plot-pane" aria-label={say.meter}>
        <p class="soft">{say.noMeters}</p>
      </section>
    )
  const wins = winsIn(meter)
  return (
    <Plot
      title={say.meterTitle(meterName(chosen, meters), say.days(told.span))}
      says={say.meterSays(meterName(chosen, meters), money(chosen.now), wins.length)}
      height={HEIGHT}
      head={
        <span class="manager-meter">
          <a href={meterAt(meter)}>
            <Money amount={money(chosen.now)} size={20} />
          </a>
          <Select
            aria-label={say.anotherMeter}
            value={`${chosen.activity} ${chosen.pool}`}
            onChange={({ currentTarget: { value } }) => show({ meter: value })}
          >
            <Options of={meters.map((one) => [`${one.activity} ${one.pool}`, meterName(one, meters)] as const)} />
          </Select>
        </span>
      }
      draw={(width) => (
        <MeterPlot
          points={pointsOf(meter)}
          hits={wins.map((win) => ({
            at: win.at,
            amount: cents(win.before),
            says: `${win.hit}, ${money(`${cents(win.before) - cents(win.after)}`)}`,
            when: dayOf(win.local),
          }))}
          ahead={aheadOf(chosen, meter)}
          ticks={meter.ends.slice(0, -1).map(({ day, at }) => ({ at, label: dayLabel(day, told.span) }))}
          now={say.today}
          width={width}
          height={HEIGHT}
        />
      )}
    >
      <Numbers meter={meter} />
    </Plot>
  )
}

/** What was taken for a hit: held for it when it was declared. */
const winsIn = ({ steps }: MeterLine) =>
  steps.filter(
    ({ hit, what, before, after }) => hit !== undefined && what === 'HitDeclared' && cents(after) < cents(before),
  )

/** Day by day, and exactly where it did not grow by fees alone. */
function pointsOf(meter: MeterLine): LinePoint[] {
  const { ends } = meter
  const points = [
    ...ends.map(({ at, amount }, n) => ({ at, order: orderOf(n, ends), amount: cents(amount) })),
    ...joined(meter).flatMap(({ at, seq, before, after }) => [
      { at, order: seq, amount: cents(before) },
      { at, order: seq + 0.5, amount: cents(after) },
    ]),
  ]
  points.sort((a, b) => a.at - b.at || a.order - b.order)
  // Before it was seeded there was no meter.
  return points.slice(
    Math.max(
      0,
      points.findIndex(({ amount }) => amount > 0),
    ),
  )
}

/** What happens as a day turns is of the next one; what is now comes after everything. */
const orderOf = (n: number, ends: MeterLine['ends']): number => (n === ends.length - 1 ? Number.POSITIVE_INFINITY : -1)

/** Between its win and its reseed a meter stands at nothing for as long as the floor looks at the hand: one step is drawn of both. */
function joined({ steps }: MeterLine): MeterStep[] {
  const closing = new Set<MeterStep>()
  const drawn = steps.map((step, n) => {
    if (step.hit === undefined || step.what !== 'HitDeclared') return step
    const next = steps.slice(n + 1).find(({ hit }) => hit === step.hit)
    if (next === undefined) return step
    closing.add(next)
    return { ...step, after: next.after }
  })
  return drawn.filter((step) => !closing.has(step))
}

function aheadOf({ forecast: { inAWeek } }: MeterFigures, { ends }: MeterLine): LineAhead | undefined {
  const say = words().manager
  const now = ends.at(-1)
  if (inAWeek === undefined || now === undefined) return undefined
  const { about, low, high } = inAWeek
  // What grows by the calendar alone has no range.
  const [least, most] = [shortMoney(cents(low)), shortMoney(cents(high))]
  return {
    at: now.at + WEEK_MS,
    about: cents(about),
    low: cents(low),
    high: cents(high),
    says: [
      say.about(shortMoney(cents(about))),
      say.inAWeek(least !== most),
      ...(least === most ? [] : [say.between(least, most)]),
    ],
  }
}

function Numbers({ meter }: { meter: MeterLine }) {
  const say = words()
  const { activity, pool, ends, steps } = meter
  const rows = [
    ...ends.map((end, n) => ({
      key: end.day,
      at: end.at,
      order: orderOf(n, ends),
      local: end.day,
      // The day is not over.
      what: n === ends.length - 1 ? say.manager.today : say.manager.endOfDay,
      after: end.amount,
      before: undefined,
      hit: undefined,
    })),
    ...steps.map((step) => ({
      ...step,
      key: `${step.seq} ${step.before}`,
      order: step.seq,
      local: step.local,
      what: say.event[step.what] ?? step.what,
    })),
  ].sort((a, b) => b.at - a.at || b.order - a.order)
  return (
    <List
      name="meter"
      title={numbersOf(say.manager.meter)}
      at={`${activity} ${pool}-`}
      isWhole
      keepsHeads
      quietUpTo={7}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        {
          key: 'at',
          says: say.manager.when,
          value: ({ local }) => local,
          kind: 'time',
        },
        { key: 'what', says: say.manager.what, value: ({ what }) => what, isUnlabelled: true },
        {
          key: 'hit',
          says: say.manager.concerns,
          value: ({ hit }) => hit,
          cell: ({ hit }) => hit !== undefined && <RecordLink of={hit} />,
        },
        {
          key: 'before',
          says: say.manager.beforeStep,
          value: ({ before }) => (before === undefined ? undefined : money(before)),
          kind: 'money',
        },
        {
          key: 'after',
          says: say.manager.afterStep,
          value: ({ after }) => money(after),
          cell: ({ after }) => <a href={meterAt(meter)}>{money(after)}</a>,
          kind: 'money',
        },
      ]}
    />
  )
}
