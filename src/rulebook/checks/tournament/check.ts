/** A tournament that is to be posted, held against its rules: what it costs, how many there are, what goes with it. */
import { message } from '../../../base/message.ts'
import { type Cents, MOST, toWire } from '../../../base/money.ts'
import { formatShare, partRoundedDown } from '../../../base/share.ts'
import type { TournamentCost } from '../../messages.ts'
import type { Written } from '../../offering.ts'
import { isTournament, type RuleFile } from '../../rule.ts'
import { isWithin, type MoneyRange, type WholeRange, wireRange } from '../../terms.ts'
import { type Complaints, complaintsOf, type Say } from '../complaint.ts'
import { checkAdvertising } from './advertising.ts'
import { checkChips, checkLevels } from './levels.ts'
import type { NumberOf, TournamentExtra } from './messages.ts'
import { checkPays } from './pays.ts'
import type { Posted, Rule } from './posted.ts'
import { checkSeats } from './seats.ts'

export const checkTournament = (rule: RuleFile, offering: Written): Complaints =>
  complaintsOf((wrong, missing) => {
    if (!isTournament(rule)) return
    const { tournament: posted } = offering
    if (posted === undefined) {
      missing(rule.structure.posted.by, message('tournament not chosen'), 'tournament')
      return
    }
    checkGames(rule, offering, wrong, missing)
    checkCosts(rule, posted, wrong)
    checkNumbers(rule, posted, wrong, missing)
    checkExtras(rule, posted, wrong)
    checkBounties(rule, posted, wrong)
    checkPays(rule, posted, wrong)
    checkLevels(rule, offering, posted, wrong)
    checkChips(rule, posted, wrong)
    checkSeats(rule, offering, posted, wrong, missing)
    checkAdvertising(rule, offering, posted, wrong, missing)
  })

/** Which of the listed games, and when: the log asks for both. */
function checkGames(
  { games, half, log }: Rule,
  { games: chosen = [], tournament }: Written,
  wrong: Say,
  missing: Say,
): void {
  const by = games[0]!.by
  if (chosen.length === 0) missing(by, message('tournament game not chosen'), 'games')
  if (half !== undefined && chosen.length > 1)
    wrong(by, message('one game is played', { games: chosen.length }), 'games')
  const dated = log?.has.find(({ what }) => what === 'day, date, time and name')
  if (dated !== undefined && (tournament?.date === undefined || tournament.begins === undefined))
    missing(dated.by, message('day and time not chosen'), 'tournament.date')
}

/** Every amount inside its range, and no more than any room has. */
function checkCosts({ entry, rebuys, addOns, pool, bounties }: Rule, posted: Posted, wrong: Say): void {
  const ranged = (
    term: TournamentCost,
    limits: { readonly by: string; readonly range: MoneyRange } | undefined,
    amount: Cents | undefined,
    field: string,
  ) => {
    if (limits === undefined || amount === undefined) return
    const of = { term }
    const range = wireRange(limits.range)
    if (amount > MOST) wrong(limits.by, message('more than any room has', { most: toWire(MOST) }), field)
    else if (!isWithin(limits.range, amount))
      wrong(limits.by, message('amount outside its range', { of, amount: toWire(amount), range }), field)
  }
  ranged('buy-in', entry.buyIn, posted.buyIn, 'tournament.buyIn')
  ranged('entry fee', entry.fee, posted.fee, 'tournament.fee')
  ranged('rebuy', rebuys, posted.rebuys?.price, 'tournament.rebuys.price')
  ranged('add-on', addOns, posted.addOns?.price, 'tournament.addOns.price')
  ranged('guarantee', pool.guarantee, posted.guarantee, 'tournament.guarantee')
  ranged('bounty', bounties, posted.bounties?.amount, 'tournament.bounties.amount')
}

/** How often something is sold; without a number as often as anybody likes, where the rules allow that. */
function checkNumbers({ entry, rebuys, addOns }: Rule, posted: Posted, wrong: Say, missing: Say): void {
  const counted = (
    of: NumberOf,
    terms: { readonly by: string; readonly times: WholeRange } | undefined,
    sold: { readonly times?: number | undefined } | undefined,
    field: string,
  ) => {
    if (terms === undefined || sold === undefined) return
    const { min, max } = terms.times
    const isOpen = max === Number.MAX_SAFE_INTEGER
    const within = isOpen ? { of, min } : { of, min, max }
    if (sold.times === undefined) {
      if (!isOpen) missing(terms.by, message('number not chosen', within), field)
    } else if (sold.times < min || sold.times > max)
      wrong(terms.by, message('number outside its range', { ...within, number: sold.times }), field)
  }
  counted('rebuys', rebuys, posted.rebuys, 'tournament.rebuys.times')
  counted('add-ons', addOns, posted.addOns, 'tournament.addOns.times')
  const chips = [
    ['entry', entry.by, posted.chips, 'tournament.chips'],
    ['rebuy', rebuys?.by, posted.rebuys?.chips, 'tournament.rebuys.chips'],
    ['add-on', addOns?.by, posted.addOns?.chips, 'tournament.addOns.chips'],
  ] as const
  for (const [of, by, count, field] of chips)
    if (count === 0) wrong(by ?? entry.by, message('chips of nothing', { of }), field)
}

/** Whatever goes with it is something that these rules know. */
function checkExtras(rule: Rule, posted: Posted, wrong: Say): void {
  const { entry, rebuys, addOns, pool, bounties } = rule
  const extras: [TournamentExtra, unknown, unknown, string][] = [
    ['rebuys', posted.rebuys, rebuys, 'rebuys'],
    ['re-entries', posted.reEntries, rebuys?.again, 'reEntries'],
    ['add-ons', posted.addOns, addOns, 'addOns'],
    ['late entries', posted.lateUntilLevel, entry.late, 'lateUntilLevel'],
    ['guarantee', posted.guarantee, pool.guarantee, 'guarantee'],
    ['added money', posted.added, pool.added, 'added'],
    ['charity', posted.charity, pool.charity, 'charity'],
    ['bounties', posted.bounties, bounties, 'bounties'],
    ['entries won elsewhere', posted.wonAt, entry.won, 'wonAt'],
  ]
  for (const [what, chosen, terms, field] of extras)
    if (chosen !== undefined && terms === undefined)
      wrong(pool.by, message('not in these tournaments', { what }), `tournament.${field}`)
  if (posted.charity === undefined || pool.charity === undefined) return
  const { share } = posted.charity
  const at = 'tournament.charity.share'
  if (share.over <= 0n) wrong(pool.charity.by, message('no part for the charity'), at)
  if (share.over > share.under)
    wrong(pool.charity.by, message('charity above the whole', { share: formatShare(share) }), at)
}

/** A bounty on everybody out of the pool is paid by each entry: no more than it brings, without what goes to a charity. */
function checkBounties({ bounties: terms }: Rule, { bounties, buyIn, charity }: Posted, wrong: Say): void {
  if (terms === undefined || bounties === undefined) return
  const { amount, targets, from } = bounties
  const left = charity === undefined ? buyIn : ((buyIn - partRoundedDown(buyIn, charity.share)) as Cents)
  if (targets === 'everybody' && from === 'pool' && amount > left)
    wrong(
      terms.funded.by,
      message('bounty above what is paid in', { bounty: toWire(amount), left: toWire(left) }),
      'tournament.bounties.amount',
    )
}
