/** Which rules are accepted, what is posted under them, and the tables of the room. */
import type { Part } from './part.ts'
import { runningFrom } from './terms.ts'

export const offerings: Part = (books) => {
  const accepted = new Map<string, string>()
  const drafts = new Map<string, string>()
  return {
    PropertyOpened: ({ chip }) => {
      books.chip = BigInt(chip)
    },
    TableSet: ({ table, game, limit }) => {
      const { openedAt, lockedAt } = books.tables.get(table) ?? {}
      books.tables.set(table, {
        game,
        ...(limit === undefined ? {} : { limit }),
        ...(openedAt === undefined ? {} : { openedAt }),
        ...(lockedAt === undefined ? {} : { lockedAt }),
      })
    },
    TableOpened: ({ table, at }) => {
      books.tables.get(table)!.openedAt = at
    },
    TableClosed: ({ table }) => {
      delete books.tables.get(table)!.openedAt
    },
    RulesAccepted: ({ activity, text }) => void accepted.set(activity, text),
    OfferingDrafted: ({ activity, text }) => void drafts.set(activity, text),
    OfferingPosted: ({ activity, local }) => {
      const [rules, draft] = [accepted.get(activity), drafts.get(activity)]
      if (rules === undefined || draft === undefined) throw new Error(`${activity} was posted without rules or a draft`)
      books.running.set(activity, runningFrom(rules, draft, local, books.chip))
    },
  }
}
