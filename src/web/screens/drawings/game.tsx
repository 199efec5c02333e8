/** The game at the desk: what is asked of the player, and the cards as they fall. */
import { useSignal } from '@preact/signals'
import { type Card, signsOf } from '../../../cards/card.ts'
import { bankerDraws, playerDraws } from '../../../cards/hands/baccarat.ts'
import type { CardWheelGame } from '../../../games/cardwheel/game.ts'
import type { DoubleUpGame } from '../../../games/doubleup/game.ts'
import type { HiLoGame } from '../../../games/hilo/game.ts'
import type { WheelGame } from '../../../games/wheel/game.ts'
import type { CalledView } from '../../../views/drawings/calls.ts'
import type { DrawingDesk } from '../../../views/drawings/desk.ts'
import type { Rung } from '../../../views/drawings/ladder.ts'
import { type Refused, send } from '../../stream/orders.ts'
import { Button } from '../../ui/button.tsx'
import { CardDeck, Cards } from '../../ui/cards.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'
import { formName } from './form.ts'
import type { Step } from './step.ts'
import { CardWheel } from './wheels/cardwheel.tsx'
import { Spin } from './wheels/spin.tsx'
import { Wheel } from './wheels/wheel.tsx'

export function Game({ desk, called }: { desk: DrawingDesk; called: CalledView }) {
  const refused = useSignal<Refused | undefined>(undefined)
  const { play } = called
  const step: Step = async (action) => {
    const answer = await send({ do: 'StepGame', callup: called.callup, action })
    refused.value = answer.ok ? undefined : answer
  }
  return (
    <article class="pane game">
      <header class="pane-head">
        <h2>
          {desk.name} · {words().party(called.who)}
        </h2>
      </header>
      {play !== undefined && 'cards' in play && <HiLo play={play} ladder={desk.ladder} step={step} />}
      {play !== undefined && 'hands' in play && <DoubleUp play={play} desk={desk} step={step} />}
      {play !== undefined && 'spins' in play && <Spun play={play} desk={desk} called={called} step={step} />}
      <Refusal refused={refused.value} />
    </article>
  )
}

const here = (ladder: readonly Rung[]): Rung | undefined => ladder.find(({ is }) => is === 'here')
const nextOf = (ladder: readonly Rung[]): Rung | undefined => ladder.find(({ is }) => is === 'next')

type SpunProps = {
  readonly play: WheelGame | CardWheelGame
  readonly desk: DrawingDesk
  readonly called: CalledView
  readonly step: Step
}

function Spun({ play, desk, called, step }: SpunProps) {
  if ('hand' in play)
    return desk.cardWheel === undefined ? null : <CardWheel play={play} wheel={desk.cardWheel} step={step} />
  if (desk.wheel === undefined) return null
  return desk.wheel.isDrawn ? (
    <Spin play={play} desk={desk} called={called} step={step} />
  ) : (
    <Wheel play={play} wheel={desk.wheel} step={step} />
  )
}

function HiLo({ play, ladder, step }: { play: HiLoGame; ladder: readonly Rung[]; step: Step }) {
  const say = words().games
  const { phase, cards, last } = play
  const stands = here(ladder)
  const isTurning = phase === 'to turn the first' || phase === 'to turn'
  return (
    <>
      {cards.length > 0 && <Cards cards={cards} />}
      <p class="game-says" aria-live="polite">
        {last !== undefined && say.last[last.was]} {phase === 'to call' && say.ask}
        {phase === 'to turn the first' && say.first}
        {phase === 'to turn' && say.turn(say.said[play.call ?? 'higher'])}
      </p>
      <p class="acts">
        {phase === 'to shuffle' && (
          <Button look="primary" size="next" onClick={() => step({ do: 'shuffle' })}>
            {say.shuffle}
          </Button>
        )}
        {phase === 'to cut' && (
          <Button look="primary" size="next" onClick={() => step({ do: 'cut' })}>
            {say.cut}
          </Button>
        )}
        {phase !== 'to call' && phase !== 'to turn' && phase !== 'over' && (
          <Button onClick={() => step({ do: 'quit' })}>
            {stands === undefined ? say.quit : say.quitWith(stands.prize, formName(stands.form))}
          </Button>
        )}
        {phase === 'to call' && (
          <>
            <Button look="primary" size="next" onClick={() => step({ do: 'call', call: 'higher' })}>
              ▲ {say.higher}
            </Button>
            <Button look="primary" size="next" onClick={() => step({ do: 'call', call: 'lower' })}>
              ▼ {say.lower}
            </Button>
            <Button onClick={() => step({ do: 'quit' })}>
              {stands === undefined ? say.quit : say.quitWith(stands.prize, formName(stands.form))}
            </Button>
          </>
        )}
      </p>
      {isTurning && (
        <CardDeck
          left={(card) => (cards.includes(card) ? 0 : 1)}
          onPick={(card) => step({ do: 'turn', card: signsOf([card]) })}
          onUndo={() => undefined}
        />
      )}
    </>
  )
}

