import { useView } from '../../stream/viewreader.ts'
import { List } from '../../ui/list/list.tsx'
import { PrintHead, useFresh } from '../../ui/paper/print.tsx'
import { Reasons } from '../../ui/refusal.tsx'
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
      {view !== undefined && (
        <List
          name="advances"
          title={say.books.pages.advances}
          rows={view}
          keyOf={(one) => `${one.activity} ${one.seq} ${view.indexOf(one)}`}
          empty={say.books.noAdvances}
          columns={[
            { key: 'name', says: say.books.activity, value: ({ name }) => name },
            {
              key: 'fund',
              says: say.listed.fund,
              value: ({ fund }) => (fund === undefined ? '' : say.books.inFunds(fund)),
              isDetail: true,
            },
            { key: 'local', says: say.books.since, value: ({ local }) => local, kind: 'time' },
            { key: 'what', says: say.books.what, value: ({ what }) => say.event[what] ?? what },
            {
              key: 'why',
              says: say.books.why,
              value: ({ clause, says }) => `${clause} ${says}`,
              cell: ({ clause, says }) => (
                <>
                  <span class="clause">{clause}</span> <span lang="en">{says}</span>
                </>
              ),
            },
            { key: 'amount', says: say.books.advanced, value: ({ amount }) => amount, kind: 'money' },
            { key: 'left', says: say.books.stillOpen, value: ({ left }) => left, kind: 'money' },
          ]}
        />
      )}
    </article>
  )
}
