/** The side of the tablet for coupons, chips and collection credits: a touch on a seat is about those, not about bets. */
import { computed, signal } from '@preact/signals'
import type { TableView } from '../../../../views/table.ts'
import { isAllowed } from '../../../stream/permission.ts'
import * as desk from '../desk.ts'
import { isSeating } from '../sitting.tsx'

const isWanted = signal(false)
export const laySeat = signal<string | undefined>(undefined)

export const hasPieces = ({ pieces }: TableView): boolean => pieces !== undefined && isAllowed('LayPieces')
export const hasCredit = ({ takesCredit }: TableView): boolean => takesCredit === true && isAllowed('UseCredit')

/** Only where such a promotion runs; who sits here goes before it. */
export const isLaying = computed(() => {
  const here = desk.table.value
  return here !== undefined && isWanted.value && !isSeating.value && (hasPieces(here) || hasCredit(here))
})

export function turnLaying(): void {
  isWanted.value = !isLaying.value
  if (isWanted.value) isSeating.value = false
  laySeat.value = undefined
  desk.refused.value = undefined
}

export const chooseLaySeat = (seat: string): void => {
  laySeat.value = laySeat.value === seat ? undefined : seat
  desk.refused.value = undefined
}
