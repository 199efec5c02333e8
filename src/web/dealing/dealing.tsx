/** The dealer's screen of a game against the house: each step is asked for, and what to collect and pay is told in order. */
import './dealing.css'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { formatMoney, times, ZERO } from '../../base/money.ts'
import { type Card, signsOf } from '../../cards/card.ts'
import { IRREGULARITIES } from '../../games/table/action.ts'
import { toAsk } from '../../games/table/decisions.ts'
import type { TableRules } from '../../games/table/rules.ts'
import { toSettle } from '../../games/table/settle.ts'
import type { GameTable } from '../../games/table/table.ts'
import { Refusal } from '../live/frame.tsx'
import { SecondPerson, secondIn } from '../live/second.tsx'
import { Why } from '../practice/clauses.tsx'
import { words } from '../words/words.ts'
import { Bets, OpenCards } from './bets.tsx'
import * as live from './live.ts'
import { Pick } from './pick.tsx'

export function Dealing({ table }: { table: string }) {
  const say = words()
  useEffect(() => void live.look(table), [table])
  const rules = live.rules.value
  const game = live.game.value
  if (rules === undefined || game === undefined) return <p class="soft">{say.waitingForFeed}</p>
  return (
    <div class="dealing">
      <section class="dealing-now" aria-label={say.dealing.phases[game.phase]}>
        <p class="tablet-round">
          <strong>{say.dealing.phases[game.phase]}</strong>
          <span class="soft">
            {Object.entries(live.meters.value)
              .map(([meter, { shows }]) => `${say.practice.meter(meter)} ${formatMoney(shows)}`)
              .join(' · ')}
          </span>
        </p>
        <Refusal refused={live.refused.value} />
        <Step key={`${game.phase} ${toSettle(game)[0] ?? ''}`} table={table} rules={rules} game={game} />
        {(game.phase === 'deal' || game.phase === 'decisions') && <Wrong table={table} game={game} />}
      </section>
      <section class="dealing-told" aria-live="polite">
        <h2>{say.practice.told}</h2>
        <ol>
          {live.told.value.map(({ does, says, by }, at) => (
            // The list only grows.
            <li key={at} data-does={does} ref={at === live.told.value.length - 1 ? intoView : null}>
              <strong>{say.practice.does[does as 'pay'] ?? does}</strong> <span lang="en">{says}</span>{' '}
              <Why by={by} clauses={live.shown.value?.clauses ?? {}} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

/** The newest line is the one to read. */
const intoView = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })

type Props = { table: string; rules: TableRules; game: GameTable }

function Step(props: Props) {
  switch (props.game.phase) {
    case 'closed':
      return <OpenCards table={props.table} />
    case 'bets':
      return <Bets {...props} />
    case 'deal':
      return (
        <button type="button" class="act next" onClick={() => void live.play(props.table, [{ do: 'deal' }])}>
          {words().dealing.dealt(props.rules.dealerCards)}
        </button>
      )
    case 'decisions':
      return <Decide {...props} />
    case 'reveal':
      return <Reveal {...props} />
    case 'settle':
      return <Settle {...props} />
  }
}

function Decide({ table, rules, game }: Props) {
  const say = words()
  const seat = toAsk(game)
  if (seat === undefined) return null
  const ante = game.seats[seat]?.wagers.ante ?? ZERO
  const decide = (play?: string) =>
    void live.play(table, [{ do: 'decide', seat, ...(play === undefined ? {} : { play }) }])
  return (
    <>
      <h2>{say.dealing.asks(say.table.seat(seat))}</h2>
      <div class="try-choices">
        <button type="button" class="act plain second" onClick={() => decide()}>
          {say.practice.fold}
        </button>
        {Array.from({ length: rules.playMax }, (_, at) => (
          <button key={at} type="button" class="act next" onClick={() => decide(formatMoney(times(ante, at + 1)))}>
            {`${say.practice.play(at + 1)} ${formatMoney(times(ante, at + 1))}`}
          </button>
        ))}
      </div>
      <p class="seat-group">
        {(['lost', 'kept'] as const).map((treatedAs) => (
          <button
            key={treatedAs}
            type="button"
            class="toggle"
            onClick={() => void live.play(table, [{ do: 'leave', seat, treatedAs }])}
          >
            {say.dealing.leaves[treatedAs]}
          </button>
        ))}
      </p>
    </>
  )
}

function Reveal({ table, rules, game }: Props) {
  const say = words().dealing
  const cards = useSignal<readonly Card[]>(game.dealer ?? [])
  return (
    <>
      <Pick title={words().practice.dealer} cards={cards} count={rules.dealerCards} isGone={() => false} />
      <button
        type="button"
        class="act next"
        disabled={cards.value.length !== rules.dealerCards}
        onClick={() => void live.play(table, [{ do: 'reveal', dealer: signsOf(cards.value) }])}
      >
        {say.shown}
      </button>
    </>
  )
}

const HAND = 5

/** From the right: the cards of the seat, then what it gets; what needs the floor waits for its badge. */
function Settle({ table, game }: Props) {
  const say = words()
  const [seat] = toSettle(game)
  const cards: Signal<readonly Card[]> = useSignal(game.seats[seat ?? '']?.cards ?? [])
  if (seat === undefined) return null
  const isFolded = game.seats[seat]?.decision !== 'play'
  const isGone = (card: Card): boolean =>
    game.dealer?.includes(card) === true || Object.values(game.seats).some((other) => other.cards?.includes(card))
  const settle = (second?: Parameters<typeof live.play>[2]) => {
    const hands = cards.value.length === HAND ? { hands: { [seat]: signsOf(cards.value) } } : {}
    void live.play(table, [{ do: 'settle', seat, ...hands }], second)
  }
  return (
    <>
      <Pick title={say.table.seat(seat)} cards={cards} count={HAND} isGone={isGone} />
      {live.refused.value === undefined ? (
        <button
          type="button"
          class="act next"
          disabled={cards.value.length !== HAND && !isFolded}
          onClick={() => settle()}
        >
          {say.practice.settle(seat)}
        </button>
      ) : (
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault()
            settle(secondIn(new FormData(event.currentTarget)))
          }}
        >
          <SecondPerson act="PlayTable" />
          <button type="submit" class="act next">
            {say.dealing.withFloor}
          </button>
        </form>
      )}
    </>
  )
}

/** Cards that go wrong: what the document has done with the round is told when it is entered. */
function Wrong({ table, game }: Pick<Props, 'table' | 'game'>) {
  const say = words().dealing
  const stub = useSignal(52)
  return (
    <details class="fold">
      <summary>{say.wrong}</summary>
      <fieldset class="seat-group">
        <legend>{say.wrongSays}</legend>
        {IRREGULARITIES.map((what) => (
          <button
            key={what}
            type="button"
            class="toggle"
            onClick={() => void live.play(table, [{ do: 'irregularity', what }])}
          >
            {say.irregularities[what]}
          </button>
        ))}
      </fieldset>
      {game.phase === 'decisions' && (
        <p class="seat-group">
          <label>
            {say.stub}{' '}
            <input
              type="number"
              min={0}
              max={52}
              value={stub.value}
              onInput={(event) => {
                stub.value = Number(event.currentTarget.value)
              }}
            />
          </label>
          <button
            type="button"
            class="toggle"
            onClick={() => void live.play(table, [{ do: 'count stub', cards: stub.value }])}
          >
            {say.countStub}
          </button>
        </p>
      )}
    </details>
  )
}
