/** What must hold of tickets, points and passes after every order, seen in the state alone. */
import { numberOf, ticketName } from '../../engine/entries/spans.ts'
import type { State } from '../../engine/mechanisms.ts'

type Seen = Pick<State, 'tickets' | 'ticketsSoFar' | 'callups' | 'points' | 'stages'>

export function ticketFault({ tickets, ticketsSoFar, callups, points, stages }: Seen): string | undefined {
  const called = new Map<number, string>()
  for (const { ticket, callup, status } of callups.values()) {
    const number = status === 'called' && ticket !== undefined ? numberOf(ticket) : undefined
    if (number === undefined) continue
    const other = called.get(number)
    if (other !== undefined) return `${ticket} is called by ${other} and ${callup}`
    called.set(number, callup)
  }
  let last = 0
  for (const { first, last: end, isDrawn } of tickets) {
    if (first <= last) return `${ticketName(first)} is there twice`
    if (end < first) return `${ticketName(first)} to ${ticketName(end)} run backwards`
    last = end
    for (let number = first; number <= end; number += 1) {
      const isCalled = called.delete(number)
      if (isCalled !== (isDrawn === true))
        return `${ticketName(number)} is ${isCalled ? 'called and lies in the drum' : 'drawn and nobody is called'}`
    }
  }
  if (last > ticketsSoFar) return `${ticketName(last)} was never handed out`
  for (const [number, callup] of called)
    return `${callup} has called ${ticketName(number)}, which is no ticket any more`
  for (const [activity, each] of points)
    for (const [person, count] of each) if (count <= 0) return `${person} has ${count} points in ${activity}`
  const passes = [...stages.values()].flatMap((stage) => stage.passes.map(({ callup }) => callup))
  const twice = passes.find((callup, at) => passes.indexOf(callup) !== at)
  return twice === undefined ? undefined : `${twice} has two passes`
}
