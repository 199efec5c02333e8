/** Where one person sat, and for how long. Each look is noted. */

import { useSignal } from '@preact/signals'
import type { StayRow } from '../../../../server/desks/podium.ts'
import { query, show } from '../../../stream/address.ts'
import { beat } from '../../../stream/feed.ts'
import { gameName } from '../../../stream/games.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { useView } from '../../../stream/viewreader.ts'
import { Button } from '../../../ui/button.tsx'
import { List } from '../../../ui/list/list.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { when } from '../../../ui/shell/clock.tsx'
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
  const close = () => {
    open.value = undefined
  }
  const chosen = stays.find(({ stay }) => stay === open.value)
  const say = words().podium.stays
  const { minutes } = words().podium
  return (
    <>
      <List
        name="stays"
        title={words().podium.stays.title}
        isWhole
        keepsHeads
        quietUpTo={5}
        rows={stays}
        keyOf={({ stay }) => stay}
        columns={[
          { key: 'where', says: say.where, value: ({ table, seat }) => say.place(table, seat) },
          {
            key: 'game',
            says: say.game,
            value: ({ game, limit }) => [gameName(game), limit ?? ''].join(' ').trim(),
            isUnlabelled: true,
          },
          { key: 'from', says: say.from, value: ({ from }) => from, kind: 'time' },
          {
            key: 'to',
            says: say.until,
            value: ({ isVoid, to }) => (isVoid ? say.void : (to ?? say.still)),
            cell: ({ isVoid, to, told }) => (
              <>
                {isVoid ? say.void : to === undefined ? say.still : when(to)}
                {told !== undefined && (
                  <small class="also soft">
                    {say.told(when(told.from), told.to === undefined ? say.still : when(told.to))}
                  </small>
                )}
              </>
            ),
            kind: 'time',
          },
          {
            key: 'away',
            says: say.away,
            value: ({ away }) => minutesOf(away),
            cell: ({ away }) => minutes(minutesOf(away)),
            kind: 'number',
          },
          {
            key: 'played',
            says: say.played,
            value: (stay) => (stay.isVoid ? 0 : minutesOf(playedIn(stay))),
            cell: (stay) => minutes(stay.isVoid ? 0 : minutesOf(playedIn(stay))),
            kind: 'number',
          },
        ]}
        {...(isAllowed('CorrectStay')
          ? {
              acts: ({ stay, isVoid }: StayRow) =>
                !isVoid && (
                  <span>
                    <Button
                      size="small"
                      onClick={() => {
                        open.value = stay
                      }}
                    >
                      {words().podium.correct.open}
                    </Button>
                  </span>
                ),
            }
          : {})}
      />
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
