/**
 * What the house has posted, as plain data: the accepted rules, what was chosen of them, the tables. Whoever has it can say
 * what a hand wins without asking the house: a relay answers the public from it.
 */

import { type Cents, dollars, fromWire, toWire } from '../../base/money.ts'
import type { Device } from '../../engine/house/vocabulary.ts'
import type { State } from '../../engine/mechanisms.ts'
import type { InForce } from '../../engine/offerings/running.ts'
import type { Offered } from '../../engine/offerings/vocabulary.ts'

type Running = NonNullable<Offered['running']>

export type PostedActivity = {
  readonly activity: string
  readonly status: Offered['status']
  readonly running: Pick<Running, 'version' | 'text' | 'digest' | 'rule' | 'since' | 'posted'>
}
export type PostedTable = {
  readonly table: string
  readonly game: string
  readonly seats: number
  readonly decks: number
  readonly limit?: string
  readonly isOpen: boolean
  /** Equipment that does not work there. */
  readonly broken: readonly Device[]
}
export type PostedView = {
  readonly property: string
  readonly dayStart: string
  readonly chip: string
  readonly activities: readonly PostedActivity[]
  readonly tables: readonly PostedTable[]
}

export function postedView(state: State): PostedView {
  const { property } = state
  return {
    property: property?.property ?? '',
    dayStart: property?.dayStart ?? '00:00',
    chip: toWire(property?.chip ?? dollars(1)),
    activities: [...state.offerings.values()].flatMap(({ activity, status, running }) =>
      running === undefined || status === 'closed' ? [] : [{ activity, status, running: publicOf(running) }],
    ),
    // At a table of a tournament nobody plays for a jackpot.
    tables: [...state.tables.values()].flatMap(({ table, game, seats, decks, limit, kind, openedAt, broken = {} }) =>
      kind === 'tournament'
        ? []
        : [
            {
              table,
              game,
              seats,
              decks,
              ...(limit === undefined ? {} : { limit }),
              isOpen: openedAt !== undefined,
              broken: Object.keys(broken) as Device[],
            },
          ],
    ),
  }
}

const publicOf = ({ version, text, digest, rule, since, posted }: Running): PostedActivity['running'] => ({
  version,
  text,
  digest,
  rule,
  since,
  ...(posted === undefined ? {} : { posted }),
})

/** As much of a state as the functions of the engine ask for that say what runs where. */
export type PostedState = InForce & {
  readonly property: { readonly chip: Cents; readonly dayStart: string }
  readonly tables: ReadonlyMap<string, PostedTable>
}

export const postedState = ({ chip, dayStart, activities, tables }: PostedView): PostedState => ({
  property: { chip: fromWire(chip), dayStart },
  offerings: new Map(activities.map((one) => [one.activity, one])),
  tables: new Map(tables.map((one) => [one.table, one])),
})
