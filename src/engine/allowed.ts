/** Who may, and where it takes two, who may be the second: always another person, proven by badge and PIN. */
import type { Role } from './house/vocabulary.ts'

export type Allowed = {
  readonly roles: readonly Role[]
  readonly second?: readonly Role[]
  readonly isSometimes?: true
}

export const may = (...roles: readonly Role[]): Allowed => ({ roles })
export const two = (roles: readonly Role[], second: readonly Role[]): Allowed => ({ roles, second })
