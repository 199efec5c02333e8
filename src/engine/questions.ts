/** Questions that no room can answer alone: each one that knows something of it is asked. */
import type { OpenItem } from '../base/openitem.ts'
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
const PRINTS = knowing('whyNotPrinted')
const DRAWN = knowing('drawnFrom')
const ITEMS = knowing('openItems')
const TERMS = knowing('fixesTerms')
const LEVELS = knowing('levelOf')
const TOURNAMENTS = knowing('tournamentAt')
const STAKES = knowing('stakeOf')
const ENTRIES = knowing('entryInto')
const CHIPS = knowing('chipsOf')
const HANDS = knowing('handRound')
const PLAYED_ON = knowing('whyNotPlayedOn')

export const askOf = (state: State): Ask => ({
  keepsActivityOpen: (activity) => first(ACTIVITY, (answer) => answer(state, activity)),
  keepsTableOpen: (table, at) => first(TABLE, (answer) => answer(state, table, at)),
  keepsRoundOpen: (hits, how) => first(ROUND, (answer) => answer(state, hits, how)),
  undecidedHits: (activity) => HITS.flatMap((answer) => answer(state, activity)),
  unpaidHits: (activity) => UNPAID.flatMap((answer) => answer(state, activity)),
  refillsOf: (hit) => REFILLS.flatMap((answer) => answer(state, hit)),
  whyNotPrinted: (sheet, of, local) => first(PRINTS, (answer) => answer(state, sheet, of, local)),
  drawnFrom: (purpose, at) => first(DRAWN, (answer) => answer(state, purpose, at)),
  openItems: () => openItems(state),
  fixesTerms: (activity) => first(TERMS, (answer) => answer(state, activity)),
  levelOf: (activity, at) => first(LEVELS, (answer) => answer(state, activity, at)),
  tournamentAt: (table) => first(TOURNAMENTS, (answer) => answer(state, table)),
  stakeOf: (claim) => first(STAKES, (answer) => answer(state, claim)),
  entryInto: (claim) => first(ENTRIES, (answer) => answer(state, claim)),
  chipsOf: (activity, entry) => first(CHIPS, (answer) => answer(state, activity, entry)),
  handRound: (activity, entry) => first(HANDS, (answer) => answer(state, activity, entry)),
  whyNotPlayedOn: (activity) => first(PLAYED_ON, (answer) => answer(state, activity)),
})

function first<A, Found>(answers: readonly A[], ask: (answer: A) => Found | undefined): Found | undefined {
  for (const answer of answers) {
    const found = ask(answer)
    if (found !== undefined) return found
  }
  return undefined
}

/** What the next shift has to know of. */
export const openItems = (state: State): OpenItem[] => ITEMS.flatMap((answer) => answer(state))
