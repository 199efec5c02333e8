/**
 * Duties that one person may not have together, nor one department: a table, and nothing else decides it. Each duty is the
 * orders that it is made of; a test holds the table of permissions against it.
 */
import type { Role } from './roles.ts'

export const DUTY_NAMES = ['administer', 'handle money', 'count', 'keep the books', 'verify', 'pay'] as const
export type DutyName = (typeof DUTY_NAMES)[number]

/** By role. Orders of a duty that another role may give too are in no duty: declaring a hit, reporting a fault. */
export const DUTIES: {
  readonly [D in DutyName]: { readonly roles: readonly Role[]; readonly orders: readonly string[] }
} = {
  administer: {
    roles: ['administrator'],
    orders: ['EnrolStaff', 'DisableStaff', 'ResetStaff', 'UnlockStaff', 'EnrolStation', 'EnrolDevice', 'DisableDevice'],
  },
  'handle money': {
    roles: ['dealer', 'floor', 'cage', 'count', 'accounting'],
    orders: [
      'PayClaim',
      'PayClaim tray',
      'UseVoucher',
      'OpenDrawer',
      'CloseDrawer',
      'RepayDrawer',
      'RepayTray',
      'SettleTable',
      'CountBox',
    ],
  },
  count: { roles: ['count'], orders: ['CountBox'] },
  'keep the books': {
    roles: ['accounting'],
    orders: ['BringForward', 'SeedPool', 'IncreasePool', 'DepositAdvance', 'FetchDue', 'CloseDay'],
  },
  verify: { roles: ['floor'], orders: ['VerifyHit'] },
  pay: { roles: ['dealer', 'floor', 'cage'], orders: ['PayClaim', 'PayClaim tray'] },
}

/**
 * `of`: never in one person or department, or only not for the same hit, which the order to pay asks itself. `keeps`: what a
 * person who was given both before goes on doing until two people have decided; the other one rests.
 */
export const INCOMPATIBLE: readonly {
  readonly duties: readonly [DutyName, DutyName]
  readonly of: 'person' | 'hit'
  readonly keeps: DutyName
}[] = [
  { duties: ['administer', 'handle money'], of: 'person', keeps: 'administer' },
  { duties: ['count', 'keep the books'], of: 'person', keeps: 'count' },
  { duties: ['verify', 'pay'], of: 'hit', keeps: 'verify' },
]

export type Conflict = { readonly duties: readonly [DutyName, DutyName]; readonly roles: readonly Role[] }

const has = (roles: readonly Role[], duty: DutyName) => roles.filter((role) => DUTIES[duty].roles.includes(role))

/** What these roles have together that nobody may. */
export const conflictsIn = (roles: readonly Role[]): Conflict[] =>
  INCOMPATIBLE.filter(({ of }) => of === 'person').flatMap(({ duties }) => {
    const [some, others] = duties.map((duty) => has(roles, duty)) as [Role[], Role[]]
    return some.length === 0 || others.length === 0 ? [] : [{ duties, roles: [...some, ...others] }]
  })

/** Roles that rest while somebody has both: given before this was asked, and not decided since. */
export function rolesInForce(roles: readonly Role[]): readonly Role[] {
  const conflicts = conflictsIn(roles)
  if (conflicts.length === 0) return roles
  const resting = new Set(
    INCOMPATIBLE.filter(({ duties }) => conflicts.some((one) => one.duties === duties)).flatMap(({ duties, keeps }) =>
      duties.filter((duty) => duty !== keeps).flatMap((duty) => has(roles, duty)),
    ),
  )
  return roles.filter((role) => !resting.has(role))
}
