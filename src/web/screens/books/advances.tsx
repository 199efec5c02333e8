import { useView } from '../../stream/viewreader.ts'
import { when } from '../../ui/names.ts'
import { PrintHead, useFresh } from '../../ui/paper/print.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'

export function Advances() {
  const say = words()
  const fresh = useFresh()
  const { view, reasons } = useView(`/api/views/advances?${fresh.query}`)
  return (
    <article class="pane printed" aria-label={say.books.pages.advances}>
      <PrintHead title={say.books.pages.advances} again={fresh.again} />
      <p class="soft">{say.books.advancesSay}</p>
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {view?.length === 0 && <p>{say.books.noAdvances}</p>}
      {view !== undefined && view.length > 0 && (
        <Table
          head={
            <tr>
              <th scope="col">{say.books.activity}</th>
              <th scope="col">{say.books.since}</th>
              <th scope="col">{say.books.what}</th>
              <th scope="col">{say.books.why}</th>
              <th scope="col" class="money">
                {say.books.advanced}
              </th>
              <th scope="col" class="money">
                {say.books.stillOpen}
              </th>
            </tr>
          }
        >
          {view.map(({ activity, name, fund, seq, local, what, clause, says, amount, left }, index) => (
            <tr key={`${activity} ${seq} ${index}`}>
              <td>
                {view[index - 1]?.activity === activity ? '' : name}
                {fund !== undefined && <span class="soft also">{say.books.inFunds(fund)}</span>}
              </td>
              <td>{when(local)}</td>
              <td>{say.event[what] ?? what}</td>
              <td>
                <span class="clause">{clause}</span> <span lang="en">{says}</span>
              </td>
              <td class="money">{amount}</td>
              <td class="money">
                <strong>{left}</strong>
              </td>
            </tr>
          ))}
        </Table>
      )}
    </article>
  )
}
