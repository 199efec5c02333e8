/** The property, its tables and the persons it knows. */
import { toWire } from '../../base/money.ts'
import { refuseOrder } from '../../base/refusal.ts'
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
      if (state.property !== undefined)
        return refuseOrder('journal of another house', { property: state.property.property })
      const { property, zone, dayStart, chip } = command
      return [{ type: 'PropertyOpened', v: 1, property, zone, dayStart, chip: toWire(chip) }]
    }
    case 'SetTable': {
      const { table, game, seats, decks, limit } = command
      if (state.tables.get(table)?.openedAt !== undefined) return refuseOrder('table changed while open', { table })
      return [{ type: 'TableSet', v: 1, table, game, seats, decks, ...(limit === undefined ? {} : { limit }) }]
    }
    case 'OpenTable': {
      const table = state.tables.get(command.table)
      if (table === undefined) return refuseOrder('no such table', { table: command.table })
      if (table.openedAt !== undefined) return refuseOrder('table open already', { table: command.table })
      return [{ type: 'TableOpened', v: 1, table: command.table, at: command.at.at }]
    }
    case 'CloseTable': {
      const table = state.tables.get(command.table)
      if (table?.openedAt === undefined) return refuseOrder('table not open', { table: command.table })
      if (table.open !== undefined)
        return refuseOrder('round has not ended', { round: table.open.round, table: command.table })
      if (isRoundUnderWay(state, command.table)) return refuseOrder('table game not settled', { table: command.table })
      const held = accountsAt(state.balances, command.table).find(({ amount }) => amount > 0n)
      if (held !== undefined)
        return refuseOrder('game account holds money', { seat: held.seat, amount: toWire(held.amount) })
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
