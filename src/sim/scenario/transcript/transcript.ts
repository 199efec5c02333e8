/** What the floor would read: every step in words, every movement with its clause, every refusal with its reasons. */
import { type Cents, formatMoney } from '../../../base/money.ts'
import type { State } from '../../../engine/mechanisms.ts'
import { runningOf } from '../../../engine/offerings/running.ts'
import { ownerless, ownerOf, parseName, readName } from '../../../ledger/name.ts'
import { funderOf } from '../../../rulebook/choice.ts'
import { concern } from '../../../words/en/party.ts'
import type { Check } from '../checkresult.ts'
import { type Figures, figuresOf } from '../figures.ts'
import type { Scenario } from '../file/schema.ts'
import type { Played } from '../play.ts'
import type { StepRecord } from '../record.ts'
import type { Move } from './flow.ts'

export function transcriptOf({ title, case: cases, about }: Scenario, played: readonly Played[]): string {
  const head = [title, ...(cases === undefined ? [] : [`case ${cases.join(', ')}`]), ...wrapped(about ?? '')]
  return [
    ...head,
    ...played.flatMap((one, index) => ['', ...nightInWords(one, played[index - 1])]),
    '',
    verdictOf(played),
  ].join('\n')
}

/** What was assumed is said once, as long as it stays the same. */
function nightInWords(played: Played, before: Played | undefined): string[] {
  const { variant, about = '', records, checks, state, night } = played
  const [given, ...steps] = records
  const isOne = state.rules.size < 2 && state.offerings.size < 2
  return [
    ...(variant === undefined ? [] : [`variant ${variant}`, ...wrapped(about)]),
    `given  ${dateInWords(given!.local)}, ${night.zone}`,
    ...given!.moves.map((move) => movement(move, isOne)),
    ...(isSameList(night.assumed, before?.night.assumed) ? [] : night.assumed).map((says) => `       assumed: ${says}`),
    ...given!.refusals.map(refusalLine),
    ...steps.flatMap((step, index) => stepInWords(step, records[index]?.local ?? step.local, isOne)),
    'balances',
    ...Object.entries(figuresOf(state)).flatMap(([activity, figures]) => balancesInWords(activity, figures, state)),
    ...(checks.length === 0 ? [] : ['checks', ...checks.map(checkLine)]),
  ]
}

/** What lies in the fund of another activity is said there alone. */
function balancesInWords(activity: string, figures: Figures, state: State): string[] {
  const { rule } = runningOf(state, activity) ?? {}
  const fund = rule === undefined ? activity : funderOf(rule)
  const isShown = (name: string) => fund === activity || !OF_THE_FUND.has(name) || runningOf(state, fund) === undefined
  return [
    `       ${activity}${fund === activity ? '' : `, paid from the reserve of ${fund}`}`,
    ...Object.entries(figures)
      .filter(([name]) => isShown(name))
      .map(([name, amount]) => column(amount, accountInWords(name), '')),
  ]
}
const OF_THE_FUND: ReadonlySet<string> = new Set(['reserve', 'pending', 'claims', 'due', 'variance'])

const isSameList = (some: readonly string[], others: readonly string[] = []): boolean =>
  some.join('\n') === others.join('\n')

function stepInWords(
  { n, local, title, says, moves, refusals, payments }: StepRecord,
  before: string,
  isOne: boolean,
): string[] {
  const isOtherDay = local.slice(0, 10) !== before.slice(0, 10)
  const isQuiet = says.length + moves.length + refusals.length + payments.length === 0
  return [
    ...(isOtherDay ? [`       ${dateInWords(local).replace(/,[^,]*$/, '')}`] : []),
    `${String(n).padStart(2)}.    ${local.slice(11, 16)}  ${title}`,
    ...says.map((sentence) => `       ${sentence}`),
    ...moves.map((move) => movement(move, isOne)),
    ...refusals.map(refusalLine),
    ...(isQuiet ? ['       nothing to book'] : []),
  ]
}

/** Where several activities run, the line ends with the one it belongs to. */
const movement = ({ activity, from, to, amount, clause, why }: Move, isOne: boolean): string => {
  const what = `${accountInWords(from)} -> ${accountInWords(to)}${why === '' ? '' : ` (${why})`}`
  return column(amount, what, isOne ? clause : `${clause}  ${activity}`)
}

const column = (amount: Cents, what: string, clause: string): string =>
  `${formatMoney(amount).padStart(18)}  ${clause === '' ? what : `${what.padEnd(66)} ${clause}`}`

const refusalLine = ({ who, clauses, reason }: StepRecord['refusals'][number]): string =>
  `       Refused: ${who === COMMAND ? '' : `${who}: `}${reason}  [${clauses.join(' ')}]`
/** Nobody in particular: the order itself could not be carried out. */
const COMMAND = concern({ kind: 'order' })

const checkLine = ({ what, expected, got, ok }: Check): string =>
  ok ? `   ok  ${what}: ${expected}` : `FAILS  ${what}: expected ${expected}, found ${got}`

const ACCOUNT_WORDS: Readonly<Record<string, string>> = {
  patrons: 'players',
  house: 'the house',
  promised: 'the house (promise)',
  'promised:gift': 'the house (promise, for good)',
  advanced: 'the house (advance)',
  advance: 'the house has advanced or promised',
  gift: 'promised by the house for good, not put in yet',
  'due:fee': 'due to the house, fees',
  'due:advance': 'due to the house, repayment',
  due: 'due to the house',
  pending: 'held for hits',
  claims: 'claims open',
  waiting: 'administrative fees that wait',
  variance: 'variance of the counts',
}

/** An account, a figure that a scenario speaks of, or somebody who is paid. */
function accountInWords(text: string): string {
  const name = parseName(text)
  const known = ACCOUNT_WORDS[name === undefined ? text : ownerless(name)]
  const owner = name === undefined ? undefined : ownerOf(name)
  if (known !== undefined) return owner === undefined ? known : `${known} for ${owner.split('/')[1]}`
  if (name === undefined) return text
  const named = readName(name)
  switch (named.kind) {
    case 'pool':
      return `pool ${named.pool}`
    case 'account':
      return `game account ${named.table}-${named.seat}`
    case 'pending':
      return `held for hit ${named.hit}`
    case 'reseed':
      return `held for the reseed after ${named.hit}`
    case 'claim':
      return `claim ${named.claim}`
  }
  return named.kind === 'due' && named.what === 'game' ? `win of table ${named.table}` : text
}

const dateInWords = (local: string): string => {
  const date = Temporal.PlainDateTime.from(local)
  return `${date.toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}, ${local.slice(11, 16)}`
}

function verdictOf(played: readonly Played[]): string {
  const checks = played.flatMap((one) => one.checks)
  const failed = checks.filter(({ ok }) => !ok).length
  return failed === 0 ? `${checks.length} checks hold` : `${failed} of ${checks.length} checks fail`
}

function wrapped(text: string, width = 100): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length + 1 > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
