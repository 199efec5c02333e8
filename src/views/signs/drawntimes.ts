/** When drawings are, for whoever reads a sign: what is held now, and what comes after it. */
import type { Drawing } from '../../engine/offerings/drawingtimes.ts'
import type { DrawingChoice } from '../../rulebook/offering.ts'

type Times = {
  readonly held?: Drawing
  readonly times: readonly Omit<DrawingChoice, 'prizes' | 'things'>[]
}

/** Drawings are held around the clock, in one window or in shifts: no hour is nearer to one than another. */
export const isAnyTime = ({ held, times }: Times): boolean =>
  held !== undefined &&
  (held.from.slice(11) === held.to.slice(11) ||
    times.some(({ days, dates, from, to }) => days === undefined && dates === undefined && from === to))

export type DrawnAt<Sign> = {
  readonly sign: Sign
  readonly at: string
  /** It goes on until then. */
  readonly until?: string
}

/** Of each drawing the one that is held now and the one after it, by their time. */
export function drawnTimes<Sign extends { readonly drawing?: Times & { readonly next?: string } }>(
  signs: readonly Sign[],
): DrawnAt<Sign>[] {
  return signs
    .flatMap((sign): DrawnAt<Sign>[] => {
      const { drawing } = sign
      const held = drawing === undefined || isAnyTime(drawing) ? undefined : drawing.held
      const now = held === undefined ? [] : [{ sign, at: held.from, until: held.to }]
      return drawing?.next === undefined ? now : [...now, { sign, at: drawing.next }]
    })
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}
