/** Who may give which order: every room's own part, without the rooms themselves, for pages that only show it. */

import { may as access } from './access/permissions.ts'
import { may as claims } from './claims/permissions.ts'
import { may as closing } from './closing/permissions.ts'
import { may as contests } from './contests/permissions.ts'
import { may as credits } from './credits/permissions.ts'
import { may as drawings } from './drawings/permissions.ts'
import { may as entries } from './entries/permissions.ts'
import { may as hits } from './hits/permissions.ts'
import { may as house } from './house/permissions.ts'
import { may as money } from './money/permissions.ts'
import { may as offerings } from './offerings/permissions.ts'
import { may as pieces } from './pieces/permissions.ts'
import { may as pots } from './pots/permissions.ts'
import { may as presence } from './presence/permissions.ts'
import type { Allowed } from './roles.ts'
import { may as rotation } from './rotation/permissions.ts'
import { may as rounds } from './rounds/permissions.ts'
import { may as squares } from './squares/permissions.ts'
import { may as stages } from './stages/permissions.ts'
import { may as tablegames } from './tablegames/permissions.ts'
import { may as tournamentfloor } from './tournamentfloor/permissions.ts'
import { may as tournaments } from './tournaments/permissions.ts'
import { may as upkeep } from './upkeep/permissions.ts'
import { may as waiting } from './waiting/permissions.ts'

const ALL = {
  ...rounds,
  ...tablegames,
  ...hits,
  ...claims,
  ...entries,
  ...drawings,
  ...pots,
  ...pieces,
  ...stages,
  ...credits,
  ...contests,
  ...squares,
  ...tournaments,
  ...tournamentfloor,
  ...money,
  ...offerings,
  ...closing,
  ...presence,
  ...rotation,
  ...waiting,
  ...house,
  ...access,
  ...upkeep,
}
export const PERMISSIONS: { readonly [Name in keyof typeof ALL]: Allowed } = ALL
