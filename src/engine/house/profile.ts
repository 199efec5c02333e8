/** The profile of the house: what it asks beyond every document. */
import { digestOf } from '../../base/digest.ts'
import { refuseOrder } from '../../base/refusal.ts'
import { readNew } from '../../rulebook/newtext.ts'
import { type Profile, profile, shortened } from '../../rulebook/profile.ts'
import { faultIn } from '../../rulebook/text/fault.ts'
import { readYaml } from '../../rulebook/text/read.ts'
import { readerOf } from '../inforce.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

/** Where a clause would stand: these reasons are the house's own, no document's. */
export const PROFILE = 'profile'

export function setProfile(state: Pick<State, 'profile'>, command: CommandOf<'SetProfile'>): Decision {
  const { text, at, by, second, isRecorded } = command
  const read = isRecorded === true ? readYaml(text, profile) : readNew('profile', text)
  if (!read.ok)
    return refuseOrder('text has faults', { faults: read.faults.map((fault) => faultIn({ is: 'profile' }, fault)) })
  // Otherwise two people could set a shorter time, erase, and set the old one again.
  const [lost] = shortened(profileOf(state), read.value, at.local.slice(0, 10))
  if (lost !== undefined) {
    const { class: kept, years, from } = lost
    return refuseOrder('records kept shorter', { kept, years, from })
  }
  const beside = second === undefined ? {} : { second }
  return [{ type: 'ProfileSet', text, digest: digestOf(text), by, ...beside }]
}

export function evolveProfile(state: Slice, { text, digest }: EventOf<'ProfileSet'>): void {
  state.profile = { text, digest }
}

const inForce = readerOf('profile', profile)

export const profileOf = ({ profile: set }: Pick<State, 'profile'>): Profile =>
  set === undefined ? {} : inForce(set.text)
