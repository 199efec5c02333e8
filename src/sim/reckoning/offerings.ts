/** Which rules are accepted, what is posted under them, and the tables of the room. */
import type { Part } from './part.ts'
import { post } from './postings.ts'
import { runningFrom } from './terms.ts'

/** Those of an occasion are the rules of its activity. */
const rulesOf = (key: string): string => key.split('.')[0] ?? key

export const offerings: Part = (books) => {
  const accepted = new Map<string, string>()
  const drafts = new Map<string, string>()
  const ended = new Set<string>()
  return {
    PropertyOpened: ({ chip }) => {
      books.chip = BigInt(chip)
    },
    TableSet: ({ table, game, limit }) => {
      const { openedAt, lockedAt, seen } = books.tables.get(table) ?? {}
      books.tables.set(table, {
        game,
        ...(limit === undefined ? {} : { limit }),
        ...(openedAt === undefined ? {} : { openedAt }),
        ...(lockedAt === undefined ? {} : { lockedAt }),
        ...(seen === undefined ? {} : { seen }),
      })
    },
    TableOpened: ({ table, at }) => {
      books.tables.get(table)!.openedAt = at
    },
    TableClosed: ({ table }) => {
      delete books.tables.get(table)!.openedAt
    },
    RulesAccepted: ({ activity, text }) => void accepted.set(activity, text),
    OfferingDrafted: ({ activity, text }) => {
      drafts.set(activity, text)
      books.drafted.set(activity, () => runningFrom(accepted.get(rulesOf(activity)) ?? '', text, '', books.chip))
    },
    OfferingClosed: ({ activity }) => void ended.add(activity),
    RankPosted: ({ at }) => void post(books, at),
    OfferingPosted: ({ activity, local, at = 0 }) => {
      const [rules, draft] = [accepted.get(rulesOf(activity)), drafts.get(activity)]
      if (rules === undefined || draft === undefined) throw new Error(`${activity} was posted without rules or a draft`)
      const running = runningFrom(rules, draft, local, books.chip)
      // What was closed begins anew.
      const before = ended.delete(activity) ? [] : (books.versions.get(activity) ?? [])
      books.versions.set(activity, [...before, { ...post(books, at), running }])
      books.running.set(activity, running)
    },
  }
}
