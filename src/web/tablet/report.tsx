/** A hit is reported on a page of its own: what is laid out above, the deck below, what it wins beside it. */
import { add, formatMoney, fromWire } from '../../base/money.ts'
import { JOKER } from '../../cards/card.ts'
import { tileSign } from '../../cards/tile.ts'
import type { Event } from '../../engine/event.ts'
import type { TableView } from '../../views/table.ts'
import { CardFace } from '../card.tsx'
import { CardDeck, cardWords, TileSet } from '../live/cards.tsx'
import { Refusal } from '../live/frame.tsx'
import { TileFace } from '../tile.tsx'
import { words } from '../words/words.ts'
import * as desk from './desk.ts'
import { Judged } from './result.tsx'
import { type Shape, type Slot, shapeOf } from './shape.ts'
import { keyOf, PLAYER_DEALER, seatsOf, takenOf } from './spots.ts'

export function Report({ table }: { table: TableView }) {
  const say = words().table
  const shape = shapeOf(table)
  const answer = desk.judged.value
  const events = answer?.ok === true ? answer.events : []
  const total = prizesOf(events)
  const isJudged = events.length > 0
  const taken = takenOf(desk.spots.value)
  const seats = taken.length === 0 ? seatsOf(table) : taken
  if (shape === undefined) return <Unknown />
  const hint = hintFor(shape)
  const rows = [
    ...shape.common.map((slot) => ({ place: 'common', slot, name: say.zone(slot.zone) })),
    ...seats.flatMap((seat) => shape.own.map((slot) => ({ place: seat, slot, name: nameOf(shape, seat, slot) }))),
    ...shape.dealer.map((slot) => ({ place: PLAYER_DEALER, slot, name: dealerName(shape, slot) })),
  ]
  // A hand of several rows is one button until it is its turn.
  const isClosed = (place: string) => place !== 'common' && shape.own.length > 1 && !isBegun(place)
  const shown = rows.filter(({ place }, at) => !isClosed(place) || rows[at - 1]?.place !== place)
  const row = rows.find(({ place, slot }) => keyOf(place, slot.zone) === desk.active.value)
  return (
    <>
      <section class="laid" aria-label={say.reportTitle}>
        <p class="laid-hint">
          <strong>{say.reportTitle}</strong> <span class="soft">{hint}</span>
        </p>
        {shape.hasPoints && (
          <p class="notice" data-tone="due">
            {say.noPoints}
          </p>
        )}
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
      <section class="report-deck">
        <p class="deck-for">
          <span>{row === undefined ? hint : say.pick(row.name)}</span>
          <button type="button" class="act plain" disabled={!desk.canUndo.value} onClick={desk.undo}>
            {say.undo}
          </button>
        </p>
        {shape.isTiles ? (
          <TileSet left={desk.leftOf} onPick={desk.layCard} />
        ) : (
          <CardDeck left={desk.leftOf} onPick={desk.layCard} onUndo={desk.undo} hasJoker={shape.copies(JOKER) > 0} />
        )}
      </section>
      <section class="report-judged" aria-live="polite">
        <Judged answer={answer} />
        <Refusal refused={desk.refused.value} />
      </section>
      <footer class="steps">
        <button type="button" class="act plain second" onClick={desk.closeReport}>
          {say.back}
        </button>
        <span class="steps-why" />
        {isJudged && total === undefined ? (
          <button type="button" class="act plain next" disabled={desk.isBusy.value} onClick={() => void desk.report()}>
            {say.recordRefusal}
          </button>
        ) : (
          <button
            type="button"
            class="act next"
            disabled={total === undefined || desk.isBusy.value}
            onClick={() => void desk.report()}
          >
            {total === undefined ? say.reportHit : say.report(total)}
          </button>
        )}
      </footer>
    </>
  )
}

/** All that one report would pay, over every activity of the table. */
function prizesOf(events: readonly Event[]): string | undefined {
  const hits = events.filter((event) => event.type === 'HitDeclared')
  if (hits.length === 0) return undefined
  return formatMoney(add(...hits.map(({ total }) => fromWire(total))))
}

/** Cards lie there, or the next one will. */
const isBegun = (place: string): boolean =>
  desk.active.value.startsWith(`${place} `) ||
  Object.entries(desk.laid.value).some(([key, pieces]) => pieces.length > 0 && key.startsWith(`${place} `))

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

/** Said instead of a button that would do nothing. */
function Unknown() {
  const say = words().table
  return (
    <>
      <p class="notice" data-tone="due">
        {say.unknownGame}
      </p>
      <footer class="steps">
        <button type="button" class="act plain second" onClick={desk.closeReport}>
          {say.back}
        </button>
      </footer>
    </>
  )
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
  const pieces = desk.laid.value[key] ?? []
  const isActive = desk.active.value === key
  const count = isClosed
    ? 0
    : slot.min === slot.max
      ? slot.max
      : Math.min(slot.max, Math.max(slot.min, pieces.length + 1))
  return (
    <div class="place" data-active={isActive} data-place={place} data-tiles={isTiles}>
      <button
        type="button"
        class="place-name"
        aria-pressed={isActive}
        onClick={() => {
          desk.active.value = key
        }}
      >
        {name}
        {none !== undefined && pieces.length === 0 && !isActive && <span class="soft"> · {none}</span>}
      </button>
      <div class="place-cards">
        {Array.from({ length: count }, (_, index) => {
          const piece = pieces[index]
          // Places do not move, so the place is the key.
          return piece === undefined ? (
            <span class="gap-card" key={index} data-next={isActive && index === pieces.length} />
          ) : (
            <button key={index} type="button" class="laid-card" onClick={() => desk.takeBack(key, index)}>
              <span class="unseen">{say.takeBack(isTiles ? tileSign(piece) : cardWords(piece))}</span>
              {isTiles ? <TileFace tile={piece} /> : <CardFace card={piece} />}
            </button>
          )
        })}
      </div>
    </div>
  )
}
