/** One table day by day, and of one day the lines that moved its fees. Amounts in cents. */

export type TableFees = {
  readonly table: string
  readonly from: string
  readonly to: string
  /** Newest first. */
  readonly days: readonly TableFeeDay[]
  /** Of one day that is looked at alone, newest first: they add up to its fees. */
  readonly lines?: readonly TableFeeLine[]
}
export type TableFeeDay = {
  readonly day: string
  readonly rounds: number
  readonly voided: number
  readonly fees: string
  readonly drop: string
  readonly variance: string
}
export type TableFeeLine = {
  readonly seq: number
  readonly local: string
  readonly what: string
  readonly round?: number
  /** The activities whose fees they are. */
  readonly names: readonly string[]
  readonly amount: string
}
