/** A tournament: what it costs to enter, what the pool is made of, and how it is paid. */
import { formatShare } from '../../base/share.ts'
import { isTournament, type RuleFile, type RuleOf } from '../../rulebook/rule.ts'
import { formatCounts, type MoneyRange, type WholeRange } from '../../rulebook/terms.ts'
import { playWords } from './tournamentplaywords.ts'
import { both, either, money, moneyRange, type Worded, worded } from './worded.ts'

export const tournamentWords = (rule: RuleFile): Worded[] =>
  isTournament(rule)
    ? [
        ...entryWords(rule),
        ...poolWords(rule),
        ...paysWords(rule),
        ...bountyWords(rule),
        ...logWords(rule),
        ...playWords(rule),
      ]
    : []

/** A range that begins with nothing names its upper end alone. */
const range = (of: MoneyRange): string => (of.min === 0n ? `up to ${money(of.max)}` : moneyRange(of))
const often = ({ min, max }: WholeRange): string =>
  max === Number.MAX_SAFE_INTEGER ? `${min} times or more, without limit` : `${formatCounts({ min, max })} times`

function entryWords({ entry, structure, rebuys, addOns }: RuleOf<'tournament'>): Worded[] {
  return [
    ...worded('entry', entry, 'Who pays the buy-in and the entry fee has entered.', 'cage'),
    ...worded('entry.buyIn', entry.buyIn, `Buy-in: ${range(entry.buyIn.range)}.`, 'offering'),
    ...worded('entry.fee', entry.fee, `Entry fee: ${range(entry.fee.range)}, kept by the house.`, 'offering'),
    ...worded('entry.equal', entry.equal, 'Prices, fees and chips are the same for everybody.', 'offering'),
    ...worded('entry.gender', entry.gender, 'Nothing is cheaper or open by gender.', 'offering'),
    ...worded('entry.open', entry.open, 'Every customer may enter.'),
    ...worded(
      'entry.won',
      entry.won,
      'An entry won elsewhere counts as a paid one; its money comes into this pool.',
      'cage',
    ),
    ...worded('entry.back', entry.back, 'Until the start, whoever does not play has all of it back.', 'cage'),
    ...worded('entry.once', entry.once, 'Nobody is in it twice at a time.'),
    ...worded('entry.late', entry.late, 'New entries until the posted level is over.'),
    ...worded('structure', structure, 'From the first sign-up on nothing of the structure changes.'),
    ...worded('structure.posted', structure.posted, 'The structure can be had before the start.', 'offering'),
    ...(rebuys === undefined
      ? []
      : [
          ...worded('rebuys', rebuys, `Rebuys: ${range(rebuys.range)}, ${often(rebuys.times)}.`, 'offering'),
          ...worded('rebuys.until', rebuys.until, 'Rebuys are sold until the posted level is over.'),
          ...worded('rebuys.intent', rebuys.intent, 'A rebuy announced before the hand binds.', 'dealer'),
          ...worded(
            'rebuys.again',
            rebuys.again,
            'A re-entry costs buy-in and fee and has a new seat; a rebuy keeps its seat.',
          ),
        ]),
    ...(addOns === undefined
      ? []
      : [
          ...worded('addOns', addOns, `Add-ons: ${range(addOns.range)}, ${often(addOns.times)}.`, 'offering'),
          ...worded('addOns.until', addOns.until, 'Add-ons are sold in the posted levels.'),
        ]),
  ]
}

function poolWords({ pool }: RuleOf<'tournament'>): Worded[] {
  const { guarantee, charity } = pool
  return [
    ...worded('pool', pool, `The pool is made of ${both(pool.of)}.`),
    ...(guarantee === undefined
      ? []
      : [
          ...worded(
            'pool.guarantee',
            guarantee,
            `A guarantee is ${moneyRange(guarantee.range)}; the house gives what is short of it.`,
            'offering',
          ),
          ...worded('pool.guarantee.over', guarantee.over, 'What is collected beyond a guarantee is paid out too.'),
        ]),
    ...worded('pool.added', pool.added, 'The house may add money or prizes.', 'offering'),
    ...worded(
      'pool.freeRoll',
      pool.freeRoll,
      'Where nobody pays to enter, the house sets and pays the prizes.',
      'offering',
    ),
    ...(charity === undefined
      ? []
      : [
          ...worded('pool.charity', charity, 'All or part of what players pay may go to a charity.', 'offering'),
          ...worded('pool.charity.posted', charity.posted, 'Its part is posted before and taken first.', 'offering'),
          ...worded(
            'pool.charity.recognised',
            charity.recognised,
            'The charity is one that the state recognizes.',
            'offering',
          ),
        ]),
  ]
}

