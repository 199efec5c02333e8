/** How long the records of a house are kept: the same as on the page of the house profile. */
import { profileOf } from '../../engine/house/profile.ts'
import type { Event } from '../../engine/mechanisms.ts'
import { parseEntry } from '../../journal/line.ts'
import type { Store } from '../../journal/store.ts'
import { auditFolder, oldestIn } from '../../server/door/auditfiles.ts'
import { firstDay } from '../../server/upkeep/records.ts'
import { type Keeping, keepings } from '../../views/retention.ts'
import type { Command } from '../command.ts'
import { withJournal, wordsOf } from './journal.ts'

export const retention: Command = {
  summary: 'list how long each class of records is kept, by which rule, and the oldest record',
  usage: 'retention FOLDER',
  help: `
The years are those of the house profile, which compliance sets with a second person. Until the day that is named, the program
erases nothing of that class; the journal it never erases.`,
  run: (call) => {
    const { FOLDER } = wordsOf(call, retention.usage, 'FOLDER')
    return withJournal(call, FOLDER, { readonly: true }, async (store) => {
      const today = new Date().toISOString().slice(0, 10)
      const oldest = { journal: await firstDay(store), 'audit trail': oldestIn(auditFolder(FOLDER)) }
      const rows = keepings(profileOf(await profileIn(store)), today, oldest)
      call.print(call.json ? JSON.stringify(rows) : rows.map(told).join('\n'))
      return 0
    })
  },
}

/** The profile that was set last. */
async function profileIn(store: Store<Event>): Promise<Parameters<typeof profileOf>[0]> {
  let profile: { text: string; digest: string } | undefined
  for await (const lines of store.lines({})) {
    for (const { text } of lines) {
      if (!text.includes('"ProfileSet"')) continue
      for (const event of parseEntry<Event>(text).events) if (event.type === 'ProfileSet') profile = event
    }
  }
  return profile === undefined ? {} : { profile }
}

function told({ class: of, rule, oldest, until }: Keeping): string {
  const kept = rule === undefined ? 'no rule' : `${rule.years} years since ${rule.from} (${rule.by})`
  const age = oldest === undefined ? '' : `; oldest of ${oldest}${until === undefined ? '' : `, kept until ${until}`}`
  return `${of.padEnd(13)}${kept}${age}`
}
