/** The moment that a hand is judged by: what was posted then holds for it, whatever was posted until it is told. */

/** `seen`: how much had been posted when the round was locked; without it the time decides. */
export type When = { readonly at: number; readonly seen?: number }

/** Something that was posted: the how manieth, and when, where that is on record. */
export type Posting = { readonly n: number; readonly at?: number }

export const NOW: When = { at: Number.POSITIVE_INFINITY }

export const isLater = ({ n, at = Number.NEGATIVE_INFINITY }: Posting, { at: then, seen }: When): boolean =>
  seen === undefined ? at > then : n > seen
