/** The letter by which the house tells a winner, with name and address as the club has them. */
import { useView } from '../../../stream/viewreader.ts'
import { Paper } from '../../../ui/paper/sheet.tsx'
import { Signatures } from '../../../ui/paper/signatures.tsx'
import { Reasons } from '../../../ui/refusal.tsx'
import { words } from '../../../words.ts'

type Of = { readonly activity: string; readonly person: string; readonly onBack: () => void }

export function LetterPaper({ activity, person, onBack }: Of) {
  const say = words().contestPapers
  const { view: letter, reasons } = useView(`/api/views/winnerletter?${new URLSearchParams({ activity, person })}`)
  if (reasons !== undefined) return <Reasons reasons={reasons} />
  if (letter === undefined) return null
  const to = letter.to ?? words().party({ kind: 'person', person })
  return (
    <Paper sheet="winner letter" of={`${activity} ${person}`} back={say.back} onBack={onBack}>
      {(mark) => (
        <article class="sheet letter-sheet" aria-label={say.letter}>
          {mark !== undefined && <strong class="copy-mark">{mark}</strong>}
          <p>
            <strong>{letter.property}</strong>
            <br />
            {letter.day}
          </p>
          <address>
            {to}
            <br />
            {letter.address ?? say.noAddress}
          </address>
          <p>{say.dear(to)}</p>
          <p>
            {say.won(letter.place, letter.name)} {say.picked(letter.right, letter.games)}
          </p>
          <p>
            <strong>
              {say.yours(letter.thing === undefined ? letter.prize : `${letter.thing} (${letter.prize})`)}
            </strong>
          </p>
          <p>
            {say.noLimit} {letter.claim !== undefined && say.claimNumber(letter.claim)}
          </p>
          <p>{say.regards}</p>
          <p>
            {letter.property}
            {letter.id !== undefined && ` · ${letter.id}`}
          </p>
          <Signatures onSheet of={[say.signed]} />
        </article>
      )}
    </Paper>
  )
}
