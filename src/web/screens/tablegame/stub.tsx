/** The stub is counted against what was dealt. */
import { useSignal } from '@preact/signals'
import { fromLeft } from '../../../games/table/table.ts'
import { Toggle } from '../../ui/button.tsx'
import { words } from '../../words.ts'
import type { Choose } from './confirmation.tsx'
import type * as live from './live.ts'
import { Count } from './pick.tsx'

export function Stub({ rules, game, onChoose }: live.Props & Choose) {
  const say = words().dealing
  const dealt = 5 * fromLeft(game).length + rules.dealerCards + (game.faceUpFound ?? 0)
  const misdealt = useSignal(false)
  return (
    <fieldset class="seat-group">
      <legend>{say.stubTitle}</legend>
      <Toggle
        class="check"
        isOn={misdealt.value}
        onClick={() => {
          misdealt.value = !misdealt.value
        }}
      >
        {say.misdealt}
      </Toggle>
      <Count
        label={say.stub}
        start={52 - dealt}
        max={52}
        send={say.countStub}
        onSend={(cards) =>
          onChoose({ do: 'count stub', cards, ...(misdealt.value ? { misdealt: true } : {}) }, `${say.stub}: ${cards}`)
        }
      />
    </fieldset>
  )
}
