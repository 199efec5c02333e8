/** A hand drawn before it is said: cards as small as a line of text. The line says it, so a reader skips the picture. */
import './mini.css'
import { type Card, isJoker, RANKS, rankOf, suitOf } from '../../../cards/card.ts'
import { laidIn } from '../../../cards/showncards.ts'
import { SUIT_COLOURS, SuitSign } from '../../hands/suit.tsx'

export const cardsIn = (signs: string): readonly Card[] =>
  laidIn({ common: { hand: signs } }).flatMap(({ cards }) => cards)

export const MiniCards = ({ cards }: { cards: readonly Card[] }) => (
  <span class="mini-cards" aria-hidden="true">
    {cards.map((card, at) => (
      <svg key={at} aria-hidden="true" viewBox="0 0 50 64" style={{ color: colourOf(card) }}>
        <rect width="50" height="64" rx="7" fill="var(--card)" />
        <text x="25" y="34" text-anchor="middle" class="mini-index" font-size="36">
          {isJoker(card) ? '★' : indexOf(rankOf(card))}
        </text>
        {!isJoker(card) && <SuitSign suit={suitOf(card)} x={15} y={38} size={20.5} />}
      </svg>
    ))}
  </span>
)

const indexOf = (rank: number): string => (RANKS[rank] === 'T' ? '10' : (RANKS[rank] ?? ''))
const colourOf = (card: Card): string =>
  isJoker(card) ? 'var(--spade)' : (SUIT_COLOURS[suitOf(card)] ?? 'var(--spade)')
