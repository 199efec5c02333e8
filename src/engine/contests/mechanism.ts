/** Contests, as one room of the engine. */
import { because } from '../../base/refusal.ts'
import type { EventOf as EventIn, Mechanism } from '../mechanism.ts'
import { hearTableClosed, ofSeats } from '../presence/played.ts'
import type { Presence } from '../presence/vocabulary.ts'
import { awardContest, evolveAwarded, leaveOut, notePaid, noteVerified } from './awards.ts'
import { doors } from './doors.ts'
import { enterForm, evolveEntered, giveForm, lockContest } from './forms.ts'
import { adjustHours, countDay, evolveAdjusted, evolveDay, hearSeats } from './hours.ts'
import {
  confirmResult,
  correctResult,
  enterResult,
  evolveConfirmed,
  evolveCorrected,
  evolveResults,
} from './results.ts'
import {
  changeGame,
  draftSlate,
  evolveChanged,
  evolveDrafted,
  evolveNamed,
  evolveOpened,
  nameTeam,
  openContest,
} from './slates.ts'
import { contestTimers } from './timers.ts'
import type { Below, Contests, Slice, State } from './vocabulary.ts'

const heard = (own: Slice, event: EventIn<Presence>, world: State): void => hearSeats(own, event, world)

/** Time does not count while it is paused or stopped. */
function halt(own: Slice, { activity, at }: { readonly activity: string; readonly at?: number }): void {
  const out = own.contestHours.get(activity)?.out
  if (out !== undefined && at !== undefined && (out.length === 0 || out.at(-1)!.to !== undefined))
    out.push({ from: at })
}

export const contests: Mechanism<Contests, Below, Below, typeof doors> = {
  uses: [
    'drawings',
    'entries',
    'hits',
    'claims',
    'pieces',
    'rounds',
    'money',
    'offerings',
    'rotation',
    'presence',
    'house',
  ],
  doors,
  initial: () => ({ contests: new Map(), contestHours: new Map(), formsSoFar: 0 }),
  orders: {
    DraftSlate: { decide: draftSlate },
    OpenContest: {
      apart: ({ contests: all }, { activity }) => {
        const draft = all.get(activity)?.draft
        return { persons: [draft?.by], typists: [draft?.typedBy], says: 'whoever drafted the slate' }
      },
      decide: openContest,
    },
    NameTeam: { second: 'slate takes two', decide: nameTeam },
    ChangeGame: { second: 'slate takes two', decide: changeGame },
    GiveForm: { decide: giveForm },
    EnterForm: { decide: enterForm },
    LockContest: { decide: lockContest },
    CountDay: { decide: countDay },
    AdjustHours: { second: 'hours take two', decide: adjustHours },
    EnterResult: { decide: enterResult },
    ConfirmResult: {
      apart: ({ contests: all }, { activity, games }) => {
        const entered = games.flatMap((game) => all.get(activity)?.results.get(game) ?? [])
        return {
          persons: entered.map(({ by }) => by),
          typists: entered.map(({ typedBy }) => typedBy),
          says: 'whoever entered the result',
        }
      },
      decide: confirmResult,
    },
    CorrectResult: { second: 'correction takes two', decide: correctResult },
    AwardContest: { second: 'award takes two', decide: awardContest },
  },
  events: {
    SlateDrafted: { v: 1, evolve: evolveDrafted },
    ContestOpened: { v: 1, evolve: evolveOpened },
    TeamNamed: { v: 1, evolve: evolveNamed },
    GameChanged: { v: 1, evolve: evolveChanged },
    FormGiven: { v: 1, evolve: (own, { activity, person }) => void own.contests.get(activity)!.given.add(person) },
    FormEntered: { v: 1, evolve: evolveEntered },
    ContestLocked: {
      v: 1,
      evolve: (own, { activity, at, digest, forms }) => {
        own.contests.get(activity)!.locked = { at, digest, forms }
      },
    },
    DayCounted: { v: 1, evolve: evolveDay },
    HoursAdjusted: { v: 1, evolve: evolveAdjusted },
    ResultEntered: { v: 1, evolve: evolveResults },
    ResultConfirmed: { v: 1, evolve: evolveConfirmed },
    ResultCorrected: { v: 1, evolve: evolveCorrected },
    ContestAwarded: { v: 1, evolve: evolveAwarded },
  },
  on: {
    ...ofSeats(heard),
    TableClosed: (own, event) => {
      for (const kept of own.contestHours.values()) hearTableClosed(kept, event)
    },
    OfferingPaused: halt,
    OfferingStopped: halt,
    OfferingResumed: (own, { activity, at }) => {
      const out = own.contestHours.get(activity)?.out
      const last = out?.at(-1)
      if (out !== undefined && last !== undefined && last.to === undefined && at !== undefined)
        out[out.length - 1] = { from: last.from, to: at }
    },
    HitVerified: noteVerified,
    HitDeclined: (own, { hit }) => leaveOut(own, hit),
    HitBackedOut: (own, { hit }) => leaveOut(own, hit),
    ClaimPaid: (own, { claim }) => notePaid(own, claim),
    PrizeDelivered: (own, { claim }) => notePaid(own, claim),
    // Another contest under the same name begins anew.
    OfferingClosed: (own, { activity }) => {
      own.contests.delete(activity)
      own.contestHours.delete(activity)
    },
  },
  timers: contestTimers,
  answers: {
    /** Whoever handed in a form is owed places. */
    keepsActivityOpen: ({ contests: all }, activity) => {
      const contest = all.get(activity)
      return contest === undefined || contest.forms.size === 0 || contest.isAwarded === true
        ? undefined
        : because('order', 'contest has forms', { forms: contest.forms.size })
    },
  },
}
