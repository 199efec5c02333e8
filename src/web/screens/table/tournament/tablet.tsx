/** The tablet at the table of a tournament: who is out and by whom, rebuy, who comes and who leaves, the floor called. */
import './tablet.css'
import { useComputed, useSignal } from '@preact/signals'
import { isLevel, periodOfLevel } from '../../../../games/tournament/levels.ts'
import { awayLeftMs } from '../../../../games/tournament/penalties.ts'
import { leftText, shownAt } from '../../../../views/tournaments/clock.ts'
import type { DealtSeat, DealtTable } from '../../../../views/tournaments/table.ts'
import { houseInstant } from '../../../stream/feed.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { useTicking } from '../../../stream/ticking.ts'
import { Button, Press } from '../../../ui/button.tsx'
import { useSending } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { blindsText, ClockLine } from '../../../ui/tournament/clockline.tsx'
import { words } from '../../../words.ts'
import { Out } from './out.tsx'

export function TournamentTablet({ at, onDone }: { at: DealtTable; onDone: () => void }) {
  const say = words().tournamentTablet
  const chosen = useSignal<number | undefined>(undefined)
  const seat = at.seats.find((one) => one.seat === chosen.value)
  const on = useStanding(at)
  const close = () => {
    chosen.value = undefined
    onDone()
  }
  return (
    <div class="tour-tablet">
      <header class="tour-head">
        <strong>{at.name}</strong>
        {at.isFree === true && <span class="soft">{say.free}</span>}
        {at.clock === undefined ? <span class="soft">{say.notYet}</span> : <ClockLine clock={at.clock} />}
      </header>
      <div class="tour-said">
        {at.isHalted && !at.isBreaking && <Notice tone="due">{say.halted}</Notice>}
        {at.isBreaking && <Notice tone="due">{say.breaking}</Notice>}
      </div>
      <ol class="tour-seats">
        {at.seats.map((one) => (
          <li key={one.seat}>
            <Press
              class="tour-seat"
              disabled={one.player === undefined}
              aria-pressed={one.player !== undefined && one.seat === chosen.value}
              onClick={() => {
                chosen.value = one.seat === chosen.value ? undefined : one.seat
              }}
            >
              <SeatFace seat={one} at={at} />
            </Press>
          </li>
        ))}
      </ol>
      <section class="tour-side" aria-live="polite">
        {seat?.player === undefined ? (
          <p class="soft">{say.choose}</p>
        ) : (
          <Out key={seat.player.entry} at={at} on={on} seat={seat.seat} player={seat.player} onClose={close} />
        )}
        <Moves at={at} on={on} onDone={onDone} />
      </section>
      <Foot at={at} on={on} onDone={onDone} />
    </div>
  )
}

/** All that an order of the table hangs on: another text when any of it is other. */
function useStanding(at: DealtTable): string {
  const tick = useTicking()
  const period = useComputed(() => (at.clock === undefined ? '' : shownAt(at.clock, tick.value).period)).value
  return `${period} ${JSON.stringify(at)}`
}

type Of = { readonly at: DealtTable; readonly on: string; readonly onDone: () => void }

function SeatFace({ seat: { seat, isClosed, player }, at }: { seat: DealtSeat; at: DealtTable }) {
  const say = words().tournamentTablet
  const now = useTicking().value
  const away = player?.away === undefined ? 0 : awayNow(at, player.away, now)
  return (
    <>
      <b>{seat}</b>
      <strong>{player?.name ?? (isClosed ? say.closed : say.empty)}</strong>
      <small>
        {[
          ...(seat === at.bigBlind ? [say.bigBlind] : []),
          ...(player?.owes === true ? [`▲ ${say.owes}`] : []),
          ...(player?.intends === true ? [say.intend] : []),
          ...(away > 0 ? [`▲ ${words().tournaments.floor.away(leftText(away))}`] : []),
          ...(player?.isAbsent === true ? [say.absent] : []),
          ...(player?.bounty === true ? [`◎ ${say.bounty}`] : []),
        ].join(' · ')}
      </small>
    </>
  )
}

/** Breaks and pauses do not count. */
const awayNow = (
  { clock }: DealtTable,
  { minutes, played }: { minutes: number; played: number },
  now: number,
): number => (clock === undefined ? 0 : awayLeftMs(minutes, played, shownAt(clock, now).playedMs))

function Moves({ at: { activity, table, moves }, on, onDone }: Of) {
  const say = words().tournamentTablet
  const seats = words().tournaments.seats
  const { refused, order } = useSending(on)
  const confirm = async (move: string) => {
    if (await order({ do: 'ConfirmMoves', activity, moves: [move] }, seats.confirmed)) onDone()
  }
  if (moves.length === 0) return null
  return (
    <>
      <ul class="tour-moves">
        {moves.map(({ move, name, from, to }) => (
          <li key={move} data-move={move}>
            <span>
              <strong>{name}</strong> {seats.move(seats.at(from.table, from.seat), seats.at(to.table, to.seat))}
              <small class="soft"> {to.table === table ? say.comes : say.leaves}</small>
            </span>
            {to.table === table && (
              <Button size="touch" onClick={() => void confirm(move)}>
                {say.hasCome}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Refusal refused={refused.value} />
    </>
  )
}

function Foot({ at, on, onDone }: Of) {
  const say = words().tournamentTablet
  const { refused, order } = useSending(on)
  const begin = async () => {
    const { activity, table, clock } = at
    const now = clock === undefined ? undefined : shownAt(clock, houseInstant()).now
    const blinds = now !== undefined && isLevel(now) ? blindsText(now) : ''
    if (await order({ do: 'BeginHand', activity, table }, say.begun(blinds))) onDone()
  }
  return (
    <footer class="tour-foot">
      {isAllowed('CallFloor') && (
        <Button
          size="touch"
          onClick={() => void order({ do: 'CallFloor', table: at.table, why: say.reason }, say.called)}
        >
          {say.callFloor}
        </Button>
      )}
      {at.hasStarted && <HandSays at={at} />}
      <Refusal refused={refused.value} />
      {at.hasStarted && at.isFree !== true && isAllowed('BeginHand') && (
        <Button look="primary" size="next" onClick={() => void begin()}>
          {say.hand}
        </Button>
      )}
    </footer>
  )
}

/** A level that came in the middle of a hand rules the next one: what this hand is played at stays in sight. */
function HandSays({ at: { isFree, clock, handLevel } }: { at: DealtTable }) {
  const say = words().tournamentTablet
  const now = useTicking().value
  const shown = clock === undefined ? undefined : shownAt(clock, now)
  if (isFree === true) return <span class="soft">{say.freeSays}</span>
  const was = clock?.periods[handLevel === undefined ? -1 : (periodOfLevel(clock.periods, handLevel) ?? -1)]
  if (was === undefined || !isLevel(was) || shown === undefined || shown.level === handLevel)
    return <span class="soft">{say.handSays}</span>
  return <Notice tone="due">{say.stillAt(blindsText(was))}</Notice>
}