/** Who gets the next card by the rules of baccarat; nothing once the hand is complete. */
function nextTo(player: readonly Card[], banker: readonly Card[]): 'player' | 'banker' | undefined {
  if (player.length < 2 && player.length <= banker.length) return 'player'
  if (banker.length < 2) return 'banker'
  if (player.length === 2 && banker.length === 2 && playerDraws(player, banker)) return 'player'
  return banker.length === 2 && bankerDraws(player, banker) ? 'banker' : undefined
}

function DoubleUp({ play, desk: { ladder, decks = 1 }, step }: { play: DoubleUpGame; desk: DrawingDesk; step: Step }) {
  const say = words().games
  const dealt = useSignal<readonly { to: 'player' | 'banker'; card: Card }[]>([])
  const of = (side: 'player' | 'banker') => dealt.value.filter(({ to }) => to === side).map(({ card }) => card)
  const [player, banker] = [of('player'), of('banker')]
  const next = nextTo(player, banker)
  const seen = [...play.hands.flatMap((hand) => [...hand.player, ...hand.banker]), ...player, ...banker]
  const other = play.on === 'player' ? 'banker' : 'player'
  return (
    <>
      {play.hands.map((hand, index) => (
        // Hands are only ever added, so the place is the key.
        <Hand
          key={index}
          player={hand.player}
          banker={hand.banker}
          says={`${say.side[hand.on]}: ${say.handWas[hand.was]}`}
        />
      ))}
      {play.phase === 'to decide' && (
        <>
          <p class="game-says" aria-live="polite">
            {say.offer(prizeOf(here(ladder)), prizeOf(nextOf(ladder)))}
          </p>
          <p class="acts">
            <Button onClick={() => step({ do: 'keep' })}>{say.keep(prizeOf(here(ladder)))}</Button>
            {(['player', 'banker'] as const).map((on) => (
              <Button key={on} look="primary" size="next" onClick={() => step({ do: 'play', on })}>
                {say.on[on]}
              </Button>
            ))}
          </p>
        </>
      )}
      {play.phase === 'to deal' && (
        <>
          <p class="game-says" aria-live="polite">
            {say.dealOn(say.side[play.on ?? 'player'])}{' '}
            {next === undefined ? say.handDone : next === 'player' ? say.forPlayer : say.forBanker}
          </p>
          {dealt.value.length > 0 && <Hand player={player} banker={banker} says="" />}
          <p class="acts">
            {next === undefined && (
              <Button
                look="primary"
                size="next"
                onClick={() => {
                  step({ do: 'deal', player: signsOf(player), banker: signsOf(banker) })
                  dealt.value = []
                }}
              >
                {say.settleHand}
              </Button>
            )}
            {dealt.value.length > 0 && (
              <Button
                onClick={() => {
                  dealt.value = dealt.value.slice(0, -1)
                }}
              >
                {say.undo}
              </Button>
            )}
            {dealt.value.length === 0 && (
              <Button onClick={() => step({ do: 'play', on: other })}>{say.changeSide(say.side[other])}</Button>
            )}
          </p>
          {next !== undefined && (
            <CardDeck
              left={(card) => decks - seen.filter((one) => one === card).length}
              onPick={(card) => {
                dealt.value = [...dealt.value, { to: next, card }]
              }}
              onUndo={() => {
                dealt.value = dealt.value.slice(0, -1)
              }}
            />
          )}
        </>
      )}
    </>
  )
}

const prizeOf = (rung: Rung | undefined): string =>
  rung === undefined
    ? ''
    : rung.form === '' || rung.form === 'cash'
      ? rung.prize
      : `${formName(rung.form)} (${rung.prize})`

export function Hand({ player, banker, says }: { player: readonly Card[]; banker: readonly Card[]; says: string }) {
  const say = words().games
  return (
    <div class="coup">
      <span class="lying-who">{say.side.player}</span>
      <Cards cards={player} />
      <span class="lying-who">{say.side.banker}</span>
      <Cards cards={banker} />
      {says !== '' && <strong>{says}</strong>}
    </div>
  )
}
