/** Club cards in machines, as the house's slot system tells it: who plays with a card at this moment. */
import { refuseOrder } from '../../base/refusal.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

export function decideCardFeed(state: State, command: CommandOf<'InsertCard' | 'RemoveCard'>): Decision {
  const { machine } = command
  const there = state.inserted.get(machine)
  if (command.do === 'RemoveCard') {
    if (there === undefined) return refuseOrder('no card in machine', { machine })
    return [{ type: 'CardRemoved', machine, person: there.person }]
  }
  const { person } = command
  if (there?.person === person) return refuseOrder('card in machine already', { person, machine })
  return [{ type: 'CardInserted', machine, person, at: command.at.at }]
}

/** A second card in the same machine takes the place of the first: the feed has lost its removal. */
export function evolveCardFeed(state: Slice, event: EventOf<'CardInserted' | 'CardRemoved'>): void {
  if (event.type === 'CardRemoved') state.inserted.delete(event.machine)
  else state.inserted.set(event.machine, { person: event.person, at: event.at })
}
