/** How often each line was won against its exact odds, activity by activity. */
import type { Frequency, LineFrequency } from '../../../views/overview/frequency.ts'
import type { Overview } from '../../../views/overview/overview.ts'
import { Badge } from '../../ui/badge.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { many, money, numbersOf, recordsAt } from './told.ts'

export function OddsPage({ told }: { told: Overview }) {
  const say = words().manager
  const known = told.frequencies.toSorted((a, b) => Number(a.tries === undefined) - Number(b.tries === undefined))
  return (
    <>
      <p class="soft">{say.oddsSay}</p>
      {known.length === 0 && <p class="soft">{say.noHits}</p>}
      {known.map((one) => (
        <OneActivity key={one.activity} one={one} />
      ))}
    </>
  )
}

function OneActivity({ one: { name, lines, tries } }: { one: Frequency }) {
  const say = words().manager
  return (
    <section class="pane" aria-label={name}>
      <header class="plot-head">
        <h2>{name}</h2>
        <span class="soft">{tries === undefined ? say.notExact : say.tries(many(tries))}</span>
      </header>
      {tries === undefined && <p class="soft">{say.noExact}</p>}
      <Table
        file="odds"
        label={numbersOf(name)}
        columns={[
          say.line,
          { says: say.times, isMoney: true },
          { says: say.wonAmount, isMoney: true },
          ...(tries === undefined
            ? []
            : [
                { says: say.expected, isMoney: true as const },
                { says: say.usual, isMoney: true as const },
                '',
                { says: say.exactOdds, isMoney: true as const },
              ]),
        ]}
      >
        {lines.map((line) => (
          <tr key={line.line}>
            <th scope="row">{words().line(line.line) ?? line.line}</th>
            <td class="money">{line.won === 0 ? '0' : <a href={recordsAt(name)}>{many(line.won)}</a>}</td>
            <td class="money">{money(line.amount)}</td>
            {tries !== undefined && <Exactly line={line} />}
          </tr>
        ))}
      </Table>
    </section>
  )
}

function Exactly({ line: { expected, usual, is, exact } }: { line: LineFrequency }) {
  const say = words().manager
  if (exact === undefined) return <td colSpan={4}>{say.notExact}</td>
  const [over = '0', under = '1'] = exact.split('/')
  return (
    <>
      <td class="money">{expected === undefined ? '–' : many(expected, expected < 10 ? 2 : 0)}</td>
      <td class="money">{usual === undefined ? '–' : say.between(many(usual[0]), many(usual[1]))}</td>
      <td>{is !== undefined && <Badge tone={is === 'as usual' ? 'good' : 'due'}>{say.is[is]}</Badge>}</td>
      <td class="money" title={exact}>
        {say.oneIn(many(Number(under) / Math.max(1, Number(over)), 1))}
      </td>
    </>
  )
}
