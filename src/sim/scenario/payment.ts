/** Something that was paid in a step. */
import type { Cents } from '../../base/money.ts'

export type Payment = {
  readonly to: string
  /** Who was paid, where it is known. */
  readonly person?: string
  readonly amount: Cents
  /** The funds that paid, the first one first. */
  readonly parts: Readonly<Record<string, Cents>>
  readonly share: string
  readonly form: string
  readonly clause: string
}
