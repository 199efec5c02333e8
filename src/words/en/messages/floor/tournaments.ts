import type { TournamentMessages } from '../../../../engine/tournaments/messages.ts'
import type { Sentences } from '../../../language.ts'
import { money } from '../../../values.ts'

const STATUS = {
  open: 'is open for sign-ups',
  running: 'is being played',
  finished: 'is played to the end',
  awarded: 'has given its prizes',
  'called off': 'was called off',
} as const
const GONE = { withdrawn: 'unregistered', void: 'void', out: 'out' } as const
const BOUGHT = { 'buy-in': 'buy-ins', rebuy: 'rebuys', 'add-on': 'add-ons' } as const
const many = (entries: number): string => `${entries} ${entries === 1 ? 'entry' : 'entries'}`

export const tournaments: Sentences<TournamentMessages> = {
  'activity is no tournament': ({ activity }) => `${activity} is no tournament that is posted`,
  'sign-ups not open': ({ activity }) => `sign-ups of ${activity} are not open yet`,
  'sign-ups are open': 'sign-ups are open already',
  'structure is frozen': ({ since }) => `sign-ups opened on ${since}: nothing of the structure changes from then on`,
  'tournament takes two': 'this takes two persons',
  'tournament is over': ({ status }) => `the tournament ${STATUS[status]}`,
  'tournament has started': 'the tournament has started',
  'tournament has not started': 'the tournament has not started yet',
  'tournament has not finished': ({ left }) => (left === 1 ? 'one is still in play' : `${left} are still in play`),
  'tournament has finished': ({ left }) =>
    `the tournament is played to the end: ${left === 1 ? 'one is' : `${left} are`} left`,
  'registration is over': ({ level, until }) =>
    until === 0
      ? 'registration ended with the start'
      : `registration ended with level ${until}, and level ${level} is played`,
  'registered already': ({ entry }) => `this person is registered already, as entry ${entry}`,
  'field is full': ({ most }) => `the field is full with ${most} players`,
  'no re-entry': 'this tournament has no re-entries',
  're-entry too often': ({ times }) => `nobody comes in again more than ${times} times`,
  're-entry is over': ({ level, until }) => `re-entries ended with level ${until}, and level ${level} is played`,
  'entry costs nothing': 'this tournament costs nothing: there is nothing to pay',
  'entry is paid for': ({ price }) => `an entry costs ${money(price)}, fee included`,
  'entry needs a drawer': 'name the drawer where the money goes in or out',
  'entries are not given': 'the house gives no entries into this tournament',
  'entry from nowhere': 'say where the entry was won or whom it was given by',
  'entries are not won there': ({ activity }) => `no entry into this tournament is won at ${activity}`,
  'prize is of another person': ({ claim }) => `claim ${claim} is another person’s prize`,
  'prize is no entry': ({ claim }) => `claim ${claim} is no tournament entry`,
  'prize is for another tournament': ({ claim, into }) => `claim ${claim} is an entry into ${into}`,
  'prize is not the price': ({ claim, prize, price }) =>
    `claim ${claim} is worth ${money(prize)}, and an entry costs ${money(price)}, fee included`,
  'no such entry': ({ entry }) => (entry === '' ? 'say who it is' : `there is no entry ${entry}`),
  'entry is out': ({ entry, out }) => `entry ${entry} is out already, since knock-out ${out}`,
  'entry is not in play': ({ entry, status }) => `entry ${entry} is ${GONE[status]}`,
  'entry came in again': ({ entry, again }) =>
    `whoever had entry ${entry} has come in again as ${again}: that entry is void first`,
  'entry has won bounties': ({ entry }) => `entry ${entry} has won bounties: those knock-outs are undone first`,
  'too young for the tournament': ({ age, by }) => `under ${age} (${by})`,
  'excluded from the tournament': ({ by }) => `is excluded from the house (${by})`,
  'field is not even': ({ field }) => `${field} players are not an even number`,
  'field has other numbers': ({ field, min, max }) => `${field} players: it takes ${min} to ${max}`,
  'field stays even': 'the field must stay even once play has started: call the tournament off instead',
  'too few to start': ({ field }) => `${many(field)}: it takes two at least`,
  'no rebuys': 'this tournament has no rebuys',
  'no add-ons': 'this tournament has no add-ons',
  'purchase after its level': ({ kind, level, until }) =>
    `${BOUGHT[kind]} ended with level ${until}, and level ${level} is played`,
  'purchase before its level': ({ kind, level, from }) =>
    `${BOUGHT[kind]} begin with level ${from}, ${level === 0 ? 'and play has not started' : `and level ${level} is played`}`,
  'purchase too often': ({ kind, times }) => `no more than ${times} ${times === 1 ? kind : BOUGHT[kind]} each`,
  'stack not told': ({ entry, most }) =>
    `a rebuy is sold with ${most} chips or fewer: say what entry ${entry} has left, or have the table counted`,
  'stack above the rebuy': ({ entry, chips, most }) =>
    `entry ${entry} has ${chips} chips; a rebuy is sold with ${most} or fewer`,
  'rebuy with chips left': ({ entry }) => `entry ${entry} has chips: only a stack that is gone is bought anew`,
  'rebuy is owed': ({ entry }) => `entry ${entry} has to pay for the rebuy first`,
  'rebuy is not owed': ({ entry }) => `entry ${entry} owes no rebuy`,
  'rebuy intended already': ({ entry }) => `entry ${entry} has said so already`,
  'no such receipt': ({ receipt }) => `there is no receipt ${receipt} in this tournament`,
  'receipt is void': ({ receipt }) => `receipt ${receipt} is void already`,
  'receipt of a buy-in': ({ receipt }) => `receipt ${receipt} is a buy-in: void the entry instead`,
  'no bounties': 'this tournament has no bounties',
  'bounty on everybody': 'a bounty is on everybody: nobody is named a target',
  'target twice': ({ entry }) => `entry ${entry} is named twice`,
  'play has gone on':
    'somebody has come, bought or fallen since the start; undo that first, or call the tournament off',
  'targets stay': 'targets are named before the start; after it only a late entry becomes one',
  'pool lacks the bounty': ({ pool, bounty }) =>
    `the pool holds ${money(pool)}, and bounties of ${money(bounty)} come out of it`,
  'entry named twice': ({ entry }) => `entry ${entry} is named twice`,
  'nobody is left': 'somebody has to be left in play',
  'winner of the hand not said': ({ entry }) => `a bounty is on entry ${entry}: say who won the hand`,
  'winner of the hand is out': ({ entry }) => `entry ${entry} lost all chips too and has not won the hand`,
  'no such knock-out': ({ out }) => `there is no knock-out ${out}, or it was undone`,
  'deal stands': 'a deal was made: it is undone first',
  'no deal stands': 'there is no deal to undo',
  'no deals': 'the rules know no deals',
  'deal lacks consents': ({ entries }) => `not all agree: ${entries.join(', ')}`,
  'deal before the last payments': ({ entries }) => `rebuys are still owed: ${entries.join(', ')}`,
  'deal is not all there is': ({ was, there }) =>
    `the deal was about ${money(was)}, and ${money(there)} are there by now: undo it and agree anew`,
  'log is signed': 'the log is signed: nothing of it changes any more',
  'log waits': 'the log is not signed yet: whoever ran the tournament signs it first',
  'log before the prizes': 'the log is signed when the prizes are given',
  'no log asked': 'the rules ask for no log',
  'charity has its money': 'the charity has its money already',
  'no charity': 'nothing of this tournament goes to a charity',
  'entry has its money back': ({ entry }) => `entry ${entry} has its money back already`,
  'tournament is not called off': 'the tournament is not called off',
  'pool holds too little': ({ wanted }) => `${money(wanted)} of it is not there any more: it was fetched or paid out`,
  'tournament has entries': ({ entries }) => `the tournament with ${many(entries)} is not over`,
  'tournament refunds wait': ({ entries }) => `${many(entries)} still to be given back`,
  'charity waits': ({ amount }) => `the charity still has to be paid ${money(amount)}`,
  'plays at a free table': ({ player, table }) => `plays at free table ${table} already, as ${player}`,
  'no such free player': ({ player }) => `there is no free player ${player}`,
  'free player is out': ({ player }) => `free player ${player} is not in play any more`,
  'free player is still in': ({ player }) => `free player ${player} is still in play`,
  'winner plays elsewhere': ({ player }) => `${player} does not play at that free table`,
  'free table plays on': ({ table, left }) =>
    `free table ${table} plays on: ${left} are left, and the tournament is not over`,
  'nobody plays free there': ({ table }) => `nobody plays for bounties at table ${table}`,
  'later one at the free table first': ({ player }) => `undo ${player} first: that one came later at the table`,
  'free tables play on': ({ tables }) => `free tables still play: ${tables.join(', ')}`,
  'table is no free table': ({ table }) => `table ${table} is not open as a free table`,
  'placed in the tournament': ({ place, to, entries }) =>
    `${to === undefined ? `place ${place}` : `tied for places ${place} to ${to}`} of ${entries}`,
  'bounty was won': ({ targets }) => `knocked out ${targets.join(', ')}`,
  'deal was made': ({ players }) => `deal of the last ${players}`,
}
