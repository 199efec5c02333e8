/** How a drawing calls somebody, in one form for every kind of activity that draws. */
import type { Chosen } from './choice.ts'
import type { DrawingChoice } from './offering.ts'
import type { AfterMissed, Draws, Gift, Once, Urn } from './parts/calling.ts'
import type { Drawn } from './parts/drawing.ts'

type By = { readonly by: string }

export type Calling = By & {
  readonly from: Urn
  readonly report: By & { readonly minutes?: number | undefined; readonly waits?: By | undefined }
  readonly missed: By & { readonly next: AfterMissed }
  /** What becomes of the ticket of somebody who did not come. */
  readonly absent?: (By & { readonly ticket: 'discarded' | 'goes back' }) | undefined
  readonly once?: (By & { readonly per: Once; readonly of?: 'cash' | undefined }) | undefined
  readonly ready?: Drawn['ready']
  readonly idUntil?: Draws['idUntil']
  readonly givenUp?: By | undefined
  readonly leaves?: By | undefined
  readonly each?: Drawn['each']
  readonly winners?: Draws['winners']
  readonly games?: Extract<Draws, { from: 'ticket drum' }>['games']
  /** Drawn when something happens, too. */
  readonly events?: By | undefined
  readonly gives: readonly (By & { readonly what: Gift; readonly line?: string | undefined })[]
}

/** Of what runs; nothing where nobody is drawn, or where the posted version draws nobody. */
export function callingOf(chosen: Chosen): Calling | undefined {
  const { drawn, game } = chosen.rule
  if (drawn !== undefined) {
    const { again, once, ...rest } = drawn
    return {
      ...rest,
      missed: { by: again.by, next: 'another is drawn' },
      once: { by: once.by, per: 'business day' },
      ...(drawn.from === 'ticket drum' ? { absent: { by: again.by, ticket: 'goes back' } } : {}),
      gives: game === undefined ? [] : [{ by: game.by, what: 'game' }],
    }
  }
  const draws = drawsOf(chosen)
  if (draws === undefined) return undefined
  const { missed } = draws
  const next = missed.next.length === 1 ? missed.next[0]! : (chosen.offering.missed ?? missed.next[0]!)
  return { ...draws, missed: { by: missed.by, next } }
}

/** The terms of a promotion's drawings in the version that is posted. */
export const drawsOf = ({ rule, offering }: Chosen): Draws | undefined =>
  rule.draws?.find((one) => isIn(one, versionOf(offering)))

/** What one game is drawn for, in the order in which it is drawn; nothing where games are not drawn apart. */
export const prizesFor = ({ games }: Pick<Calling, 'games'>, game: string | undefined): readonly string[] | undefined =>
  games
    ?.find((one) => one.game === game)
    ?.winners.flatMap(({ line, number }) => Array.from({ length: number }, () => line))

/** Versions among which a document lets the house choose are a setting. */
export const versionOf = ({ settings }: Chosen['offering']): string | undefined => settings?.version

export const isIn = (terms: { readonly in?: readonly string[] | undefined }, version: string | undefined): boolean =>
  terms.in === undefined || (version !== undefined && terms.in.includes(version))

/**
 * Where the rules themselves say when drawings are held, the last day of the promotion says the rest: so many, one after the
 * other. Each is held until the next one begins.
 */
export function timedDrawings(chosen: Chosen): readonly DrawingChoice[] | undefined {
  const times = drawsOf(chosen)?.times
  const { to } = chosen.offering
  if (times?.on !== 'last day' || times.from === undefined || times.minutes === undefined || to === undefined)
    return undefined
  const { from, minutes, number } = times
  const first = Number(from.slice(0, 2)) * 60 + Number(from.slice(3))
  return Array.from({ length: number }, (_, nth) => ({
    from: clockAt(first + nth * minutes),
    to: clockAt(first + (nth + 1) * minutes),
    dates: [to],
  }))
}

const clockAt = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
