/** The log on paper. */
import { logName } from '../../../../views/tournaments/log.ts'
import { isWhole } from '../../../../views/tournaments/logtext.ts'
import type { TournamentDesk } from '../../../../views/tournaments/rows.ts'
import { useView } from '../../../stream/viewreader.ts'
import { Paper } from '../../../ui/paper/sheet.tsx'
import { Waiting } from '../../../ui/shell.tsx'
import { words } from '../../../words.ts'
import { LogSheet } from './logsheet.tsx'

export function LogPaper({ desk, onBack }: { desk: TournamentDesk; onBack: () => void }) {
  const question = new URLSearchParams({ activity: desk.activity, at: `${desk.status} ${desk.isSigned}` })
  const isThere = desk.status !== 'posted'
  const { view: found } = useView(isThere ? `/api/views/tournamentlog?${question}` : undefined)
  if (isThere && found === undefined) return <Waiting />
  if (!isWhole(found)) return <p class="pane soft">{words().tournaments.log.notYet}</p>
  return (
    <Paper
      sheet="tournament log"
      of={logName(desk.activity, found.log.started)}
      back={words().tournaments.papers.back}
      onBack={onBack}
      isFile
    >
      {(mark) => <LogSheet found={found} mark={mark} />}
    </Paper>
  )
}
