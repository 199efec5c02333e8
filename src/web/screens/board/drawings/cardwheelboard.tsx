/** The wheel of cards on the wall: the hand as it grows, what is kept, and what each hand is worth. */
import type { PromotionSign } from '../../../../views/signs/promotionsign.ts'
import { cardWords } from '../../../ui/cards.tsx'
import { Ruled } from '../../../ui/sentence.tsx'
import { centsIn } from '../../../ui/stage/moving.ts'
import { CardWheelFace, WheelHand } from '../../../ui/wheels/cardface.tsx'
import { words } from '../../../words.ts'

type Of = { readonly wheel: NonNullable<PromotionSign['cardWheel']> }

/** Beside the wheel, where whoever spins is called. */
export function CardWheelHand({ wheel: { hand, kept, different } }: Of) {
  const say = words().board
  return (
    <div role="status" class="wheel-result">
      <p class="wheel-rests">{say.cardsSoFar(hand.length, different)}</p>
      <WheelHand hand={hand} different={different} />
      {kept.length > 0 && <p class="promotion-says">{say.kept(kept.join(', '))}</p>}
    </div>
  )
}

export function CardWheelBoard({ wheel }: Of) {
  const { hand, shows } = wheel
  const label = words().board.cardWheelOf(hand.map(cardWords).join(', '))
  return <CardWheelFace wheel={wheel} play={{ hand, shows }} label={label} />
}

/** What people come for stands first. */
export const CardWheelChart = ({ wheel: { chart } }: Of) => (
  <ul class="wheel-list card-wheel-list">
    {chart
      .toSorted((a, b) => centsIn(b.amount) - centsIn(a.amount))
      .map(({ hand: name, amount }) => (
        <li key={name}>
          <strong>{amount}</strong>
          <span>
            <Ruled text={name} isAlone />
          </span>
        </li>
      ))}
  </ul>
)
