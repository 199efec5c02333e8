import { ROLES } from '../engine/roles.ts'
import { ORDERS } from '../server/door/acts.ts'
import { VIEWS_FOR } from '../server/door/permissions.ts'
import { permissionTable } from '../server/door/permissiontable.ts'
import { PLACES } from '../server/door/places.ts'
import { type Command, Complaint } from './command.ts'

export const permissions: Command = {
  summary: 'Prints who may do and see what.',
  usage: 'permissions',
  help: `
Every order and every view by role, the second persons, and how long a session lasts at each screen.
The door obeys this very table.`,
  run({ words, json, print }) {
    if (words.length > 0) throw new Complaint(`"${words[0]}" is not understood. Usage: gamekeeper permissions`)
    print(
      json
        ? JSON.stringify({ roles: ROLES, orders: ORDERS, views: VIEWS_FOR, places: PLACES }, null, 2)
        : permissionTable().trimEnd(),
    )
    return 0
  },
}
