import type { Deal, DealText } from './deal.ts'

export const GAMES = [
  'holdem',
  'omaha',
  'crazy-pineapple',
  'seven-card-stud',
  'five-card-draw',
  'mexican-poker',
  'wheel-of-cards',
  'three-card-poker',
  'ultimate-holdem',
  'crazy-4-poker',
  'four-card-poker',
  'caribbean-stud',
  'pai-gow-poker',
  'pai-gow-tiles',
  'thirteen-card',
  'baccarat',
  'blackjack',
  'hawaiian-blackjack',
  'pan-9',
  'pokara',
  'lowball',
  'razz',
  'kansas-city-lowball',
  'casino-war',
  'hi-lo',
] as const
export type GameName = (typeof GAMES)[number]

/** Outcomes without settings. Settings are words, numbers and yes or no, so that a rule file can write them. */
export type NoParams = Record<never, never>

export type Sample<P extends object> = { readonly deal: DealText; readonly params?: Partial<P> }

/** A hand that a house can put a prize on. */
export type Outcome<P extends object = object> = {
  readonly says: string
  readonly games: readonly GameName[]
  /** Document digit and line: `S0 824`. */
  readonly cites: readonly string[]
  readonly systems: readonly number[]
  /** The settings that hold where a rule says nothing. */
  readonly usual: P
  has(deal: Deal, params: P): boolean
  readonly example: Sample<P>
  /** Differs from the example as little as it can. */
  readonly justMisses: Sample<P> & { readonly because: string }
  /** Baccarat: only the first two cards of each side count, whether or not the third ones are known. */
  readonly firstFour?: true
  /** What no document defines: the commonly published rule, which the house confirms. */
  readonly assumption?: string
}

/** Which systems use it on which lines: `{ 15: 'S0 1713 1724' }`. */
export type Uses = { readonly [system: number]: string }

type Written<P extends object> = Omit<Outcome<P>, 'cites' | 'systems' | 'usual'> & {
  readonly uses: Uses
} & (NoParams extends P ? { readonly usual?: P } : { readonly usual: P })

export function outcome<P extends object = NoParams>(written: Written<P>): Outcome<P> {
  const { uses, usual = {} as P, ...rest } = written
  const cites = Object.values(uses).flatMap(linesOf)
  return {
    ...(rest as Omit<Outcome<P>, 'cites' | 'systems' | 'usual'>),
    usual,
    systems: Object.keys(uses).map(Number),
    cites,
  }
}

/** `S0 330 336` is two lines of the document S0. */
function linesOf(written: string): string[] {
  const [document, ...lines] = written.split(' ')
  return lines.map((line) => `${document} ${line}`)
}
