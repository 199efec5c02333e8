/** The demo's slot floor: members with their club cards in machines, who come and go. */

import { randomInt } from 'node:crypto'
import type { Device } from '../../device/device.ts'
import type { Order } from '../../engine/mechanisms.ts'
import type { Register } from '../door/register.ts'
import type { House } from '../house/kernel.ts'
import { demoWitness } from '../upkeep/drawwitness.ts'
import { FEED } from './devices.ts'

const FLOOR = '21'
const COMPLIANCE = '71'
const SURVEILLANCE = '82'
const HI_LO = 'saratoga/hi-lo-progressive'
const BEAT = 'hawaiian-gardens/beat-the-dealer'

export const MEMBERS = Array.from({ length: 24 }, (_, n) => String(2001 + n))
/** Two whom the rules leave out, so that the desk has something to say. */
export const UNUSUAL: Readonly<Record<string, Partial<Extract<Order, { do: 'EnrolPerson' }>>>> = {
  '2007': { age: 17 },
  '2013': { connection: 'vendor staff' },
}

/** The register knows them under the number of their card. */
export function registerMembers(register: Register): void {
  for (const member of MEMBERS) {
    const number = Number(member)
    if (register.read(number) !== undefined || register.isErased(number)) continue
    register.add({ name: `Club member ${member}` }, number)
  }
}

/** Members known to the house, two thirds of them at a machine. What is there stays. */
export async function openMachines(house: House): Promise<void> {
  const isPosted = (activity: string) => house.state.offerings.get(activity)?.running !== undefined
  if (!isPosted(HI_LO) && !isPosted(BEAT)) return
  for (const person of MEMBERS) {
    if (house.state.persons.has(person)) continue
    const usual = { duty: 'none', proposition: false, age: 30, connection: 'none', exclusion: 'none' } as const
    await house.submit({ do: 'EnrolPerson', person, ...usual, ...UNUSUAL[person] }, { by: FLOOR })
  }
  const machines = Array.from({ length: 16 }, (_, n) => `M-${101 + n}`).filter((one) => !house.state.machines.has(one))
  if (machines.length > 0)
    await house.submit({ do: 'EnrolMachines', machines, second: SURVEILLANCE }, { by: COMPLIANCE })
  const { fingerprint } = demoWitness()
  if (!house.state.witnesses.has(fingerprint))
    await house.submit(
      { do: 'AcceptWitness', name: 'The demo’s own witness', fingerprint, second: SURVEILLANCE },
      { by: COMPLIANCE },
    )
  for (const [n, person] of MEMBERS.slice(0, 16).entries())
    if (house.state.inserted.size < 16)
      await house.submit({ do: 'InsertCard', machine: `M-${101 + n}`, person }, { by: `device:${FEED}` })
}

/** One member leaves a machine, another sits down at one. */
export function moveCards(house: House, feed: Device): void {
  const machines = [...house.state.inserted.keys()]
  const seated = new Set([...house.state.inserted.values()].map(({ person }) => person))
  const free = MEMBERS.filter((person) => !seated.has(person))
  const leaving = machines[randomInt(Math.max(1, machines.length))]
  const coming = free[randomInt(Math.max(1, free.length))]
  if (leaving === undefined || coming === undefined) return
  feed.put({ do: 'RemoveCard', machine: leaving })
  feed.put({ do: 'InsertCard', machine: leaving, person: coming })
}
