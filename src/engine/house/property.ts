/** The property, its tables and the persons it knows. */
import { formatMoney, toWire } from '../../base/money.ts'
import { refuseStep } from '../../base/refusal.ts'
import type { CommandOf } from '../command.ts'
import type { Decision } from '../decision.ts'
import type { EventOf } from '../event.ts'
import type { PersonFacts } from '../judging/fact.ts'
import type { State } from '../state.ts'
import { accountsAt } from '../tablegames/gameaccount.ts'
import { isRoundUnderWay } from '../tablegames/livegame.ts'

type HouseOrder = 'OpenProperty' | 'SetTable' | 'OpenTable' | 'CloseTable' | 'EnrolPerson'
type HouseEvent = 'PropertyOpened' | 'TableSet' | 'TableOpened' | 'TableClosed' | 'PersonEnrolled'

export function decideHouse(state: State, command: CommandOf<HouseOrder>): Decision {
  switch (command.do) {
    case 'OpenProperty': {
      if (state.property !== undefined) return refuseStep(`this journal is that of ${state.property.property} already`)
      const { property, zone, dayStart, chip } = command
      return [{ type: 'PropertyOpened', v: 1, property, zone, dayStart, chip: toWire(chip) }]
    }
    case 'SetTable': {
      const { table, game, seats, decks, limit } = command
      if (state.tables.get(table)?.openedAt !== undefined)
        return refuseStep(`table ${table} is open; close it before it is changed`)
      return [{ type: 'TableSet', v: 1, table, game, seats, decks, ...(limit === undefined ? {} : { limit }) }]
    }
    case 'OpenTable': {
      const table = state.tables.get(command.table)
      if (table === undefined) return refuseStep(`there is no table ${command.table}`)
      if (table.openedAt !== undefined) return refuseStep(`table ${command.table} is open already`)
      return [{ type: 'TableOpened', v: 1, table: command.table, at: command.at.at }]
    }
    case 'CloseTable': {
      const table = state.tables.get(command.table)
      if (table?.openedAt === undefined) return refuseStep(`table ${command.table} is not open`)
      if (table.open !== undefined)
        return refuseStep(`round ${table.open.round} at table ${command.table} has not ended`)
      if (isRoundUnderWay(state, command.table)) return refuseStep(`the round at table ${command.table} is not settled`)
      const held = accountsAt(state.balances, command.table).find(({ amount }) => amount > 0n)
      if (held !== undefined)
        return refuseStep(
          `the game account of seat ${held.seat} holds ${formatMoney(held.amount)}; it is handed out before the table closes`,
        )
      return [{ type: 'TableClosed', v: 1, table: command.table, at: command.at.at }]
    }
    case 'EnrolPerson': {
      const { person, duty, proposition } = command
      return [{ type: 'PersonEnrolled', v: 1, person, duty, proposition, ...moreOf(command) }]
    }
  }
}

export function evolveHouse(state: State, event: EventOf<HouseEvent>): void {
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
      const { table, game, seats, decks, limit } = event
      const round = state.tables.get(table)?.round ?? 0
      state.tables.set(table, { table, game, seats, decks, ...(limit === undefined ? {} : { limit }), round })
      return
    }
    case 'TableOpened':
      state.tables.get(event.table)!.openedAt = event.at
      return
    case 'TableClosed':
      delete state.tables.get(event.table)!.openedAt
      state.games.delete(event.table)
      for (const offered of state.offerings.values()) delete offered.charged[event.table]
      return
    case 'PersonEnrolled': {
      const { person, duty, proposition } = event
      state.persons.set(person, { duty, proposition, ...moreOf(event) })
      return
    }
  }
}

/** What is not always known of a person. */
const moreOf = ({ age, connection, exclusion }: Pick<PersonFacts, 'age' | 'connection' | 'exclusion'>) => ({
  ...(age === undefined ? {} : { age }),
  ...(connection === undefined ? {} : { connection }),
  ...(exclusion === undefined ? {} : { exclusion }),
})
