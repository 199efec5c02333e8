/** The house profile set anew, and the forms that it asks for before a prize is paid. */
import { digestOf } from '../base/digest.ts'
import { formatMoney, fromWire } from '../base/money.ts'
import { type Reason, refuseStep } from '../base/refusal.ts'
import { formatFault } from '../rulebook/fault.ts'
import { type FormTerms, formsFor, type Profile, profile } from '../rulebook/profile.ts'
import { readYaml } from '../rulebook/read.ts'
import type { CommandOf } from './command.ts'
import type { Decision } from './decision.ts'
import type { EventOf } from './event.ts'
import type { Claim, State } from './state.ts'

/** Where a clause would stand: these reasons are the house's own, no document's. */
export const PROFILE = 'profile'

export function setProfile({ text, by, second }: CommandOf<'SetProfile'>): Decision {
  const read = readYaml(text, profile)
  if (!read.ok) return refuseStep(read.faults.map((fault) => formatFault('profile', fault)).join('; '))
  if (second === by) return refuseStep('the profile is set by two persons')
  const beside = second === undefined ? {} : { second }
  return [{ type: 'ProfileSet', v: 1, text, digest: digestOf(text), by, ...beside }]
}

export function evolveProfile(state: State, { text, digest }: EventOf<'ProfileSet'>): void {
  state.profile = { text, digest }
}

export function recordForm(state: State, { claim: name, kind, reference, by }: CommandOf<'RecordForm'>): Decision {
  const claim = state.claims.get(name)
  if (claim === undefined) return refuseStep(`there is no claim ${name}`)
  if (claim.status !== 'open') return refuseStep(`claim ${name} is ${claim.status} already`)
  const known = [...new Set((profileOf(state).forms ?? []).map((one) => one.kind))]
  if (!known.includes(kind))
    return refuseStep(
      known.length === 0
        ? 'the house profile asks for no forms'
        : `the house profile has no form ${kind}; it has ${known.join(', ')}`,
    )
  const before = claim.forms?.[kind]
  if (before !== undefined) return refuseStep(`the ${kind} of claim ${name} is recorded already as ${before}`)
  return [{ type: 'FormRecorded', v: 1, claim: name, kind, reference, by }]
}

/** Forms that the house profile wants before this claim is paid on that date, recorded or not. */
export const formsOf = (state: State, { award }: Claim, on: string): readonly FormTerms[] =>
  formsFor(profileOf(state), fromWire(award.amount), on.slice(0, 10))

/** Why the prize is held: each form that is not there yet. */
export function lackingForms(state: State, claim: Claim, on: string): Reason[] {
  return formsOf(state, claim, on)
    .filter(({ kind }) => claim.forms?.[kind] === undefined)
    .map(({ kind, amount, by }) => ({
      clause: PROFILE,
      says: `the house profile asks for the form ${kind} before ${formatMoney(amount)} or more are paid (${by})`,
    }))
}

const read = new Map<string, Profile>()

export function profileOf({ profile: set }: Pick<State, 'profile'>): Profile {
  if (set === undefined) return {}
  const known = read.get(set.text)
  if (known !== undefined) return known
  const result = readYaml(set.text, profile)
  if (!result.ok) throw new Error('a profile in force cannot be read: it was checked when it came in')
  read.set(set.text, result.value)
  return result.value
}
