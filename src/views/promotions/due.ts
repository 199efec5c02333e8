/** Tickets of a posted instant: how many were handed out by themselves, and the seats that the floor still answers for. */
import { heldAgainst } from '../../engine/drawings/eligibility.ts'
import { enteringBy, nextHandOut } from '../../engine/entries/instants.ts'
import type { State } from '../../engine/mechanisms.ts'
import type { Running } from '../../engine/offerings/running.ts'
import { groundOf } from '../../rulebook/cited.ts'

/** A desk shows so many seats at once; what is answered makes room. */
const SHOWN = 60

type Why = { readonly clause: string; readonly says: string }
export type DueView = {
  /** The posted time that is handed out now; nothing before the first. */
  readonly due?: string
  readonly next?: string
  readonly given: number
  readonly denied: number
  readonly waiting: number
  readonly asked: readonly {
    readonly table: string
    readonly seat: string
    readonly person?: string
    readonly asks: readonly Why[]
  }[]
  /** Asked of whoever is given one at another seat. */
  readonly asks: readonly Why[]
  /** What was told later and says otherwise. */
  readonly otherwise: number
}

export function dueView(state: State, running: Running, local: string): DueView | undefined {
  if (enteringBy(running, 'seated') === undefined) return undefined
  const handed = state.handedOut.get(running.rule.activity)
  const next = nextHandOut(running, local.slice(0, 16))
  const asked = [...(handed?.asked.values() ?? [])]
  return {
    ...(handed === undefined ? {} : { due: handed.due }),
    ...(next === undefined ? {} : { next }),
    given: handed?.given.size ?? 0,
    denied: handed?.denied.size ?? 0,
    waiting: asked.length,
    asked: asked.slice(0, SHOWN).map(({ table, seat, person }) => ({
      table,
      seat,
      ...(person === undefined ? {} : { person }),
      asks: asksOf(state, running, person),
    })),
    asks: asksOf(state, running, undefined),
    otherwise: handed?.otherwise.size ?? 0,
  }
}

const asksOf = (state: State, running: Running, person: string | undefined): Why[] =>
  heldAgainst(state, running, person).questions.map(({ clause }) => ({
    clause,
    says: groundOf(running.rule, clause) ?? clause,
  }))
