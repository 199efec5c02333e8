/** Chips that leave the player before the deal: into a game account, and those of the progressives, counted. */
import { useSignal } from '@preact/signals'
import type { WagerName } from '../../../games/table/rules.ts'
import { Button, Toggle } from '../../ui/button.tsx'
import { words } from '../../words.ts'
import { Why } from '../practice/clauses.tsx'
import { Foot } from './foot.tsx'
import * as live from './live.ts'

/** Chips for the electronic device: into the game account of the seat, and out of it. */
export function Account({ table, seat }: { table: string; seat: string }) {
  const say = words().dealing
  const holds = live.shown.value?.accounts[seat]
  return (
    <p class="seat-group">
      <span class="soft">{say.account(holds ?? '$0.00')}</span>
      {['$5', '$20', '$100'].map((amount) => (
        <Button key={amount} onClick={() => void live.useAccount(table, seat, amount)}>
          {say.intoAccount(amount)}
        </Button>
      ))}
      {holds !== undefined && (
        <Button onClick={() => void live.useAccount(table, seat, `-${holds}`)}>{say.outOfAccount(holds)}</Button>
      )}
    </p>
  )
}

/** The chips lie counted before the tray; the house holds them against what the system has accepted. */
export function CountChips({
  rules,
  game,
  wagers,
  onCounted,
  onBack,
}: Pick<live.Props, 'rules' | 'game'> & {
  wagers: readonly WagerName[]
  onCounted: (chips: Readonly<Record<string, number>>) => void
  onBack: () => void
}) {
  const say = words().dealing
  const chips = useSignal<Readonly<Record<string, number>>>({})
  const isCounted = wagers.every((wager) => chips.value[wager] !== undefined)
  return (
    <>
      <h2 tabIndex={-1} class="dealing-first">
        {say.countChips} <Why by={rules.by.accepted ?? ''} clauses={live.shown.value?.clauses ?? {}} />
      </h2>
      {wagers.map((wager) => (
        <fieldset key={wager} class="seat-group">
          <legend>{words().practice.wagers[wager] ?? wager}</legend>
          {Array.from({ length: rules.seatsMax + 1 }, (_, count) => (
            <Toggle
              key={count}
              class="chip-count"
              isOn={chips.value[wager] === count}
              aria-label={say.chips(words().practice.wagers[wager] ?? wager, count)}
              onClick={() => {
                chips.value = { ...chips.value, [wager]: count }
              }}
            >
              {count}
            </Toggle>
          ))}
        </fieldset>
      ))}
      <Foot rules={rules} game={game} why={isCounted ? '' : say.countEach}>
        <Button onClick={onBack}>{say.backToBets}</Button>
        <Button look="primary" size="next" disabled={!isCounted} onClick={() => onCounted(chips.value)}>
          {say.counted}
        </Button>
      </Foot>
    </>
  )
}
