import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { cardOf, JOKER, RANKS, rankOf, SUITS, suitOf } from '../../cards/card.ts'
import { TILES } from '../../cards/tile.ts'
import type { Piece } from '../../words/hands.ts'
import { Button, Press } from '../ui/button.tsx'
import { words } from '../words.ts'
import { indexOf } from './card.tsx'
import type { Game } from './games.ts'
import { clearTable, layPiece, refusal, table, undoStep } from './session.ts'
import { SUIT_COLOURS, SuitSign } from './suit.tsx'
import { copiesOf, piecesOn } from './table.ts'
import { TileFace } from './tile.tsx'

/** Spades first and aces first, as people read a hand. */
const CARD_ROWS: readonly (readonly Piece[])[] = [3, 2, 1, 0].map((suit) =>
  RANKS.map((_, rank) => cardOf(RANKS.length - 1 - rank, suit)),
)
const TILE_ROWS: readonly (readonly Piece[])[] = [TILES.slice(0, 16), TILES.slice(16)]

function rowsOf(game: Game): readonly (readonly Piece[])[] {
  if (game.pieces === 'tiles') return TILE_ROWS
  const rows = CARD_ROWS.map((row) => row.filter((card) => copiesOf(game, card) > 0))
  return copiesOf(game, JOKER) > 0 ? [...rows, [JOKER]] : rows
}

export function Picker() {
  const { game, past } = table.value
  const say = words().hands
  const isEmpty = piecesOn(table.value).length === 0
  const why = refusal.value
  return (
    <section class="picker" aria-labelledby="picker-title" data-pieces={game.pieces}>
      <div class="picker-head">
        <h2 id="picker-title" class={why === undefined ? '' : 'unseen'}>
          {game.pieces === 'tiles' ? say.layTiles : say.lay}
        </h2>
        <p class="refusal" role="alert">
          {why === undefined ? '' : say.refusal(game, why)}
        </p>
        <Button disabled={past.length === 0} onClick={undoStep}>
          {say.undo}
        </Button>
        <Button disabled={isEmpty} onClick={clearTable}>
          {say.clear}
        </Button>
      </div>
      <Pieces key={game.name} game={game} />
      <p class="hint" id="picker-hint">
        {game.pieces === 'cards' ? say.layHint : ''}
      </p>
    </section>
  )
}

/** One stop of the tab key; inside, arrows move and a typed rank and suit lays the card. */
function Pieces({ game }: { game: Game }) {
  const rows = rowsOf(game)
  const focused = useSignal<Piece>(rows[0]![0]!)
  const typedRank = useRef<string>('')
  const grid = useRef<HTMLDivElement>(null)
  const taken = piecesOn(table.value)

  const moveTo = (piece: Piece | undefined) => {
    if (piece === undefined) return
    focused.value = piece
    grid.current?.querySelector<HTMLElement>(`[data-piece="${piece}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = event.key === 'Backspace' || ((event.ctrlKey || event.metaKey) && event.key === 'z')
    const next = neighbour(rows, focused.value, event.key)
    if (isUndo) undoStep()
    else if (event.ctrlKey || event.metaKey || event.altKey) return
    else if (next !== undefined) moveTo(next)
    else if (game.pieces !== 'cards' || !typed(event.key)) return
    event.preventDefault()
  }
  const typed = (key: string): boolean => {
    const sign = key.toUpperCase() === '1' || key === '0' ? 'T' : key.toUpperCase()
    const suit = (SUITS as readonly string[]).indexOf(key.toLowerCase())
    const rank = (RANKS as readonly string[]).indexOf(typedRank.current)
    if (suit >= 0 && rank >= 0) {
      typedRank.current = ''
      layPiece(cardOf(rank, suit))
      return true
    }
    if (!(RANKS as readonly string[]).includes(sign)) return false
    typedRank.current = sign
    return true
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of buttons, not a table
    <div
      ref={grid}
      class="pieces"
      role="group"
      aria-label={words().hands.deck}
      aria-describedby="picker-hint"
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => (
        <div class="piece-row" key={row[0]}>
          {row.map((piece) => (
            <Choice
              key={piece}
              game={game}
              piece={piece}
              left={copiesOf(game, piece) - taken.filter((other) => other === piece).length}
              isFocused={focused.value === piece}
              onFocus={() => {
                focused.value = piece
              }}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type ChoiceOf = { game: Game; piece: Piece; left: number; isFocused: boolean; onFocus: () => void }

function Choice({ game, piece, left, isFocused, onFocus }: ChoiceOf) {
  const isTile = game.pieces === 'tiles'
  return (
    <Press
      class="choice"
      data-piece={piece}
      data-taken={left === 0}
      aria-pressed={left === 0}
      tabIndex={isFocused ? 0 : -1}
      onFocus={onFocus}
      onClick={() => layPiece(piece)}
    >
      <span class="unseen">{words().hands.piece(game, piece)}</span>
      {isTile ? <TileFace tile={piece} /> : <CardSign card={piece} isTaken={left === 0} />}
    </Press>
  )
}

function CardSign({ card, isTaken }: { card: Piece; isTaken: boolean }) {
  if (card === JOKER)
    return (
      <span class="choice-rank" aria-hidden="true" style={{ color: isTaken ? 'var(--ink-2)' : 'var(--spade)' }}>
        Joker
      </span>
    )
  return (
    <span
      class="choice-sign"
      aria-hidden="true"
      style={{ color: isTaken ? 'var(--ink-2)' : SUIT_COLOURS[suitOf(card)] }}
    >
      <span class="choice-rank">{indexOf(rankOf(card))}</span>
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <SuitSign suit={suitOf(card)} x={0} y={0} size={32} />
      </svg>
    </span>
  )
}

/** Where an arrow key leads; undefined for every other key. */
function neighbour(rows: readonly (readonly Piece[])[], from: Piece, key: string): Piece | undefined {
  const row = rows.findIndex((some) => some.includes(from))
  const place = rows[row]?.indexOf(from) ?? 0
  const inRow = (other: number, at: number) => rows[other]?.[Math.min(at, (rows[other]?.length ?? 1) - 1)]
  switch (key) {
    case 'ArrowLeft':
      return rows[row]?.[place - 1] ?? from
    case 'ArrowRight':
      return rows[row]?.[place + 1] ?? from
    case 'ArrowUp':
      return inRow(row - 1, place) ?? from
    case 'ArrowDown':
      return inRow(row + 1, place) ?? from
    case 'Home':
      return rows[row]?.[0]
    case 'End':
      return rows[row]?.at(-1)
    default:
      return undefined
  }
}
