/** The parts of a report: what is laid out, and the deck to lay from. */
import { JOKER } from '../../../cards/card.ts'
import { tileSign } from '../../../cards/tile.ts'
import type { TableView } from '../../../views/table.ts'
import { CardFace } from '../../hands/card.tsx'
import { TileFace } from '../../hands/tile.tsx'
import { CardDeck, cardWords, TileSet } from '../../ui/cards.tsx'
import { words } from '../../words.ts'
import * as laying from './reportdraft.ts'
import { type Shape, type Slot, shapeOf } from './shape.ts'
import { keyOf, PLAYER_DEALER } from './spots.ts'
import './report.css'
import { Button, Choices, Press } from '../../ui/button.tsx'

export function LaidCards({ table, seats }: { table: TableView; seats: readonly string[] }) {
  const say = words().table
  const shape = shapeOf(table)
  if (shape === undefined) return null
  const rows = rowsOf(shape, seats)
  // A hand of several rows is one button until it is its turn.
  const isClosed = (place: string) => place !== 'common' && shape.own.length > 1 && !isBegun(place)
  const shown = rows.filter(({ place }, at) => !isClosed(place) || rows[at - 1]?.place !== place)
  return (
    <section class="laid" aria-label={say.reportTitle}>
      <p class="laid-hint">
        <strong>{say.reportTitle}</strong> <span class="soft">{hintFor(shape)}</span>
      </p>
      {laying.loose.value.length > 0 && (
        <div class="loose" role="status">
          <strong>{say.whoseCards}</strong>
          <span class="place-cards">
            {laying.loose.value.map((piece, at) =>
              shape.isTiles ? <TileFace key={at} tile={piece} /> : <CardFace key={at} card={piece} />,
            )}
          </span>
        </div>
      )}
      {shape.hasPoints && <Points places={[...seats, PLAYER_DEALER]} />}
      <div class="laid-places">
        {shown.map(({ place, slot, name }) => (
          <Place
            key={keyOf(place, slot.zone)}
            place={place}
            slot={slot}
            name={isClosed(place) ? (place === PLAYER_DEALER ? say.playerDealer : say.seat(place)) : name}
            isClosed={isClosed(place)}
            isTiles={shape.isTiles}
            none={place === 'common' ? undefined : place === PLAYER_DEALER ? say.ifSeen : foldedIn(shape)}
          />
        ))}
      </div>
    </section>
  )
}

export function ReportDeck({ table, seats }: { table: TableView; seats: readonly string[] }) {
  const say = words().table
  const shape = shapeOf(table)
  if (shape === undefined) return null
  const row = rowsOf(shape, seats).find(({ place, slot }) => keyOf(place, slot.zone) === laying.active.value)
  return (
    <section class="report-deck">
      <p class="deck-for">
        <span>
          {row === undefined ? (laying.loose.value.length > 0 ? say.whoseCards : hintFor(shape)) : say.pick(row.name)}
        </span>
        <Button disabled={!laying.canUndo.value} onClick={laying.undo}>
          {say.undo}
        </Button>
      </p>
      {shape.isTiles ? (
        <TileSet left={laying.leftOf} onPick={laying.layCard} />
      ) : (
        <CardDeck
          left={laying.leftOf}
          onPick={laying.layCard}
          onUndo={laying.undo}
          hasJoker={shape.copies(JOKER) > 0}
        />
      )}
    </section>
  )
}

/** Games that count points beside the cards: nothing is told until somebody enters one. */
function Points({ places }: { places: readonly string[] }) {
  const say = words().table
  return (
    <div class="points">
      {places.map((place) => {
        const name = place === PLAYER_DEALER ? say.playerDealer : say.seat(place)
        const now = laying.points.value[place]
        const set = (points: number) => {
          laying.points.value = { ...laying.points.value, [place]: Math.max(0, points) }
        }
        return (
          <Choices key={place} label={say.pointsOf(name)}>
            <Button size="small" aria-label={say.less(name)} onClick={() => set((now ?? 0) - 1)}>
              −
            </Button>
            <output>{`${name}: ${now ?? '–'}`}</output>
            <Button size="small" aria-label={say.more(name)} onClick={() => set((now ?? 0) + 1)}>
              +
            </Button>
          </Choices>
        )
      })}
    </div>
  )
}

type Named = { readonly place: string; readonly slot: Slot; readonly name: string }

function rowsOf(shape: Shape, seats: readonly string[]): Named[] {
  const say = words().table
  return [
    ...shape.common.map((slot) => ({ place: 'common', slot, name: say.zone(slot.zone) })),
    ...seats.flatMap((seat) => shape.own.map((slot) => ({ place: seat, slot, name: nameOf(shape, seat, slot) }))),
    ...shape.dealer.map((slot) => ({ place: PLAYER_DEALER, slot, name: dealerName(shape, slot) })),
  ]
}

/** Cards lie there, or the next one will. */
const isBegun = (place: string): boolean =>
  laying.active.value.startsWith(`${place} `) ||
  Object.entries(laying.laid.value).some(([key, pieces]) => pieces.length > 0 && key.startsWith(`${place} `))

const foldedIn = ({ isPoker }: Shape): string | undefined => (isPoker ? words().table.folded : undefined)

function hintFor({ isPoker, own, isTiles }: Shape): string {
  const say = words().table
  if (isPoker) return say.reportHintHoldem
  if (own.length === 0) return say.reportHintTable
  return isTiles ? say.reportHintTiles : say.reportHint
}

/** The seat alone, where its cards lie in one place. */
function nameOf({ own }: Shape, seat: string, { zone }: Slot): string {
  const say = words().table
  return own.length === 1 ? say.seat(seat) : `${say.seat(seat)} · ${say.zone(zone)}`
}

function dealerName({ dealer }: Shape, { zone }: Slot): string {
  const say = words().table
  return dealer.length === 1 && zone !== 'dealerDown' ? say.playerDealer : `${say.playerDealer} · ${say.zone(zone)}`
}

function Place({
  place,
  slot,
  name,
  isTiles,
  isClosed,
  none,
}: {
  place: string
  slot: Slot
  name: string
  isClosed: boolean
  isTiles: boolean
  none: string | undefined
}) {
  const say = words().table
  const key = keyOf(place, slot.zone)
  const pieces = laying.laid.value[key] ?? []
  const isActive = laying.active.value === key
  const count = isClosed
    ? 0
    : slot.min === slot.max
      ? slot.max
      : Math.min(slot.max, Math.max(slot.min, pieces.length + 1))
  return (
    <div class="place" data-active={isActive} data-place={place} data-tiles={isTiles}>
      <Press class="place-name" aria-pressed={isActive} onClick={() => laying.choose(key)}>
        {name}
        {none !== undefined && pieces.length === 0 && !isActive && <span class="soft"> · {none}</span>}
      </Press>
      <div class="place-cards">
        {Array.from({ length: count }, (_, index) => {
          const piece = pieces[index]
          // Places do not move, so the place is the key.
          return piece === undefined ? (
            <span class="gap-card" key={index} data-next={isActive && index === pieces.length} />
          ) : (
            <Press key={index} class="laid-card" onClick={() => laying.takeBack(key, index)}>
              <span class="unseen">{say.takeBack(isTiles ? tileSign(piece) : cardWords(piece))}</span>
              {isTiles ? <TileFace tile={piece} /> : <CardFace card={piece} />}
            </Press>
          )
        })}
      </div>
    </div>
  )
}
