/** Dealers and their rotation, as one room of the engine. */
import type { Closing } from '../closing/vocabulary.ts'
import type { House } from '../house/vocabulary.ts'
import type { Mechanism } from '../mechanism.ts'
import { doors } from './doors.ts'
import { closeTable, evolveRotation } from './evolve.ts'
import { decideDuty, setPace, setString } from './lineup.ts'
import { pushDealer, pushString, undoPush } from './pushes.ts'
import type { Below, Rotation } from './vocabulary.ts'

export const rotation: Mechanism<Rotation, Below, House & Closing, typeof doors> = {
  uses: ['house'],
  doors,
  initial: () => ({
    lineUp: new Map(),
    dealing: new Map(),
    dealerGames: new Map(),
    strings: new Map(),
    pushesSoFar: 0,
    undoable: new Map(),
    dealtBefore: new Map(),
    offDuty: new Map(),
  }),
  orders: {
    JoinLineUp: { decide: decideDuty },
    LeaveLineUp: { decide: decideDuty },
    SetString: { decide: setString },
    SetPace: { decide: setPace },
    PushDealer: { decide: pushDealer },
    PushString: { decide: pushString },
    UndoPush: { decide: undoPush },
    TakeBreak: { decide: decideDuty },
    EndBreak: { decide: decideDuty },
  },
  events: {
    LineUpJoined: { v: 1, evolve: evolveRotation },
    LineUpLeft: { v: 1, evolve: evolveRotation },
    StringSet: { v: 1, evolve: evolveRotation },
    PaceSet: { v: 1, evolve: evolveRotation },
    DealerPushed: { v: 1, evolve: evolveRotation },
    StringPushed: { v: 1, evolve: evolveRotation },
    PushUndone: { v: 1, evolve: evolveRotation },
    BreakTaken: { v: 1, evolve: evolveRotation },
    BreakEnded: { v: 1, evolve: evolveRotation },
  },
  on: {
    TableClosed: (own, { table, at }) => closeTable(own, table, at),
    // Nothing is told into a day that is closed.
    DayClosed: (own) => {
      own.undoable.clear()
      own.dealtBefore.clear()
      own.offDuty.clear()
    },
  },
}
