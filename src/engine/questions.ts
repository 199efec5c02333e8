/** Questions that no room can answer alone: each one that knows something of it is asked. */
import type { OpenItem } from '../base/openitem.ts'
import type { Reason } from '../base/refusal.ts'
import type { Ask } from './mechanism.ts'
import { MECHANISMS, type State } from './mechanisms.ts'

type Answer<Q extends keyof Ask> = (state: State, ...asked: Parameters<Ask[Q]>) => ReturnType<Ask[Q]>
type Answers = { readonly [Q in keyof Ask]?: Answer<Q> }

/** From above: what is nearest to the people who play comes first. */
const ROOMS = Object.values(MECHANISMS)
  .map((room) => (room as { readonly answers?: Answers }).answers)
  .reverse()

/** Whoever knows something of it. Each round is asked for, so they are looked up once. */
const knowing = <Q extends keyof Ask>(question: Q) =>
  ROOMS.flatMap((answers) => answers?.[question] ?? []) as unknown as readonly Answer<Q>[]
const ACTIVITY = knowing('keepsActivityOpen')
const TABLE = knowing('keepsTableOpen')
const ROUND = knowing('keepsRoundOpen')
const HITS = knowing('undecidedHits')
const UNPAID = knowing('unpaidHits')
const REFILLS = knowing('refillsOf')
const ITEMS = knowing('openItems')

export const askOf = (state: State): Ask => ({
  keepsActivityOpen: (activity) => first(ACTIVITY, (answer) => answer(state, activity)),
  keepsTableOpen: (table, at) => first(TABLE, (answer) => answer(state, table, at)),
  keepsRoundOpen: (hits, how) => first(ROUND, (answer) => answer(state, hits, how)),
  undecidedHits: (activity) => HITS.flatMap((answer) => answer(state, activity)),
  unpaidHits: (activity) => UNPAID.flatMap((answer) => answer(state, activity)),
  refillsOf: (hit) => REFILLS.flatMap((answer) => answer(state, hit)),
  openItems: () => openItems(state),
})

function first<A>(answers: readonly A[], ask: (answer: A) => Reason | undefined): Reason | undefined {
  for (const answer of answers) {
    const found = ask(answer)
    if (found !== undefined) return found
  }
  return undefined
}

/** What the next shift has to know of. */
export const openItems = (state: State): OpenItem[] => ITEMS.flatMap((answer) => answer(state))
