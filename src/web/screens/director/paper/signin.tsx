/** Everybody who came in, with a line to sign on. */
import type { TournamentDesk } from '../../../../views/tournaments/rows.ts'
import { Paper, SheetHead } from '../../../ui/paper/sheet.tsx'
import { Table } from '../../../ui/table.tsx'
import { words } from '../../../words.ts'
import { headOf } from './head.ts'

export function SignInPaper({ desk, onBack }: { desk: TournamentDesk; onBack: () => void }) {
  const say = words().tournamentPapers
  const rows = desk.entries
    .filter(({ status }) => status === 'in' || status === 'out')
    .toSorted((one, other) => one.name.localeCompare(other.name))
  return (
    <Paper sheet="sign-in sheet" of={desk.activity} back={words().tournaments.papers.back} onBack={onBack}>
      {(mark) => (
        <article class="sheet" aria-label={say.signIn}>
          <SheetHead title={say.signIn} says={headOf(desk)} mark={mark} />
          <Table class="signin-table" columns={[say.name, say.card, say.entry, say.seat, say.signature]}>
            {rows.map(({ entry, name, person, table, seat }) => (
              <tr key={entry}>
                <th scope="row">{name}</th>
                <td>{person}</td>
                <td>{entry}</td>
                <td>{table === undefined ? '' : `${table} · ${seat ?? ''}`}</td>
                <td class="signin-line" />
              </tr>
            ))}
          </Table>
        </article>
      )}
    </Paper>
  )
}
