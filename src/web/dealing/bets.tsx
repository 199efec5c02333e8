/** Before the deal: wagers of each seat, "no more bets", and the chips of the progressives counted against the system. */
import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { add, type Cents, cents, formatMoney, ZERO } from '../../base/money.ts'
import { isRefusal, type Refusal } from '../../base/refusal.ts'
import type { WagerName, Wagers } from '../../games/table/rules.ts'
import { Why } from '../practice/clauses.tsx'
import { moreOn } from '../practice/round.ts'
import { words } from '../words/words.ts'
import { Account, CountChips } from './chips.tsx'
import { BetweenRounds, OpenCards, Shuffle } from './deck.tsx'
import { Foot } from './foot.tsx'
import { foresee, WhyNot } from './foreseen.tsx'
import { type Laid, laidAt, lies, type Placed } from './kept.ts'
import * as live from './live.ts'

const CHIPS = [100n, 500n, 2_500n, 10_000n].map(cents)

export function Bets({ table, rules, game }: live.Props) {
  const say = words().dealing
  const seat = useSignal('1')
  const chip = useSignal(CHIPS[1]!)
  const isCounting = useSignal(false)
  const isOpening = useSignal(false)
  const { laid, before, keep } = useMemo(
    () =>
      laidAt(
        table,
        game.round,
        Object.fromEntries(Object.entries(game.seats).map(([name, { wagers }]) => [name, wagers])),
      ),
    [table, game.round],
  )
  const { placed, sameAs } = laid.value
  const offered = (Object.keys(rules.wagers) as WagerName[]).filter((name) => name !== 'play')
  // Counted only where the document has it, and something lies there.
  const onSensors = offered.filter(
    (name) =>
      rules.by.accepted !== undefined &&
      rules.wagers[name]?.on === 'sensor' &&
      Object.values(placed).some((wagers) => (wagers[name] ?? ZERO) > ZERO),
  )
  const isEmpty = !Object.values(placed).some(lies)
  const wrong = Object.keys(placed).filter((name) => whyNot({ rules, game }, name, placed[name] ?? {}) !== undefined)
  const orders = ordersOf(laid.value)
  if (isCounting.value)
    return (
      <CountChips
        rules={rules}
        game={game}
        wagers={onSensors}
        onCounted={(chips) => void live.play(table, [...orders, { do: 'close bets', chips }])}
        onBack={() => {
          live.refused.value = undefined
          isCounting.value = false
        }}
      />
    )
  if (isOpening.value)
    return (
      <OpenCards
        table={table}
        rules={rules}
        game={game}
        onBack={() => {
          live.refused.value = undefined
          isOpening.value = false
        }}
      />
    )
  const wagers = placed[seat.value] ?? {}
  const change = (next: Wagers) => keep({ placed: { ...placed, [seat.value]: next }, sameAs })
  return (
    <>
      <Shuffle table={table} rules={rules} game={game} />
      <SeatWagers
        rules={rules}
        placed={placed}
        wrong={wrong}
        seat={seat.value}
        onSeat={(name) => (seat.value = name)}
      />
      <WagerRows
        rules={rules}
        offered={offered}
        seat={seat.value}
        wagers={wagers}
        chip={chip.value}
        onChange={change}
      />
      <NotAllowed rules={rules} game={game} seat={seat.value} wagers={wagers} />
      <div class="seat-group">
        <fieldset class="pair" aria-label={say.chip}>
          {CHIPS.map((worth) => (
            <button
              key={String(worth)}
              type="button"
              class="toggle small"
              aria-pressed={chip.value === worth}
              onClick={() => {
                chip.value = worth
              }}
            >
              {formatMoney(worth).replace('.00', '')}
            </button>
          ))}
        </fieldset>
        {isEmpty && before !== undefined && (
          <button type="button" class="toggle" onClick={() => keep(before)}>
            {say.asBefore}
          </button>
        )}
        {lies(wagers) && (
          <button type="button" class="toggle" onClick={() => change({})}>
            {say.clearSeat(words().table.seat(seat.value))}
          </button>
        )}
      </div>
      {rules.positions === 'several' && (
        <SamePlayer
          seat={seat.value}
          others={Object.keys(placed).filter((name) => Number(name) < Number(seat.value) && lies(placed[name]))}
          sameAs={sameAs[seat.value]}
          onChange={(other) => {
            const { [seat.value]: _before, ...rest } = sameAs
            keep({ placed, sameAs: other === undefined ? rest : { ...rest, [seat.value]: other } })
          }}
        />
      )}
      {offered.some((name) => rules.wagers[name]?.on === 'device') && <Account table={table} seat={seat.value} />}
      <p class="soft">
        {rules.by['no cash'] === undefined ? say.positions[rules.positions] : say.whoWagers[rules.positions]}{' '}
        <Why
          by={[rules.by['no cash'], rules.by.seated, rules.by['one position']]
            .filter((by) => by !== undefined)
            .join(' ')}
          clauses={live.shown.value?.clauses ?? {}}
        />
      </p>
      <BetweenRounds
        table={table}
        rules={rules}
        game={game}
        isEmpty={isEmpty}
        onNewCards={() => {
          isOpening.value = true
        }}
      />
      <Foot
        rules={rules}
        game={game}
        why={
          wrong.length > 0
            ? say.notAllowed(wrong.map((name) => words().table.seat(name)).join(', '))
            : isReady(game)
              ? ''
              : say.shuffleFirst
        }
      >
        <button
          type="button"
          class="act next"
          disabled={isEmpty || wrong.length > 0}
          onClick={() => {
            if (onSensors.length > 0) isCounting.value = true
            else void live.play(table, [...orders, { do: 'close bets' }])
          }}
        >
          {say.noMoreBets}
        </button>
      </Foot>
    </>
  )
}

