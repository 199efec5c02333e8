/** Who sits at a table, in the order in which they came to it. */
import type { Place, Seated } from '../presence/vocabulary.ts'
import type { State } from './vocabulary.ts'

export type Sitting = {
  readonly place: Place
  readonly person?: string
  readonly came: number
  readonly isAway: boolean
}

export const inOrder = ({ seated }: State, table: string): Sitting[] =>
  [...(seated.get(table) ?? [])]
    .sort(([, one], [, other]) => cameAt(one) - cameAt(other) || one.session - other.session)
    .map(([seat, there]) => ({
      place: { table, seat },
      ...(there.person === undefined ? {} : { person: there.person }),
      came: cameAt(there),
      isAway: there.away !== undefined,
    }))

/** A change of seats at one table is no new start. */
const cameAt = ({ came, since }: Seated): number => came ?? since
