/** A device that is not heard. */
export type Lost = {
  readonly device: string
  /** A feed stands at none. */
  readonly table?: string
  readonly since?: string
  readonly sinceAt?: number
}
