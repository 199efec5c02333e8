/** Seats on an arc as the dealer sees them: seat 1 is at the dealer's left, the dealer sits below. */
import type { TableView } from '../../../views/table.ts'
import { view } from '../../stream/feed.ts'
import { Press } from '../../ui/button.tsx'
import { Figure } from '../../ui/meter.tsx'
import { words } from '../../words.ts'
import { dealtInOf, type Spot, seatsOf, takenOf, takesFee } from '../report/spots.ts'
import * as desk from './desk.ts'
import { chooseLaySeat, isLaying, laySeat } from './pieces/mode.ts'
import { chooseSeat, isSeatChosen, isSeating, nameAt, seatAt, sittingWord } from './sitting.tsx'

export function Arc({ table }: { table: TableView }) {
  const say = words().table
  const seats = seatsOf(table)
  const isLocked = table.open !== undefined
  return (
    <section class="arc" aria-label={say.seats}>
      {seats.map((seat, index) => {
        const angle = Math.PI - (Math.PI * (index + 0.5)) / seats.length
        const spot = desk.spots.value[seat]
        const isLit = isLocked ? desk.isLit(table, seat) : (spot?.fees.length ?? 0) > 0
        const sits = seatAt(seat)
        const isDealer = desk.setting.value.playerDealer === seat
        const isPressed = isSeating.value ? isSeatChosen(seat) : isLaying.value ? laySeat.value === seat : undefined
        const pieces = (table.pieces?.lying ?? []).filter((one) => one.seat === seat)
        return (
          <Press
            key={seat}
            class="puck"
            data-spot={spot === undefined ? 'empty' : 'in'}
            data-lit={isLit}
            data-dark={spot?.isDark === true}
            data-locked={isLocked}
            data-chosen={isPressed ?? desk.chosen.value === seat}
            data-sits={sits?.is}
            aria-pressed={isPressed ?? spot !== undefined}
            style={{ left: `${50 + 41 * Math.cos(angle)}%`, top: `${82 - 66 * Math.sin(angle)}%` }}
            onClick={() => tapOf(seat)}
          >
            <span class="puck-seat">{seat}</span>
            {sits !== undefined && sits.is !== 'empty' && (
              <span class="puck-name">{signOf(sits.is) + nameAt(sits)}</span>
            )}
            <span class="puck-word">
              {isDealer
                ? say.playerDealer
                : ((spot === undefined && !isLit ? sittingWord(sits) : undefined) ?? wordOf(table, spot, isLit))}
            </span>
            {(spot?.behind.length ?? 0) > 0 && <span class="puck-behind">{say.behindCount(spot!.behind.length)}</span>}
            {pieces.length > 0 && (
              <span class="puck-pieces">◆ {pieces.length === 1 ? pieces[0]?.face : `× ${pieces.length}`}</span>
            )}
          </Press>
        )
      })}
      <Meters table={table} />
      <span class="arc-dealer">{countOf(table)}</span>
    </section>
  )
}

/** A touch is about bets, unless a side of the tablet is open where it is about something else. */
function tapOf(seat: string): void {
  if (isSeating.value) chooseSeat(seat)
  else if (isLaying.value) chooseLaySeat(seat)
  else desk.tapSeat(seat)
}

/** Away and held are said by a sign too. */
const signOf = (is: 'taken' | 'away' | 'reserved'): string => ({ taken: '', away: '○ ', reserved: '▸ ' })[is]

/** A tablet that has not locked this round itself knows the fees, not who plays. */
function countOf(table: TableView): string {
  const say = words().table
  if (takenOf(desk.spots.value).length > 0)
    return say.dealtInCount(dealtInOf(table, desk.spots.value, desk.setting.value))
  return table.open === undefined ? say.nobodyIn : ''
}

const METERS_SHOWN = 3

/** What players ask the dealer for all night: how much is in it. */
function Meters({ table }: { table: TableView }) {
  const signs = view('meters').value ?? []
  const shown = table.activities.flatMap(({ activity }) => {
    const sign = signs.find((one) => one.activity === activity)
    const pool = sign?.pools[0]
    return sign === undefined || pool === undefined ? [] : [{ sign, pool }]
  })
  if (shown.length === 0) return null
  return (
    <ul class="arc-meters" data-many={shown.length > 2}>
      {shown.slice(0, METERS_SHOWN).map(({ sign, pool }) => (
        <li key={sign.activity}>
          <span>{sign.name}</span>
          <strong>
            <Figure amount={pool.multiplied?.prize ?? pool.posted} />
          </strong>
          {pool.isPending && <span class="pending-mark">{words().table.pending}</span>}
        </li>
      ))}
    </ul>
  )
}

export function wordOf(table: TableView, spot: Spot | undefined, isLit: boolean): string {
  const say = words().table
  if (spot === undefined) return isLit ? say.feeIn : say.empty
  if (spot.isDark === true) return say.dark
  if (table.open !== undefined)
    return isLit ? say.feeIn : takesFee(table) && !desk.setting.value.isFree ? say.noFee : say.locked
  if (spot.onDealer.length > 0) return say.feeBoth
  if (spot.fees.length > 0) return say.betAndFee
  return takesFee(table) && !desk.setting.value.isFree ? say.bet : say.dealtIn
}
