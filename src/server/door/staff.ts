/** The people who work here: numbers and roles as the journal has them, names and badges as the register has them. */

import { isRefusal, type Refusal, refuseOrder } from '../../base/refusal.ts'
import { rolesOf } from '../../engine/house/staff.ts'
import type { Role } from '../../engine/roles.ts'
import type { House } from '../house/kernel.ts'
import type { Person, Register } from './register.ts'

export type StaffMember = { readonly id: string; readonly name: string; readonly roles: readonly Role[] }
/** As the administrator sees somebody. A badge is never shown again: a lost one is replaced. */
export type StaffRow = StaffMember & {
  readonly isActive: boolean
  readonly login?: string
  readonly hasBadge: boolean
  readonly lockedUntil?: string
}

/** What the administrator writes down; what is left out stays as it is. */
export type StaffChange = {
  readonly name?: string | undefined
  readonly login?: string | undefined
  readonly password?: string | undefined
  readonly badge?: string | undefined
  readonly pin?: string | undefined
  readonly roles?: readonly string[] | undefined
}

export type StaffDesk = {
  /** Those who work here today. */
  members(): readonly StaffMember[]
  rows(): StaffRow[]
  nameOf(person: string): string
  enrol(
    entry: StaffChange & { readonly name: string; readonly roles: readonly string[] },
    by?: string,
  ): Promise<string | Refusal>
  change(person: string, change: StaffChange, by: string): Promise<Refusal | undefined>
  disable(person: string, by: string): Promise<Refusal | undefined>
  /** Changes whenever something in `rows` may have. */
  version(): string
  touch(): void
}

const PASSWORD_MIN = 12
const PIN = /^\d{4,12}$/

export function staffDesk(
  house: House,
  register: Register,
  lockedUntil: (person: string) => number | undefined = () => undefined,
): StaffDesk {
  let changes = 0
  let known: { of: string; members: readonly StaffMember[] } | undefined
  const read = (person: string): Person | undefined =>
    /^\d{1,15}$/.test(person) ? register.read(Number(person)) : undefined
  const nameOf = (person: string) => read(person)?.name ?? person
  const version = () =>
    `${changes} ${[...house.state.staff].map(([id, { roles, isActive }]) => `${id}${isActive}${roles}`).join(' ')}`

  /** Two with one badge could not be told apart. */
  const taken = (person: string | undefined, { login, badge }: StaffChange): Refusal | undefined => {
    const others = (found: number[]) => found.some((number) => String(number) !== person)
    if (login !== undefined && others(register.find({ login }))) return refuseOrder('sign-in name taken')
    if (badge !== undefined && others(register.find({ badge }))) return refuseOrder('badge taken')
    return undefined
  }

  async function keep(person: string, { name, login, badge, pin, password }: StaffChange): Promise<void> {
    const fields = { name, login, badge }
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    if (Object.keys(given).length > 0) register.correct(Number(person), given)
    if (pin !== undefined) await register.setSecret(Number(person), 'pin', pin)
    if (password !== undefined) await register.setSecret(Number(person), 'password', password)
    changes += 1
  }

  return {
    members() {
      const of = version()
      if (known?.of !== of) {
        const active = [...house.state.staff].filter(([, { isActive }]) => isActive)
        known = { of, members: active.map(([id, { roles }]) => ({ id, name: nameOf(id), roles })) }
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
          ...(person?.login === undefined ? {} : { login: person.login }),
          ...(until === undefined ? {} : { lockedUntil: house.zone.localOf(until) }),
        }
      }),
    nameOf,
    async enrol(entry, by) {
      const refused = taken(undefined, entry) ?? weak(entry) ?? unusable(entry)
      if (refused !== undefined) return refused
      const person = String(register.add({ name: entry.name }))
      const done = await house.submit({ do: 'EnrolStaff', person, roles: entry.roles }, { by: by ?? person })
      if (isRefusal(done)) {
        register.erase(Number(person))
        return done
      }
      await keep(person, entry)
      return person
    },
    async change(person, change, by) {
      const before = read(person)
      if (before === undefined || !house.state.staff.has(person))
        return refuseOrder('person does not work here', { person })
      const refused = taken(person, change) ?? weak({ login: before.login, name: before.name, ...change })
      if (refused !== undefined) return refused
      if (change.roles !== undefined && change.roles.join() !== rolesOf(house.state, person).join()) {
        const done = await house.submit({ do: 'EnrolStaff', person, roles: change.roles }, { by })
        if (isRefusal(done)) return done
      }
      await keep(person, change)
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
const unusable = ({ login, password, badge, pin }: StaffChange): Refusal | undefined =>
  (badge === undefined) !== (pin === undefined)
    ? refuseOrder('badge without pin')
    : (login !== undefined && password !== undefined) || (badge !== undefined && pin !== undefined)
      ? undefined
      : refuseOrder('no way to sign in')

/** Why a PIN or a password is not taken. */
export function weak({ name = '', login = '', password, pin }: StaffChange): Refusal | undefined {
  if (pin !== undefined && !PIN.test(pin)) return refuseOrder('pin of another length')
  if (pin !== undefined && isRun(pin)) return refuseOrder('pin guessed first')
  if (password === undefined) return undefined
  if (password.length < PASSWORD_MIN) return refuseOrder('password too short', { least: PASSWORD_MIN })
  const plain = password.toLowerCase()
  const own = [name, login].some((word) => word.length >= 4 && plain.includes(word.toLowerCase()))
  if (own || new Set(password).size < 5) return refuseOrder('password too plain')
  return undefined
}

function isRun(digits: string): boolean {
  const steps = new Set([...digits].slice(1).map((digit, at) => Number(digit) - Number(digits[at])))
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0] ?? 9)
}
