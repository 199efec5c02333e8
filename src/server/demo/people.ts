/** The people of the demo room. Badges and PINs are no secret here: the sign-in page shows them. */

import { isRefusal } from '../../base/refusal.ts'
import type { Role } from '../../engine/roles.ts'
import { sentence } from '../../words/sentence.ts'
import { memoryRegister, type Register } from '../door/register.ts'
import type { StaffMember } from '../door/staff.ts'
import type { House } from '../house/kernel.ts'

export type DemoPerson = StaffMember & { readonly badge: string; readonly pin: string }

const PIN = '2468'
const person = (id: string, name: string, ...roles: Role[]): DemoPerson => ({
  id,
  name,
  roles,
  badge: `D${id}`,
  pin: PIN,
})

export const DEMO_STAFF: readonly DemoPerson[] = [
  person('11', 'Dana', 'dealer'),
  person('12', 'Kofi', 'dealer'),
  person('21', 'Ravi', 'floor'),
  person('22', 'Lucía', 'floor'),
  person('23', 'Noor', 'brush'),
  person('31', 'Chen', 'cage'),
  person('32', 'Priya', 'cage'),
  person('41', 'Amara', 'count'),
  person('42', 'Tomás', 'count'),
  person('43', 'Bea', 'count'),
  person('51', 'Ines', 'accounting'),
  person('52', 'Hugo', 'accounting'),
  person('61', 'Jonas', 'marketing'),
  person('62', 'Salma', 'approver'),
  person('71', 'Mei', 'compliance'),
  person('72', 'Anders', 'compliance'),
  person('81', 'Nadia', 'tournament-director'),
  person('82', 'Yusuf', 'surveillance'),
  person('85', 'Marta', 'manager'),
  person('91', 'Olga', 'administrator'),
  person('99', 'Grace', 'regulator'),
]

const ADMINISTRATOR = '91'
const COMPLIANCE = '71'

/** Numbers and roles into the journal, where they are not there yet. */
export async function enrolDemoStaff(house: House): Promise<void> {
  const missing = DEMO_STAFF.filter(({ id }) => !house.state.staff.has(id))
  const isFounder = ({ id }: DemoPerson) => id === ADMINISTRATOR || id === COMPLIANCE
  const founders = missing.filter(isFounder).map(({ id, roles }) => ({ person: id, roles }))
  // Sent together, so that one sync serves them all; they are decided one after the other.
  const outcomes = await Promise.all([
    ...(founders.length === 2
      ? [house.submit({ do: 'FoundStaff', founders: founders.reverse() }, { by: ADMINISTRATOR })]
      : []),
    ...missing
      .filter((person) => !isFounder(person))
      .map(({ id, roles }) =>
        house.submit({ do: 'EnrolStaff', person: id, roles, second: COMPLIANCE }, { by: ADMINISTRATOR }),
      ),
  ])
  const refused = outcomes.find(isRefusal)
  if (refused !== undefined) throw new Error(`the demo room could not enrol its people: ${sentence(refused)}`)
}

/** A PIN that everybody can read needs no costly hash; the start is quick. */
export const CHEAP = { memory: 64, passes: 1, parallelism: 1 }

/** Names, badges and PINs into the register, where they are not there yet. */
export async function registerDemoStaff(register: Register = memoryRegister()): Promise<Register> {
  for (const { id, name, badge, pin } of DEMO_STAFF) {
    const number = Number(id)
    if (register.read(number) !== undefined || register.isErased(number)) continue
    register.add({ name, badge, login: name.toLowerCase() }, number)
    await register.setSecret(number, 'pin', pin, CHEAP)
  }
  return register
}
