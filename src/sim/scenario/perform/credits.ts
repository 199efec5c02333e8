/** Credits handed in, put aside and changed by hand. */
import { isRefusal } from '../../../base/refusal.ts'
import { settleHit } from '../hit.ts'
import { order } from '../night.ts'
import { activityOf } from '../reference.ts'
import { besideOf } from './drawings.ts'
import type { Perform } from './steps.ts'

export const CREDITS = {
  redeemCredits: (night, { activity, person, prizes = [], id = 'shown', reservation, ...how }, by = 'club host') => {
    const before = new Set(night.state.hits.keys())
    const redeemed = order(
      night,
      {
        do: 'RedeemCredits',
        activity: activityOf(night, activity),
        person,
        prizes,
        ...(id === 'none' ? {} : { id: id === 'shown' ? person : id }),
        ...(reservation === undefined ? {} : { reservation }),
      },
      by,
    )
    if (isRefusal(redeemed) || how.until === 'declared') return
    for (const hit of [...night.state.hits.keys()].filter((one) => !before.has(one))) settleHit(night, hit, how)
  },
  reservePrizes: (night, { activity, ...rest }, by = 'club host') =>
    order(night, { do: 'ReservePrizes', activity: activityOf(night, activity), ...rest }, by),
  releasePrizes: (night, { reservation }, by = 'club host') => order(night, { do: 'ReleasePrizes', reservation }, by),
  adjustCredits: (night, { activity, person, credits, reason = 'the reader was down', ...who }, by = 'club host') =>
    order(
      night,
      {
        do: 'AdjustCredits',
        activity: activityOf(night, activity),
        person,
        credits,
        reason,
        ...besideOf({ with: 'compliance', ...who }),
      },
      by,
    ),
} satisfies Partial<Perform>
