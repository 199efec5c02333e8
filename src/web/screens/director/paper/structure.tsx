/** The structure as it hangs at the desk and lies in every flyer: what everybody pays and has, levels, prizes, house rules. */
import type { TournamentDesk } from '../../../../views/tournaments/rows.ts'
import { Paper, SheetHead } from '../../../ui/paper/sheet.tsx'
import { Levels, Terms } from '../../../ui/tournament/terms.tsx'
import { words } from '../../../words.ts'
import { headOf } from './head.ts'

export function StructurePaper({ desk, onBack }: { desk: TournamentDesk; onBack: () => void }) {
  const say = words().tournamentPapers
  return (
    <Paper sheet="tournament structure" of={desk.activity} back={words().tournaments.papers.back} onBack={onBack}>
      {(mark) => (
        <article class="sheet" aria-label={say.structure}>
          <SheetHead title={`${say.structure}: ${desk.name}`} says={headOf(desk)} mark={mark} />
          <Terms structure={desk.structure} />
          <Levels structure={desk.structure} />
          <p class="soft">
            {say.noValue} {say.frozen}
          </p>
        </article>
      )}
    </Paper>
  )
}
