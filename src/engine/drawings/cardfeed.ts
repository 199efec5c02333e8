/**
 * Club cards in machines: who plays with a card at this moment. The feed of the house's slot system tells it; a person who
 * puts a card in by hand, or takes one out, needs somebody of another department and a reason, and leaves a mark.
 */
import type { Moment } from '../../base/moment.ts'
import { type Refusal, refuseOrder } from '../../base/refusal.ts'
import type { Mark } from './draw/opening.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

type CardOrder = 'InsertCard' | 'RemoveCard' | 'EnrolMachines' | 'RetireMachine'
type CardEvent = 'CardInserted' | 'CardRemoved' | 'MachinesEnrolled' | 'MachineRetired'

const isDevice = (by: string): boolean => by.startsWith('device:')

export function decideCardFeed(state: State, command: CommandOf<CardOrder>): Decision {
  switch (command.do) {
    case 'InsertCard': {
      const { machine, person, at } = command
      if (state.inserted.get(machine)?.person === person)
        return refuseOrder('card in machine already', { person, machine })
      const alone = aloneByHand(command)
      if (alone !== undefined) return alone
      return [{ type: 'CardInserted', machine, person, at: at.at, ...handOf(command) }]
    }
    case 'RemoveCard': {
      const { machine } = command
      const there = state.inserted.get(machine)
      if (there === undefined) return refuseOrder('no card in machine', { machine })
      const alone = aloneByHand(command)
      if (alone !== undefined) return alone
      return [{ type: 'CardRemoved', machine, person: there.person, ...handOf(command) }]
    }
    case 'EnrolMachines': {
      const { second, by } = command
      const machines = [...new Set(command.machines)].filter((machine) => !state.machines.has(machine))
      if (machines.length === 0) return refuseOrder('machines enrolled already')
      if (second === undefined) return refuseOrder('machines take two')
      return [{ type: 'MachinesEnrolled', machines, by, second }]
    }
    case 'RetireMachine': {
      const { machine, reason, second, at, by } = command
      if (!state.machines.has(machine)) return refuseOrder('no such machine', { machine })
      if (second === undefined) return refuseOrder('machines take two')
      const person = state.inserted.get(machine)?.person
      const whose = person === undefined ? {} : { person }
      return [{ type: 'MachineRetired', machine, ...whose, reason, by, second, at: at.at, local: at.local }]
    }
  }
}

/** A device tells what is; a person who says it takes two, and a reason. */
function aloneByHand({ by, second, reason }: CommandOf<'InsertCard' | 'RemoveCard'>): Refusal | undefined {
  if (isDevice(by)) return undefined
  return second === undefined || reason === undefined ? refuseOrder('card by hand takes two') : undefined
}

type Hand = { readonly by: string; readonly second?: string; readonly reason?: string; readonly local?: string }
const handOf = ({ by, second, reason, at }: CommandOf<'InsertCard' | 'RemoveCard'>): Hand => ({
  by,
  ...(isDevice(by) || second === undefined || reason === undefined ? {} : { second, reason, local: at.local }),
})

/** A second card in the same machine takes the place of the first: the feed has lost its removal. */
export function evolveCardFeed(state: Slice, event: EventOf<CardEvent>): void {
  switch (event.type) {
    case 'CardInserted': {
      const { machine, person, at, by, second } = event
      const source = by === undefined ? {} : { source: second === undefined ? by : `${by} with ${second}` }
      state.inserted.set(machine, { person, at, ...source })
      mark(state, markOf('card put in by hand', event, at))
      return
    }
    case 'CardRemoved':
      state.inserted.delete(event.machine)
      mark(state, markOf('card taken out by hand', event, 0))
      return
    case 'MachinesEnrolled':
      for (const machine of event.machines) state.machines.add(machine)
      return
    case 'MachineRetired':
      state.machines.delete(event.machine)
      mark(state, markOf('machine retired', event, event.at))
      return
  }
}

type ByHand = {
  readonly machine: string
  readonly person?: string
  readonly by?: string
  readonly second?: string
  readonly reason?: string
  readonly local?: string
}

function markOf(what: Mark['what'], { machine, person, by, second, reason, local }: ByHand, at: number) {
  if (by === undefined || second === undefined || reason === undefined || local === undefined) return undefined
  return { what, machine, ...(person === undefined ? {} : { id: person }), reason, by, second, at, local }
}

/** Those of a day and the night after it; every draw names those of its own day. */
const KEPT_DAYS = 2

function mark(state: Slice, one: Mark | undefined): void {
  if (one === undefined) return
  const days = new Set(state.marks.map(({ local }) => local.slice(0, 10)).concat(one.local.slice(0, 10)))
  const kept = [...days].sort().slice(-KEPT_DAYS)
  state.marks = [...state.marks.filter(({ local }) => kept.includes(local.slice(0, 10))), one]
}

/** Where an entry comes from: who told of the card, and the machine. Of cards that were in before this was kept, nobody knows. */
export const sourceOf = (machine: string, source = 'not told'): string => `${source} ${machine}`

/** Done by hand on the day of this moment: marks that a draw opened now must show. */
export const marksOf = (state: Pick<Slice, 'marks'>, { local }: Moment, dayOf: (local: string) => string): Mark[] =>
  state.marks.filter((one) => dayOf(one.local) === dayOf(local))
