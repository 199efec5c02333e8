/** The largest prizes, each with its claim, its state and the forms on record. */
import type { Overview } from '../../../views/overview/overview.ts'
import { Badge } from '../../ui/badge.tsx'
import { RecordLink } from '../../ui/shell/recordlink.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { Moment } from './moment.tsx'
import { money, numbersOf } from './told.ts'

const TONES: Readonly<Record<string, 'good' | 'due' | 'stop'>> = { paid: 'good', open: 'due' }

export function WinnersPage({ told: { winners } }: { told: Overview }) {
  const say = words().manager
  return (
    <section class="pane" aria-label={say.pages.winners}>
      <h2>{say.pages.winners}</h2>
      <p class="soft">{winners.length === 0 ? say.noWinners : say.winnersSay}</p>
      {winners.length > 0 && (
        <Table
          label={numbersOf(say.pages.winners)}
          columns={[
            say.claim,
            say.when,
            say.activity,
            say.line,
            say.winner,
            say.status,
            say.forms,
            { says: say.amount, isMoney: true },
          ]}
        >
          {winners.map(({ claim, hit, local, name, line, to, status, forms, amount }) => (
            <tr key={claim}>
              <td>
                <RecordLink of={claim} />
              </td>
              <td>
                <Moment local={local} />
              </td>
              <td>{name}</td>
              <td>{words().line(line) ?? line}</td>
              <td>
                {words().party(to)} <RecordLink of={hit} />
              </td>
              <td>
                <Badge tone={TONES[status] ?? 'stop'}>{say.statuses[status] ?? status}</Badge>
              </td>
              <td>
                {forms.length === 0
                  ? say.noForm
                  : forms.map(({ kind, reference }) => `${kind} ${reference}`).join(', ')}
              </td>
              <td class="money">{money(amount)}</td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  )
}
