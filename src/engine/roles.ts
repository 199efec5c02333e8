/** Roles of those who work here, and who may do something. */
export const ROLES = [
  'dealer',
  'floor',
  'cage',
  'count',
  'accounting',
  'marketing',
  'approver',
  'compliance',
  'tournament-director',
  'surveillance',
  'administrator',
  'regulator',
] as const
export type Role = (typeof ROLES)[number]

/** Who may, and where it takes two, who may be the second: always another person, proven by badge and PIN. */
export type Allowed = {
  readonly roles: readonly Role[]
  readonly second?: readonly Role[]
  readonly isSometimes?: true
}

export const may = (...roles: readonly Role[]): Allowed => ({ roles })
export const two = (roles: readonly Role[], second: readonly Role[]): Allowed => ({ roles, second })
