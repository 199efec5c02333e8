/** Sentences that players and dealers read; all others are told in English. In the file of the room that they come from. */
import type { Messages } from '../../base/message.ts'
import type { Sentences } from '../language.ts'
import { cards } from './messages/cards.ts'
import { doubleup } from './messages/doubleup.ts'
import { pieces } from './messages/floor/pieces.ts'
import { hilo } from './messages/hilo.ts'
import { hits } from './messages/hits.ts'
import { house } from './messages/house.ts'
import { instructions } from './messages/instructions.ts'
import { judging } from './messages/judging.ts'
import { rounds } from './messages/rounds.ts'
import { server } from './messages/server.ts'
import { tablegames } from './messages/tablegames.ts'
import { tableRefusals } from './messages/tablerefusals.ts'

/** By the room that they come from. */
export const ROOMS = {
  cards,
  doubleup,
  hilo,
  hits,
  house,
  instructions,
  judging,
  pieces,
  rounds,
  server,
  tablegames,
  tableRefusals,
}

export const SAID: Partial<Sentences<Messages>> = Object.assign({}, ...Object.values(ROOMS))
