import type { Message, Recorded } from '../../base/message.ts'
import { sentenceOf } from '../language.ts'
import { acts, audited, seen } from './acts.ts'
import { event } from './events.ts'
import { general } from './general.ts'
import { besideVerb } from './messages/instructions.ts'
import { MESSAGES } from './messages.ts'
import { board } from './screens/board.ts'
import { books } from './screens/books.ts'
import { cage } from './screens/cage.ts'
import { club } from './screens/club/desk.ts'
import { kioskForms } from './screens/club/forms.ts'
import { kiosk } from './screens/club/kiosk.ts'
import { contestBoard } from './screens/contests/board.ts'
import { contests } from './screens/contests/desk.ts'
import { contestPapers } from './screens/contests/papers.ts'
import { picks } from './screens/contests/picks.ts'
import { count } from './screens/count.ts'
import { dealing } from './screens/dealing.ts'
import { drawingPapers } from './screens/drawingpapers.ts'
import { floor } from './screens/floor.ts'
import { games } from './screens/games.ts'
import { hands } from './screens/hands.ts'
import { lineup } from './screens/lineup.ts'
import { offerings } from './screens/offerings.ts'
import { evidence } from './screens/office/evidence.ts'
import { listed } from './screens/office/listed.ts'
import { manager } from './screens/office/manager.ts'
import { record } from './screens/office/record.ts'
import { series } from './screens/office/series.ts'
import { tiles } from './screens/office/tiles.ts'
import { wall } from './screens/office/wall.ts'
import { paper } from './screens/paper.ts'
import { lists } from './screens/phones/lists.ts'
import { players } from './screens/phones/players.ts'
import { pieces } from './screens/pieces.ts'
import { podium } from './screens/podium.ts'
import { practice } from './screens/practice.ts'
import { squares } from './screens/squares/desk.ts'
import { staff } from './screens/staff.ts'
import { table } from './screens/table.ts'
import { tonight } from './screens/tonight.ts'
import { tour } from './screens/tour.ts'
import { tournamentCage } from './screens/tournaments/cage.ts'
import { tournamentChips } from './screens/tournaments/chips.ts'
import { tournamentClock } from './screens/tournaments/clock.ts'
import { tournaments } from './screens/tournaments/desk.ts'
import { tournamentForm } from './screens/tournaments/form.ts'
import { tournamentLog } from './screens/tournaments/log.ts'
import { tournamentPapers } from './screens/tournaments/papers.ts'
import { tournamentPast } from './screens/tournaments/past.ts'
import { tournamentPhone } from './screens/tournaments/phone.ts'
import { tournamentPlan } from './screens/tournaments/plan.ts'
import { rulings } from './screens/tournaments/rulings.ts'
import { tournamentStructure } from './screens/tournaments/structure.ts'
import { tournamentTablet } from './screens/tournaments/tablet.ts'
import { waiting } from './screens/waiting.ts'
import { screenGroups, screenSays } from './start.ts'
import { times } from './times.ts'

export const en = {
  ...general,
  acts,
  seen,
  audited,
  screenSays,
  event,
  screenGroups,
  staff,
  table,
  floor,
  players,
  podium,
  listed,
  lists,
  club,
  squares,
  tournamentForm,
  kiosk,
  kioskForms,
  evidence,
  tiles,
  record,
  waiting,
  lineup,
  tonight,
  tour,
  message: (one: Recorded): string => sentenceOf(MESSAGES, one, times.any),
  /** Whether the sentence of a message is there in this language. */
  has: (_id: string): boolean => true,
  /** To the dealer of a table game, with the verb in front of it. */
  instruction: (one: Message): string => sentenceOf({ ...MESSAGES, ...besideVerb }, one, times.any),
  games,
  contestBoard,
  contests,
  contestPapers,
  tournaments,
  tournamentCage,
  tournamentClock,
  tournamentChips,
  tournamentLog,
  tournamentPast,
  tournamentPlan,
  tournamentPapers,
  tournamentPhone,
  tournamentStructure,
  tournamentTablet,
  rulings,
  picks,
  cage,
  pieces,
  count,
  drawingPapers,
  dealing,
  books,
  manager,
  offerings,
  series,
  paper,
  practice,
  board,
  wall,
  hands,
}
