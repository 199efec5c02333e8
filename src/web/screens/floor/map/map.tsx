/** The room at a glance: every table with its state as word, shape and colour. */
import './map.css'
import { show } from '../../../stream/address.ts'
import { view } from '../../../stream/feed.ts'
import { shortGame } from '../../../stream/shortgame.ts'
import { Press } from '../../../ui/button.tsx'
import { words } from '../../../words.ts'
import { inSight, isCrowd, STATES } from './crowd.ts'
import { minutesSince, stateOf } from './tablestate.ts'

export function RoomMap({ chosen }: { chosen: string | undefined }) {
  const say = words()
  const tables = view('tables').value ?? []
  const states = tables.map((table) => ({ table, state: stateOf(table) }))
  const counts = STATES.flatMap((state) => {
    const count = states.filter((one) => one.state === state).length
    return count === 0 ? [] : [{ state, count }]
  })
  return (
    <section aria-labelledby="map-title" class="room-map">
      <h2 id="map-title" class="unseen">
        {say.floor.map}
      </h2>
      <p class="map-legend">
        {counts.map(({ state, count }) => (
          <span key={state} class="map-state" data-state={state}>{`${count} ${say.floor.state[state]}`}</span>
        ))}
      </p>
      <div class="map-tables" data-crowd={isCrowd(states)}>
        {inSight(states).map(({ table, state }) => (
          <Press
            key={table.table}
            class="map-table"
            data-state={state}
            aria-current={table.table === chosen ? 'true' : undefined}
            onClick={() => show({ table: table.table, hit: undefined, tab: undefined })}
          >
            <span class="map-number">{table.table}</span>
            <span class="map-game">{shortGame(table.game)}</span>
            <span class="map-state" data-state={state}>
              {say.floor.state[state]}
              {table.call !== undefined && ` · ${say.floor.calledFor(minutesSince(table.call.since))}`}
            </span>
          </Press>
        ))}
      </div>
    </section>
  )
}
