/** Cards of one hand, laid out by tapping a deck. */
import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import type { Card } from '../../../cards/card.ts'
import type { GameTable } from '../../../games/table/table.ts'
import { Button } from '../../ui/button.tsx'
import { CardDeck, Cards } from '../../ui/cards.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { words } from '../../words.ts'

export function Pick({
  title,
  cards,
  count,
  isGone,
  note,
}: {
  title: string
  cards: Signal<readonly Card[]>
  count: number
  /** Lies somewhere else on the table already. */
  isGone: (card: Card) => boolean
  /** What the cards are, once they are all there. */
  note?: ComponentChildren
}) {
  const isFull = cards.value.length >= count
  const part = useRef<HTMLElement>(null)
  const undo = () => {
    cards.value = cards.value.slice(0, -1)
    // The next card is laid at once, also by the keyboard.
    requestAnimationFrame(() =>
      part.current?.querySelector<HTMLElement>('.choice[tabindex="0"]')?.focus({ preventScroll: true }),
    )
  }
  return (
    <section class="deal-pick" aria-label={title} ref={part}>
      <div class="deck-for">
        <span>
          <strong>{title}</strong> {!isFull && words().dealing.cardsOf(cards.value.length, count)}
        </span>
        {cards.value.length > 0 && <Cards cards={cards.value} />}
        {isFull && note}
        <Button disabled={cards.value.length === 0} onClick={undo}>
          {words().table.undo}
        </Button>
      </div>
      {!isFull && (
        <CardDeck
          left={(card) => (cards.value.includes(card) || isGone(card) ? 0 : 1)}
          onPick={(card) => {
            if (cards.value.length < count) cards.value = [...cards.value, card]
          }}
          onUndo={undo}
          hasJoker={false}
        />
      )}
    </section>
  )
}

export const isOnTable = (game: GameTable, card: Card): boolean =>
  Object.values(game.seats).some((seat) => seat.cards?.includes(card) === true)

export const HandWords = ({ cards }: { cards: readonly Card[] }) => (
  <span class="deal-hand">{words().dealing.fourCards(cards)}</span>
)

/** A number that was counted, by touch. */
export function Count({
  label,
  start,
  max,
  send,
  onSend,
}: {
  label: string
  start: number
  max: number
  send: string
  onSend: (count: number) => void
}) {
  const count = useSignal(start)
  const go = (by: number) => {
    count.value = Math.min(max, Math.max(0, count.value + by))
  }
  return (
    <p class="seat-group counted">
      <Field label={label}>
        <Input
          type="number"
          min={0}
          max={max}
          value={count.value}
          onInput={(event) => {
            count.value = Number(event.currentTarget.value)
          }}
        />
      </Field>
      {[-1, 1].map((by) => (
        <Button key={by} size="small" aria-label={`${label} ${by > 0 ? '+' : '−'}1`} onClick={() => go(by)}>
          {by > 0 ? '+' : '−'}
        </Button>
      ))}
      <Button onClick={() => onSend(count.value)}>{send}</Button>
    </p>
  )
}