const isReady = ({ deck }: live.Props['game']): boolean => deck === undefined || deck.ready !== undefined

/** Seats whose player sits elsewhere too come after that one. */
const ordersOf = ({ placed, sameAs }: Laid): live.Action[] =>
  Object.entries(placed).map(([name, wagers]) => ({
    do: 'wager',
    seat: name,
    ...(lies(wagers) && lies(placed[sameAs[name] ?? '']) ? { sameAs: sameAs[name]! } : {}),
    wagers: Object.fromEntries(
      Object.entries(wagers)
        .filter(([, amount]) => amount > ZERO)
        .map(([wager, amount]) => [wager, formatMoney(amount)]),
    ),
  }))

/** Said while the chips are still in the player's hand, with its section. */
function NotAllowed({
  rules,
  game,
  seat,
  wagers,
}: Pick<live.Props, 'rules' | 'game'> & { seat: string; wagers: Wagers }) {
  const no = whyNot({ rules, game }, seat, wagers)
  return no === undefined ? null : <WhyNot refusal={no} />
}

function whyNot(at: Pick<live.Props, 'rules' | 'game'>, seat: string, wagers: Wagers): Refusal | undefined {
  const seen = foresee(at, { do: 'wager', seat, wagers })
  return isRefusal(seen) && lies(wagers) ? seen : undefined
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
  wrong,
  seat,
  onSeat,
}: Pick<live.Props, 'rules'> & {
  placed: Placed
  wrong: readonly string[]
  seat: string
  onSeat: (seat: string) => void
}) {
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
          <span>{`${wrong.includes(name) ? '▲ ' : ''}${words().table.seat(name)}`}</span>
          {lies(placed[name]) && <span class="deal-sum">{formatMoney(add(...Object.values(placed[name] ?? {})))}</span>}
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
  chip,
  onChange,
}: Pick<live.Props, 'rules'> & {
  offered: readonly WagerName[]
  seat: string
  wagers: Wagers
  chip: Cents
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
              onClick={() => onChange(moreOn(rules, wagers, wager, -1, chip))}
            >
              −
            </button>
            <output>{formatMoney(wagers[wager] ?? ZERO)}</output>
            <button
              type="button"
              class="toggle small"
              aria-label={say.more(name, seat)}
              onClick={() => onChange(moreOn(rules, wagers, wager, 1, chip))}
            >
              +
            </button>
          </li>
        )
      })}
    </ul>
  )
}
