/** Every kind of activity. A kind that comes is a file in kinds/ and a line here. */
import { badBeat } from './kinds/badbeat.ts'
import { byHand } from './kinds/byhand.ts'
import { contest } from './kinds/contest.ts'
import { coupons } from './kinds/coupons.ts'
import { credits } from './kinds/credits.ts'
import { drawing } from './kinds/drawing.ts'
import { handJackpot } from './kinds/handjackpot.ts'
import { periodJackpot } from './kinds/periodjackpot.ts'
import { promotion } from './kinds/promotion.ts'
import { squares } from './kinds/squares.ts'
import { tableGame } from './kinds/tablegame.ts'
import { tournament } from './kinds/tournament.ts'

export const KINDS = [
  handJackpot,
  badBeat,
  periodJackpot,
  drawing,
  promotion,
  tableGame,
  coupons,
  credits,
  contest,
  squares,
  tournament,
  byHand,
] as const

export type Runs = (typeof KINDS)[number]['runs']
