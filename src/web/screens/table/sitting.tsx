/** Who sits here. On the tablet this is a side of its own, so that the keypad stays as it is. */
import { signal } from '@preact/signals'
import type { PodiumSeat } from '../../../views/podium/podium.ts'
import { view } from '../../stream/feed.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Toggle } from '../../ui/button.tsx'
import { words } from '../../words.ts'
import * as desk from './desk.ts'

/** A touch on a seat is about who sits there, not about bets. */
export const isSeating = signal(false)
export const seatChosen = signal<string | undefined>(undefined)

export const isSeatChosen = (of: string): boolean => isSeating.value && seatChosen.value === of
export const chooseSeat = (of: string): void => {
  seatChosen.value = seatChosen.value === of ? undefined : of
  desk.refused.value = undefined
}

/** What is known of a seat; nothing where nobody keeps the seats of this table. */
export const seatAt = (of: string): PodiumSeat | undefined =>
  view('seats').value?.tables[desk.tableName.value]?.find((one) => one.seat === of)

export function SeatingToggle() {
  if (view('seats').value?.areKept !== true || !isAllowed('SeatPlayer')) return null
  return (
    <Toggle
      isOn={isSeating.value}
      onClick={() => {
        isSeating.value = !isSeating.value
        seatChosen.value = undefined
      }}
    >
      {words().table.sitting.title}
    </Toggle>
  )
}

export function nameAt(at: PodiumSeat): string {
  const say = words().podium
  if (at.is === 'empty') return ''
  return at.name ?? (at.person === undefined ? (at.is === 'reserved' ? '' : say.stranger) : say.unknown(at.person))
}

/** Whoever sits there and is in no round is not nobody. */
export function sittingWord(at: PodiumSeat | undefined): string | undefined {
  const say = words().podium
  if (at === undefined || at.is === 'empty') return undefined
  return at.is === 'away' ? say.away[at.why] : say.is[at.is]
}
