/** The room from above: every table with its seats, in the place of its number. */
import './map.css'
import { useEffect } from 'preact/hooks'
import type { PodiumSeat, PodiumTable } from '../../../views/podium/podium.ts'
import { query, show } from '../../stream/address.ts'
import { houseNow, view } from '../../stream/feed.ts'
import { gameName } from '../../stream/games.ts'
import { shortGame } from '../../stream/shortgame.ts'
import { Press } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { isCrowd, isSought } from '../../ui/tables/crowd.ts'
import { words } from '../../words.ts'
import { SeatMark, TableDrawing } from './drawn.tsx'
import { dropOn } from './moving.ts'
import { MovingNow } from './movingnow.tsx'

const MARKS = ['taken', 'empty', 'reserved', 'away'] as const

/** Tables that have a seat for what is being done, and what that is. */
export type Fits = { readonly tables: ReadonlySet<string>; readonly says: string }

export function RoomMap({ chosen, fits }: { chosen: string | undefined; fits: Fits }) {
  const say = words().podium
  const tables = view('podium').value?.tables ?? []
  useEffect(() => {
    addEventListener('keydown', toSearch, true)
    return () => removeEventListener('keydown', toSearch, true)
  }, [])
  const looked = query.value.get('find') ?? ''
  const known = tables.map((table) => ({ table, isIt: isFound(table, looked) }))
  // Nobody looks through two hundred for the one that is not pale.
  const shown = isCrowd(tables) ? known.toSorted((a, b) => Number(b.isIt) - Number(a.isIt)) : known
  return (
    <section class="podium-room" aria-labelledby="podium-map">
      <h2 id="podium-map" class="unseen">
        {say.map}
      </h2>
      <MovingNow />
      <div class="podium-legend">
        {MARKS.map((is) => (
          <span key={is}>
            <SeatMark is={is} />
            {say.legend[is]}
          </span>
        ))}
        <Input
          type="search"
          class="podium-find"
          aria-label={say.search}
          placeholder={say.search}
          aria-keyshortcuts="/"
          value={query.value.get('find') ?? ''}
          onInput={({ currentTarget: { value } }) => show({ find: value === '' ? undefined : value })}
        />
        {fits.tables.size > 0 && <span class="podium-fits">{fits.says}</span>}
      </div>
      {tables.length === 0 && <p class="empty">{say.noTables}</p>}
      <div class="podium-tables">
        {shown.map(({ table, isIt }) => (
          <TableTile
            key={table.table}
            table={table}
            isChosen={table.table === chosen}
            isFit={fits.tables.has(table.table)}
            isFound={isIt}
          />
        ))}
      </div>
    </section>
  )
}

/** A slash goes to the search, unless somebody is writing. */
function toSearch(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (key !== '/' || ctrlKey || metaKey || altKey) return
  if (target instanceof Element && target.closest('input, select, textarea, dialog') !== null) return
  const search = document.querySelector<HTMLInputElement>('.podium-find')
  if (search === null) return
  event.preventDefault()
  search.focus()
  search.select()
}

/** By its number, its game, or somebody who sits there; all of them where nothing is looked for. */
function isFound({ table, game, limit = '', seats }: PodiumTable, looked: string): boolean {
  const names = seats.flatMap((seat) => ('name' in seat && seat.name !== undefined ? [seat.name] : []))
  return isSought(table, [gameName(game), `${shortGame(game)} ${limit}`, ...names], looked)
}

type TileProps = {
  readonly table: PodiumTable
  readonly isChosen: boolean
  readonly isFit: boolean
  readonly isFound: boolean
}

function TableTile({ table, isChosen, isFit, isFound: isSought }: TileProps) {
  const say = words().podium
  const { mark, says } = stateOf(table)
  return (
    <Press
      class="podium-table"
      data-status={table.status}
      data-fit={isFit}
      data-found={isSought}
      aria-current={isChosen ? 'true' : undefined}
      onClick={() => show({ table: table.table, seat: undefined, tab: undefined })}
      {...dropOn({ table: table.table })}
    >
      <TableDrawing of={table} />
      <span class="unseen">{`${say.table(table.table)}, ${say.status[table.status]}, `}</span>
      <span class="podium-table-game" title={shortlyDealtAt(table)}>
        {shortlyDealtAt(table)}
      </span>
      <span class="podium-table-state" data-is={mark}>
        {mark !== undefined && <SeatMark is={mark} />}
        {says}
      </span>
    </Press>
  )
}

/** "Texas Hold’em $1-$3", and what kind of table it is where it is not for money. */
export function dealtAt({ game, limit, kind }: Pick<PodiumTable, 'game' | 'limit' | 'kind'>): string {
  const dealt = limit === undefined ? gameName(game) : `${gameName(game)} ${limit}`
  return kind === 'live' ? dealt : `${words().podium.kind[kind]} · ${dealt}`
}

function shortlyDealtAt({ game, limit, kind }: PodiumTable): string {
  const dealt = [shortGame(game), ...(limit === undefined ? [] : [limit])].join(' ')
  return kind === 'live' ? dealt : `${words().podium.kind[kind]} · ${dealt}`
}

/** The one thing that counts at the podium: whether somebody can sit down there. */
function stateOf({ status, seats }: PodiumTable): { mark?: PodiumSeat['is']; says: string } {
  const say = words().podium
  if (status === 'closed') return { says: say.status.closed }
  const held = seats.flatMap((seat) => (seat.is === 'reserved' ? [seat.until] : []))
  const open = seats.filter(({ is }) => is === 'empty').length
  if (open === 0 && held.length > 0) return { mark: 'reserved', says: say.held(clockTo(Math.min(...held))) }
  if (open === 0) return { says: say.full }
  const says = say.seatsOpen(open)
  return { mark: 'empty', says: status === 'short' ? `${say.status.short} · ${says}` : says }
}

/** "1:20" until then; over, it stands at zero. */
export function clockTo(until: number): string {
  const seconds = Math.max(0, Math.ceil((until - houseNow.value) / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
