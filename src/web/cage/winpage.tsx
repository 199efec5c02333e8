/** The sheet that is kept on paper. */
import { useSignal } from '@preact/signals'
import type { SettledView } from '../../server/explain.ts'
import type { ClaimView } from '../../views/claim.ts'
import { view } from '../live/feed.ts'
import { nameOf, placeName } from '../live/frame.tsx'
import { useView } from '../live/reading.ts'
import { words } from '../words/words.ts'

export function WinPage({ claim }: { claim: ClaimView }) {
  const say = words()
  const printed = useSignal(0)
  const chain = view('chain').value
  const { view: paid } = useView<SettledView>(`/api/views/settled?claim=${claim.claim}`)
  const rows: [string, string][] = [
    [say.cage.sheetProperty, chain?.property ?? ''],
    [say.cage.claim, claim.claim],
    [say.cage.hit, claim.hit],
    [
      say.floor.line,
      `${claim.name}: ${claim.share === 'full' ? claim.line : (say.shareOf[claim.share] ?? claim.share)}`,
    ],
    [say.cage.to, placeName(claim.to)],
    [say.cage.cards, claim.hands],
    [say.cage.form, say.cage.forms.find(({ value }) => value === paid?.form)?.says ?? paid?.form ?? ''],
    [say.cage.drawer, paid?.drawer ?? ''],
    [say.cage.paidBy, paid === undefined ? '' : nameOf(paid.paidBy)],
    [say.books.when, paid?.paid.replace('T', ' ') ?? ''],
  ]
  return (
    <>
      <div class="actions">
        <button
          type="button"
          class="act plain"
          onClick={() => {
            window.print()
            printed.value += 1
          }}
        >
          {say.cage.printWin}
        </button>
      </div>
      <article class="sheet win-page" aria-label={say.cage.winPage}>
        <header class="pane-head">
          <h1>{say.cage.winPage}</h1>
          {/* A second print is no original. */}
          {printed.value > 0 && <strong>{say.cage.sheetCopy}</strong>}
        </header>
        <p class="win-amount">{claim.amount}</p>
        <dl>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{say.cage.received}</p>
        <p class="signature">{say.cage.sheetSigned}</p>
      </article>
    </>
  )
}
