/** Witnesses and beacons whose part goes into a draw: accepted by two persons, so that nobody brings a witness of their own. */
import { refuseOrder } from '../../base/refusal.ts'
import { isFingerprint } from './draw/outside.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

export function decideWitnesses(state: State, command: CommandOf<'AcceptWitness' | 'RetireWitness'>): Decision {
  const { fingerprint, second, by } = command
  const known = state.witnesses.get(fingerprint)
  if (command.do === 'RetireWitness') {
    if (known === undefined) return refuseOrder('witness not accepted')
    if (second === undefined) return refuseOrder('witness takes two')
    return [{ type: 'WitnessRetired', fingerprint, reason: command.reason, by, second }]
  }
  if (!isFingerprint(fingerprint)) return refuseOrder('not a fingerprint')
  if (known !== undefined) return refuseOrder('witness accepted already', { name: known.name })
  if (second === undefined) return refuseOrder('witness takes two')
  return [{ type: 'WitnessAccepted', fingerprint, name: command.name, by, second }]
}

export function evolveWitnesses(state: Slice, event: EventOf<'WitnessAccepted' | 'WitnessRetired'>): void {
  const { fingerprint } = event
  if (event.type === 'WitnessRetired') state.witnesses.delete(fingerprint)
  else state.witnesses.set(fingerprint, { fingerprint, name: event.name })
}
