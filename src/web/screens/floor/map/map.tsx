/** The room at a glance: every table with its state as word, shape and colour. */
import './map.css'
import type { TableView } from '../../../../views/table.ts'
import { query, show } from '../../../stream/address.ts'
import { view } from '../../../stream/feed.ts'
import { gameName } from '../../../stream/games.ts'
import { shortGame } from '../../../stream/shortgame.ts'
import { Press } from '../../../ui/button.tsx'
import { Input } from '../../../ui/field.tsx'
import { isCrowd, isSought } from '../../../ui/tables/crowd.ts'
import { TableShape } from '../../../ui/tables/shape.tsx'
import { words } from '../../../words.ts'
import { waitsSince } from '../waiting/rows.ts'
import { Since } from '../waiting/since.tsx'
import { inSight, STATES, type TableState } from './crowd.ts'
import { stateOf } from './tablestate.ts'

export function RoomMap({ chosen }: { chosen: string | undefined }) {
  const say = words()
  const tables = view('tables').value ?? []
  const states = tables.map((table) => ({ table, state: stateOf(table) }))
  const counts = STATES.flatMap((state) => {
    const count = states.filter((one) => one.state === state).length
    return count === 0 ? [] : [{ state, count }]
  })
  const looked = query.value.get('map') ?? ''
  const found = states.filter(({ table: { table, game }, state }) =>
    isSought(table, [gameName(game), shortGame(game), say.floor.state[state]], looked),
  )
  return (
    <section aria-labelledby="map-title" class="room-map">
      <h2 id="map-title" class="unseen">
        {say.floor.map}
      </h2>
      {isCrowd(states) && (
        <Input
          type="search"
          class="map-find"
          aria-label={`${say.listed.find}: ${say.floor.map}`}
          placeholder={say.floor.mapFind}
          maxLength={40}
          value={looked}
          onInput={({ currentTarget: { value } }) => show({ map: value === '' ? undefined : value }, true)}
        />
      )}
      <p class="map-legend">
        {counts.map(({ state, count }) => (
          <span key={state} class="map-state" data-state={state}>{`${count} ${say.floor.state[state]}`}</span>
        ))}
      </p>
      {states.length > 0 && found.length === 0 && <p class="empty">{say.listed.nothing}</p>}
      <div class="map-tables" data-crowd={isCrowd(states)}>
        {inSight(found).map(({ table, state }) => (
          <Press
            key={table.table}
            class="map-table"
            data-state={state}
            aria-current={table.table === chosen ? 'true' : undefined}
            onClick={() => show({ table: table.table, hit: undefined, tab: undefined })}
          >
            <TableShape table={table.table} game={table.game} />
            <span class="map-game">{shortGame(table.game)}</span>
            <span class="map-state" data-state={state}>
              <State table={table} state={state} />
            </span>
          </Press>
        ))}
      </div>
    </section>
  )
}

/** How long a hit or a dealer has waited; else how many sit there, where the house keeps seats. */
function State({ table, state }: { table: TableView; state: TableState }) {
  const say = words().floor
  const { players = [] } = table
  const since = waitsSince(table)
  if ((state === 'pending' || state === 'called') && since !== undefined)
    return (
      <>
        {say.waits[state]}, <Since at={since} />
      </>
    )
  const isQuiet = state === 'playing' || state === 'waiting'
  if (isQuiet && players.length > 0)
    return (
      <>
        <span class="unseen">{say.state[state]}</span> {say.seated(players.length)}
      </>
    )
  return <>{say.state[state]}</>
}
