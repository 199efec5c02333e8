/** The way back for a house that lost its administrators: at the machine itself, with a reason that stays. */
import { isRefusal } from '../base/refusal.ts'
import { CONSOLE } from '../engine/access/founding.ts'
import { BESIDE_ADMINISTRATORS } from '../engine/roles.ts'
import { found } from '../server/access/founders.ts'
import { giveStartCode } from '../server/access/startcodes.ts'
import { openOwnHouse } from '../server/house/newhouse.ts'
import { markFiles } from '../server/upkeep/marks.ts'
import { sentence } from '../words/sentence.ts'
import { type Command, Complaint } from './command.ts'
import { explained, wordsOf } from './journal/journal.ts'

/** A station for the two, where the house lets the staff in at stations only. */
const STATION = 'founders'
/** However long it was shut: its administrators are gone. */
const SHUT_HOURS = 1_000_000

export const founders: Command = {
  summary: 'two new people for a house that lost its administrators',
  usage: 'founders FOLDER --administrator NAME,BADGE --second NAME,BADGE,ROLE --reason TEXT',
  help: `
Enrols an administrator and a second person of another department (${BESIDE_ADMINISTRATORS.join(', ')}) and prints a
start code for each, good once and for a day; with it they set PINs of their own at the sign-in. Where the staff signs in
at stations only, also a code for one station. Recorded in the journal with the reason, and shown on Tonight. Nobody is
disabled by it: the two do that. The house must not be running.`,
  flags: {
    administrator: { takes: 'NAME,BADGE', says: 'who administers from now on' },
    second: { takes: 'NAME,BADGE,ROLE', says: 'who stands beside' },
    reason: { takes: 'TEXT', says: 'what happened to the others, and who decided' },
  },
  run: (call) => {
    const { FOLDER } = wordsOf(call, founders.usage, 'FOLDER')
    const { administrator, second, reason } = call.flags
    const [name, badge] = partsOf(administrator, 2, '--administrator takes a name and a badge: "Ruth,R1".')
    const [other, otherBadge, role] = partsOf(
      second,
      3,
      '--second takes a name, a badge and a role: "Cora,C1,compliance".',
    )
    if (typeof reason !== 'string' || reason.trim().length < 10)
      throw new Complaint('--reason takes a sentence: what happened to the others, and who decided.')
    return explained(call, async () => {
      const { house, premises } = await openOwnHouse({ folder: FOLDER, shutHours: SHUT_HOURS })
      try {
        const { register, audit, door } = premises
        const needsStation = house.state.areStationsRequired
        const outcome = await found(house, register, {
          founders: [
            { name, badge, roles: ['administrator'] },
            { name: other, badge: otherBadge, roles: [role] },
          ],
          reason: reason.trim(),
          by: CONSOLE,
          ...(needsStation ? { station: STATION } : {}),
        })
        if (isRefusal(outcome)) throw new Complaint(sentence(outcome))
        const [first = '', beside = ''] = outcome
        audit.note('staff changed', { person: first, second: beside, by: CONSOLE, what: 'founded anew' })
        for (const [person, who] of [
          [first, name],
          [beside, other],
        ] as const) {
          const { code, until } = giveStartCode(register, Number(person), house.now().at)
          call.print(`${who} is person ${person}. Start code, until ${house.zone.localOf(until)}: ${code}`)
        }
        if (needsStation) {
          const { code, until } = door.stations.giveCode(STATION)
          call.print(`Station "${STATION}", until ${house.zone.localOf(until)}: ${code}`)
        }
        await markFiles({ house, register, audit })
        call.print(`Recorded as line ${house.durable().seq} with the reason.`)
        return 0
      } finally {
        premises.close()
        await house.close()
      }
    })
  },
}

function partsOf(text: string | true | undefined, count: number, says: string): [string, string, string] {
  const parts = typeof text === 'string' ? text.split(',').map((part) => part.trim()) : []
  if (parts.length !== count || parts.some((part) => part === '')) throw new Complaint(says)
  const [first = '', second = '', third = ''] = parts
  return [first, second, third]
}
