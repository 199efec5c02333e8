/** A wheel of cards: where the pointer rests, which cards are in the hand; each told by its sign and not by colour alone. */
import './wheels.css'
import { RANKS, rankOf, suitOf } from '../../../cards/card.ts'
import { sectionOf, sectionsOf } from '../../../games/cardwheel/face.ts'
import type { CardWheelGame, Shows } from '../../../games/cardwheel/game.ts'
import { turnTo } from '../../../games/wheel/face.ts'
import { Cards } from '../cards.tsx'

type Wheel = {
  readonly cards: number
  readonly different: number
  readonly awards: readonly { readonly award: string; readonly times: number }[]
}
type Play = Pick<CardWheelGame, 'hand'> & { readonly shows?: Shows | undefined }

const OUT = 96
const IN = 50
/** Clubs, diamonds, hearts, spades. */
const SUIT = ['♣', '♦', '♥', '♠'] as const

export function CardWheelFace({ wheel, play, label }: { wheel: Wheel; play: Play; label: string }) {
  const { different } = wheel
  const sections = sectionsOf(wheel.cards, wheel.awards)
  const angle = 360 / sections.length
  const at = play.shows === undefined ? -1 : sectionOf(sections, play.shows)
  return (
    <svg class="wheel-face card-wheel" viewBox="-102 -102 212 204" role="img" aria-label={label}>
      <circle r="100" class="wheel-rim" />
      <g transform={`rotate(${at < 0 ? 0 : turnTo(sections.length, at)})`}>
        {sections.map((one, nth) => (
          <g
            key={nth}
            transform={`rotate(${nth * angle})`}
            data-shade={'award' in one ? 1 : nth % 2 === 0 ? 5 : 3}
            data-held={'card' in one && play.hand.includes(one.card)}
            data-rests={nth === at}
          >
            <path d={ring(angle)} />
            <text
              x={OUT - 3}
              text-anchor="end"
              dominant-baseline="central"
              font-size={'card' in one ? angle * 1.05 : Math.min(angle * 0.9, ROOM / short(one.award).length)}
            >
              {'card' in one ? `${RANKS[rankOf(one.card)]}${SUIT[suitOf(one.card)]}` : short(one.award)}
            </text>
          </g>
        ))}
      </g>
      <text class="wheel-middle" text-anchor="middle" dominant-baseline="central" font-size="30">
        {`${play.hand.length}/${different}`}
      </text>
      <path d="M92 0L108 -8V8Z" class="wheel-pointer" />
    </svg>
  )
}

/** What a thing has from the rim inwards, in the widths of a letter at size one. */
const ROOM = 85

const short = (award: string): string => (award.length > 16 ? `${award.slice(0, 15)}…` : award)

function ring(angle: number): string {
  const half = (angle / 2) * (Math.PI / 180)
  const at = (radius: number, side: number) => `${radius * Math.cos(half)} ${side * radius * Math.sin(half)}`
  return `M${at(IN, -1)}L${at(OUT, -1)}A${OUT} ${OUT} 0 0 1 ${at(OUT, 1)}L${at(IN, 1)}A${IN} ${IN} 0 0 0 ${at(IN, -1)}Z`
}

/** The different cards so far, and places for those that are lacking. */
export function WheelHand({ hand, different }: { hand: readonly number[]; different: number }) {
  return (
    <span class="wheel-hand">
      <Cards cards={hand} />
      {Array.from({ length: Math.max(0, different - hand.length) }, (_, nth) => (
        <span key={nth} class="small-card wheel-lacks" aria-hidden="true" />
      ))}
    </span>
  )
}
