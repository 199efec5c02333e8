/** A paid claim from the books, and the win page that is kept on paper; for claims of closed days too. */

import type { SettledView } from '../../../server/desks/cage.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { useView } from '../../stream/viewreader.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cardsText } from '../../ui/cards.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Money } from '../../ui/money.tsx'
import { nameOf } from '../../ui/names.ts'
import { Paper, SheetHead } from '../../ui/paper/sheet.tsx'
import { Signatures } from '../../ui/paper/signatures.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { onPaper } from '../../ui/shell/clock.tsx'
import { isOfTournament, Won } from '../../ui/tournament/prizename.tsx'
import { words } from '../../words.ts'
import { ofWhom } from './forms.tsx'
import { useWinner } from './identity.tsx'
import { wayName } from './payment.tsx'
import { fromName } from './payments.tsx'

export function Settled({ claim }: { claim: string }) {
  const say = words().cage
  const { view: paid, reasons } = useView(`/api/views/settled?claim=${encodeURIComponent(claim)}`)
  if (reasons !== undefined)
    return (
      <div class="pane">
        <Reasons reasons={reasons} />
      </div>
    )
  if (paid === undefined) return null
  if (query.value.get('paper') === 'win')
    return (
      <Paper sheet="win page" of={claim} back={say.back} onBack={() => show({ paper: undefined })}>
        {(mark) => <WinPage paid={paid} mark={mark} />}
      </Paper>
    )
  return (
    <article class="pane">
      <header class="pane-head">
        <h2>
          {say.isPaid}: {paid.amount}
        </h2>
        {paid.typedBy !== undefined && <Badge tone="due">{say.lateTyped(nameOf(paid.typedBy))}</Badge>}
      </header>
      <Facts rows={paidRows(paid)} />
      <div class="actions">
        <Button look="primary" onClick={() => show({ claim, paper: 'win' })}>
          {say.preview(say.winPage)}
        </Button>
      </div>
    </article>
  )
}

const paidRows = (paid: SettledView): [string, string][] => {
  const say = words().cage
  return [
    [say.form, wayName(paid.form)],
    [say.drawer, fromName(paid.from)],
    [say.paidBy, paid.paidBy === '' ? '' : nameOf(paid.paidBy)],
    [say.paidAt, onPaper(paid.paid)],
    ...paid.forms.map(({ kind, person, reference }): [string, string] => [ofWhom(kind, person), reference]),
  ]
}

function WinPage({ paid, mark }: { paid: SettledView; mark: string | undefined }) {
  const say = words()
  const winner = useWinner(paid.person)
  return (
    <article class="sheet win-page" aria-label={say.cage.winPage}>
      <SheetHead title={say.cage.winPage} says={view('chain').value?.property ?? ''} mark={mark} />
      <p>
        <Money amount={paid.amount} size={40} />
      </p>
      <Facts
        rows={[
          [say.cage.claim, paid.claim],
          [say.cage.hit, paid.hit],
          [say.cage.activity, paid.name],
          [say.cage.sheetId, paid.id ?? ''],
          [
            isOfTournament(paid) ? say.cage.wonFor : say.cage.wonWith,
            <Won key="won" line={paid.line} share={paid.share} />,
          ],
          [say.cage.to, words().party(paid.to)],
          [say.cage.winner, winner?.name ?? say.cage.unnamed],
          [isOfTournament(paid) ? say.cage.wonWhen : say.cage.handPlayed, onPaper(paid.local)],
          [say.cage.dealer, paid.dealer === undefined ? '' : nameOf(paid.dealer)],
          [say.cage.cards, cardsText(paid.cards)],
          [say.cage.clauses, paid.clauses.join(', ')],
          ...paidRows(paid),
          [say.cage.late, paid.typedBy === undefined ? '' : nameOf(paid.typedBy)],
        ]}
      />
      <p>{say.cage.received}</p>
      <Signatures onSheet of={[say.cage.sheetSigned, say.cage.sheetCashier]} />
    </article>
  )
}
