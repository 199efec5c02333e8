/** The published list: every form by its number, as it was locked. Anybody makes the same digest of the same text. */
import { useView } from '../../../stream/viewreader.ts'
import { Button } from '../../../ui/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Reasons } from '../../../ui/refusal.tsx'
import { words } from '../../../words.ts'

export function ListPaper({ activity, onBack }: { activity: string; onBack: () => void }) {
  const say = words()
  const { view: found, reasons } = useView(`/api/views/contestlist?${new URLSearchParams({ activity })}`)
  const list = found?.list
  return (
    <>
      <div class="actions no-print">
        <Button look="primary" onClick={() => print()}>
          {say.print}
        </Button>
        <Button onClick={onBack}>{say.contestPapers.back}</Button>
      </div>
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {list !== undefined && (
        <div class="papers">
          <article class="sheet list-sheet" aria-label={say.contests.publishedList}>
            <h1>{list.name}</h1>
            <Facts
              rows={[
                [say.contests.publishedList, say.contests.lockedWith(list.forms)],
                [say.contests.digest, <code>{list.digest}</code>],
              ]}
            />
            <pre>{list.text}</pre>
          </article>
        </div>
      )}
    </>
  )
}
