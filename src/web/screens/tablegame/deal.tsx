/** Five each face down; where the game has it, one more of the dealer's face up, which everybody sees while deciding. */
import { useSignal } from '@preact/signals'
import { type Card, signOf } from '../../../cards/card.ts'
import { Button } from '../../ui/button.tsx'
import { words } from '../../words.ts'
import { Foot } from './foot.tsx'
import * as live from './live.ts'
import { Pick } from './pick.tsx'

export function Deal({ table, rules, game }: live.Props) {
  const say = words().dealing
  const up = useSignal<readonly Card[]>([])
  const hasUp = rules.dealerCards === 6
  const [card] = up.value
  return (
    <>
      {hasUp && <Pick title={say.upCard} cards={up} count={1} isGone={() => false} />}
      {!hasUp && <p>{say.dealNow}</p>}
      <Foot rules={rules} game={game}>
        <Button
          look="primary"
          size="next"
          disabled={hasUp && card === undefined}
          onClick={() => void live.play(table, [{ do: 'deal', ...(card === undefined ? {} : { up: signOf(card) }) }])}
        >
          {say.dealt(rules.dealerCards)}
        </Button>
      </Foot>
    </>
  )
}
