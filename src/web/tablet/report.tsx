/** A hit is reported on a page of its own: what is laid out above, the deck below, what it wins beside it. */
import { formatMoney, fromWire } from '../../base/money.ts'
import type { Card } from '../../cards/card.ts'
import type { TableView } from '../../views/table.ts'
import { CardFace } from '../card.tsx'
import { CardDeck, cardWords } from '../live/cards.tsx'
import { Refusal } from '../live/frame.tsx'
import { eventOf } from '../live/orders.ts'
import { words } from '../live/words.ts'
import * as desk from './desk.ts'
import { Judged } from './result.tsx'
import { OWN_COUNT, seatsOf, shapeOf, takenOf } from './spots.ts'

export function Report({ table }: { table: TableView }) {
  const say = words().table
  const shape = shapeOf(table)
  const answer = desk.judged.value
  const events = answer?.ok === true ? answer.events : []
  const hit = eventOf(events, 'HitDeclared')
  const isJudged = events.length > 0
  const taken = takenOf(desk.spots.value)
  const seats = taken.length === 0 ? seatsOf(table) : taken
  const place = desk.active.value
  const placeWords =
    place === '' ? '' : place === 'common' ? (shape.isHoldem ? say.board : say.upCard) : say.seat(place)
  return (
    <>
      <section class="laid" aria-label={say.reportTitle}>
        <p class="laid-hint">
          <strong>{say.reportTitle}</strong>{' '}
          <span class="soft">{shape.isHoldem ? say.reportHintHoldem : say.reportHint}</span>
        </p>
        <div class="laid-places">
          <Place
            place="common"
            name={shape.isHoldem ? say.board : say.upCard}
            cards={desk.laid.value.common}
            count={shape.commonCount}
          />
          {seats.map((seat) => (
            <Place
              key={seat}
              place={seat}
              name={say.seat(seat)}
              cards={desk.laid.value.seats[seat] ?? []}
              count={OWN_COUNT}
              {...(shape.isHoldem ? { none: say.folded } : {})}
            />
          ))}
        </div>
      </section>
      <section class="report-deck">
        <p class="deck-for">
          <span>
            {placeWords === '' ? (shape.isHoldem ? say.reportHintHoldem : say.reportHint) : say.pick(placeWords)}
          </span>
          <button type="button" class="act plain" disabled={!desk.canUndo.value} onClick={desk.undo}>
            {say.undo}
          </button>
        </p>
        <CardDeck left={desk.leftOf} onPick={desk.layCard} onUndo={desk.undo} />
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
        {isJudged && hit === undefined ? (
          <button type="button" class="act plain next" disabled={desk.isBusy.value} onClick={() => void desk.report()}>
            {say.recordRefusal}
          </button>
        ) : (
          <button
            type="button"
            class="act next"
            disabled={hit === undefined || desk.isBusy.value}
            onClick={() => void desk.report()}
          >
            {hit === undefined ? say.reportHit : say.report(formatMoney(fromWire(hit.total)))}
          </button>
        )}
      </footer>
    </>
  )
}

function Place({
  place,
  name,
  cards,
  count,
  none,
}: {
  place: string
  name: string
  cards: readonly Card[]
  count: number
  none?: string
}) {
  const say = words().table
  const isActive = desk.active.value === place
  return (
    <div class="place" data-active={isActive} data-place={place}>
      <button
        type="button"
        class="place-name"
        aria-pressed={isActive}
        onClick={() => {
          desk.active.value = place
        }}
      >
        {name}
        {none !== undefined && cards.length === 0 && !isActive && <span class="soft"> · {none}</span>}
      </button>
      <div class="place-cards">
        {Array.from({ length: count }, (_, index) => {
          const card = cards[index]
          // Places do not move, so the place is the key.
          return card === undefined ? (
            <span class="gap-card" key={index} data-next={isActive && index === cards.length} />
          ) : (
            <button key={index} type="button" class="laid-card" onClick={() => desk.takeBack(place, index)}>
              <span class="unseen">{say.takeBack(cardWords(card))}</span>
              <CardFace card={card} />
            </button>
          )
        })}
      </div>
    </div>
  )
}
