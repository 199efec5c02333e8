/** Every part of the auditor. A mechanism that comes brings a file of its own and a line here. */
import { wheels } from './awards/wheel.ts'
import { claims } from './claims.ts'
import { closing } from './closing.ts'
import { counts } from './counts.ts'
import { credits } from './awards/credits.ts'
import { drawers } from './drawers.ts'
import { drawings } from './drawings.ts'
import { fees } from './fees.ts'
import { hits } from './hits.ts'
import { offerings } from './offerings.ts'
import { office } from './office.ts'
import type { Part } from './part.ts'
import { periods } from './periods.ts'
import { pots } from './pots.ts'
import { settlement } from './settlement.ts'
import { standings } from './standings.ts'
import { tablegames } from './tablegames.ts'

export const PARTS: readonly Part[] = [
  offerings,
  fees,
  counts,
  office,
  settlement,
  drawers,
  standings,
  credits,
  hits,
  periods,
  claims,
  drawings,
  wheels,
  pots,
  tablegames,
  closing,
]
