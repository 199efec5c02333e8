/** The people who work here: numbers and roles as the journal has them, names and badges as the register has them. */

import { isRefusal, type Refusal, refuseOrder } from '../../base/refusal.ts'
import type { Reset } from '../../engine/access/vocabulary.ts'
import { type Conflict, conflictsIn, rolesInForce } from '../../engine/duties.ts'
import type { Role } from '../../engine/roles.ts'
import { giveStartCode, type StartCode, waitsForStart } from '../access/startcodes.ts'
import type { House } from '../house/kernel.ts'
import type { Person, Register } from './register.ts'

export type StaffMember = { readonly id: string; readonly name: string; readonly roles: readonly Role[] }
/** As the administrator sees somebody. A badge is never shown again: a lost one is replaced. */
export type StaffRow = StaffMember & {
  readonly isActive: boolean
  readonly login?: string
  readonly hasBadge: boolean
  readonly hasFactor: boolean
  /** Has not set a PIN or password yet. */
  readonly isNew: boolean
  /** Given before anybody asked; what rests until two people have decided. */
  readonly conflicts: readonly Conflict[]
  readonly lockedUntil?: string
}

/** What two people write down; what is left out stays as it is. Secrets are their owner's. */
export type StaffChange = {
  readonly name?: string | undefined
  readonly login?: string | undefined
  readonly badge?: string | undefined
  readonly roles?: readonly string[] | undefined
}
export type StaffEntry = StaffChange & { readonly name: string; readonly roles: readonly string[] }
/** An administrator, and the second person beside them. */
export type Two = { readonly by: string; readonly second: string }

export type StaffDesk = {
  /** Those who work here today. */
  members(): readonly StaffMember[]
  rows(): StaffRow[]
  nameOf(person: string): string
  /** Why this badge or sign-in name cannot be given: two with one could not be told apart. */
  taken(person: string | undefined, change: StaffChange): Refusal | undefined
  enrol(entry: StaffEntry, two: Two): Promise<{ readonly person: string; readonly start: StartCode } | Refusal>
  change(person: string, change: StaffChange, two: Two): Promise<Refusal | undefined>
  /** A new start code: PIN and password of before open nothing any more. */
  giveStart(person: string, two: Two): Promise<StartCode | Refusal>
  dropFactor(person: string, two: Two): Promise<Refusal | undefined>
  disable(person: string, by: string): Promise<Refusal | undefined>
  /** Changes whenever something in `rows` may have. */
  version(): string
  touch(): void
}

export type DeskOptions = {
  readonly house: House
  readonly register: Register
  readonly lockedUntil?: (person: string) => number | undefined
  readonly dropped?: (person: number) => void
}

const RESET_OF = { name: 'name', badge: 'badge', login: 'sign-in name' } as const satisfies Record<string, Reset>

export function staffDesk({
  house,
  register,
  lockedUntil = () => undefined,
  dropped = () => undefined,
}: DeskOptions): StaffDesk {
  let changes = 0
  let known: { of: string; members: readonly StaffMember[] } | undefined
  const read = (person: string): Person | undefined =>
    /^\d{1,15}$/.test(person) ? register.read(Number(person)) : undefined
  const nameOf = (person: string) => read(person)?.name ?? person
  const version = () =>
    `${changes} ${house.state.factors.size} ${[...house.state.staff].map(([id, { roles, isActive }]) => `${id}${isActive}${roles}`).join(' ')}`

  const taken: StaffDesk['taken'] = (person, { login, badge }) => {
    const others = (found: number[]) => found.some((number) => String(number) !== person)
    if (login !== undefined && others(register.find({ login }))) return refuseOrder('sign-in name taken')
    if (badge !== undefined && others(register.find({ badge }))) return refuseOrder('badge taken')
    return undefined
  }
  const startFor = (person: string) => giveStartCode(register, Number(person), house.now().at)
  const reset = (person: string, what: readonly Reset[], { by, second }: Two) =>
    house.submit({ do: 'ResetStaff', person, what, second }, { by })

  return {
    members() {
      const of = version()
      if (known?.of !== of) {
        const active = [...house.state.staff].filter(([, { isActive }]) => isActive)
        known = { of, members: active.map(([id, { roles }]) => ({ id, name: nameOf(id), roles: rolesInForce(roles) })) }
      }
      return known.members
    },
    rows: () =>
      [...house.state.staff].map(([id, { roles, isActive }]) => {
        const person = read(id)
        const until = lockedUntil(id)
        return {
          id,
          name: person?.name ?? id,
          roles,
          isActive,
          hasBadge: person?.badge !== undefined,
          hasFactor: house.state.factors.has(id),
          isNew: person !== undefined && waitsForStart(register, Number(id)),
          conflicts: isActive ? conflictsIn(roles) : [],
          ...(person?.login === undefined ? {} : { login: person.login }),
          ...(until === undefined ? {} : { lockedUntil: house.zone.localOf(until) }),
        }
      }),
    nameOf,
    taken,
    async enrol({ name, login, badge, roles }, { by, second }) {
      const refused = taken(undefined, { login, badge }) ?? unusable({ login, badge })
      if (refused !== undefined) return refused
      const person = String(register.add({ name, ...given({ login, badge }) }))
      const done = await house.submit({ do: 'EnrolStaff', person, roles, second }, { by })
      if (isRefusal(done)) {
        register.erase(Number(person))
        return done
      }
      changes += 1
      return { person, start: startFor(person) }
    },
    async change(person, { roles, ...change }, two) {
      const before = read(person)
      const known = house.state.staff.get(person)
      if (before === undefined || known === undefined) return refuseOrder('person does not work here', { person })
      const refused = taken(person, change)
      if (refused !== undefined) return refused
      const { by, second } = two
      if (roles !== undefined && !(known.isActive && isSame(roles, known.roles))) {
        const done = await house.submit({ do: 'EnrolStaff', person, roles, second }, { by })
        if (isRefusal(done)) return done
      }
      const fields = given(change)
      const what = (Object.keys(RESET_OF) as (keyof typeof RESET_OF)[]).filter((field) => field in fields)
      if (what.length > 0) {
        const done = await reset(
          person,
          what.map((field) => RESET_OF[field]),
          two,
        )
        if (isRefusal(done)) return done
        register.correct(Number(person), fields)
      }
      changes += 1
      return undefined
    },
    async giveStart(person, two) {
      const done = await reset(person, ['start code'], two)
      if (isRefusal(done)) return done
      changes += 1
      return startFor(person)
    },
    async dropFactor(person, two) {
      const done = await reset(person, ['second factor'], two)
      if (isRefusal(done)) return done
      dropped(Number(person))
      changes += 1
      return undefined
    },
    async disable(person, by) {
      const done = await house.submit({ do: 'DisableStaff', person }, { by })
      return isRefusal(done) ? done : undefined
    },
    version,
    touch: () => {
      changes += 1
    },
  }
}

/** Somebody who could never sign in is not enrolled. */
export const unusable = ({ login, badge }: StaffChange): Refusal | undefined =>
  login === undefined && badge === undefined ? refuseOrder('no way to sign in') : undefined

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((role) => others.includes(role))

const given = (fields: Pick<StaffChange, 'name' | 'login' | 'badge'>): Partial<Person> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
