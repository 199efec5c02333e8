/** The copy that every entrant has: what was picked, when, the own line of the published list, a digest. */
import { teamsIn } from '../../../../games/contest/form.ts'
import { unpacked } from '../../../../games/contest/packed.ts'
import type { Slate } from '../../../../games/contest/slate.ts'
import type { ContestDesk } from '../../../../views/contests/desk.ts'
import type { EnteredForm } from '../../../../views/contests/forms.ts'
import { view } from '../../../stream/feed.ts'
import { useView } from '../../../stream/viewreader.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Paper, SheetHead } from '../../../ui/paper/sheet.tsx'
import type { TreeGame } from '../../../ui/picks/tree.tsx'
import { Reasons } from '../../../ui/refusal.tsx'
import { onPaper } from '../../../ui/shell/clock.tsx'
import { words } from '../../../words.ts'
import { PaperBracket } from './bracket.tsx'
import { CardGames } from './card.tsx'

type Of = { readonly desk: ContestDesk; readonly slate: Slate; readonly form: string; readonly onBack: () => void }

export function SlipPaper({ desk, slate, form, onBack }: Of) {
  const say = words().contestPapers
  const asked = new URLSearchParams({ activity: desk.activity, find: form })
  const { view: found, reasons } = useView(`/api/views/contestforms?${asked}`)
  if (reasons !== undefined) return <Reasons reasons={reasons} />
  const row = found?.rows.find(({ entered }) => entered?.form === form)
  if (row?.entered === undefined) return null
  const { person, entered } = row
  return (
    <Paper sheet="picks slip" of={form} back={say.back} onBack={onBack}>
      {(mark) => (
        <article class="sheet slip-sheet" aria-label={say.slip}>
          <SheetHead
            title={say.slip}
            says={[view('house').value?.property, desk.name, desk.id].filter((part) => part !== undefined).join(' · ')}
            mark={mark}
          />
          <Facts
            rows={[
              [say.form, form],
              [say.member, person],
              [say.handedIn, onPaper(entered.local)],
              [say.list, <code>{`${form} ${entered.picks}`}</code>],
              [say.digest, <code>{entered.digest}</code>],
            ]}
          />
          <Picked slate={slate} entered={entered} />
          <p>{say.slipSays}</p>
        </article>
      )}
    </Paper>
  )
}

function Picked({ slate, entered: { picks: text, begun } }: { slate: Slate; entered: EnteredForm }) {
  const form = unpacked(slate, text)
  if (!('picks' in form)) return null
  if (slate.kind === 'card') return <CardGames slate={slate} picks={form.picks} guess={form.guess} begun={begun} />
  const gameOf = (game: number): TreeGame => {
    const teams = teamsIn(slate, form.picks, game)
    const side = (nth: 0 | 1) => ({ team: teams[nth], is: form.picks[game] === nth ? ('through' as const) : undefined })
    return { sides: [side(0), side(1)] }
  }
  return <PaperBracket slate={slate} gameOf={gameOf} />
}
