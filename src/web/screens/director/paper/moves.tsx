/** The moves that are told, a slip for each player to carry. */
import type { TournamentDesk } from '../../../../views/tournaments/rows.ts'
import { Paper } from '../../../ui/paper/sheet.tsx'
import { words } from '../../../words.ts'
import { headOf } from './head.ts'

export function MovesPaper({ desk, onBack }: { desk: TournamentDesk; onBack: () => void }) {
  const say = words().tournamentPapers
  const clock = words().tournamentClock
  const { why, movesSays } = words().tournaments.seats
  const at = ({ table, seat }: { table: string; seat: string }) => `${clock.table(table)}, ${clock.seat(seat)}`
  return (
    <Paper
      sheet="seat moves"
      of={desk.moves.length === 0 ? desk.activity : `${desk.activity} ${desk.moves[0]!.move}`}
      back={words().tournaments.papers.back}
      onBack={onBack}
    >
      {(mark) => (
        <article class="sheet seat-cards" aria-label={say.moves}>
          {mark !== undefined && <strong class="copy-mark">{mark}</strong>}
          {desk.moves.length === 0 && <p>{words().tournaments.seats.even}</p>}
          {desk.moves.map((one) => (
            <section key={one.move} class="seat-card">
              <p class="soft">{headOf(desk)}</p>
              <h2>{one.name}</h2>
              <p>
                {say.from} {at(one.from)}
              </p>
              <p class="seat-card-seat">
                {say.to} {at(one.to)}
              </p>
              <p class="soft">
                {one.move} · {why[one.why]}. {movesSays}
              </p>
            </section>
          ))}
        </article>
      )}
    </Paper>
  )
}
