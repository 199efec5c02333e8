/** What the door still asks of a house: stations, second factors, roles that go together, two people who can sign. */
import { conflictsIn } from '../duties.ts'
import { rolesOf } from '../house/staff.ts'
import { BESIDE_ADMINISTRATORS, BESIDE_COMPLIANCE, isOneDepartment, type Role } from '../roles.ts'
import type { State } from './vocabulary.ts'

/** What two people of two departments sign, and who they are. */
const SIGNED = {
  people: { by: 'administrator', beside: BESIDE_ADMINISTRATORS },
  rules: { by: 'compliance', beside: BESIDE_COMPLIANCE },
} as const satisfies Record<string, { by: Role; beside: readonly Role[] }>
export type Signed = keyof typeof SIGNED

export type DoorAsks = {
  /** The staff signs in on any browser. */
  readonly isOpen: boolean
  /** Administrators without a second factor. */
  readonly bare: number
  /** Persons whose roles exclude each other, by number. */
  readonly conflicts: readonly string[]
  /** What nobody can sign today: there are no two people for it. */
  readonly unsigned: readonly Signed[]
}

export function doorAsks(state: State): DoorAsks {
  const active = [...state.staff].filter(([, { isActive }]) => isActive)
  return {
    isOpen: !state.areStationsRequired,
    bare: active.filter(([person, { roles }]) => roles.includes('administrator') && !state.factors.has(person)).length,
    conflicts: active.filter(([, { roles }]) => conflictsIn(roles).length > 0).map(([person]) => person),
    // A house that has nobody is being founded.
    unsigned: active.length === 0 ? [] : (Object.keys(SIGNED) as Signed[]).filter((what) => !canSign(state, what)),
  }
}

function canSign(state: State, what: Signed): boolean {
  const { by, beside } = SIGNED[what]
  const all = [...state.staff].map(([person, { roles }]) => ({ given: roles, today: rolesOf(state, person) }))
  return all.some(
    (one) =>
      one.today.includes(by) &&
      all.some(
        (other) =>
          other.today.some((role) => (beside as readonly Role[]).includes(role)) &&
          !isOneDepartment(one.given, other.given),
      ),
  )
}
