/**
 * A paper as plain data: what stands on it, in which order, in the words of one language. Nothing here knows of points, fonts or
 * PDF, so that a page is put together by a pure function and drawn beside the house.
 */
export type Paper = {
  /** What the file is called by whoever opens it; also at the foot of every page. */
  readonly title: string
  readonly language: string
  /** An instant of the journal and not of the clock, so that the same paper is the same file. */
  readonly at: number
  /** On a page that lies: many columns. */
  readonly isWide?: true
  readonly blocks: readonly Block[]
}

export type Block =
  /** `mark`: COPY 1, beside it. `size` is of a part of the paper; without it the whole is meant. */
  | {
      readonly is: 'heading'
      readonly text: string
      readonly says?: string
      readonly mark?: string
      readonly size?: 'part'
    }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'facts'; readonly rows: readonly (readonly [says: string, value: string])[] }
  | { readonly is: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] }
  | { readonly is: 'barcode'; readonly serial: string }
  /** Lines to sign on, two beside each other. */
  | { readonly is: 'signatures'; readonly says: readonly string[] }
  /** To be cut out along the dashes, two beside each other. */
  | { readonly is: 'cut'; readonly each: readonly (readonly Line[])[] }

/** Every column gets as much as its text asks for. Money and counts stand at the right. */
export type Column = { readonly says: string; readonly isMoney?: true; readonly isCount?: true }

export type Line = { readonly text: string; readonly look?: 'large' | 'strong' } | { readonly barcode: string }
