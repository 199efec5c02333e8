/** The wheel of cards on the wall: the hand as it grows, what is kept, and what each hand is worth. */
import type { PromotionSign } from '../../../views/signs/promotionsign.ts'
import { cardWords } from '../../ui/cards.tsx'
import { Ruled } from '../../ui/sentence.tsx'
import { CardWheelFace, WheelHand } from '../../ui/wheels/cardface.tsx'
import { words } from '../../words.ts'

export function CardWheelBoard({ wheel }: { wheel: NonNullable<PromotionSign['cardWheel']> }) {
  const say = words().board
  const { hand, kept, shows, chart, different } = wheel
  return (
    <div class="wheel-board">
      <CardWheelFace wheel={wheel} play={{ hand, shows }} label={say.cardWheelOf(hand.map(cardWords).join(', '))} />
      <div role="status" class="wheel-result">
        <p class="wheel-rests">{say.cardsSoFar(hand.length, different)}</p>
        <WheelHand hand={hand} different={different} />
        {kept.length > 0 && <p class="promotion-says">{say.kept(kept.join(', '))}</p>}
      </div>
      <ul class="wheel-list">
        {chart.map(({ hand: name, amount }) => (
          <li key={name}>
            <span>
              <Ruled text={name} isAlone />
            </span>
            <strong>{amount}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}
