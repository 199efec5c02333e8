/** The property, its tables and the persons it knows. */

import { toWire } from '../../base/money.ts'
import { refuse, refuseOrder } from '../../base/refusal.ts'
import { isLifted } from '../judging/exclusion.ts'
import type { PersonFacts } from '../judging/fact.ts'
import type { Ask } from '../mechanism.ts'
import type { CommandOf, Decision, EventOf, Slice, State, Table } from './vocabulary.ts'

type HouseOrder = 'OpenProperty' | 'SetTable' | 'OpenTable' | 'CloseTable' | 'EnrolPerson' | 'SetClubForm'
type HouseEvent = 'PropertyOpened' | 'TableSet' | 'TableOpened' | 'TableClosed' | 'PersonEnrolled' | 'ClubFormSet'

export function decideHouse(state: State, command: CommandOf<HouseOrder>, ask: Ask): Decision {
  switch (command.do) {
    case 'OpenProperty': {
      if (state.property !== undefined)
        return refuseOrder('journal of another house', { property: state.property.property })
      const { property, zone, dayStart, chip } = command
      return [{ type: 'PropertyOpened', property, zone, dayStart, chip: toWire(chip) }]
    }
    case 'SetTable': {
      const { table, game, seats, decks } = command
      if (state.tables.get(table)?.openedAt !== undefined) return refuseOrder('table changed while open', { table })
      return [{ type: 'TableSet', table, game, seats, decks, ...limitAndKind(command) }]
    }
    case 'OpenTable': {
      const table = state.tables.get(command.table)
      if (table === undefined) return refuseOrder('no such table', { table: command.table })
      if (table.openedAt !== undefined) return refuseOrder('table open already', { table: command.table })
      return [{ type: 'TableOpened', table: command.table, at: command.at.at }]
    }
    case 'CloseTable': {
      const table = state.tables.get(command.table)
      if (table?.openedAt === undefined) return refuseOrder('table not open', { table: command.table })
      const open = ask.keepsTableOpen(command.table, command.at.at)
      if (open !== undefined) return refuse({ kind: 'order' }, [open])
      return [{ type: 'TableClosed', table: command.table, at: command.at.at }]
    }
    case 'SetClubForm': {
      const { person, club, by } = command
      return state.persons.get(person)?.club === club
        ? refuseOrder('club form is so', { person })
        : [{ type: 'ClubFormSet', person, club, by }]
    }
    case 'EnrolPerson': {
      const { person, duty, proposition, exclusion, second } = command
      const lifts = isLifted(state.persons.get(person)?.exclusion, exclusion)
      if (lifts && second === undefined) return refuseOrder('lifting takes two', { person })
      const beside = lifts ? { second: second! } : {}
      return [{ type: 'PersonEnrolled', person, duty, proposition, ...moreOf(command), ...beside }]
    }
  }
}

export function evolveHouse(state: Slice, event: EventOf<HouseEvent>): void {
  switch (event.type) {
    case 'PropertyOpened':
      state.property = {
        property: event.property,
        zone: event.zone,
        dayStart: event.dayStart,
        chip: BigInt(event.chip) as never,
      }
      return
    case 'TableSet': {
      const { table, game, seats, decks } = event
      state.tables.set(table, { table, game, seats, decks, ...limitAndKind(event) })
      return
    }
    case 'TableOpened':
      state.tables.get(event.table)!.openedAt = event.at
      return
    case 'TableClosed':
      delete state.tables.get(event.table)!.openedAt
      return
    case 'ClubFormSet':
      state.persons.set(event.person, { ...state.persons.get(event.person), club: event.club })
      return
    case 'PersonEnrolled': {
      const { person, duty, proposition } = event
      // Who writes down something else does not take the club's form away.
      const { club } = state.persons.get(person) ?? {}
      state.persons.set(person, { duty, proposition, ...(club === undefined ? {} : { club }), ...moreOf(event) })
      return
    }
  }
}

/** What is not always known of a person. */
const limitAndKind = ({ limit, kind }: Pick<Table, 'limit' | 'kind'>) => ({
  ...(limit === undefined ? {} : { limit }),
  ...(kind === undefined ? {} : { kind }),
})

type More = Pick<PersonFacts, 'age' | 'connection' | 'exclusion' | 'club'>
const moreOf = ({ age, connection, exclusion, club }: More) => ({
  ...(age === undefined ? {} : { age }),
  ...(connection === undefined ? {} : { connection }),
  ...(exclusion === undefined ? {} : { exclusion }),
  ...(club === undefined ? {} : { club }),
})
