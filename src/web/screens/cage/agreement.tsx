/** The prize agreement with its copies: for the house, for the winner, and for the dealer where the tray may pay. */

import type { ClaimView } from '../../../views/claim.ts'
import { view } from '../../stream/feed.ts'
import { cardsText } from '../../ui/cards.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Money } from '../../ui/money.tsx'
import { Paper, SheetHead } from '../../ui/paper/sheet.tsx'
import { Signatures } from '../../ui/paper/signatures.tsx'
import { onPaper } from '../../ui/shell/clock.tsx'
import { isOfTournament, Won } from '../../ui/tournament/prizename.tsx'
import { words } from '../../words.ts'
import { ofWhom } from './forms.tsx'
import { useWinner } from './identity.tsx'
import { wayName } from './payment.tsx'

export function Agreement({ claim, onBack }: { claim: ClaimView; onBack: () => void }) {
  const say = words().cage
  // A reprint has no original; the dealer's own copy is what the tray is repaid against.
  const copies = (isAgain: boolean) => [
    isAgain ? say.forHouseAgain : say.forHouse,
    say.forWinner,
    ...(claim.tray ? [say.forDealer] : []),
  ]
  return (
    <Paper sheet="prize agreement" of={claim.claim} back={say.back} onBack={onBack}>
      {(mark) => copies(mark !== undefined).map((copy) => <Copy key={copy} claim={claim} copy={copy} mark={mark} />)}
    </Paper>
  )
}

function Copy({ claim, copy, mark }: { claim: ClaimView; copy: string; mark: string | undefined }) {
  const say = words()
  const winner = useWinner(claim.person)
  const [document] = winner?.documents ?? []
  const isPlaced = isOfTournament(claim)
  const isDealers = copy === say.cage.forDealer
  return (
    <article class="sheet" aria-label={`${say.cage.agreement}: ${copy}`}>
      <SheetHead title={say.cage.agreement} says={copy} mark={mark} />
      <p>
        <Money amount={claim.amount} size={40} />
      </p>
      <Facts
        rows={[
          [say.cage.sheetProperty, view('house').value?.property ?? ''],
          [say.cage.claim, `${claim.claim} · ${say.cage.hit} ${claim.hit}`],
          [say.cage.activity, claim.name],
          [say.cage.sheetId, claim.id ?? ''],
          [isPlaced ? say.cage.wonFor : say.cage.wonWith, <Won key="won" line={claim.line} share={claim.share} />],
          [say.cage.prize, claim.of === undefined ? '' : say.cage.partOf(claim.of)],
          [say.cage.to, words().party(claim.to)],
          [say.cage.winner, winner?.name ?? <span class="to-write" title={say.cage.sheetName} />],
          [say.cage.document, document === undefined ? '' : say.cage.documentEnds(document.kind, document.ends)],
          [isPlaced ? say.cage.wonWhen : say.cage.handPlayed, onPaper(claim.local)],
          [say.cage.cards, cardsText(claim.cards)],
          [say.cage.form, [...claim.ways, ...claim.things].map(wayName).join(', ')],
          ...formRows(claim),
          [say.cage.clauses, claim.clauses.join(', ')],
        ]}
      />
      <p>{say.cage.agreed}</p>
      <Signatures
        onSheet
        of={[
          say.cage.sheetName,
          say.cage.sheetSigned,
          say.cage.sheetRepresentative,
          ...(isDealers ? [say.cage.sheetDealer] : []),
        ]}
      />
    </article>
  )
}

/** Every form once: the ones that are asked for, however it is paid or in one way only, and the ones that are recorded. */
const formRows = ({ forms, recorded }: ClaimView): [string, string][] => [
  ...new Map([
    ...forms.map((form): [string, string] => [ofWhom(form.kind, form.person), form.reference ?? lacking(form)]),
    ...recorded.map(({ kind, reference }): [string, string] => [kind, reference]),
  ]),
]

const lacking = ({ in: ways }: ClaimView['forms'][number]): string =>
  ways === undefined ? words().cage.missing : words().cage.missingIfPaidIn(ways.map(wayName).join(', ').toLowerCase())
