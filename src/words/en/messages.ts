/** Every message in English, put together from the rooms that they come from. */
import { joined, type Language } from '../language.ts'
import { cards } from './messages/cards.ts'
import { claims } from './messages/claims.ts'
import { closing } from './messages/closing.ts'
import { core } from './messages/core.ts'
import { devices } from './messages/devices.ts'
import { doubleup } from './messages/doubleup.ts'
import { drawings } from './messages/drawings.ts'
import { contests } from './messages/floor/contests.ts'
import { credits } from './messages/floor/credits.ts'
import { entries } from './messages/floor/entries.ts'
import { piecerules } from './messages/floor/piecerules.ts'
import { pieces } from './messages/floor/pieces.ts'
import { pots } from './messages/floor/pots.ts'
import { rotation } from './messages/floor/rotation.ts'
import { squares } from './messages/floor/squares.ts'
import { stages } from './messages/floor/stages.ts'
import { tournamentfloor } from './messages/floor/tournamentfloor.ts'
import { tournamentrules } from './messages/floor/tournamentrules.ts'
import { tournaments } from './messages/floor/tournaments.ts'
import { waiting } from './messages/floor/waiting.ts'
import { cardwheel } from './messages/games/cardwheel.ts'
import { keys } from './messages/games/keys.ts'
import { picks } from './messages/games/picks.ts'
import { playdown } from './messages/games/playdown.ts'
import { tournament } from './messages/games/tournament.ts'
import { wheel } from './messages/games/wheel.ts'
import { hilo } from './messages/hilo.ts'
import { hits } from './messages/hits.ts'
import { access, house } from './messages/house.ts'
import { instructions } from './messages/instructions.ts'
import { journal } from './messages/journal.ts'
import { judging } from './messages/judging.ts'
import { money } from './messages/money.ts'
import { offerings } from './messages/offerings.ts'
import { presence } from './messages/presence.ts'
import { rounds } from './messages/rounds.ts'
import { rulebook } from './messages/rulebook.ts'
import { ruleFaults } from './messages/rulefaults.ts'
import { scenarios } from './messages/scenarios.ts'
import { server } from './messages/server.ts'
import { tablegames } from './messages/tablegames.ts'
import { tableRefusals } from './messages/tablerefusals.ts'
import { textFaults } from './messages/textfaults.ts'
import { upkeep } from './messages/upkeep.ts'

/** By the room that they come from. */
export const ROOMS = {
  access,
  cards,
  cardwheel,
  claims,
  closing,
  core,
  contests,
  credits,
  devices,
  doubleup,
  drawings,
  hilo,
  hits,
  house,
  instructions,
  journal,
  judging,
  keys,
  money,
  offerings,
  picks,
  playdown,
  presence,
  rotation,
  rounds,
  rulebook,
  ruleFaults,
  scenarios,
  server,
  squares,
  stages,
  tablegames,
  tableRefusals,
  textFaults,
  tournament,
  upkeep,
  waiting,
  entries,
  pots,
  piecerules,
  tournamentrules,
  pieces,
  tournamentfloor,
  tournaments,
  wheel,
}

export const MESSAGES: Language = joined(ROOMS)
