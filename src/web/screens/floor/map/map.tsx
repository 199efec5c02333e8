/** The room at a glance: every table with its state as word, shape and colour. */
import './map.css'
import type { TableView } from '../../../../views/table.ts'
import { show } from '../../../stream/address.ts'
import { houseNow, view } from '../../../stream/feed.ts'
import { gameName } from '../../../stream/games.ts'
import { Press } from '../../../ui/button.tsx'
import { words } from '../../../words.ts'
import { isWaiting } from '../../report/held.tsx'
import { inSight, isCrowd, STATES, type TableState } from './crowd.ts'

/** The most urgent thing first: a table has one state on the map. */
export function stateOf(table: TableView): TableState {
  if (table.hits.some(isWaiting)) return 'pending'
  if (table.call !== undefined) return 'called'
  if (lostSince(table.table) !== undefined) return 'link lost'
  if (Object.keys(table.broken).length > 0) return 'fault'
  if (!table.isOpen) return 'closed'
  return table.open === undefined ? 'waiting' : 'playing'
}

/** Since when the device of a table is not heard. */
export const lostSince = (table: string): string | undefined => {
  const device = view('devices').value?.find((one) => one.table === table && one.link === 'lost')
  return device === undefined ? undefined : (device.since ?? '')
}

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
            <span class="map-game">{gameName(table.game)}</span>
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

export const minutesSince = (at: number): number => Math.max(0, Math.floor((houseNow.value - at) / 60_000))
