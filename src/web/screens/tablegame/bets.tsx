/** Before the deal: wagers of each seat, "no more bets", and the chips of the progressives counted against the system. */
import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { cents, formatMoney, ZERO } from '../../../base/money.ts'
import type { WagerName, Wagers } from '../../../games/table/rules.ts'
import { Button, Choices, Toggle } from '../../ui/button.tsx'
import { words } from '../../words.ts'
import { Why } from '../practice/clauses.tsx'
import { Account, CountChips } from './chips.tsx'
import { BetweenRounds, OpenCards, Shuffle } from './deck.tsx'
import { Foot } from './foot.tsx'
import * as live from './live.ts'
import { type Laid, laidAt, lies } from './wagerdraft.ts'
import { NotAllowed, SamePlayer, SeatWagers, WagerRows, whyNot } from './wagers.tsx'

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
        <span class="soft" aria-hidden="true">
          {say.chip}
        </span>
        <Choices label={say.chip}>
          {CHIPS.map((worth) => (
            <Toggle
              key={String(worth)}
              class="small"
              isOn={chip.value === worth}
              onClick={() => {
                chip.value = worth
              }}
            >
              {formatMoney(worth).replace('.00', '')}
            </Toggle>
          ))}
        </Choices>
        {isEmpty && before !== undefined && <Button onClick={() => keep(before)}>{say.asBefore}</Button>}
        {lies(wagers) && <Button onClick={() => change({})}>{say.clearSeat(words().table.seat(seat.value))}</Button>}
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
      <BetweenRounds
        table={table}
        rules={rules}
        game={game}
        isEmpty={isEmpty}
        onNewCards={() => {
          isOpening.value = true
        }}
      />
      <p class="soft">
        {rules.by['no cash'] === undefined ? say.positions[rules.positions] : say.whoWagers[rules.positions]}{' '}
        <Why
          by={[rules.by['no cash'], rules.by.seated, rules.by['one position']]
            .filter((by) => by !== undefined)
            .join(' ')}
          clauses={live.shown.value?.clauses ?? {}}
        />
      </p>
      <Foot
        rules={rules}
        game={game}
        why={
          wrong.length > 0
            ? say.notAllowed(wrong.map((name) => words().table.seat(name)).join(', '))
            : !isReady(game)
              ? say.shuffleFirst
              : isEmpty
                ? say.noWagers
                : ''
        }
      >
        <Button
          look="primary"
          size="next"
          disabled={isEmpty || wrong.length > 0 || !isReady(game)}
          onClick={() => {
            if (onSensors.length > 0) isCounting.value = true
            else void live.play(table, [...orders, { do: 'close bets' }])
          }}
        >
          {say.noMoreBets}
        </Button>
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
