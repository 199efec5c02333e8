/** Before the deal: wagers of each seat, "no more bets", and the chips of the progressives counted against the system. */
import { useSignal } from '@preact/signals'
import { formatMoney, ZERO } from '../../base/money.ts'
import type { WagerName, Wagers } from '../../games/table/rules.ts'
import { Why } from '../practice/clauses.tsx'
import { moreOn } from '../practice/round.ts'
import { words } from '../words/words.ts'
import { BetweenRounds, Shuffle } from './deck.tsx'
import * as live from './live.ts'

type Placed = Readonly<Record<string, Wagers>>

const lies = (of: Wagers | undefined): boolean => Object.values(of ?? {}).some((amount) => amount > ZERO)

export function Bets({ table, rules, game }: live.Props) {
  const say = words().dealing
  const seat = useSignal('1')
  const isCounting = useSignal(false)
  const placed = useSignal<Placed>(
    Object.fromEntries(Object.entries(game.seats).map(([name, { wagers }]) => [name, wagers])),
  )
  const offered = (Object.keys(rules.wagers) as WagerName[]).filter((name) => name !== 'play')
  // Counted only where the document has it, and something lies there.
  const onSensors = offered.filter(
    (name) =>
      rules.by.accepted !== undefined &&
      rules.wagers[name]?.on === 'sensor' &&
      Object.values(placed.value).some((wagers) => (wagers[name] ?? ZERO) > ZERO),
  )
  const sameAs = useSignal<Readonly<Record<string, string>>>({})
  const laid = Object.entries(placed.value).map(
    ([name, wagers]): live.Action => ({
      do: 'wager',
      seat: name,
      ...(lies(wagers) && lies(placed.value[sameAs.value[name] ?? '']) ? { sameAs: sameAs.value[name]! } : {}),
      wagers: Object.fromEntries(
        Object.entries(wagers)
          .filter(([, amount]) => amount > ZERO)
          .map(([wager, amount]) => [wager, formatMoney(amount)]),
      ),
    }),
  )
  if (isCounting.value)
    return (
      <CountChips
        wagers={onSensors}
        seatsMax={rules.seatsMax}
        onCounted={(chips) => void live.play(table, [...laid, { do: 'close bets', chips }])}
        onBack={() => {
          isCounting.value = false
        }}
      />
    )
  return (
    <>
      <Shuffle table={table} rules={rules} game={game} />
      <SeatWagers rules={rules} placed={placed.value} seat={seat.value} onSeat={(name) => (seat.value = name)} />
      <WagerRows
        rules={rules}
        offered={offered}
        seat={seat.value}
        wagers={placed.value[seat.value] ?? {}}
        onChange={(wagers) => {
          placed.value = { ...placed.value, [seat.value]: wagers }
        }}
      />
      {rules.positions === 'several' && (
        <SamePlayer
          seat={seat.value}
          others={Object.keys(placed.value).filter(
            (name) => Number(name) < Number(seat.value) && lies(placed.value[name]),
          )}
          sameAs={sameAs.value[seat.value]}
          onChange={(other) => {
            const { [seat.value]: _before, ...rest } = sameAs.value
            sameAs.value = other === undefined ? rest : { ...rest, [seat.value]: other }
          }}
        />
      )}
      {offered.some((name) => rules.wagers[name]?.on === 'device') && <Account table={table} seat={seat.value} />}
      <div class="dealing-close">
        <p class="soft">
          {rules.by['no cash'] === undefined ? say.positions[rules.positions] : say.whoWagers[rules.positions]}{' '}
          <Why
            by={[rules.by['no cash'], rules.by.seated, rules.by['one position']]
              .filter((by) => by !== undefined)
              .join(' ')}
            clauses={live.shown.value?.clauses ?? {}}
          />
        </p>
        <button
          type="button"
          class="act next"
          onClick={() => {
            if (onSensors.length > 0) isCounting.value = true
            else void live.play(table, [...laid, { do: 'close bets' }])
          }}
        >
          {say.noMoreBets}
        </button>
      </div>
      <BetweenRounds table={table} rules={rules} game={game} />
    </>
  )
}

