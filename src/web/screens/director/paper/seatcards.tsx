/** A card for everybody who has a seat, to be cut and handed out. */
import type { EntryRow, TournamentDesk } from '../../../../views/tournaments/rows.ts'
import { chipsText } from '../../../ui/names.ts'
import { Paper } from '../../../ui/paper/sheet.tsx'
import { words } from '../../../words.ts'
import { headOf } from './head.ts'

export function SeatCards({ desk, onBack }: { desk: TournamentDesk; onBack: () => void }) {
  const say = words().tournamentPapers
  const clock = words().tournamentClock
  const seated = desk.entries
    .filter(({ status, table }) => status === 'in' && table !== undefined)
    .toSorted((one, other) => inOrder(seatOf(one), seatOf(other)))
  return (
    <Paper sheet="seat cards" of={desk.activity} back={words().tournaments.papers.back} onBack={onBack}>
      {(mark) => (
        <article class="sheet seat-cards" aria-label={say.seatCards}>
          {mark !== undefined && <strong class="copy-mark">{mark}</strong>}
          {seated.length === 0 && <p>{say.noSeats}</p>}
          {seated.map(({ entry, name, table, seat }) => (
            <section key={entry} class="seat-card">
              <p class="soft">{headOf(desk)}</p>
              <h2>{name}</h2>
              <p class="seat-card-seat">
                {clock.table(table ?? '')} · {clock.seat(seat ?? '')}
              </p>
              <p class="soft">
                {entry} · {chipsText(desk.structure.chips)} {say.chips}
              </p>
            </section>
          ))}
        </article>
      )}
    </Paper>
  )
}

/** By the number of the table, then of the seat. */
const inOrder = new Intl.Collator('en', { numeric: true }).compare
const seatOf = ({ table = '', seat = '', entry }: EntryRow): string => `${table} ${seat} ${entry}`
