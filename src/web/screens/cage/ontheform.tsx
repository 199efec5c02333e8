/** What goes onto a form, as far as the house knows it: nobody copies it from three other pages. */

import type { PersonView } from '../../../server/door/persons.ts'
import type { ClaimView, FormView } from '../../../views/claim.ts'
import { view } from '../../stream/feed.ts'
import { acting } from '../../stream/orders.ts'
import { Facts } from '../../ui/facts.tsx'
import { nameOf } from '../../ui/names.ts'
import { isOfTournament } from '../../ui/tournament/prizename.tsx'
import { words } from '../../words.ts'

type On = 'winnings' | 'dateWon' | 'wager' | 'transaction' | 'cashier' | 'window' | 'firstId'

/** The numbered boxes of the form, where it has some that the house can fill in. */
const BOXES: Readonly<Record<string, Partial<Record<On, string>>>> = {
  'W-2G': { winnings: '1', dateWon: '2', wager: '3', transaction: '5', cashier: '8', window: '10', firstId: '11' },
}

export function OnTheForm({ claim, form, who }: { claim: ClaimView; form: FormView; who: PersonView | undefined }) {
  const say = words().cage
  const { kind } = form
  // Of a tournament what was paid in is taken off; a form on a day or a year is about more than this prize.
  const winnings = form.period === undefined ? form.total : claim.amount
  const boxes = BOXES[kind] ?? {}
  const named = (on: On, name: string) => (boxes[on] === undefined ? name : say.box(boxes[on], name))
  const [document] = who?.documents ?? []
  const drawer = view('drawers').value?.find(({ cashier }) => cashier === acting.value)?.drawer ?? ''
  return (
    <details class="fold on-the-form" open>
      <summary>{say.onTheForm(kind)}</summary>
      <Facts
        rows={[
          [say.byName, who?.name ?? ''],
          [say.born, who?.born === undefined ? '' : words().times.date(who.born)],
          [named('winnings', winnings === claim.amount ? say.prize : say.winnings), winnings],
          [named('dateWon', isOfTournament(claim) ? say.wonOn : say.handPlayed), words().times.date(claim.local)],
          [named('wager', say.activity), claim.name],
          [named('transaction', say.claim), `${claim.claim} · ${claim.hit}`],
          [named('cashier', say.cashier), nameOf(acting.value)],
          [named('window', say.drawer), drawer],
          [
            named('firstId', say.document),
            document === undefined ? '' : say.documentEnds(document.kind, document.ends),
          ],
          [say.sheetProperty, view('house').value?.property ?? ''],
        ]}
      />
      <p class="soft">{say.byHandOnForm}</p>
    </details>
  )
}
