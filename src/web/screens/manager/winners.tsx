/** The largest prizes, each with its claim, its state and the forms on record. */
import { type Overview, WINNERS_TOLD } from '../../../views/overview/overview.ts'
import { Badge } from '../../ui/badge.tsx'
import { List } from '../../ui/list/list.tsx'
import { RecordLink } from '../../ui/shell/recordlink.tsx'
import { words } from '../../words.ts'
import { money } from './told.ts'

const TONES: Readonly<Record<string, 'good' | 'due' | 'stop'>> = { paid: 'good', open: 'due' }
const CHOICES = ['open', 'paid'] as const

export function WinnersPage({ told: { winners } }: { told: Overview }) {
  const say = words().manager
  return (
    <section class="pane" aria-label={say.pages.winners}>
      <h2>{say.pages.winners}</h2>
      <p class="soft">
        {winners.length === 0 ? say.noWinners : say.winnersSay}
        {winners.length >= WINNERS_TOLD && (
          <>
            {' '}
            {say.mostWinners(WINNERS_TOLD)} <a href="/hit">{say.allWinners}</a>
          </>
        )}
      </p>
      <List
        name="winners"
        title={say.pages.winners}
        rows={winners}
        keyOf={({ claim }) => claim}
        choices={CHOICES.map((status) => ({
          key: status,
          says: say.statuses[status] ?? status,
          fits: (one: { status: string }) => one.status === status,
        }))}
        columns={[
          {
            key: 'claim',
            says: say.claim,
            value: ({ claim }) => claim,
            cell: ({ claim }) => <RecordLink of={claim} />,
          },
          {
            key: 'local',
            says: say.when,
            value: ({ local }) => local,
            kind: 'time',
            isUnlabelled: true,
          },
          { key: 'name', says: say.activity, value: ({ name }) => name, isUnlabelled: true },
          { key: 'line', says: say.line, value: ({ line }) => words().line(line) ?? line },
          { key: 'to', says: say.winner, value: ({ to }) => words().party(to) },
          { key: 'hit', says: words().cage.hit, value: ({ hit }) => hit, cell: ({ hit }) => <RecordLink of={hit} /> },
          {
            key: 'status',
            says: say.status,
            value: ({ status }) => say.statuses[status] ?? status,
            cell: ({ status }) => <Badge tone={TONES[status] ?? 'stop'}>{say.statuses[status] ?? status}</Badge>,
            isUnlabelled: true,
          },
          {
            key: 'forms',
            says: say.forms,
            value: ({ forms }) =>
              forms.length === 0 ? say.noForm : forms.map(({ kind, reference }) => `${kind} ${reference}`).join(', '),
          },
          { key: 'amount', says: say.amount, value: ({ amount }) => money(amount), kind: 'money', isUnlabelled: true },
        ]}
      />
    </section>
  )
}
