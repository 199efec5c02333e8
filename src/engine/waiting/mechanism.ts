/** Waiting lists, as one room of the engine. Rooms play through the night: the close of a day takes nobody off a list. */
import type { Mechanism } from '../mechanism.ts'
import { breakTable } from './breaking.ts'
import { decideChanges, setFeeder } from './changes.ts'
import { doors } from './doors.ts'
import { evolveWaiting } from './evolve.ts'
import { hearing } from './hearing.ts'
import { decideListed, decideLists } from './lists.ts'
import { decidePages, openFromList } from './pages.ts'
import { due, names, touched } from './timers.ts'
import type { Below, Waiting } from './vocabulary.ts'

export const waiting: Mechanism<Waiting, Below, Below, typeof doors> = {
  uses: ['house', 'presence'],
  doors,
  initial: () => ({ lists: new Map(), offLately: [], callNumber: 0, changes: [], feeders: new Map() }),
  orders: {
    SetList: { decide: decideLists },
    LockList: { decide: decideLists },
    UnlockList: { decide: decideLists },
    CloseList: { decide: decideLists },
    JoinList: { decide: decideListed },
    CheckIn: { decide: decideListed },
    LeaveList: { decide: decideListed },
    ReturnToList: { decide: decideListed },
    ExpireCall: { decide: decideListed },
    PagePerson: { decide: decidePages },
    AnswerPage: { decide: decidePages },
    DropPage: { decide: decidePages },
    MissPage: { decide: decidePages },
    OpenFromList: { decide: openFromList },
    AskChange: { decide: decideChanges },
    DropChange: { decide: decideChanges },
    SetFeeder: { decide: setFeeder },
    BreakTable: { decide: breakTable },
  },
  events: {
    ListSet: { v: 1, evolve: evolveWaiting },
    ListLocked: { v: 1, evolve: evolveWaiting },
    ListUnlocked: { v: 1, evolve: evolveWaiting },
    ListClosed: { v: 1, evolve: evolveWaiting },
    ListJoined: { v: 1, evolve: evolveWaiting },
    CheckedIn: { v: 1, evolve: evolveWaiting },
    ListLeft: { v: 1, evolve: evolveWaiting },
    PersonPaged: { v: 1, evolve: evolveWaiting },
    PageAnswered: { v: 1, evolve: evolveWaiting },
    PageDropped: { v: 1, evolve: evolveWaiting },
    PageMissed: { v: 1, evolve: evolveWaiting },
    ChangeAsked: { v: 1, evolve: evolveWaiting },
    ChangeDropped: { v: 1, evolve: evolveWaiting },
    FeederSet: { v: 1, evolve: evolveWaiting },
  },
  on: hearing,
  timers: { names, touched, due },
}
