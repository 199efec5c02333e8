/** Every part of the auditor. A mechanism that comes brings a file of its own and a line here. */

import { wheels } from './awards/wheel.ts'
import { claims } from './claims.ts'
import { closing } from './closing.ts'
import { counts } from './counts.ts'
import { drawers } from './drawers.ts'
import { fees } from './fees.ts'
import { hits } from './hits.ts'
import { offerings } from './offerings.ts'
import { office } from './office.ts'
import type { Part } from './part.ts'
import { contests } from './patrons/contests.ts'
import { credits } from './patrons/credits.ts'
import { pieces } from './patrons/pieces.ts'
import { periods } from './periods.ts'
import { drawings } from './promotions/drawings.ts'
import { passes } from './promotions/passes.ts'
import { points } from './promotions/points.ts'
import { pots } from './promotions/pots.ts'
import { squares } from './promotions/squares.ts'
import { standings } from './promotions/standings.ts'
import { tickets } from './promotions/tickets.ts'
import { settlement } from './settlement.ts'
import { tablegames } from './tablegames.ts'
import { floor } from './tournaments/floor.ts'
import { tournaments } from './tournaments/tournaments.ts'

export const PARTS: readonly Part[] = [
  offerings,
  fees,
  counts,
  office,
  settlement,
  drawers,
  standings,
  credits,
  contests,
  squares,
  tournaments,
  hits,
  periods,
  claims,
  drawings,
  wheels,
  pots,
  tickets,
  points,
  passes,
  pieces,
  tablegames,
  floor,
  closing,
]
