/** Questions that no room can answer alone: each one that knows something of it is asked. */

import type { OpenItem } from '../base/openitem.ts'
import type { Ask } from './mechanism.ts'
import { MECHANISMS, type State } from './mechanisms.ts'

type Answering = { readonly [Q in keyof Ask]?: (state: State, ...asked: never[]) => unknown }

/** From above: what is nearest to the people who play comes first. */
const ROOMS = Object.values(MECHANISMS)
  .map((room) => (room as { readonly answers?: Answering }).answers)
  .filter((answers) => answers !== undefined)
  .reverse()

const inTurn = <Q extends keyof Ask>(question: Q, state: State, asked: Parameters<Ask[Q]>) =>
  ROOMS.flatMap((room) => {
    const answer = room[question] as ((state: State, ...asked: Parameters<Ask[Q]>) => ReturnType<Ask[Q]>) | undefined
    return answer === undefined ? [] : [answer(state, ...asked)]
  })

export const askOf = (state: State): Ask => ({
  keepsActivityOpen: (...asked) => inTurn('keepsActivityOpen', state, asked).find((one) => one !== undefined),
  keepsTableOpen: (...asked) => inTurn('keepsTableOpen', state, asked).find((one) => one !== undefined),
  keepsRoundOpen: (...asked) => inTurn('keepsRoundOpen', state, asked).find((one) => one !== undefined),
  undecidedHits: (...asked) => inTurn('undecidedHits', state, asked).flat(),
  openItems: () => openItems(state),
})

/** What the next shift has to know of. */
export const openItems = (state: State): OpenItem[] => inTurn('openItems', state, []).flat()
