/**
 * Rule files as they were written before each kind of activity had terms of its own: one set of optional keys, whatever it
 * ran. Texts that were accepted are kept for ever, so they are read for ever; new ones are written in today's form.
 */
import { bare } from '../base/own.ts'
import { KINDS } from './kinds.ts'
import type { RuleFile } from './rule.ts'
import { ruleFile } from './rulefile.ts'
import { plainOf, type Read, readYaml } from './text/read.ts'

/** A rule file that was accepted, in today's form or in the older one. `said`: as readYaml has it. */
export function readAccepted(text: string, said?: unknown): Read<RuleFile> {
  const read = readYaml(text, ruleFile, said)
  if (read.ok) return read
  const older = ruleFile.safeParse(fromOlder(said ?? plainOf(text)))
  return older.success ? { ok: true, value: bare(older.data) } : read
}

type Plain = { readonly [key: string]: unknown }
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same rules in today's form: the kind by what the file is made of, without keys that nothing read. */
export function fromOlder(written: unknown): unknown {
  if (!isPlain(written)) return written
  const named = { ...written, runs: kindOf(written) }
  return withoutUnread(named.runs === 'table game' ? asTableGame(named) : named)
}

/** Bad beats and posted periods ran as hand jackpots. */
function kindOf({ runs, period, shares }: Plain): unknown {
  if (runs !== 'hand jackpot') return runs
  if (period !== undefined) return 'period jackpot'
  return shares === undefined ? runs : 'bad beat'
}

/** A game had an empty chart for the sake of its clause, and an empty list of conditions. */
function asTableGame({ charts, who: _, ...rest }: Plain & { runs: unknown }): Plain {
  const by = isPlain(charts) ? charts.by : undefined
  return isPlain(rest.table) ? { ...rest, table: { by, ...rest.table } } : rest
}

/** Keys that any file could have, and that only some kinds ever read. */
const ONCE_EVERYWHERE: ReadonlySet<string> = new Set([
  ...[
    'fee',
    'keypad',
    'counts',
    'highest',
    'several',
    'period',
    'dealerHand',
    'withDealer',
    'wagers',
    'room',
    'shares',
  ],
  ...['divided', 'multiplier', 'drawn', 'game', 'table', 'confirm', 'free', 'settings', 'each', 'rows', 'some'],
  ...['once', 'beaten', 'winnerToo', 'heldAside', 'form', 'envy', 'with', 'posted', 'cards', 'games', 'outcome'],
  ...['times', 'halves', 'order', 'others', 'cap', 'daily', 'extra', 'missed', 'least', 'grows', 'leaves'],
  ...['pays', 'asked', 'hands', 'ownPart'],
])

function withoutUnread(rule: Plain): Plain {
  const schema = KINDS.find(({ runs }) => runs === rule.runs)?.rule
  const read = schema?.safeParse(rule)
  if (read === undefined || read.success) return rule
  const unread = read.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.filter((key) => ONCE_EVERYWHERE.has(key)).map((key) => [...issue.path, key])
      : [],
  )
  return unread.reduce<Plain>((kept, path) => without(kept, path) as Plain, rule)
}

function without(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (Array.isArray(value)) return value.map((one, index) => (index === key ? without(one, rest) : one))
  if (!isPlain(value) || typeof key !== 'string') return value
  const { [key]: inner, ...others } = value
  return rest.length === 0 ? others : { ...value, [key]: without(inner, rest) }
}
