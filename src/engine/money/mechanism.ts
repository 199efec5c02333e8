/** Money that moves without a hand, as one room of the engine. */

import { instantOf } from '../../base/moment.ts'
import type { OpenItem } from '../../base/openitem.ts'
import type { Closing } from '../closing/vocabulary.ts'
import type { LineTime, Mechanism, Old } from '../mechanism.ts'
import { decideSealing, evolveSealing } from './blindcount.ts'
import { decideCount, evolveCount } from './boxcount.ts'
import { bringForward } from './bringforward.ts'
import { doors } from './doors.ts'
import { decideDrawer, evolveDrawer } from './drawers.ts'
import { decideFunds } from './funds.ts'
import { fundTimers } from './timers.ts'
import type { Below, Money } from './vocabulary.ts'

/** The line knew when; the increase itself keeps it since hands that were dealt before are told apart. */
const raisedFrom1 = (old: Old, line?: LineTime): Old => ({
  ...old,
  v: 2,
  ...(line === undefined ? {} : { at: instantOf(line.at ?? line.recorded) }),
})

export const money: Mechanism<Money, Below, Below & Closing, typeof doors> = {
  uses: ['offerings', 'house'],
  doors,
  initial: () => ({ drawers: new Map(), counts: new Map(), sealed: new Map() }),
  orders: {
    BringForward: { second: 'bring-forward takes two', decide: bringForward },
    SeedPool: { decide: decideFunds },
    IncreaseDaily: { decide: decideFunds },
    IncreasePool: { decide: decideFunds },
    TakeAdminFee: { decide: decideFunds },
    DepositAdvance: { decide: decideFunds },
    FetchDue: { decide: decideFunds },
    RepayDrawer: { decide: decideFunds },
    CountBox: { decide: decideCount },
    SealCount: { decide: decideSealing },
    WithdrawCount: { decide: decideSealing },
    RejectCounts: { decide: decideSealing },
    OpenDrawer: { decide: decideDrawer },
    CloseDrawer: { decide: decideDrawer },
  },
  events: {
    BroughtForward: { v: 1, evolve: () => undefined },
    PoolSeeded: { v: 1, evolve: () => undefined },
    PoolIncreased: { v: 2, from: { 1: raisedFrom1 }, evolve: () => undefined },
    AdminFeeTaken: { v: 1, evolve: () => undefined },
    MoneyMoved: { v: 1, evolve: () => undefined },
    BoxCounted: { v: 1, evolve: evolveCount },
    CountSealed: { v: 1, evolve: evolveSealing },
    CountWithdrawn: { v: 1, evolve: evolveSealing },
    CountsDiffered: { v: 1, evolve: evolveSealing },
    DrawerOpened: { v: 1, evolve: evolveDrawer },
    DrawerClosed: { v: 1, evolve: evolveDrawer },
  },
  on: {
    DayEnded: (own, { day }) => {
      for (const count of own.counts.values()) count.day ??= day
    },
    // Those of the day that runs stay: yesterday may be closed tonight.
    DayClosed: (own, { day }, { ended }) => {
      for (const [box, count] of own.counts)
        if (!ended.has(day) || (count.day !== undefined && count.day <= day)) own.counts.delete(box)
    },
  },
  timers: fundTimers,
  answers: {
    openItems: ({ sealed, drawers }) => [
      ...[...sealed.values()].map(({ table }): OpenItem => ({ kind: 'count', table })),
      ...[...drawers.values()]
        .filter(({ cashier }) => cashier !== undefined)
        .map(({ drawer }): OpenItem => ({ kind: 'drawer', drawer })),
    ],
  },
}
