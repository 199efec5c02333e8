/** Cards lying, and a deck to choose from. */
import './cards.css'
import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { type Card, cardOf, JOKER, RANKS, rankOf, SUITS, suitOf } from '../../cards/card.ts'
import { laidIn, type Shown, signsIn } from '../../cards/showncards.ts'
import { TILES, type Tile, tileSign } from '../../cards/tile.ts'
import { laidName } from '../../views/record/recordtext.ts'
import { CardFace, indexOf } from '../hands/card.tsx'
import { SUIT_COLOURS, SuitSign } from '../hands/suit.tsx'
import { TileFace } from '../hands/tile.tsx'
import { words } from '../words.ts'
import { Press } from './button.tsx'

export const cardWords = (card: Card): string => words().hands.piece({ name: 'holdem', pieces: 'cards' }, card)

export function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <span class="cards" role="img" aria-label={cards.map(cardWords).join(', ')}>
      {cards.map((card, place) => (
        // Places do not move, so the place is the key.
        <span class="small-card" key={place}>
          <CardFace card={card} />
        </span>
      ))}
    </span>
  )
}

function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <span class="cards" role="img" aria-label={tiles.map(tileSign).join(', ')}>
      {tiles.map((tile, place) => (
        <span class="small-tile" key={place}>
          <TileFace tile={tile} />
        </span>
      ))}
    </span>
  )
}

/** What was reported, drawn. */
export function ShownCards({ cards: shown }: { cards: Shown }) {
  return (
    <ul class="lying">
      {laidIn(shown).map((laid) => (
        <li key={laidName(words(), laid)}>
          <span class="lying-who">{laidName(words(), laid)}</span>
          {laid.points !== undefined ? (
            <strong>{laid.points}</strong>
          ) : laid.tiles.length > 0 ? (
            <Tiles tiles={laid.tiles} />
          ) : (
            <Cards cards={laid.cards} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** The same for paper, in the signs of the notation. */
export const cardsText = (shown: Shown): string =>
  laidIn(shown)
    .map((laid) => `${laidName(words(), laid)} ${signsIn(laid)}`)
    .join('; ')

const ROWS: readonly (readonly Card[])[] = [3, 2, 1, 0].map((suit) =>
  RANKS.map((_, rank) => cardOf(RANKS.length - 1 - rank, suit)),
)

/** One stop of the tab key; inside, arrows move and a typed rank and suit picks the card. */
export function CardDeck({
  left,
  onPick,
  onUndo,
  hasJoker = false,
}: {
  left: (card: Card) => number
  onPick: (card: Card) => void
  onUndo: () => void
  hasJoker?: boolean
}) {
  const focused = useSignal<Card>(ROWS[0]![0]!)
  const typed = useRef('')
  const grid = useRef<HTMLDivElement>(null)
  const moveTo = (card: Card | undefined) => {
    if (card === undefined) return
    focused.value = card
    grid.current?.querySelector<HTMLElement>(`[data-piece="${card}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = neighbour(focused.value, event.key)
    if (next !== undefined) moveTo(next)
    else if (event.key === 'Backspace') onUndo()
    else if (!type(event.key)) return
    event.preventDefault()
  }
  const type = (key: string): boolean => {
    const suit = (SUITS as readonly string[]).indexOf(key.toLowerCase())
    const rank = (RANKS as readonly string[]).indexOf(typed.current)
    if (suit >= 0 && rank >= 0) {
      typed.current = ''
      if (left(cardOf(rank, suit)) > 0) onPick(cardOf(rank, suit))
      return true
    }
    const sign = key === '1' || key === '0' ? 'T' : key.toUpperCase()
    if (!(RANKS as readonly string[]).includes(sign)) return false
    typed.current = sign
    return true
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of buttons, not a table
    <div ref={grid} class="deck" role="group" aria-label={words().table.deck} onKeyDown={onKeyDown}>
      {ROWS.map((row) => (
        <div class="piece-row" key={row[0]}>
          {row.map((card) => (
            <Press
              key={card}
              class="choice"
              data-piece={card}
              data-taken={left(card) <= 0}
              // Stays under the focus when it is taken, so that whoever lays cards by the keyboard is not thrown out.
              aria-disabled={left(card) <= 0}
              tabIndex={focused.value === card ? 0 : -1}
              onFocus={() => {
                focused.value = card
              }}
              onClick={() => {
                if (left(card) > 0) onPick(card)
              }}
            >
              <span class="unseen">{cardWords(card)}</span>
              <span
                class="choice-sign"
                aria-hidden="true"
                style={{ color: left(card) <= 0 ? 'var(--ink-2)' : SUIT_COLOURS[suitOf(card)] }}
              >
                <span class="choice-rank">{indexOf(rankOf(card))}</span>
                <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
                  <SuitSign suit={suitOf(card)} x={0} y={0} size={32} />
                </svg>
              </span>
            </Press>
          ))}
        </div>
      ))}
      {hasJoker && (
        <div class="piece-row">
          <Press class="choice" data-piece={JOKER} disabled={left(JOKER) <= 0} onClick={() => onPick(JOKER)}>
            {cardWords(JOKER)}
          </Press>
        </div>
      )}
    </div>
  )
}

/** The thirty-two tiles, the highest pair first. */
export function TileSet({ left, onPick }: { left: (tile: number) => number; onPick: (tile: number) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of buttons, not a table
    <div class="deck tile-set" role="group" aria-label={words().table.deck}>
      {TILES.map((tile) => (
        <Press key={tile} class="choice" data-piece={tile} disabled={left(tile) <= 0} onClick={() => onPick(tile)}>
          <span class="unseen">{tileSign(tile)}</span>
          <TileFace tile={tile} />
        </Press>
      ))}
    </div>
  )
}

function neighbour(from: Card, key: string): Card | undefined {
  const row = ROWS.findIndex((some) => some.includes(from))
  const place = ROWS[row]?.indexOf(from) ?? 0
  switch (key) {
    case 'ArrowLeft':
      return ROWS[row]?.[place - 1] ?? from
    case 'ArrowRight':
      return ROWS[row]?.[place + 1] ?? from
    case 'ArrowUp':
      return ROWS[row - 1]?.[place] ?? from
    case 'ArrowDown':
      return ROWS[row + 1]?.[place] ?? from
    default:
      return undefined
  }
}
