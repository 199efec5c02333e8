/**
 * Vietnamese, for those who play and deal: phone, board, kiosk, table and practice. What those screens say is asked for by the
 * type; desks are not in it, and speak English (`src/web/spoken.ts`). Not yet read by a native speaker: docs/languages.md.
 */
import type { Message, Recorded } from '../../base/message.ts'
import { en } from '../en/en.ts'
import { MESSAGES } from '../en/messages.ts'
import { type Language, sentenceOf } from '../language.ts'
import { said as general } from './general.ts'
import { SAID } from './messages.ts'
import { board } from './screens/board.ts'
import { kioskForms } from './screens/club/forms.ts'
import { kiosk } from './screens/club/kiosk.ts'
import { contestBoard } from './screens/contests/board.ts'
import { picks } from './screens/contests/picks.ts'
import { dealing } from './screens/dealing.ts'
import { hands } from './screens/hands.ts'
import { lists } from './screens/phones/lists.ts'
import { players } from './screens/phones/players.ts'
import { pieces } from './screens/pieces.ts'
import { practice } from './screens/practice.ts'
import { table } from './screens/table.ts'
import { tournamentClock } from './screens/tournaments/clock.ts'
import { tournamentPhone } from './screens/tournaments/phone.ts'
import { tournamentTablet } from './screens/tournaments/tablet.ts'
import { times } from './times.ts'

/** Whatever the five screens say beside what every screen says; the rest of a page of words is of desks. */
type Spoken =
  | keyof typeof general
  | 'message'
  | 'has'
  | 'instruction'
  | 'board'
  | 'contestBoard'
  | 'players'
  | 'lists'
  | 'tournamentClock'
  | 'tournamentPhone'
  | 'kiosk'
  | 'kioskForms'
  | 'picks'
  | 'table'
  | 'tournamentTablet'
  | 'dealing'
  | 'pieces'
  | 'practice'
  | 'hands'

/** A sentence that is missing is told in English, and marked so. */
const WITH_ENGLISH: Language = { ...MESSAGES, ...SAID }

export const said: Pick<typeof en, Spoken> = {
  ...general,
  message: (one: Recorded): string => sentenceOf(WITH_ENGLISH, one, times.any),
  has: (id) => Object.hasOwn(SAID, id),
  instruction: (one: Message): string => sentenceOf(WITH_ENGLISH, one, times.any),
  board,
  contestBoard,
  players,
  lists,
  tournamentClock,
  tournamentPhone,
  kiosk,
  kioskForms,
  picks,
  table,
  tournamentTablet,
  dealing,
  pieces,
  practice,
  hands,
}

export const vi: typeof en = { ...en, ...said }
