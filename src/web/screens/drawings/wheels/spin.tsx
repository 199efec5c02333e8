/** A wheel on the screen: its spots are sealed, the room adds its chance, and the reveal is the spin; then the wheel turns. */
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { WheelGame } from '../../../../games/wheel/game.ts'
import type { CalledView } from '../../../../views/drawings/calls.ts'
import type { DrawingDesk } from '../../../../views/drawings/desk.ts'
import { post, type Refused } from '../../../stream/orders.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { isTurning, WheelFace } from '../../../ui/wheels/face.tsx'
import { words } from '../../../words.ts'
import { OutsideChoice, useOutside } from '../outside.tsx'
import { Record } from '../record.tsx'
import { Reveal } from '../reveal.tsx'
import type { Step } from '../step.ts'
import { Spins } from './wheel.tsx'

type Of = { readonly play: WheelGame; readonly desk: DrawingDesk; readonly called: CalledView; readonly step: Step }

export function Spin({ play, desk, called, step }: Of) {
  const say = words().games
  const refused = useSignal<Refused | undefined>(undefined)
  const { outside, ...choice } = useOutside(desk.witnesses)
  const seal = async () => {
    const again = called.spin?.isAgain === true ? { again: say.again['given up'] } : {}
    const body = { activity: desk.activity, spin: called.callup, outside, ...again }
    const answer = await post('/api/drawings/seal', body)
    refused.value = answer.ok ? undefined : answer
  }
  // What was drawn is not told before the wheel has shown it.
  if (isTurning(desk.wheel?.spun)) return null
  if (desk.draw?.isSpin === true) return <Reveal draw={desk.draw} />
  return (
    <>
      <Spins play={play} />
      <p class="ask" role="status">
        {play.phase === 'to spin' ? say.toSeal : say.toSealForDouble}
      </p>
      <p class="soft">{say.spinSays}</p>
      {desk.witnesses.length === 0 ? (
        <Notice tone="due">{say.noWitness}</Notice>
      ) : (
        <OutsideChoice desk={desk} of={{ spin: called.callup }} {...choice} />
      )}
      <p class="acts">
        <Button look="primary" size="next" disabled={outside === undefined} onClick={() => void seal()}>
          {say.sealSpots}
        </Button>
        {desk.wheel?.mayGiveUp === true && play.spins.length === 0 && (
          <Button look="stop" onClick={() => step({ do: 'give up' })}>
            {say.giveUpSpin}
          </Button>
        )}
      </p>
      <Refusal refused={refused.value} />
    </>
  )
}

/** The wheel itself, with the last spin: it turns to what was drawn, and says it when it has come to rest. */
export function WheelPane({ wheel }: { wheel: NonNullable<DrawingDesk['wheel']> }) {
  const say = words().games
  const { spots, spun } = wheel
  const isMoving = isTurning(spun)
  const pane = useRef<HTMLElement>(null)
  // Whoever has pressed the button below looks at the wheel now.
  useEffect(() => {
    if (isMoving) pane.current?.scrollIntoView({ block: 'nearest' })
  }, [spun?.draw, isMoving])
  return (
    <article class="pane wheel-pane" ref={pane}>
      <h2>{say.wheel}</h2>
      <WheelFace
        spots={spots}
        spun={spun}
        label={words().board.wheelOf(spots.reduce((sum, one) => sum + one.times, 0))}
      />
      <p class="game-says" role="status">
        {spun !== undefined &&
          (isMoving ? words().board.turning : `${words().board.rests(spun.spot)}: ${say.spunWas[spun.was]}`)}
      </p>
      {spun !== undefined && <Record draw={spun.draw} says={say.spotOf(spun.draw)} />}
    </article>
  )
}
