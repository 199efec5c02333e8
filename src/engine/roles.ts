/** Roles of those who work here, and who may do something. */
export const ROLES = [
  'dealer',
  'floor',
  'brush',
  'cage',
  'count',
  'accounting',
  'marketing',
  'approver',
  'compliance',
  'tournament-director',
  'surveillance',
  'manager',
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

/** Where an act takes a person of another department, these are they. */
export const DEPARTMENTS: { readonly [R in Role]: string } = {
  dealer: 'games',
  floor: 'games',
  brush: 'games',
  'tournament-director': 'games',
  cage: 'cage',
  count: 'count',
  accounting: 'accounting',
  marketing: 'marketing',
  approver: 'management',
  compliance: 'compliance',
  surveillance: 'surveillance',
  manager: 'management',
  administrator: 'systems',
  regulator: 'regulator',
}

export const departmentsOf = (roles: readonly Role[]): ReadonlySet<string> =>
  new Set(roles.map((role) => DEPARTMENTS[role]))

/** Whether the two have a department in common; who has no role has none. */
export const isOneDepartment = (some: readonly Role[], others: readonly Role[]): boolean =>
  !departmentsOf(some).isDisjointFrom(departmentsOf(others))

export const rolesIn = (department: string): Role[] => ROLES.filter((role) => DEPARTMENTS[role] === department)

/** Who stands beside an administrator when people, stations or secrets are given out. */
export const BESIDE_ADMINISTRATORS = ['accounting', 'approver', 'compliance', 'surveillance'] as const
/** Who signs beside compliance what the house plays and pays by: rules and profile. */
export const BESIDE_COMPLIANCE = ['accounting', 'approver', 'surveillance'] as const
