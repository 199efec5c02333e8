/** A player is tapped: out; a rebuy said before the hand; gone from the table and back. */
import { useSignal } from '@preact/signals'
import type { DealtSeat, DealtTable } from '../../../../views/tournaments/table.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { Button } from '../../../ui/button.tsx'
import { useSending } from '../../../ui/form.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { words } from '../../../words.ts'
import { Fallen } from './fallen.tsx'

type Player = NonNullable<DealtSeat['player']>
type Of = {
  readonly at: DealtTable
  /** What its orders hang on. */
  readonly on: string
  readonly seat: number
  readonly player: Player
  readonly onClose: () => void
}

export function Out({ at, on, seat, player, onClose }: Of) {
  const say = words().tournamentTablet
  const isOut = useSignal(false)
  const { activity, table } = at
  const { entry, name } = player
  const { refused, order } = useSending(on)
  const done = async (sent: Promise<boolean>) => {
    if (await sent) onClose()
  }
  if (!isOut.value)
    return (
      <div class="tour-acts">
        <h2>
          {seat} {name}
        </h2>
        {at.isFree === true && isAllowed('KnockOutFree') && (
          <Button
            size="touch"
            onClick={() =>
              void done(order({ do: 'KnockOutFree', activity, player: entry, how: 'left' }, say.hasLeft(name)))
            }
          >
            {say.hasLeft(name)}
          </Button>
        )}
        {at.hasStarted && !player.owes && isAllowed(at.isFree === true ? 'KnockOutFree' : 'KnockOut') && (
          <Button look="stop" size="touch" onClick={() => (isOut.value = true)}>
            {say.out}
          </Button>
        )}
        {at.hasStarted && at.hasRebuys && !player.intends && !player.owes && isAllowed('IntendRebuy') && (
          <Button size="touch" onClick={() => void done(order({ do: 'IntendRebuy', activity, entry }, say.intended))}>
            {say.intend}
          </Button>
        )}
        {at.hasStarted && at.isFree !== true && isAllowed('BeginHand') && (
          <Button
            size="touch"
            onClick={() => void done(order({ do: 'BeginHand', activity, table, bigBlind: seat }, say.begunHere(seat)))}
          >
            {say.setBigBlind}
          </Button>
        )}
        {at.hasStarted && at.isFree !== true && isAllowed('MarkAbsent') && (
          <Button
            size="touch"
            onClick={() =>
              void done(
                order(
                  { do: 'MarkAbsent', activity, entry, isAbsent: !player.isAbsent },
                  words().tournaments.floor.noted,
                ),
              )
            }
          >
            {player.isAbsent ? say.back : say.absent}
          </Button>
        )}
        <Refusal refused={refused.value} />
      </div>
    )
  return <Fallen at={at} on={on} first={player} onClose={onClose} onBack={() => (isOut.value = false)} />
}
