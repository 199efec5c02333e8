/** The list of winners that is posted: card numbers, places and prizes, no names. */
import type { ContestDesk } from '../../../../views/contests/desk.ts'
import { view } from '../../../stream/feed.ts'
import { Paper, SheetHead } from '../../../ui/paper/sheet.tsx'
import { Signatures } from '../../../ui/paper/signatures.tsx'
import { Ruled } from '../../../ui/sentence.tsx'
import { Table } from '../../../ui/table.tsx'
import { words } from '../../../words.ts'

export function WinnersPaper({
  desk: { activity, name, id, awards, claiming },
  onBack,
}: {
  desk: ContestDesk
  onBack: () => void
}) {
  const say = words().contestPapers
  return (
    <Paper sheet="winners list" of={activity} back={say.back} onBack={onBack}>
      {(mark) => (
        <article class="sheet winners-sheet" aria-label={say.winners}>
          <SheetHead
            title={say.winners}
            says={[view('house').value?.property, name, id].filter((part) => part !== undefined).join(' · ')}
            mark={mark}
          />
          <Table columns={[say.place, say.cardNumber, say.right, { says: say.prize, isMoney: true }]}>
            {awards.map((award) => (
              <tr key={award.hit}>
                <td>{award.to === undefined ? award.place : `${award.place}–${award.to}`}</td>
                <th scope="row">{award.person}</th>
                <td>{award.right}</td>
                <td class="money">{award.thing === undefined ? award.prize : <Ruled text={award.thing} />}</td>
              </tr>
            ))}
          </Table>
          <p>{say.claimSays(claiming)}</p>
          <Signatures onSheet of={[say.signedPosted]} />
        </article>
      )}
    </Paper>
  )
}
