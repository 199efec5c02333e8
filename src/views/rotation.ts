/** Dealers as the podium sees them: who deals where, who is signed in there, who comes next and why, who is on a break. */
import type { Recorded } from '../base/message.ts'
import { MINUTE } from '../base/moment.ts'
import type { State } from '../engine/mechanisms.ts'
import { breaksDue, firstDue, pushDue, type Suggestion, suggestedPushes } from '../engine/rotation/suggestion.ts'
import type { Pace, Where } from '../engine/rotation/vocabulary.ts'
import { spoken } from '../words/sentence.ts'

/** Whose session is open at the tablet of a table: the dealer's own act, which no push does. */
export type SignedIn = { readonly table: string; readonly person: string }

/** Whether whoever was pushed there is signed in there. */
const COMPARED = ['same', 'differs', 'nobody signed in', 'nobody pushed'] as const
export type Compared = (typeof COMPARED)[number]

export type SuggestedPush = Omit<Suggestion, 'why'> & {
  /** First of the table, then of the dealer. */
  readonly why: readonly Recorded[]
}

export type RotationTable = {
  readonly table: string
  readonly game: string
  readonly limit?: string
  readonly string?: string
  /** Who deals there; nobody where it is missing. `push`: by its number it can be undone, where `isUndoable`. */
  readonly dealer?: {
    readonly dealer: string
    readonly since: number
    readonly push: number
    readonly isUndoable: boolean
  }
  /** When the next push is due; nothing where nobody has set a pace. */
  readonly due?: number
  /** Who is signed in at the tablet. */
  readonly tablet?: string
  /** Nothing where neither is known. */
  readonly compared?: Compared
}

export type RotationDealer = {
  readonly dealer: string
  readonly where: Where
  /** Since when on duty, and since when without a break. */
  readonly joined: number
  readonly worked: number
  readonly breakDue?: number
  /** Every game where nothing is said. */
  readonly games?: readonly string[]
}

export type RotationView = {
  /** Nothing where nobody has set it. */
  readonly pace?: Pace
  /** Open tables. */
  readonly tables: readonly RotationTable[]
  readonly strings: readonly { readonly string: string; readonly tables: readonly string[]; readonly due?: number }[]
  /** In the order in which they came on duty. */
  readonly lineUp: readonly RotationDealer[]
  /** Who is to have a break, whoever has worked longest first; those on a break are not among them. */
  readonly breaks: readonly string[]
  readonly suggested: readonly SuggestedPush[]
}

export function rotationView(state: State, at: number, signedIn: readonly SignedIn[]): RotationView {
  const { pace, strings, lineUp, dealerGames } = state
  return {
    ...(pace === undefined ? {} : { pace }),
    tables: [...state.tables.values()]
      .filter(({ openedAt }) => openedAt !== undefined)
      .map(({ table, game, limit }) => ({
        table,
        game,
        ...(limit === undefined ? {} : { limit }),
        ...stringOf(state, table),
        ...dealerOf(state, table),
        ...known('due', pushDue(state, table)),
        ...comparedAt(state.dealing.get(table), signedIn.find((one) => one.table === table)?.person),
      })),
    strings: [...strings].map(([string, tables]) => ({ string, tables, ...known('due', firstDue(state, string)) })),
    lineUp: [...lineUp.values()].map(({ dealer, where, joined, worked }) => ({
      dealer,
      where,
      joined,
      worked,
      ...(pace === undefined || where.is === 'break' ? {} : { breakDue: worked + pace.breakAfterMinutes * MINUTE }),
      ...known('games', dealerGames.get(dealer)),
    })),
    breaks: breaksDue(state).map(({ dealer }) => dealer),
    suggested: suggestedPushes(state, at).map(({ why, ...one }) => ({ ...one, why: why.map(spoken) })),
  }
}

const known = <Name extends string, Value>(name: Name, value: Value | undefined): { [N in Name]?: Value } =>
  (value === undefined ? {} : { [name]: value }) as { [N in Name]?: Value }

const stringOf = ({ strings }: State, table: string): { string?: string } =>
  known('string', [...strings].find(([, tables]) => tables.includes(table))?.[0])

function dealerOf({ dealing, lineUp, undoable }: State, table: string): Pick<RotationTable, 'dealer'> {
  const dealer = dealing.get(table)
  const where = dealer === undefined ? undefined : lineUp.get(dealer)?.where
  if (dealer === undefined || where?.is !== 'table') return {}
  const { since, push } = where
  return { dealer: { dealer, since, push, isUndoable: undoable.has(push) } }
}

function comparedAt(
  dealer: string | undefined,
  tablet: string | undefined,
): Pick<RotationTable, 'tablet' | 'compared'> {
  if (tablet === undefined) return dealer === undefined ? {} : { compared: 'nobody signed in' }
  if (dealer === undefined) return { tablet, compared: 'nobody pushed' }
  return { tablet, compared: dealer === tablet ? 'same' : 'differs' }
}
