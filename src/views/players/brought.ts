/** What a hand brings and by which clauses, for somebody who has never seen the rules. */
import { citedIn } from '../../base/cited.ts'
import type { Recorded } from '../../base/message.ts'
import { parseMoney, toWire } from '../../base/money.ts'
import { isSameParty, type Party } from '../../base/party.ts'
import type { Reason } from '../../base/refusal.ts'
import type { Judgement } from '../../engine/judging/case.ts'
import type { Running } from '../../engine/offerings/running.ts'
import { chartOf, prizeOf } from '../../rulebook/choice.ts'
import { groundOf, saysOf } from '../../rulebook/cited.ts'
import type { Line, RuleFile } from '../../rulebook/rule.ts'
import { spoken } from '../../words/sentence.ts'
import type { SignLine } from '../../words/signline.ts'
import type { SignPrize } from '../../words/signprize.ts'
import { lineName, type MeterSign } from '../signs/meter.ts'

/** A clause and what it says, as it was accepted. */
export type Ground = { readonly clause: string; readonly says: string }
export type Told = Ground & { readonly reason: Recorded }
/** What comes of it: an amount, or whatever else the line brings. */
export type Brought = {
  readonly to: 'you' | 'other hand'
  readonly name: SignLine
  readonly prize: SignPrize
  /** Which part of a divided prize it is. */
  readonly share?: string
  readonly by: readonly Ground[]
}

export const told = ({ rule }: Pick<Running, 'rule'>, reason: Reason): Told => ({
  clause: reason.clause,
  says: saysOf(rule, reason.clause),
  reason: spoken(reason),
})

/** The same question for two hands is one. */
export const once = (all: readonly Told[]): Told[] => [
  ...new Map(all.map((one) => [JSON.stringify([one.clause, one.reason]), one])).values(),
]

export const groundsOf = (rule: RuleFile, by: readonly string[]): Ground[] =>
  [...new Set(by.flatMap((cited) => citedIn(cited)))].flatMap((clause) => {
    const says = groundOf(rule, clause)
    return says === undefined ? [] : [{ clause, says }]
  })

export function broughtBy(running: Running, judged: Judgement, me: Party, sign: MeterSign | undefined): Brought[] {
  const { rule, offering } = running
  const lines = chartOf(rule, offering)
  const lineOf = (name: string) => lines.find(({ line }) => line === name)
  const nameOf = (name: string): SignLine => {
    const line = lineOf(name)
    return line === undefined ? { is: 'line', line: name } : lineName(running, line)
  }
  const from = (to: Party, line: string, prize: SignPrize, by: readonly string[], share?: string): Brought => ({
    to: isSameParty(to, me) ? 'you' : 'other hand',
    name: nameOf(line),
    prize,
    ...(share === undefined || share === 'full' ? {} : { share }),
    by: groundsOf(rule, by),
  })
  return [
    ...judged.awards.map(({ to, line, amount, share, thing, by }) => {
      const prize: SignPrize = typeof thing === 'string' ? { is: 'thing', thing, amount } : { is: 'amount', amount }
      return from(to, line, prize, by, share)
    }),
    ...(judged.board ?? []).map(({ to, line, by }) => from(to, line, onBoard(running, lineOf(line), sign), by)),
    ...(judged.tickets ?? []).map(({ to, line, tickets, by }) => from(to, line, { is: 'tickets', tickets }, by)),
    ...(judged.points ?? []).map(({ to, line, points, by }) => from(to, line, { is: 'points', points }, by)),
  ].sort((one, other) => Number(one.to !== 'you') - Number(other.to !== 'you'))
}

/** The posted prize of a line that decides a period. */
function onBoard(running: Running, line: Line | undefined, sign: MeterSign | undefined): SignPrize {
  if (line?.pays.kind === 'fixed') return { is: 'amount', amount: toWire(prizeOf(running, line)) }
  const name = line?.pays.kind === 'pool' ? line.pays.pool : undefined
  const shown = parseMoney(sign?.pools.find(({ pool }) => pool === name)?.posted ?? '')
  return shown === undefined ? { is: 'share', share: '100%' } : { is: 'amount', amount: toWire(shown) }
}
