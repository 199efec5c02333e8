/** Games for one prize: hi-lo, and double-up baccarat. The ladder shows what is won and what is next. */
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { isRefusal, type Refusal as Refused } from '../../../base/refusal.ts'
import type { Card } from '../../../cards/card.ts'
import { coupOf } from '../../../cards/hands/baccarat.ts'
import { isLawfulCoup } from '../../../cards/hands/coup.ts'
import {
  beginDoubleUp,
  type DoubleUpAction,
  type DoubleUpGame,
  SIDES,
  settleDoubleUp,
  stepDoubleUp,
} from '../../../games/doubleup/game.ts'
import { beginHiLo, CALLS, type HiLoAction, type HiLoGame, settleHiLo, stepHiLo } from '../../../games/hilo/game.ts'
import type { Practice } from '../../../server/desks/practice.ts'
import { Button } from '../../ui/button.tsx'
import { Cards } from '../../ui/cards.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { Ruled } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'
import { Why } from './clauses.tsx'
import { deckOf, givenCards } from './deck.ts'

type HiLoPractice = Extract<Practice, { game: 'hi-lo' }>
type DoubleUpPractice = Extract<Practice, { game: 'double-up baccarat' }>

function Ladder({ rungs, rung, isOver }: { rungs: readonly string[]; rung: number; isOver: boolean }) {
  return (
    <ol class="ladder-rungs" reversed aria-label={words().practice.ladder}>
      {rungs
        .map((name, at) => (
          <li key={name} data-here={at === rung} aria-current={at === rung ? 'step' : undefined}>
            <span>
              <Ruled text={name} />
            </span>
            {at === rung && <strong>{isOver ? words().practice.isWon : words().practice.isHere}</strong>}
          </li>
        ))
        .reverse()}
    </ol>
  )
}

function Frame({ name, children, ladder }: { name: string; children: ComponentChildren; ladder: ComponentChildren }) {
  return (
    <div class="try">
      <section class="try-table" aria-label={name}>
        {children}
      </section>
      <section class="try-told">{ladder}</section>
    </div>
  )
}

/** The end is said: what was won, or that nothing was. */
function Outcome({ rungs, rung, isOver }: { rungs: readonly string[]; rung: number; isOver: boolean }) {
  const say = words().practice
  if (!isOver) return null
  const won = rungs[rung]
  return (
    <p class="try-won" role="status">
      {won === undefined ? (
        <strong>{say.nothingWon}</strong>
      ) : (
        <>
          {say.youWon}{' '}
          <strong>
            <Ruled text={won} />
          </strong>
        </>
      )}
    </p>
  )
}

const Again = ({ onClick }: { onClick: () => void }) => (
  <Button look="primary" size="next" onClick={onClick}>
    {words().practice.again}
  </Button>
)

export function HiLo({ practice }: { practice: HiLoPractice }) {
  const say = words().practice
  const { rules, rungs, clauses } = practice
  const deck = useSignal<readonly Card[]>(deckOf(1, givenCards(location.search)))
  const game = useSignal<HiLoGame>(beginHiLo())
  const refused = useSignal<Refused | undefined>(undefined)
  const play = (...actions: readonly HiLoAction[]) => {
    let next: HiLoGame | Refused = game.value
    for (const action of actions) next = isRefusal(next) ? next : stepHiLo(rules, next, action)
    refused.value = isRefusal(next) ? next : undefined
    if (!isRefusal(next)) game.value = next
  }
  const { phase, cards, last } = game.value
  const nextCard = () => deck.value[cards.length]!
  const { rung } = settleHiLo(rules, game.value)
  return (
    <Frame name={practice.name} ladder={<Ladder rungs={rungs} rung={rung} isOver={phase === 'over'} />}>
      <Cards cards={cards} />
      {last !== undefined && (
        <p class="try-last" role="status">
          {say.hiLo[last.was]} <Why by={last.by} clauses={clauses} />
        </p>
      )}
      <Outcome rungs={rungs} rung={rung} isOver={phase === 'over'} />
      <Refusal refused={refused.value && { ok: false, ...refused.value }} />
      <div class="try-choices">
        {phase === 'to shuffle' && (
          <Button
            look="primary"
            size="next"
            onClick={() => play({ do: 'shuffle' }, { do: 'cut' }, { do: 'turn', card: nextCard() })}
          >
            {say.shuffleAndCut}
          </Button>
        )}
        {phase === 'to call' &&
          CALLS.map((call) => (
            <Button
              key={call}
              look="primary"
              size="next"
              onClick={() => play({ do: 'call', call }, { do: 'turn', card: nextCard() })}
            >
              {say.calls[call]}
            </Button>
          ))}
        {phase === 'to turn' && (
          <Button look="primary" size="next" onClick={() => play({ do: 'turn', card: nextCard() })}>
            {say.turnAgain}
          </Button>
        )}
        {phase === 'to call' && <Button onClick={() => play({ do: 'quit' })}>{say.stop}</Button>}
        {phase === 'over' && (
          <Again
            onClick={() => {
              deck.value = deckOf(1)
              game.value = beginHiLo()
            }}
          />
        )}
      </div>
    </Frame>
  )
}

