import type { OfferingComplaints, RangedTerm, WireRange } from '../../../rulebook/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'

export const range = ({ min, max }: WireRange): string =>
  min === max ? money(min) : max === undefined ? `${money(min)} or more` : `${money(min)} to ${money(max)}`

const listed = (names: readonly string[]): string => names.join(', ')
const counted = (min: number, max: number): string => (min === max ? String(min) : `${min} to ${max}`)
const emptying = (min: number | undefined, max = min): string =>
  min === undefined || max === undefined
    ? 'after each drawing, at the end, or both'
    : `every so many days, ${counted(min, max)}`

const WAYS = { swipes: 'readings of the card', time: 'time at a game' } as const

function named(of: RangedTerm): string {
  switch (of.term) {
    case 'seed':
      return `initial seed of ${of.of}`
    case 'reseed':
    case 'cap':
    case 'daily increase':
      return `${of.term} of ${of.of}`
    case 'prize':
      return `prize for ${of.of}`
    case 'share of the table':
      return of.of
    case 'administrative fee':
      return 'administrative fee for a table-hour'
    default:
      return of.term
  }
}

export const rulebook: Sentences<OfferingComplaints> = {
  // amounts
  'amount not chosen': ({ of, range: within }) => `${named(of)} is not chosen: ${range(within)}`,
  'amount outside its range': ({ of, amount, range: within }) =>
    `${named(of)} ${money(amount)} is outside ${range(within)}`,
  'amount above the cap': ({ of, pool, amount, cap }) =>
    `${of === 'seed' ? 'initial seed' : 'reseed'} of ${pool} ${money(amount)} is above the cap ${money(cap)}`,
  'pool without cap': ({ pool }) => `${pool} has no cap`,
  'pool without daily increase': ({ pool }) => `${pool} has no daily increase`,
  'time of daily increase not chosen': ({ pool }) =>
    `the designated time of the daily increase of ${pool} is not chosen`,
  'pool not in the rules': ({ pool, pools }) => `there is no pool ${pool}; the pools are ${listed(pools)}`,
  'rules without administrative fee': 'this activity has no administrative fee',
  'no fee in the rules': ({ activity }) => `${activity} takes no fee`,
  'another fee': ({ fee, said }) => `the fee is ${money(fee)}, not ${money(said)}`,
  'no multiplier': 'this activity has no prize multiplier',
  'multiplier outside its range': ({ times, min, max }) =>
    `multiplier ${times}x is outside ${min}x ${max === undefined ? 'or more' : `to ${max}x`}`,
  'multiplier not whole': ({ times }) => `multiplier ${times}x is not doubled, tripled and so on: whole times only`,
  'multiplied prize above the most': ({ line, amount, most }) =>
    `${line} would be ${money(amount)} when it is multiplied; a prize is ${money(most)} at most`,
  // charts and games
  'no chart chosen': ({ charts }) => `choose one chart: ${listed(charts)}`,
  'no such chart': ({ chart, charts }) => `chart ${chart} is not one of ${listed(charts)}; charts are never mixed`,
  'no such chart for a game': ({ chart, game, charts }) => `chart ${chart} of ${game} is not one of ${listed(charts)}`,
  'one chart for all games': 'one chart applies to all games here',
  'hands offered together': 'the hands of a chart are offered all together or not at all',
  'no such hand in the charts': ({ line, lines }) => `"${line}" is not a hand on the charts: ${listed(lines)}`,
  'no hand offered': 'no hand is offered: post a prize for at least one',
  'no payout structure chosen': ({ structures }) => `choose one payout structure: ${listed(structures)}`,
  'no payout structures': 'there is no payout structure to choose',
  'no such payout structure': ({ structure, structures }) =>
    `payout structure ${structure} is not one of ${listed(structures)}; structures are never mixed`,
  'game not designated': ({ game, games }) =>
    `${game} is not a designated game${games === undefined ? '' : `: ${listed(games)}`}`,
  // prizes
  'prize is a multiple': ({ line, factor, of }) =>
    `${line} is ${factor === 2 ? 'twice' : `${factor} times`} the prize for ${of}; it has no amount of its own`,
  'no fixed prize': ({ line, fixed }) =>
    `"${line}" has no fixed prize in this chart${fixed === undefined ? '' : `; fixed prizes are ${listed(fixed) || 'none'}`}`,
  'one prize for all games': 'one posted prize applies to all games here',
  'prize of a game outside its range': ({ line, game, amount, range: within }) =>
    `prize for ${line} in ${game} ${money(amount)} is outside ${range(within)}`,
  'range not chosen': ({ line, range: within }) => `the range for ${line} is not chosen: within ${range(within)}`,
  'range outside the approved': ({ line, posted, range: within }) =>
    `the range for ${line}, ${range(posted)}, is outside ${range(within)}`,
  'prize not entered by hand': ({ line, entered }) =>
    `"${line}" is not a prize entered by hand; those are ${listed(entered) || 'none'}`,
  'prizes are money': 'prizes are money here, not merchandise',
  'thing for no fixed prize': ({ line }) => `"${line}" is not a fixed prize`,
  'thing without value': ({ thing, line }) => `${thing} (${line}) has no value among the prizes`,
  'thing not named': ({ line }) => `${line} must be merchandise too, as another step is; name it`,
  'thing worth no more': ({ thing, amount, before }) =>
    `${thing} is worth ${money(amount)}, which is not more than the ${money(before)} before it`,
  // drawings and periods
  'drawings as the rules say': ({ number, from, minutes }) =>
    `the rules themselves fix the drawings: ${number} on the last day, from ${from} on, every ${minutes} minutes`,
  'drawings not chosen': 'the times of the drawings are not chosen',
  'time of the stage not chosen': 'the time at which winners of the drawings go on is not chosen',
  'stage begins otherwise': ({ at, said }) => `begins at ${at}, not at ${said}`,
  'drawing without winner': 'a drawing must have at least one winner',
  'one winner each hour': ({ winners }) => `one winner is drawn in each hour, not ${winners}`,
  'drawing not a posted hour': ({ from, to, first, last }) =>
    `${from} to ${to} is not an hour from ${first} to ${last}`,
  'of a drawing': ({ from, to, why }, say) => `drawing of ${from} to ${to}: ${say(why)}`,
  'periods not chosen': 'the posted periods are not chosen',
  // promotions
  'game of the chart left out': ({ game }) =>
    `${game} is left out: the hands of a chart are offered all together or not at all`,
  'line brings no tickets': ({ line }) => `"${line}" is no hand of the chart that brings tickets`,
  'no hand brings tickets': 'no hand brings tickets in this promotion',
  'tickets not chosen': ({ line, min, max }) => `the tickets for ${line} are not chosen: ${counted(min, max)}`,
  'tickets outside their range': ({ line, tickets, min, max }) =>
    `${tickets} tickets for ${line} are outside ${counted(min, max)}`,
  'promotion ends before it begins': ({ from, to }) => `it ends ${to}, before it begins ${from}`,
  'drawings not on days in a row': ({ number }) =>
    `there are ${number} drawings, one on each of ${number} days in a row, each with its date`,
  'drawing outside the posted days': ({ first, last }) =>
    `drawings from ${first} to ${last} are not all within the days of the promotion`,
  'end of the standing not chosen': 'the last day of the standing is not chosen',
  'dates not chosen': ({ weeks }) => `the first and the last day are not chosen: ${weeks.join(' or ')} weeks`,
  'promotion of another length': ({ days, weeks }) =>
    `${days} days is no approved length: ${weeks.map((one) => `${one} weeks (${one * 7} days)`).join(' or ')}`,
  'no tickets for a seat': 'nobody has a ticket for a seat in this promotion; no times are posted for it',
  'times of tickets not chosen': 'the times at which everybody seated has a ticket are not chosen',
  'tickets at other times': ({ at, hours, from }) => `${at} is not among the times every ${hours} hours from ${from}`,
  'no emptying in the rules': 'the rules do not speak of emptying the drum',
  'emptying not chosen': ({ min, max }) => `when the drum is emptied is not chosen: ${emptying(min, max)}`,
  'drum emptied otherwise': ({ min, max }) => `the drum is emptied ${emptying(min, max)}, and not otherwise`,
  'emptied after other days': ({ days, min, max }) => `${days} days are outside ${counted(min, max)} days`,
  'no events in the rules': 'the rules know drawings at posted times only, and no events',
  'nobody is drawn': 'nobody is drawn in this promotion, as it is posted',
  'missed not chosen': ({ next }) => `what happens when nobody comes is not chosen: ${listed(next)}`,
  'missed otherwise': ({ missed, next }) => `"${missed}" is not what happens when nobody comes: ${listed(next)}`,
  'gift not chosen': ({ gifts }) => `what the drawing gives is not chosen: ${listed(gifts)}`,
  'gift without its prize': ({ gives, line }) =>
    `a drawing that gives a ${gives} is for ${line}; post what that is worth`,
  'gift not in the rules': ({ gives, gifts }) => `a drawing gives ${gifts.join(' or ')}, not "${gives}"`,
  'winners in the rules': ({ winners }) => `a drawing has ${winners} winners, no other number`,
  'period not chosen': 'the first and the last day on which credits are good are not chosen',
  'way of credits not chosen': ({ ways }) =>
    `how credits come is not chosen: ${ways.map((way) => WAYS[way]).join(' or ')}`,
  'one way of credits': 'credits come by readings of the card or by time, not by both',
  'no such way of credits': ({ way, ways }) =>
    `credits do not come by ${WAYS[way]}: the rules know ${ways.map((one) => WAYS[one]).join(' and ')}`,
  'posted times overlap': ({ from, to }) => `the posted time from ${from} to ${to} overlaps another one`,
  'credits for nothing': ({ of }) => `${of}: credits come for a minute of play at least, and one at least`,
  'credits last to the end': 'credits last until the promotion is over, not for a number of days',
  'days of credits not chosen': ({ min, max }) => `how long a credit lasts is not chosen: ${min} to ${max} days`,
  'credits of other days': ({ days, min, max }) => `a credit lasts ${min} to ${max} days, not ${days}`,
  'no prize for credits': 'no prize is posted that credits are good for',
  'prize for no credits': ({ prize }) => `${prize} takes one credit at least`,
  'prize is not fixed': ({ prize }) => `${prize} is progressive: prizes for credits are fixed amounts`,
  'prize in no such form': ({ prize, form, forms }) => `${prize} cannot be handed over as ${form}: ${forms.join(', ')}`,
  'money is no thing': ({ prize, form }) => `${prize} is ${form} and no thing`,
  'drawings not by game': 'all games are drawn for together, not each by itself',
  'game of the drawing not chosen': ({ games }) => `the game of a drawing is not chosen: ${listed(games)}`,
  'no drawing for the game': ({ game, games }) => `${game} has no drawing of its own: ${listed(games)}`,
  'game drawn for twice': ({ game }) => `${game} has one drawing, not two`,
  'no game for the squares': 'the teams, the beginning of the game and its periods are not chosen',
  'teams of one name': ({ team }) => `both teams are called ${team}`,
  'no such period': ({ period, periods }) => `no prize is given for "${period}": ${periods.join(', ')}`,
  'period posted twice': ({ period }) => `"${period}" is posted twice`,
  'period out of order': ({ period }) => `"${period}" is posted after a period that ends later`,
  'item has no name': ({ period }) => `what is handed over for "${period}" has no name`,
  'wheel not chosen': 'what stands on the wheel is not posted',
  'no wheel in the rules': 'the rules know no wheel of this kind',
  // contests
  'contest days not chosen': 'the first and the last day on which hours of play count are not chosen',
  'contest of other days': ({ from, to }) => `hours count from ${from} to ${to} of one year: post these days`,
  'contest week of seven days': ({ from, to }) =>
    `from ${from} to ${to} is not a week: post seven days, the first and the last included`,
  // what else the house says
  'setting not chosen': ({ setting, oneOf }) => `${setting} is not chosen: ${listed(oneOf)}`,
  'setting not one of': ({ setting, value, oneOf }) => `${setting} ${value} is not one of ${listed(oneOf)}`,
  'house has to supply': ({ what, says }) => `the house must supply ${what}: ${says}`,
  'nothing lacking': ({ what, lacking }) =>
    `"${what}" is not missing; the house supplies ${listed(lacking) || 'nothing'}`,
  'no occasions': ({ occasion }) =>
    `it has one fund and one sign, and so no occasion "${occasion}" beside itself: leave the occasion out`,
  'not left to the house': ({ choice, runs }) => `"${choice}" is not the house’s choice in a ${runs}`,
  'id not supplied': 'advertised under another name, it needs its id; the house supplies it',
  'id not in the advertisement': ({ id }) => `advertised under another name, every advertisement must carry ${id}`,
  'words not in the advertisement': ({ words }) => `every advertisement must say "${words}"`,
  'not displayed': ({ what }) => `must be displayed in the room: ${what}`,
  // games against the house
  'wager of the meter not offered': ({ pool }) => `the wager of the meter ${pool} is not offered`,
  'rate above the wager': ({ pool }) => `the rate of progression of ${pool} is more than the wager`,
  'rate not stated': ({ pool }) => `the rate of progression of ${pool} is not stated`,
  'rate and reserve above the wager': ({ pool, paytable }) =>
    `the rate of progression of ${pool} and the reserve of ${paytable} are more than the wager`,
  'amount below the paytable': ({ of, pool, paytable }) =>
    `${of} amount of ${pool} is below what paytable ${paytable} requires`,
  'schedule for another wager': ({ schedule, wager }) => `${schedule} is not for a wager of ${wager}`,
  'reset goes with the wager': ({ wager, amount, reset }) =>
    `with ${wager} of ${money(amount)} the reset amount is ${money(reset)}`,
  'limits not stated': 'the table limits are not stated',
  'limits from zero': 'the table limits must start above $0',
  'not odds': ({ said, of }) => `"${said}" is not odds for ${of}; write them like 1 to 1`,
  'dealt from the hand, shuffled by hand': 'cards dealt by hand must be shuffled by a device',
  'comes with the hand bonus': ({ setting }) => `${setting} comes with the hand bonus, which is not offered`,
  'cover all shuffled by hand':
    'the shuffler shows what cover all pays; it is not offered when cards are shuffled by hand',
}
