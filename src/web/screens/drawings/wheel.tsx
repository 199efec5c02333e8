/** The attendant of a wheel: what the spin was like and where the pointer rests; spins so far with what came of each. */
import { useSignal } from '@preact/signals'
import { signOf } from '../../../cards/card.ts'
import type { CardWheelGame } from '../../../games/cardwheel/game.ts'
import type { WheelGame } from '../../../games/wheel/game.ts'
import type { CardWheelView, WheelView } from '../../../views/wheelview.ts'
import { Button } from '../../ui/button.tsx'
import { CardDeck, Cards } from '../../ui/cards.tsx'
import { Check, Field, Input } from '../../ui/field.tsx'
import { words } from '../../words.ts'
import type { Step } from './step.ts'

export function Wheel({ play, wheel, step }: { play: WheelGame; wheel: WheelView; step: Step }) {
  const say = words().games
  const turns = useSignal('')
  const isTouched = useSignal(false)
  const isStopped = useSignal(true)
  const spin = (rests: 'peg' | 'between' | { spot: string }) => {
    const told = turns.value.trim()
    step({
      do: 'spin',
      ...(wheel.turns === undefined || told === '' ? {} : { turns: Number(told) }),
      ...(wheel.isTouchAsked ? { touched: isTouched.value } : {}),
      ...(wheel.isStopAsked ? { stopped: isStopped.value } : {}),
      rests,
    })
    turns.value = ''
    isTouched.value = false
    isStopped.value = true
  }
  return (
    <>
      <ol class="spins">
        {play.spins.map(({ rests, was }, nth) => (
          <li key={nth} data-was={was}>
            <strong>{typeof rests === 'object' ? rests.spot : rests === undefined ? '–' : say.astray[rests]}</strong>{' '}
            {say.spunWas[was]}
          </li>
        ))}
      </ol>
      {play.phase !== 'over' && (
        <>
          <p class="ask" role="status">
            {play.phase === 'to spin' ? say.toSpin : say.toSpinForDouble}
          </p>
          {wheel.turns !== undefined && (
            <Field label={say.turns} hint={say.turnsHint(wheel.turns)}>
              <Input
                name="turns"
                inputMode="numeric"
                maxLength={3}
                autocomplete="off"
                value={turns.value}
                onInput={(event) => {
                  turns.value = event.currentTarget.value
                }}
              />
            </Field>
          )}
          {wheel.isTouchAsked && (
            <Check
              label={say.touched}
              checked={isTouched.value}
              onChange={(event) => {
                isTouched.value = event.currentTarget.checked
              }}
            />
          )}
          {wheel.isStopAsked && (
            <Check
              label={say.stopped}
              checked={isStopped.value}
              onChange={(event) => {
                isStopped.value = event.currentTarget.checked
              }}
            />
          )}
          <h3>{say.pointer}</h3>
          <div class="spots">
            {wheel.spots.map(({ spot, prize, times }) => (
              <Button key={spot} onClick={() => spin({ spot })}>
                {spot}
                {prize !== spot && <span class="soft"> {prize}</span>}
                {times > 1 && <span class="soft"> ×{times}</span>}
              </Button>
            ))}
            <Button look="stop" onClick={() => spin(wheel.astray)}>
              {say.astray[wheel.astray]}
            </Button>
          </div>
          {wheel.mayGiveUp && play.spins.length === 0 && (
            <p class="acts">
              <Button look="stop" onClick={() => step({ do: 'give up' })}>
                {say.giveUpSpin}
              </Button>
            </p>
          )}
        </>
      )}
    </>
  )
}

export function CardWheel({ play, wheel, step }: { play: CardWheelGame; wheel: CardWheelView; step: Step }) {
  const say = words().games
  return (
    <>
      <Cards cards={play.hand} />
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
