/**
 * What a draw is for, in one spelling, so that it cannot be drawn for twice under two names that look alike. The purpose of
 * a posted drawing is its activity and when it begins: `bay-101/hi-lo/2026-03-06/20:00`.
 */
import { isClock, isDate } from '../../base/moment.ts'

export type Purpose = `${string}/${string}`

export const PURPOSE = /^(?=.{1,120}$)[a-z0-9]+(?:[./:+-][a-z0-9]+)*$/

/** Without a drawing: nothing is posted at that moment, and the engine says so. */
export function purposeOf(activity: string, drawing: { readonly from: string } | undefined): Purpose {
  if (drawing === undefined) return `${activity}/none`
  const [date, clock] = drawing.from.split('T') as [string, string]
  return `${activity}/${date}/${clock.slice(0, 5)}`
}

/** Whose drawing it is, and the local time at which that begins; a draw may be for something else. */
export function readPurpose(purpose: string): { readonly activity: string; readonly from?: string } {
  const [house = '', name = '', date = '', clock = '', ...more] = purpose.split('/')
  const isPosted = isDate(date) && isClock(clock) && more.length === 0
  return { activity: `${house}/${name}`, ...(isPosted ? { from: `${date}T${clock}` } : {}) }
}

export const isFor = (purpose: string, activity: string): boolean => readPurpose(purpose).activity === activity
