/** Where a hit comes from. */
export type Source =
  | { readonly kind: 'table'; readonly table: string; readonly round?: number }
  /** The game of a person who was drawn and called up. */
  | { readonly kind: 'drawing'; readonly callup: string }
  /** Points that added up to a place until then. */
  | { readonly kind: 'standing'; readonly until: string }
  /** Credits that were handed in. */
  | { readonly kind: 'credits'; readonly redemption: string }
  /** A place; `ended`: the day of the last game. */
  | { readonly kind: 'contest'; readonly contest: string; readonly ended?: string }
  /** A period of squares. */
  | { readonly kind: 'squares'; readonly contest: string; readonly period: string }
  | { readonly kind: 'tournament'; readonly tournament: string }
  /** Entered by hand, and of no table. */
  | { readonly kind: 'house' }

export const tableIn = (source: Source): string | undefined => (source.kind === 'table' ? source.table : undefined)
