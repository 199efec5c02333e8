/** How often each line was won against its exact odds, activity by activity. */
import type { Frequency, LineFrequency } from '../../../views/overview/frequency.ts'
import type { Overview } from '../../../views/overview/overview.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/list/columns.ts'
import { List } from '../../ui/list/list.tsx'
import { words } from '../../words.ts'
import { firstDay, logAt, many, money, numbersOf } from './told.ts'

export function OddsPage({ told }: { told: Overview }) {
  const say = words().manager
  const known = told.frequencies.toSorted((a, b) => Number(a.tries === undefined) - Number(b.tries === undefined))
  return (
    <>
      <p class="soft">{say.oddsSay}</p>
      {known.length === 0 && <p class="soft">{say.noHits}</p>}
      {known.map((one) => (
        <OneActivity key={one.activity} one={one} told={told} />
      ))}
    </>
  )
}

function OneActivity({ one: { activity, name, lines, tries }, told }: { one: Frequency; told: Overview }) {
  const say = words().manager
  return (
    <section class="pane" aria-label={name}>
      <header class="plot-head">
        <h2>{name}</h2>
        <span class="soft">{tries === undefined ? say.notExact : say.tries(many(tries))}</span>
      </header>
      {tries === undefined && <p class="soft">{say.noExact}</p>}
      <List
        name="odds"
        title={numbersOf(name)}
        at={`${activity}-`}
        isWhole
        keepsHeads
        quietUpTo={10}
        rows={lines}
        keyOf={({ line }) => line}
        columns={[
          { key: 'line', says: say.line, value: ({ line }) => words().line(line) ?? line },
          {
            key: 'won',
            says: say.times,
            value: ({ won }) => won,
            cell: ({ won }) => (won === 0 ? '0' : <a href={logAt(activity, firstDay(told), told.day)}>{many(won)}</a>),
            kind: 'number',
          },
          {
            key: 'amount',
            says: say.wonAmount,
            value: ({ amount }) => money(amount),
            cell: ({ won, amount }) =>
              won === 0 ? money(amount) : <a href={logAt(activity, firstDay(told), told.day)}>{money(amount)}</a>,
            kind: 'money',
          },
          ...(tries === undefined ? [] : exactly()),
        ]}
      />
    </section>
  )
}

function exactly(): Column<LineFrequency>[] {
  const say = words().manager
  return [
    {
      key: 'expected',
      says: say.expected,
      value: ({ expected }) => expected,
      cell: ({ expected }) => (expected === undefined ? '–' : many(expected, expected < FEW ? 2 : 0)),
      kind: 'number',
    },
    {
      key: 'usual',
      says: say.usual,
      value: ({ usual }) => (usual === undefined ? '' : say.between(many(usual[0]), many(usual[1]))),
    },
    {
      key: 'is',
      says: words().listed.state,
      value: ({ is, exact }) => (exact === undefined ? say.notExact : is === undefined ? '' : say.is[is]),
      cell: ({ is, exact }) =>
        exact === undefined
          ? say.notExact
          : is !== undefined && <Badge tone={is === 'as usual' ? 'good' : 'due'}>{say.is[is]}</Badge>,
      isUnlabelled: true,
    },
    {
      key: 'exact',
      says: say.exactOdds,
      value: ({ exact }) => (exact === undefined ? undefined : oneInOf(exact)),
      cell: ({ exact }) => exact !== undefined && <span title={exact}>{say.oneIn(many(oneInOf(exact), 1))}</span>,
      kind: 'number',
    },
  ]
}

const FEW = 10
const oneInOf = (exact: string): number => {
  const [over = '0', under = '1'] = exact.split('/')
  return Number(under) / Math.max(1, Number(over))
}
