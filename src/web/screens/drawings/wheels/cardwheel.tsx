/** The attendant of a wheel of cards: what the pointer shows, the hand so far, the awards that are kept. */
import { signOf } from '../../../../cards/card.ts'
import type { CardWheelGame } from '../../../../games/cardwheel/game.ts'
import type { CardWheelView } from '../../../../views/drawings/wheel.ts'
import { Button } from '../../../ui/button.tsx'
import { CardDeck, cardWords } from '../../../ui/cards.tsx'
import { CardWheelFace, WheelHand } from '../../../ui/wheels/cardface.tsx'
import { words } from '../../../words.ts'
import type { Step } from '../step.ts'

export function CardWheel({ play, wheel, step }: { play: CardWheelGame; wheel: CardWheelView; step: Step }) {
  const say = words().games
  const kept = play.spins.flatMap(({ shows }) => ('award' in shows ? [shows.award] : []))
  return (
    <>
      <CardWheelFace
        wheel={wheel}
        play={{ hand: play.hand, shows: play.spins.at(-1)?.shows }}
        label={words().board.cardWheelOf(play.hand.map(cardWords).join(', '))}
      />
      <p class="wheel-result">
        <WheelHand hand={play.hand} different={wheel.different} />
      </p>
      {kept.length > 0 && <p>{say.kept(kept.join(', '))}</p>}
      <ol class="spins">
        {play.spins.map(({ shows, was }, nth) => (
          <li key={nth} data-was={was}>
            <strong>{'card' in shows ? signOf(shows.card) : shows.award}</strong> {say.spunWas[was]}
          </li>
        ))}
      </ol>
      {play.phase !== 'over' && (
        <>
          <p class="ask" role="status">
            {say.toSpinCards(play.hand.length)}
          </p>
          <CardDeck
            left={() => 1}
            onPick={(card) => step({ do: 'spin', shows: { card: signOf(card) } })}
            onUndo={() => undefined}
          />
          <div class="spots">
            {wheel.awards.map(({ award }) => (
              <Button key={award} onClick={() => step({ do: 'spin', shows: { award } })}>
                {award}
              </Button>
            ))}
          </div>
        </>
      )}
    </>
  )
}
