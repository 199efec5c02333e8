/** Where one person sat, and for how long. Each look is noted. */
import { useSignal } from '@preact/signals'
import type { StayRow } from '../../../../server/desks/podium.ts'
import { query, show } from '../../../stream/address.ts'
import { beat } from '../../../stream/feed.ts'
import { gameName } from '../../../stream/games.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { useView } from '../../../stream/viewreader.ts'
import { Button } from '../../../ui/button.tsx'
import { when } from '../../../ui/names.ts'
import { Refusal } from '../../../ui/refusal.tsx'
import { Table } from '../../../ui/table.tsx'
import { words } from '../../../words.ts'
import { PlayerFinder } from '../player.tsx'
import { Correction } from './correction.tsx'

export function Stays() {
  const say = words().podium.stays
  const person = query.value.get('person')
  const corrected = useSignal(0)
  const { view, reasons } = useView(
    person === null ? undefined : `/api/views/stays?${new URLSearchParams({ person, again: String(corrected.value) })}`,
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
          {view.stays.length === 0 ? (
            <p class="empty">{say.none}</p>
          ) : (
            <StayTable
              stays={view.stays}
              person={view.person}
              onDone={() => {
                corrected.value += 1
              }}
            />
          )}
        </section>
      )}
    </div>
  )
}

type StayTableProps = { readonly stays: readonly StayRow[]; readonly person: string; readonly onDone: () => void }

function StayTable({ stays, person, onDone }: StayTableProps) {
  const open = useSignal<string | undefined>(undefined)
  const isAsked = isAllowed('CorrectStay')
  const close = () => {
    open.value = undefined
  }
  const chosen = stays.find(({ stay }) => stay === open.value)
  const say = words().podium.stays
  const { minutes } = words().podium
  return (
    <>
      <Table
        columns={[
          say.where,
          say.game,
          say.from,
          say.until,
          { says: say.away, isMoney: true },
          { says: say.played, isMoney: true },
          ...(isAsked ? [''] : []),
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
            {isAsked && (
              <td>
                {!stay.isVoid && (
                  <Button
                    size="small"
                    onClick={() => {
                      open.value = stay.stay
                    }}
                  >
                    {words().podium.correct.open}
                  </Button>
                )}
              </td>
            )}
          </tr>
        ))}
      </Table>
      {chosen !== undefined && (
        <Correction
          key={chosen.stay}
          stay={chosen}
          person={person}
          onClose={close}
          onDone={() => {
            close()
            onDone()
          }}
        />
      )}
    </>
  )
}

const minutesOf = (milliseconds: number): number => Math.floor(milliseconds / 60_000)
const playedIn = ({ since, until, away }: StayRow): number => (until ?? beat.value?.at ?? since) - since - away