/** Who has several positions is no other player to the own hands. */
function SamePlayer(props: {
  seat: string
  others: readonly string[]
  sameAs: string | undefined
  onChange: (other: string | undefined) => void
}) {
  const say = words().dealing
  if (props.others.length === 0) return null
  return (
    <fieldset class="seat-group">
      <legend>{say.samePlayer(words().table.seat(props.seat))}</legend>
      {props.others.map((other) => (
        <button
          key={other}
          type="button"
          class="toggle"
          aria-pressed={props.sameAs === other}
          onClick={() => props.onChange(props.sameAs === other ? undefined : other)}
        >
          {words().table.seat(other)}
        </button>
      ))}
    </fieldset>
  )
}

function SeatWagers({
  rules,
  placed,
  seat,
  onSeat,
}: Pick<live.Props, 'rules'> & { placed: Placed; seat: string; onSeat: (seat: string) => void }) {
  return (
    <fieldset class="seat-group" aria-label={words().table.seats}>
      {Array.from({ length: rules.seatsMax }, (_, at) => String(at + 1)).map((name) => (
        <button
          key={name}
          type="button"
          class="toggle deal-seat"
          aria-pressed={seat === name}
          data-in={lies(placed[name])}
          onClick={() => onSeat(name)}
        >
          {words().table.seat(name)}
          {lies(placed[name]) ? ' ●' : ''}
        </button>
      ))}
    </fieldset>
  )
}

function WagerRows({
  rules,
  offered,
  seat,
  wagers,
  onChange,
}: Pick<live.Props, 'rules'> & {
  offered: readonly WagerName[]
  seat: string
  wagers: Wagers
  onChange: (wagers: Wagers) => void
}) {
  const say = words().practice
  return (
    <ul class="try-wagers">
      {offered.map((wager) => {
        const name = say.wagers[wager] ?? wager
        return (
          <li key={wager}>
            <span>{name}</span>
            <button
              type="button"
              class="toggle small"
              aria-label={say.less(name, seat)}
              onClick={() => onChange(moreOn(rules, wagers, wager, -1))}
            >
              −
            </button>
            <output>{formatMoney(wagers[wager] ?? ZERO)}</output>
            <button
              type="button"
              class="toggle small"
              aria-label={say.more(name, seat)}
              onClick={() => onChange(moreOn(rules, wagers, wager, 1))}
            >
              +
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Chips for the electronic device: into the game account of the seat, and out of it. */
function Account({ table, seat }: { table: string; seat: string }) {
  const say = words().dealing
  const holds = live.shown.value?.accounts[seat]
  return (
    <p class="seat-group">
      <span class="soft">{say.account(holds ?? '$0.00')}</span>
      {['$5', '$20', '$100'].map((amount) => (
        <button key={amount} type="button" class="toggle" onClick={() => void live.useAccount(table, seat, amount)}>
          {say.intoAccount(amount)}
        </button>
      ))}
      {holds !== undefined && (
        <button type="button" class="toggle" onClick={() => void live.useAccount(table, seat, `-${holds}`)}>
          {say.outOfAccount(holds)}
        </button>
      )}
    </p>
  )
}

/** The chips lie counted before the tray; the house holds them against what the system has accepted. */
function CountChips({
  wagers,
  seatsMax,
  onCounted,
  onBack,
}: {
  wagers: readonly WagerName[]
  seatsMax: number
  onCounted: (chips: Readonly<Record<string, number>>) => void
  onBack: () => void
}) {
  const say = words().dealing
  const chips = useSignal<Readonly<Record<string, number>>>({})
  return (
    <>
      <h2>{say.countChips}</h2>
      {wagers.map((wager) => (
        <fieldset key={wager} class="seat-group">
          <legend>{words().practice.wagers[wager] ?? wager}</legend>
          {Array.from({ length: seatsMax + 1 }, (_, count) => (
            <button
              key={count}
              type="button"
              class="toggle"
              aria-pressed={chips.value[wager] === count}
              aria-label={say.chips(words().practice.wagers[wager] ?? wager, count)}
              onClick={() => {
                chips.value = { ...chips.value, [wager]: count }
              }}
            >
              {count}
            </button>
          ))}
        </fieldset>
      ))}
      <p class="dealing-steps">
        <button type="button" class="act plain" onClick={onBack}>
          {say.backToBets}
        </button>
        <button
          type="button"
          class="act next"
          disabled={wagers.some((wager) => chips.value[wager] === undefined)}
          onClick={() => onCounted(chips.value)}
        >
          {say.counted}
        </button>
      </p>
    </>
  )
}
