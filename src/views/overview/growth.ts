/** How fast a meter grows, when it would be at its cap, and where it is likely to be in a week if nobody wins it. */

export type Forecast = {
  /** Cents a day on the average of the days that are known; nothing where there was none yet. */
  readonly perDay: string
  readonly days: number
  /** Whole days until the cap at that pace; 0 when it is there. */
  readonly daysToCap?: number
  /** In seven days: about this much, and nine times of ten between these two. */
  readonly inAWeek?: { readonly about: string; readonly low: string; readonly high: string }
}

/** Fewer days say nothing of how much they differ. */
const DAYS_LEAST = 5
/** Nineteen of twenty are above the one, and below the other. */
const NINE_OF_TEN = 1.645
const WEEK = 7
/** Beyond ten years nobody plans. */
const DAYS_MOST = 3_650

/** `grown`: by whole day, what fees and posted increases put on it, in cents. */
export function forecastOf(now: number, cap: number | undefined, grown: readonly number[]): Forecast {
  const days = grown.length
  const mean = days === 0 ? 0 : grown.reduce((sum, each) => sum + each, 0) / days
  const perDay = Math.round(mean)
  const daysToCap = cap === undefined ? undefined : daysUntil(cap - now, mean)
  return {
    perDay: `${perDay}`,
    days,
    ...(daysToCap === undefined ? {} : { daysToCap }),
    ...(days < DAYS_LEAST || mean <= 0 ? {} : { inAWeek: weekOf(now, cap, grown, mean) }),
  }
}

function daysUntil(left: number, mean: number): number | undefined {
  if (left <= 0) return 0
  if (mean <= 0) return undefined
  const days = Math.ceil(left / mean)
  return days > DAYS_MOST ? undefined : days
}

function weekOf(now: number, cap: number | undefined, grown: readonly number[], mean: number) {
  const variance = grown.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (grown.length - 1)
  const wide = NINE_OF_TEN * Math.sqrt(WEEK * variance)
  const most = cap ?? Number.POSITIVE_INFINITY
  // It never falls by itself, and stops at its cap.
  const kept = (amount: number) => `${Math.round(Math.min(most, Math.max(now, amount)))}`
  const about = now + WEEK * mean
  return { about: kept(about), low: kept(about - wide), high: kept(about + wide) }
}
