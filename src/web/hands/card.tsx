import { ACE, type Card, isJoker, JACK, KING, QUEEN, RANKS, rankOf, suitOf, TEN } from '../../cards/card.ts'
import { SUIT_COLOURS, SuitSign } from './suit.tsx'

/** The face of a card in a box of 100 by 140: a big corner index and one large sign. The name belongs to what holds it. */
export function CardFace({ card }: { card: Card }) {
  return (
    <svg class="card-face" viewBox="0 0 100 140" aria-hidden="true" focusable="false" style={{ color: colourOf(card) }}>
      <rect
        x="1"
        y="1"
        width="98"
        height="138"
        rx="9"
        fill="var(--card)"
        stroke="var(--card-edge)"
        stroke-width="1.5"
      />
      {isJoker(card) ? <JokerMarks /> : <Marks rank={rankOf(card)} suit={suitOf(card)} />}
    </svg>
  )
}

const colourOf = (card: Card) => (isJoker(card) ? 'var(--spade)' : (SUIT_COLOURS[suitOf(card)] ?? 'var(--spade)'))
export const indexOf = (rank: number): string => (rank === TEN ? '10' : (RANKS[rank] ?? '?'))

function Marks({ rank, suit }: { rank: number; suit: number }) {
  const isCourt = rank >= JACK && rank <= KING
  return (
    <>
      <text x="8" y="47" class="card-index" textLength={rank === TEN ? 40 : undefined} lengthAdjust="spacingAndGlyphs">
        {indexOf(rank)}
      </text>
      <SuitSign suit={suit} x={9} y={54} size={25} />
      {isCourt && <Headwear rank={rank} />}
      {rank === ACE ? (
        <SuitSign suit={suit} x={36} y={74} size={56} />
      ) : (
        <SuitSign suit={suit} x={44} y={84} size={46} />
      )}
    </>
  )
}

/** King, queen and jack are told apart by what they wear, above the suit they serve. */
function Headwear({ rank }: { rank: number }) {
  const line = {
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 3,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  } as const
  if (rank === KING) {
    return (
      <g {...line} fill="var(--court)">
        <path d="M50 72 46 45 57 56 67 39 77 56 88 45 84 72Z" />
        <path d="M50 64.5H84M67 39V30M63 34H71" />
      </g>
    )
  }
  if (rank === QUEEN) {
    return (
      <g {...line} fill="var(--court)">
        <path d="M49 72C47 62 46 56 47 49 53 52 56 56 58 61 60 53 63 47 67 42 71 47 74 53 76 61 78 56 81 52 87 49 88 56 87 62 85 72Z" />
        <circle cx="67" cy="37" r="3.5" />
      </g>
    )
  }
  return (
    <g {...line} fill="var(--court)">
      <path d="M47 72C47 60 55 53 67 53 79 53 87 60 87 72Z" />
      <path d="M70 53C70 44 76 36 87 33 88 43 84 50 76 54" />
    </g>
  )
}

function JokerMarks() {
  return (
    <>
      {[...'JOKER'].map((letter, place) => (
        <text key={letter} x="19" y={30 + place * 24} class="card-joker" text-anchor="middle">
          {letter}
        </text>
      ))}
      <g fill="var(--brass-card)" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round">
        <path d="M42 84C40 66 36 58 38 46 48 48 54 54 58 62 60 50 63 42 66 36 70 42 72 50 74 62 78 54 84 48 93 46 94 58 91 66 89 84Z" />
        <rect x="41" y="84" width="49" height="11" rx="3" />
        <circle cx="38" cy="44" r="4" />
        <circle cx="66" cy="33" r="4" />
        <circle cx="92" cy="44" r="4" />
      </g>
    </>
  )
}
