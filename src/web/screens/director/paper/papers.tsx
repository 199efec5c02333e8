/** Papers of a tournament in the place of its desk, as the address says. */
import './papers.css'
import type { TournamentDesk } from '../../../../views/tournaments/rows.ts'
import { query, show } from '../../../stream/address.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { words } from '../../../words.ts'
import { LogPaper } from './log.tsx'
import { MovesPaper } from './moves.tsx'
import { PayoutsPaper } from './payouts.tsx'
import { SeatCards } from './seatcards.tsx'
import { SignInPaper } from './signin.tsx'
import { StructurePaper } from './structure.tsx'

const PAPERS = ['structure', 'signin', 'seats', 'moves', 'payouts', 'log'] as const

export function Papers({ desk }: { desk: TournamentDesk }) {
  const say = words().tournaments.papers
  const paper = PAPERS.find((one) => one === query.value.get('paper')) ?? 'structure'
  const back = () => show({ paper: undefined })
  const names = {
    structure: say.structure,
    signin: say.signIn,
    seats: say.seatCards,
    moves: say.moves,
    payouts: say.payouts,
    log: say.log,
  }
  return (
    <>
      <div class="no-print">
        <Tabs
          label={say.title}
          names={PAPERS}
          chosen={paper}
          says={(one) => names[one]}
          to={(one) => ({ tournament: desk.activity, paper: one })}
        />
      </div>
      {paper === 'structure' && <StructurePaper desk={desk} onBack={back} />}
      {paper === 'signin' && <SignInPaper desk={desk} onBack={back} />}
      {paper === 'seats' && <SeatCards desk={desk} onBack={back} />}
      {paper === 'moves' && <MovesPaper desk={desk} onBack={back} />}
      {paper === 'payouts' && <PayoutsPaper desk={desk} onBack={back} />}
      {paper === 'log' && <LogPaper desk={desk} onBack={back} />}
    </>
  )
}
