/** What each place has, who has it, and the lines that are ticked when it is handed over. */
import type { TournamentDesk } from '../../../../views/tournaments/rows.ts'
import { Paper, SheetHead } from '../../../ui/paper/sheet.tsx'
import { Signatures } from '../../../ui/paper/signatures.tsx'
import { Table } from '../../../ui/table.tsx'
import { words } from '../../../words.ts'
import { placeText } from '../knockout.tsx'
import { headOf } from './head.ts'

export function PayoutsPaper({ desk, onBack }: { desk: TournamentDesk; onBack: () => void }) {
  const say = words().tournamentPapers
  return (
    <Paper sheet="payout sheet" of={desk.activity} back={words().tournaments.papers.back} onBack={onBack}>
      {(mark) => (
        <article class="sheet" aria-label={say.payouts}>
          <SheetHead title={say.payouts} says={headOf(desk)} mark={mark} />
          <p>{words().tournamentClock.pool(desk.figures.places)}</p>
          <Table columns={[say.place, say.winner, { says: say.prize, isMoney: true }, say.idCopied, say.received]}>
            {desk.prizes.map(({ place, to, name, prize, thing }) => (
              <tr key={place}>
                <th scope="row">{placeText(place, to)}</th>
                <td>{name ?? ''}</td>
                <td class="money">{thing === undefined ? prize : `${thing} · ${prize}`}</td>
                <td class="signin-line" />
                <td class="signin-line" />
              </tr>
            ))}
          </Table>
          <Signatures onSheet of={[say.signedDirector]} />
        </article>
      )}
    </Paper>
  )
}
