/** A device that is not heard. */
export type Lost = {
  readonly device: string
  /** A feed stands at none. */
  readonly table?: string
  readonly since?: string
  readonly sinceAt?: number
}

/** A screen on the wall that was seen and is not any more. */
export type Dark = { readonly screen: string; readonly name: string; readonly sinceAt?: number }
