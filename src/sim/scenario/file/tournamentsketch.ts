/** A tournament as a scenario offers it: as much of its structure as matters, and the rest is filled in. */
import type { z } from 'zod'
import { type Cents, dollars, formatMoney } from '../../../base/money.ts'
import { formatShare, percent } from '../../../base/share.ts'
import type { Written } from '../../../rulebook/offering.ts'
import { tournamentChoices } from '../../../rulebook/parts/tournamentchoices.ts'
import { isTournament, type RuleFile } from '../../../rulebook/rule.ts'
import { isWithin, type MoneyRange } from '../../../rulebook/terms.ts'

export const sketch = tournamentChoices.tournament.unwrap().partial().optional()
export type Sketched = Omit<Written, 'tournament'> & { readonly tournament?: z.infer<typeof sketch> }
type Posted = NonNullable<Written['tournament']>
type Fill = <T>(value: T | undefined, otherwise: T, says: string, by: string) => T

const LEVELS: Posted['levels'] = [
  { minutes: 20, small: 25, big: 50 },
  { minutes: 20, small: 50, big: 100 },
  { minutes: 20, small: 100, big: 200 },
  { minutes: 20, small: 200, big: 400 },
]

/** Nothing where no tournament is spoken of: then it is missing, as anything else would be. */
export function wholeTournament(rule: RuleFile, sketched: Sketched['tournament'], fill: Fill): Posted | undefined {
  if (!isTournament(rule) || sketched === undefined) return undefined
  const { entry, structure, half, log, play, pays } = rule
  const amount = (name: 'buyIn' | 'fee', usual: Cents, says: string) => {
    const otherwise = usualIn(entry[name].range, usual)
    return fill(sketched[name], otherwise, `${says} ${formatMoney(otherwise)}`, entry[name].by)
  }
  const places: Posted['pays'] =
    half === undefined ? { kind: 'percentages', places: [percent(50), percent(30), percent(20)] } : { kind: 'double' }
  const field = half === undefined ? undefined : fill(sketched.field, 10, '10 players', half.field.by)
  const dated = log === undefined ? {} : { date: sketched.date ?? '2026-03-02', begins: sketched.begins ?? '18:00' }
  const settled = { dated: '2026-01-15', balance: 1, halt: 3 }
  const houseRules = half === undefined ? fill(sketched.houseRules, settled, 'house rules', play.balance.by) : undefined
  return {
    ...sketched,
    ...dated,
    buyIn: amount('buyIn', dollars(100), 'buy-in'),
    fee: amount('fee', dollars(10), 'entry fee'),
    chips: sketched.chips ?? 10_000,
    seats: sketched.seats ?? 10,
    levels: fill(sketched.levels, LEVELS, 'four levels of 20 minutes', structure.by),
    pays: fill(sketched.pays, places, half === undefined ? 'places 50%, 30%, 20%' : 'half doubles', pays.by),
    ...(field === undefined ? {} : { field }),
    ...(houseRules === undefined ? {} : { houseRules }),
  }
}

const usualIn = (range: MoneyRange, usual: Cents): Cents => (isWithin(range, usual) ? usual : range.min)

/** What advertisements of it have to say beyond what every one of the activity does. */
export const tournamentWords = (rule: RuleFile, posted: Posted | undefined): string[] =>
  !isTournament(rule) || posted === undefined
    ? []
    : [
        ...(posted.bounties === undefined || rule.bounties?.words === undefined ? [] : [rule.bounties.words.says]),
        ...(posted.charity === undefined ? [] : [`${formatShare(posted.charity.share)} to ${posted.charity.name}`]),
      ]
