/** Sentences that players and dealers read; all others are told in English. In the file of the room that they come from. */
import type { Messages } from '../../base/message.ts'
import type { Sentences } from '../language.ts'
import { cards } from './messages/cards.ts'
import { claims } from './messages/claims.ts'
import { core } from './messages/core.ts'
import { doubleup } from './messages/doubleup.ts'
import { drawings } from './messages/drawings.ts'
import { contests } from './messages/floor/contests.ts'
import { credits } from './messages/floor/credits.ts'
import { pieces } from './messages/floor/pieces.ts'
import { tournamentfloor } from './messages/floor/tournamentfloor.ts'
import { tournaments } from './messages/floor/tournaments.ts'
import { waiting } from './messages/floor/waiting.ts'
import { picks } from './messages/games/picks.ts'
import { hilo } from './messages/hilo.ts'
import { hits } from './messages/hits.ts'
import { house } from './messages/house.ts'
import { instructions } from './messages/instructions.ts'
import { judging } from './messages/judging.ts'
import { offerings } from './messages/offerings.ts'
import { presence } from './messages/presence.ts'
import { rounds } from './messages/rounds.ts'
import { server } from './messages/server.ts'
import { tablegames } from './messages/tablegames.ts'
import { tableRefusals } from './messages/tablerefusals.ts'

/** By the room that they come from. */
export const ROOMS = {
  cards,
  claims,
  contests,
  core,
  credits,
  doubleup,
  drawings,
  hilo,
  hits,
  house,
  instructions,
  judging,
  offerings,
  picks,
  pieces,
  presence,
  rounds,
  server,
  tablegames,
  tableRefusals,
  tournamentfloor,
  tournaments,
  waiting,
}

export const SAID: Partial<Sentences<Messages>> = Object.assign({}, ...Object.values(ROOMS))
