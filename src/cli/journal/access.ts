/** Who has access to what, for the review every quarter: by person, with the functions, and who has left. */
import { existsSync } from 'node:fs'
import type { Event } from '../../engine/mechanisms.ts'
import type { Role } from '../../engine/roles.ts'
import { parseEntry } from '../../journal/line.ts'
import type { Store } from '../../journal/store.ts'
import { ACT_NAMES, ORDERS } from '../../server/door/acts.ts'
import { auditFolder, lastSignIns } from '../../server/door/auditfiles.ts'
import { placesOf } from '../../server/door/places.ts'
import type { Command } from '../command.ts'
import { withJournal, wordsOf } from './journal.ts'

type Access = {
  person: string
  roles: readonly Role[]
  /** Since when the roles are these, or since when there is none; who decided it. */
  since: string
  by: string[]
  lastSignIn?: string
  screens: string[]
  orders: string[]
  /** Orders in which this person may be the second. */
  seconds: string[]
}

export const access: Command = {
  summary: 'list who may do what, by person: for the review of access, and to be printed',
  usage: 'access FOLDER',
  help: `
Everybody who works or has worked here, by number (names are in the register, on the staff page): roles, since when and by whom,
the last sign-in that the audit trail still has, the screens, the orders, and where they may be the second person. Who has left
has none, from the instant that somebody entered it.`,
  run: (call) => {
    const { FOLDER } = wordsOf(call, access.usage, 'FOLDER')
    return withJournal(call, FOLDER, { readonly: true }, async (store) => {
      const trail = auditFolder(FOLDER)
      const people = await accessIn(store, existsSync(trail) ? await lastSignIns(trail) : new Map())
      if (call.json) call.print(JSON.stringify(people))
      else call.print(people.length === 0 ? 'Nobody was ever enrolled here.' : people.map(told).join('\n\n'))
      return 0
    })
  },
}

async function accessIn(store: Store<Event>, signIns: ReadonlyMap<string, string>): Promise<Access[]> {
  const found = new Map<string, Access>()
  for await (const lines of store.lines({})) {
    for (const { text } of lines) {
      if (!text.includes('"Staff')) continue
      const { events, recorded } = parseEntry<Event>(text)
      for (const event of events) {
        if (event.type !== 'StaffEnrolled' && event.type !== 'StaffDisabled') continue
        const [roles, second] = event.type === 'StaffEnrolled' ? [event.roles, event.second] : [[], undefined]
        found.set(event.person, {
          person: event.person,
          roles,
          since: recorded,
          by: second === undefined ? [event.by] : [event.by, second],
          ...(signIns.has(event.person) ? { lastSignIn: signIns.get(event.person)! } : {}),
          ...functionsOf(roles),
        })
      }
    }
  }
  return [...found.values()].sort((a, b) => Number(a.person) - Number(b.person))
}

const functionsOf = (roles: readonly Role[]): Pick<Access, 'screens' | 'orders' | 'seconds'> => ({
  screens: placesOf(roles),
  orders: ACT_NAMES.filter((act) => ORDERS[act].roles.some((role) => roles.includes(role))),
  seconds: ACT_NAMES.filter((act) => ORDERS[act].second?.some((role) => roles.includes(role)) === true),
})

function told({ person, roles, since, by, lastSignIn, screens, orders, seconds }: Access): string {
  const who = by.join(' and ')
  if (roles.length === 0) return `person ${person}  has left: ${since}, entered by ${who}`
  return [
    `person ${person}  ${roles.join(', ')}`,
    `  since     ${since}, by ${who}`,
    `  signed in ${lastSignIn ?? 'never, as far as the audit trail goes back'}`,
    `  screens   ${screens.join(', ')}`,
    `  orders    ${orders.join(', ') || 'none'}`,
    `  second in ${seconds.join(', ') || 'none'}`,
  ].join('\n')
}
