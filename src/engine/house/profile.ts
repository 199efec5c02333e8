/** The profile of the house: what it asks beyond every document. */
import { digestOf } from '../../base/digest.ts'
import { refuseOrder } from '../../base/refusal.ts'
import { type Profile, profile } from '../../rulebook/profile.ts'
import { formatFault } from '../../rulebook/text/fault.ts'
import { readYaml } from '../../rulebook/text/read.ts'
import { readerOf } from '../inforce.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

/** Where a clause would stand: these reasons are the house's own, no document's. */
export const PROFILE = 'profile'

export function setProfile({ text, by, second }: CommandOf<'SetProfile'>): Decision {
  const read = readYaml(text, profile)
  if (!read.ok)
    return refuseOrder('text has faults', { faults: read.faults.map((fault) => formatFault('profile', fault)) })
  const beside = second === undefined ? {} : { second }
  return [{ type: 'ProfileSet', text, digest: digestOf(text), by, ...beside }]
}

export function evolveProfile(state: Slice, { text, digest }: EventOf<'ProfileSet'>): void {
  state.profile = { text, digest }
}

const inForce = readerOf('profile', profile)

export const profileOf = ({ profile: set }: Pick<State, 'profile'>): Profile =>
  set === undefined ? {} : inForce(set.text)
