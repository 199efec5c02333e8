/** Before the deal: cards opened, shuffled and cut; wagers of each seat; "no more bets". */
import { useSignal } from '@preact/signals'
import { formatMoney, ZERO } from '../../base/money.ts'
import type { TableRules, WagerName, Wagers } from '../../games/table/rules.ts'
import type { GameTable } from '../../games/table/table.ts'
import { SecondPerson, secondIn } from '../live/second.tsx'
import { moreOn } from '../practice/round.ts'
import { words } from '../words/words.ts'
import * as live from './live.ts'

type Props = { table: string; rules: TableRules; game: GameTable }

const CHECKS = ['inspected', 'spread', 'washed'] as const

/** New cards: what the dealer did with them, and the floor person who has looked. */
export function OpenCards({ table }: Pick<Props, 'table'>) {
  const say = words().dealing
  const done = useSignal<Readonly<Record<string, boolean>>>({})
  const backs = useSignal<readonly string[]>(['red'])
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        const second = secondIn(new FormData(event.currentTarget))
        const [inspected, spread, washed] = CHECKS.map((check) => done.value[check] === true)
        void live.play(table, [{ do: 'open', backs: [...backs.value], inspected, spread, washed }], second)
      }}
    >
      <h2>{say.openTitle}</h2>
      <fieldset class="seat-group">
        <legend>{say.openSays}</legend>
        {CHECKS.map((check) => (
          <button
            key={check}
            type="button"
            class="toggle"
            aria-pressed={done.value[check] === true}
            onClick={() => {
              done.value = { ...done.value, [check]: done.value[check] !== true }
            }}
          >
            {say.checks[check]}
          </button>
        ))}
      </fieldset>
      <fieldset class="seat-group">
        <legend>{say.decks}</legend>
        {[['red'], ['red', 'blue']].map((choice) => (
          <button
            key={choice.length}
            type="button"
            class="toggle"
            aria-pressed={backs.value.length === choice.length}
            onClick={() => {
              backs.value = choice
            }}
          >
            {say.deckCount(choice.length)}
          </button>
        ))}
      </fieldset>
      <SecondPerson act="PlayTable" />
      <button type="submit" class="act next">
        {say.open}
      </button>
    </form>
  )
}

/** Shuffled by the device, or by hand and then cut. */
function Cards({ table, rules, game }: Props) {
  const say = words().dealing
  const { deck } = game
  if (rules.deck === undefined || deck === undefined || deck.ready !== undefined) return null
  const least = rules.deck.cutMin
  const ways = rules.deck.shuffling === 'by hand' ? (['hand', 'preshuffled'] as const) : (['device', 'hand'] as const)
  return (
    <fieldset class="seat-group">
      <legend>{deck.uncut === undefined ? say.shuffleTitle : say.cutTitle(least)}</legend>
      {deck.uncut === undefined
        ? ways.map((by) => (
            <button
              key={by}
              type="button"
              class="act plain"
              onClick={() =>
                void live.play(table, [
                  {
                    do: 'shuffle',
                    by,
                    ...(by === 'device' && rules.deck?.shuffling === 'counting device' ? { counted: 52 } : {}),
                  },
                ])
              }
            >
              {say.shuffles[by]}
            </button>
          ))
        : [least, 26].map((cards) => (
            <button
              key={cards}
              type="button"
              class="act plain"
              onClick={() => void live.play(table, [{ do: 'cut', cards }])}
            >
              {say.cut(cards)}
            </button>
          ))}
    </fieldset>
  )
}

export function Bets({ table, rules, game }: Props) {
  const say = words().dealing
  const seat = useSignal('1')
  const placed = useSignal<Readonly<Record<string, Wagers>>>(
    Object.fromEntries(Object.entries(game.seats).map(([name, { wagers }]) => [name, wagers])),
  )
  const wagers = placed.value[seat.value] ?? {}
  const offered = (Object.keys(rules.wagers) as WagerName[]).filter((name) => name !== 'play')
  const hasAccount = offered.some((name) => rules.wagers[name]?.on === 'device')
  const lying = (of: Wagers | undefined) => Object.values(of ?? {}).some((amount) => amount > ZERO)
  const close = () => {
    const actions = Object.entries(placed.value).map(
      ([name, laid]): live.Action => ({
        do: 'wager',
        seat: name,
        wagers: Object.fromEntries(
          Object.entries(laid)
            .filter(([, amount]) => amount > ZERO)
            .map(([wager, amount]) => [wager, formatMoney(amount)]),
        ),
      }),
    )
    void live.play(table, [...actions, { do: 'close bets' }])
  }
  return (
    <>
      <Cards table={table} rules={rules} game={game} />
      <fieldset class="seat-group" aria-label={words().table.seats}>
        {Array.from({ length: rules.seatsMax }, (_, at) => String(at + 1)).map((name) => (
          <button
            key={name}
            type="button"
            class="toggle deal-seat"
            aria-pressed={seat.value === name}
            data-in={lying(placed.value[name])}
            onClick={() => {
              seat.value = name
            }}
          >
            {words().table.seat(name)}
            {lying(placed.value[name]) ? ' ●' : ''}
          </button>
        ))}
      </fieldset>
      <ul class="try-wagers">
        {offered.map((wager) => {
          const name = words().practice.wagers[wager] ?? wager
          const press = (by: 1 | -1) => {
            placed.value = { ...placed.value, [seat.value]: moreOn(rules, wagers, wager, by) }
          }
          return (
            <li key={wager}>
              <span>{name}</span>
              <button
                type="button"
                class="toggle small"
                aria-label={words().practice.less(name, seat.value)}
                onClick={() => press(-1)}
              >
                −
              </button>
              <output>{formatMoney(wagers[wager] ?? ZERO)}</output>
              <button
                type="button"
                class="toggle small"
                aria-label={words().practice.more(name, seat.value)}
                onClick={() => press(1)}
              >
                +
              </button>
            </li>
          )
        })}
      </ul>
      {hasAccount && (
        <p class="seat-group">
          <span class="soft">{say.account(live.shown.value?.accounts[seat.value] ?? '$0.00')}</span>
          {['$20', '-$20'].map((amount) => (
            <button
              key={amount}
              type="button"
              class="toggle"
              onClick={() => void live.useAccount(table, seat.value, amount)}
            >
              {amount.startsWith('-') ? say.outOfAccount(amount.slice(1)) : say.intoAccount(amount)}
            </button>
          ))}
        </p>
      )}
      <button type="button" class="act next" onClick={close}>
        {say.noMoreBets}
      </button>
    </>
  )
}