export function DoubleUp({ practice }: { practice: DoubleUpPractice }) {
  const say = words().practice
  const { rules, rungs, clauses } = practice
  const deck = useSignal<readonly Card[]>(deckOf(rules.decks.number, givenCards(location.search)))
  const game = useSignal<DoubleUpGame>(beginDoubleUp())
  const refused = useSignal<Refused | undefined>(undefined)
  const play = (...actions: readonly DoubleUpAction[]) => {
    let next: DoubleUpGame | Refused = game.value
    for (const action of actions) next = isRefusal(next) ? next : stepDoubleUp(rules, next, action)
    refused.value = isRefusal(next) ? next : undefined
    if (!isRefusal(next)) game.value = next
  }
  const { phase, hands, ended } = game.value
  const { rung } = settleDoubleUp(rules, game.value)
  const dealt = (): DoubleUpAction => {
    const used = hands.reduce((sum, { player, banker }) => sum + player.length + banker.length, 0)
    return { do: 'deal', ...coupFrom(deck.value.slice(used)) }
  }
  const last = hands.at(-1)
  return (
    <Frame name={practice.name} ladder={<Ladder rungs={rungs} rung={rung} isOver={phase === 'over'} />}>
      <ol class="try-coups">
        {hands.map(({ on, player, banker, was, by }, at) => (
          // The list only grows.
          <li key={at}>
            <p class="try-sides">
              <span>
                {say.sides.player} {coupOf(player, banker).playerTotal} <Cards cards={player} />
              </span>{' '}
              <span>
                {say.sides.banker} {coupOf(player, banker).bankerTotal} <Cards cards={banker} />
              </span>
            </p>
            <p>
              <strong>{say.doubleUp[was]}</strong> <span class="soft">{say.playedOn(say.sides[on])}</span>{' '}
              <Why by={by} clauses={clauses} />
            </p>
          </li>
        ))}
      </ol>
      {ended !== undefined && (
        <p class="try-last" role="status">
          {say.ended[ended.was]} <Why by={ended.by} clauses={clauses} />
        </p>
      )}
      <Outcome rungs={rungs} rung={rung} isOver={phase === 'over'} />
      <Refusal refused={refused.value && { ok: false, ...refused.value }} />
      <div class="try-choices">
        {phase !== 'over' &&
          SIDES.map((on) => (
            <Button key={on} look="primary" size="next" onClick={() => play({ do: 'play', on }, dealt())}>
              {last?.was === 'tie' ? say.againOn(say.sides[on]) : say.playOn(say.sides[on])}
            </Button>
          ))}
        {phase === 'to decide' && <Button onClick={() => play({ do: 'keep' })}>{say.keep}</Button>}
        {phase === 'over' && (
          <Again
            onClick={() => {
              deck.value = deckOf(rules.decks.number)
              game.value = beginDoubleUp()
            }}
          />
        )}
      </div>
    </Frame>
  )
}

/** Two cards each in turn, and third cards only as baccarat draws them: exactly one of the four ways is lawful. */
function coupFrom([p1, b1, p2, b2, third, fourth]: readonly Card[]): { player: Card[]; banker: Card[] } {
  const player = [p1!, p2!]
  const banker = [b1!, b2!]
  const ways = [
    { player, banker },
    { player: [...player, third!], banker },
    { player, banker: [...banker, third!] },
    { player: [...player, third!], banker: [...banker, fourth!] },
  ]
  return ways.find((way) => isLawfulCoup(way.player, way.banker))!
}
