/** Cards of one hand, laid out by tapping a deck. */
import type { Signal } from '@preact/signals'
import type { Card } from '../../cards/card.ts'
import { CardDeck, Cards } from '../live/cards.tsx'
import { words } from '../words/words.ts'

export function Pick({
  title,
  cards,
  count,
  isGone,
}: {
  title: string
  cards: Signal<readonly Card[]>
  count: number
  /** Lies somewhere else on the table already. */
  isGone: (card: Card) => boolean
}) {
  const undo = () => {
    cards.value = cards.value.slice(0, -1)
  }
  return (
    <section class="deal-pick" aria-label={title}>
      <p class="deck-for">
        <span>
          <strong>{title}</strong> {words().dealing.cardsOf(cards.value.length, count)}
        </span>
        <button type="button" class="act plain" disabled={cards.value.length === 0} onClick={undo}>
          {words().table.undo}
        </button>
      </p>
      <Cards cards={cards.value} />
      <CardDeck
        left={(card) => (cards.value.length >= count || cards.value.includes(card) || isGone(card) ? 0 : 1)}
        onPick={(card) => {
          cards.value = [...cards.value, card]
        }}
        onUndo={undo}
        hasJoker={false}
      />
    </section>
  )
}
