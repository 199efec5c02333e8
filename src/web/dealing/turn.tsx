/** One player after the other: fold, or a Play wager of the amount that lies there. */
import { useSignal } from '@preact/signals'
import { type Cents, cents, formatMoney, times, ZERO } from '../../base/money.ts'
import { toAsk } from '../../games/table/decisions.ts'
import { words } from '../words/words.ts'
import * as live from './live.ts'

export function Decide({ table, rules, game }: live.Props) {
  const say = words()
  const seat = toAsk(game)
  if (seat === undefined) return null
  const ante = game.seats[seat]?.wagers.ante ?? ZERO
  const decide = (play?: Cents) =>
    void live.play(table, [{ do: 'decide', seat, ...(play === undefined ? {} : { play: formatMoney(play) }) }])
  return (
    <>
      <h2>{say.dealing.asks(say.table.seat(seat))}</h2>
      <div class="try-choices">
        <button type="button" class="act plain second" onClick={() => decide()}>
          {say.practice.fold}
        </button>
        {Array.from({ length: rules.playMax }, (_, at) => (
          <button key={at} type="button" class="act next" onClick={() => decide(times(ante, at + 1))}>
            {`${say.practice.play(at + 1)} ${formatMoney(times(ante, at + 1))}`}
          </button>
        ))}
      </div>
      <Between key={seat} ante={ante} most={times(ante, rules.playMax)} onPlay={decide} />
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
      <button type="button" class="toggle small" aria-label={say.lessPlay} onClick={() => go(-STEP)}>
        −
      </button>
      <output>{formatMoney(play.value)}</output>
      <button type="button" class="toggle small" aria-label={say.morePlay} onClick={() => go(STEP)}>
        +
      </button>
      <button type="button" class="toggle" onClick={() => onPlay(play.value)}>
        {say.playThis}
      </button>
    </p>
  )
}
