/** One player after the other: fold, or a Play wager of the amount that lies there; what all have said is looked over once. */
import { useSignal } from '@preact/signals'
import { type Cents, cents, formatMoney, times, ZERO } from '../../../base/money.ts'
import { isRefusal } from '../../../base/refusal.ts'
import { toAsk } from '../../../games/table/decisions.ts'
import { fromLeft } from '../../../games/table/table.ts'
import { Button } from '../../ui/button.tsx'
import { words } from '../../words.ts'
import { Foot } from './foot.tsx'
import * as live from './live.ts'
import { Foreseen, foresee } from './preview.tsx'
import { DealersHand, Standing, saidBy, wagersIn } from './roundstate.tsx'

export function Decide({ table, rules, game }: live.Props) {
  const say = words()
  const seat = toAsk(game)
  // The last to decide: after that forfeits are collected, and a fold cannot be taken back.
  const last = useSignal<{ readonly play?: Cents } | undefined>(undefined)
  if (seat === undefined) return null
  const { wagers = {} } = game.seats[seat] ?? {}
  const ante = wagers.ante ?? ZERO
  const isLast = fromLeft(game).every(
    (name) => name === seat || game.seats[name]?.wagers.ante === undefined || game.seats[name].decision !== undefined,
  )
  const send = (play?: Cents) =>
    live.play(table, [{ do: 'decide', seat, ...(play === undefined ? {} : { play: formatMoney(play) }) }])
  const decide = (play?: Cents) => {
    if (isLast) last.value = play === undefined ? {} : { play }
    else void send(play)
  }
  if (last.value !== undefined)
    return (
      <Review
        rules={rules}
        game={game}
        seat={seat}
        play={last.value.play}
        onBack={() => {
          last.value = undefined
        }}
        onDone={() => void send(last.value?.play)}
      />
    )
  return (
    <>
      <Standing game={game} turn={seat} />
      <DealersHand game={game} />
      <h2 tabIndex={-1} class="dealing-first">
        {say.dealing.asks(say.table.seat(seat))}
      </h2>
      <p class="soft">{wagersIn(wagers)}</p>
      {/* Lowest on the page, and the first that the tab key comes to. */}
      <div class="deal-choices">
        <Button class="second" onClick={() => decide()}>
          {say.practice.fold}
        </Button>
        {Array.from({ length: rules.playMax }, (_, at) => (
          <Button key={at} look="primary" size="next" onClick={() => decide(times(ante, at + 1))}>
            <span>{say.practice.play(at + 1)}</span> <span>{formatMoney(times(ante, at + 1))}</span>
          </Button>
        ))}
      </div>
      <Between key={seat} ante={ante} most={times(ante, rules.playMax)} onPlay={decide} />
      <Foot rules={rules} game={game} />
    </>
  )
}

/** Before the forfeits are collected: who plays with how much, who has folded, what that collects. */
function Review({
  rules,
  game,
  seat,
  play,
  onBack,
  onDone,
}: Pick<live.Props, 'rules' | 'game'> & {
  seat: string
  play: Cents | undefined
  onBack: () => void
  onDone: () => void
}) {
  const say = words()
  const seen = foresee({ rules, game }, { do: 'decide', seat, ...(play === undefined ? {} : { play }) })
  return (
    <>
      <h2 tabIndex={-1} class="dealing-first">
        {say.dealing.allDecided}
      </h2>
      {!isRefusal(seen) && (
        <ul class="deal-decided">
          {fromLeft(game).map((name) => {
            const state = seen.table.seats[name] ?? { wagers: {} }
            return (
              <li key={name} data-decision={state.decision}>
                <strong>{say.table.seat(name)}</strong> {saidBy(state)}
              </li>
            )
          })}
        </ul>
      )}
      <Foreseen stepped={seen} />
      <Foot rules={rules} game={game}>
        <Button onClick={onBack}>{say.dealing.askAgain(say.table.seat(seat))}</Button>
        <Button look="primary" size="next" disabled={isRefusal(seen)} onClick={onDone}>
          {say.dealing.goOn}
        </Button>
      </Foot>
    </>
  )
}

const STEP = 500n

/** Any amount from once the Ante up to the most. */
function Between({ ante, most, onPlay }: { ante: Cents; most: Cents; onPlay: (play: Cents) => void }) {
  const say = words().dealing
  const play = useSignal(ante)
  const go = (by: bigint) => {
    const next = play.value + by
    play.value = cents(next < ante ? ante : next > most ? most : next)
  }
  return (
    <p class="seat-group">
      <span class="soft">{say.otherPlay}</span>
      <Button size="small" aria-label={say.lessPlay} onClick={() => go(-STEP)}>
        −
      </Button>
      <output>{formatMoney(play.value)}</output>
      <Button size="small" aria-label={say.morePlay} onClick={() => go(STEP)}>
        +
      </Button>
      <Button onClick={() => onPlay(play.value)}>{say.playThis}</Button>
    </p>
  )
}