function paysWords({ pays, half, deals }: RuleOf<'tournament'>): Worded[] {
  const { total, flat, fixed, entryFirst } = pays
  return [
    ...worded('pays', pays, `Places are paid by one of these: ${either(pays.oneOf)}.`, 'offering'),
    ...(total === undefined ? [] : worded('pays.total', total, `Percentages add up to ${formatShare(total.share)}.`)),
    ...worded('pays.byEntries', pays.byEntries, 'Percentages may go by the number of entries.', 'offering'),
    ...worded('pays.flat', flat, 'Flat amounts are posted for each place.', 'offering'),
    ...worded('pays.flat.over', flat?.over, 'What is collected beyond flat amounts goes to the posted place.'),
    ...worded('pays.flat.short', flat?.short, 'The house gives what flat amounts lack.'),
    ...worded('pays.fixed', fixed, 'Prizes of one value, as many as the pool buys.', 'offering'),
    ...worded('pays.fixed.quotient', fixed?.quotient, 'Winners: the pool divided by the value, whole prizes only.'),
    ...worded('pays.fixed.remainder', fixed?.remainder, 'The remainder goes to these winners in equal parts.'),
    ...worded('pays.fixed.none', fixed?.none, 'A pool that buys no prize goes to the last player in money.'),
    ...worded(
      'pays.entryFirst',
      entryFirst,
      'First place has an entry into another event instead of money.',
      'offering',
    ),
    ...worded('pays.entryFirst.travel', entryFirst?.travel, 'A travel allowance may come with the entry.', 'offering'),
    ...worded('pays.entryFirst.rest', entryFirst?.rest, 'Places after the first share what is left as posted.'),
    ...worded('pays.entryFirst.short', entryFirst?.short, 'The house gives what the entry lacks.'),
    ...worded('pays.things', pays.things, 'A prize may be a thing instead of money.', 'offering'),
    ...worded('pays.odd', pays.odd, 'What rounding leaves goes to the posted place, or else to the first.'),
    ...worded('pays.tied', pays.tied, 'Who is out at once with equal chips shares those places equally.'),
    ...worded('pays.fewer', pays.fewer, 'Fewer players than places: those who are there share all of it.'),
    ...(half === undefined
      ? []
      : [
          ...worded('half', half, 'Half of the field wins.'),
          ...worded('half.even', half.even, 'An odd number of players does not start.'),
          ...worded(
            'half.field',
            half.field,
            `Players: ${formatCounts(half.field.players)}, best ${half.field.preferred}.`,
            'offering',
          ),
          ...worded('half.tables', half.tables, `Tables: ${half.tables.most}.`, 'offering'),
          ...worded(
            'half.stops',
            half.stops,
            `It ends when ${formatShare(half.stops.at)} of those who began are left.`,
          ),
          ...worded('half.doubles', half.doubles, `Each of them has ${half.doubles.times} times the buy-in.`),
          ...worded(
            'half.together',
            half.together,
            'Several out in one hand, and fewer than half left: by chips at its start.',
          ),
          ...worded('half.disqualified', half.disqualified, 'Who is disqualified is out.'),
        ]),
    ...(deals === undefined
      ? []
      : [
          ...worded('deals', deals, 'Players who are left may divide the pool themselves.', 'floor'),
          ...worded('deals.all', deals.all, 'A deal uses all that is there, to the cent.'),
          ...worded('deals.noted', deals.noted, 'It is noted in the log.'),
          ...worded('deals.consent', deals.consent, 'Everybody who is left agrees to it.', 'floor'),
        ]),
  ]
}

function bountyWords({ bounties }: RuleOf<'tournament'>): Worded[] {
  if (bounties === undefined) return []
  const { words } = bounties
  return [
    ...worded(
      'bounties',
      bounties,
      `Bounty on a target: ${range(bounties.range)}, to whoever knocks it out.`,
      'offering',
    ),
    ...worded('bounties.posted', bounties.posted, 'Amount and who pays it are advertised before.', 'offering'),
    ...worded('bounties.words', words, `Where bounties are advertised: ${words?.says}.`, 'offering'),
    ...worded('bounties.targets', bounties.targets, 'The director names the targets.', 'floor'),
    ...worded('bounties.targets.everybody', bounties.targets.everybody, 'Everybody may be one.', 'offering'),
    ...worded('bounties.funded', bounties.funded, `Paid by ${either(bounties.funded.oneOf)}, as posted.`, 'offering'),
    ...worded('bounties.paid', bounties.paid, `Paid ${either(bounties.paid.oneOf)}, as posted.`, 'offering'),
    ...worded('bounties.kept', bounties.kept, 'A target who is never knocked out keeps the bounty.'),
    ...worded(
      'bounties.free',
      bounties.free,
      'Free tables play for the same bounties without an entry; the house pays them.',
      'floor',
    ),
    ...worded('bounties.tied', bounties.tied, 'Tied hands have equal parts of it.', 'floor'),
    ...worded('bounties.tied.odd', bounties.tied.odd, 'Odd cents of it go one each, from the left of the button on.'),
    ...worded('bounties.deal', bounties.deal, 'Bounties that nobody has become part of a deal.'),
  ]
}

function logWords({ log }: RuleOf<'tournament'>): Worded[] {
  if (log === undefined) return []
  return [
    ...worded('log', log, 'Every tournament has a log.'),
    ...worded('log.keep', log.keep, `It is kept for ${log.keep.years} years at least.`),
    ...worded('log.atHand', log.atHand, `The last ${log.atHand.months} months are at hand.`),
    ...worded('log.copies', log.copies, 'The regulator has copies of it.', 'compliance'),
    ...log.has.flatMap((point, nth) => worded(`log.has #${nth + 1}`, point, `In the log: ${point.what}.`)),
  ]
}
