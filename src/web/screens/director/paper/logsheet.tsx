/** The sheet of the log, in the order of the document. */
import {
  factsOfLog,
  moneyOf,
  playerOf,
  resultsOfLog,
  signatureOf,
  type WholeLog,
} from '../../../../views/tournaments/logtext.ts'
import { Facts } from '../../../ui/facts.tsx'
import { nameOf } from '../../../ui/names.ts'
import { SheetHead } from '../../../ui/paper/sheet.tsx'
import { Signatures } from '../../../ui/paper/signatures.tsx'
import { Table } from '../../../ui/table.tsx'
import { words } from '../../../words.ts'

export function LogSheet({ found, mark }: { found: WholeLog; mark: string | undefined }) {
  const say = words().tournamentLog
  const { log, signed } = found
  return (
    <article class="sheet log-sheet" aria-label={say.title}>
      <SheetHead title={say.title} says={log.name} mark={mark} />
      <Facts rows={factsOfLog(found, words())} />
      <Table
        caption={say.fees}
        columns={['', { says: say.amount, isMoney: true }, say.times, { says: say.total, isMoney: true }]}
      >
        {log.fees.map(({ fee, amount, times, total }) => (
          <tr key={fee}>
            <th scope="row">{say.fee[fee]}</th>
            <td class="money">{moneyOf(amount)}</td>
            <td>{times}</td>
            <td class="money">{moneyOf(total)}</td>
          </tr>
        ))}
      </Table>
      {log.deal !== undefined && (
        <Table caption={say.deal} columns={[say.player, { says: say.paid, isMoney: true }]}>
          {log.deal.shares.map(({ person, amount }) => (
            <tr key={person}>
              <th scope="row">{playerOf(found, person)}</th>
              <td class="money">{moneyOf(amount)}</td>
            </tr>
          ))}
        </Table>
      )}
      <Table caption={say.results} columns={[say.place, say.player, say.things, { says: say.paid, isMoney: true }]}>
        {resultsOfLog(found, words()).map(([place, player, things, paid]) => (
          <tr key={`${place} ${player}`}>
            <th scope="row">{place}</th>
            <td>{player}</td>
            <td>{things}</td>
            <td class="money">{paid}</td>
          </tr>
        ))}
      </Table>
      {found.isNotAsked === true ? (
        <p class="soft">{say.notAsked}</p>
      ) : signed === undefined ? (
        <>
          <p class="soft">{say.notSigned}</p>
          <Signatures onSheet of={[say.signature]} />
        </>
      ) : (
        <p>
          <strong>◆ {signatureOf(found, words(), nameOf)}</strong>
        </p>
      )}
      {found.isNotAsked !== true && <p class="soft">{say.kept}</p>}
    </article>
  )
}
