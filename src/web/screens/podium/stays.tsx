/** Where one person sat, and for how long. Each look is noted. */
import type { StayRow } from '../../../server/desks/podium.ts'
import { query, show } from '../../stream/address.ts'
import { beat } from '../../stream/feed.ts'
import { gameName } from '../../stream/games.ts'
import { useView } from '../../stream/viewreader.ts'
import { when } from '../../ui/names.ts'
import { Refusal } from '../../ui/refusal.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { PlayerFinder } from './player.tsx'

export function Stays() {
  const say = words().podium.stays
  const person = query.value.get('person')
  const { view, reasons } = useView(
    person === null ? undefined : `/api/views/stays?person=${encodeURIComponent(person)}`,
  )
  return (
    <div class="podium-stays">
      <section class="pane">
        <h2>{say.title}</h2>
        <p class="soft">{say.says}</p>
        <PlayerFinder label={words().podium.find.look} onChoose={({ person: found }) => show({ person: found })} />
      </section>
      <Refusal refused={reasons === undefined ? undefined : { ok: false, who: { kind: 'order' }, reasons }} />
      {view !== undefined && (
        <section class="pane">
          <h2>{view.name ?? words().podium.unknown(view.person)}</h2>
          {view.stays.length === 0 ? <p class="empty">{say.none}</p> : <StayTable stays={view.stays} />}
        </section>
      )}
    </div>
  )
}

function StayTable({ stays }: { stays: readonly StayRow[] }) {
  const say = words().podium.stays
  const { minutes } = words().podium
  return (
    <Table
      columns={[
        say.where,
        say.game,
        say.from,
        say.until,
        { says: say.away, isMoney: true },
        { says: say.played, isMoney: true },
      ]}
    >
      {stays.map((stay) => (
        <tr key={stay.stay}>
          <td>{say.place(stay.table, stay.seat)}</td>
          <td>{[gameName(stay.game), stay.limit].filter((part) => part !== undefined).join(' ')}</td>
          <td>{when(stay.from)}</td>
          <td>
            {stay.isVoid ? say.void : stay.to === undefined ? say.still : when(stay.to)}
            {stay.told !== undefined && (
              <small class="also soft">
                {say.told(when(stay.told.from), stay.told.to === undefined ? say.still : when(stay.told.to))}
              </small>
            )}
          </td>
          <td class="money">{minutes(minutesOf(stay.away))}</td>
          <td class="money">{stay.isVoid ? minutes(0) : minutes(minutesOf(playedIn(stay)))}</td>
        </tr>
      ))}
    </Table>
  )
}

const minutesOf = (milliseconds: number): number => Math.floor(milliseconds / 60_000)
const playedIn = ({ since, until, away }: StayRow): number => (until ?? beat.value?.at ?? since) - since - away
