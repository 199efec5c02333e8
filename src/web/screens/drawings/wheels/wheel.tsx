/** The attendant of a wheel: what the spin was like and where the pointer rests; spins so far with what came of each. */
import { useSignal } from '@preact/signals'
import type { WheelGame } from '../../../../games/wheel/game.ts'
import type { WheelView } from '../../../../views/drawings/wheel.ts'
import { Button } from '../../../ui/button.tsx'
import { Check, Field, Input } from '../../../ui/field.tsx'
import { words } from '../../../words.ts'
import type { Step } from '../step.ts'

export function Wheel({ play, wheel, step }: { play: WheelGame; wheel: WheelView; step: Step }) {
  const say = words().games
  const turns = useSignal('')
  const isTouched = useSignal(false)
  const isStopped = useSignal(true)
  const { astray } = wheel
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
      <Spins play={play} />
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
            {astray !== undefined && (
              <Button look="stop" onClick={() => spin(astray)}>
                {say.astray[astray]}
              </Button>
            )}
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

export function Spins({ play }: { play: WheelGame }) {
  const say = words().games
  return (
    <ol class="spins">
      {play.spins.map(({ rests, was }, nth) => (
        <li key={nth} data-was={was}>
          <strong>{typeof rests === 'object' ? rests.spot : rests === undefined ? '–' : say.astray[rests]}</strong>{' '}
          {say.spunWas[was]}
        </li>
      ))}
    </ol>
  )
}
