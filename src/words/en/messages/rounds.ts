import type { RoundMessages } from '../../../engine/rounds/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'

export const rounds: Sentences<RoundMessages> = {
  'no round open': ({ table }) => `no round is open at table ${table}`,
  'no such seat': ({ table, seats, seat }) => `table ${table} has seats 1 to ${seats}; there is no seat ${seat}`,
  'spot named twice': ({ spot }) => `spot ${spot} is named twice`,
  'one player-dealer in a round': 'a round has one player-dealer',

  'no fee taken at table': ({ activity, table }) => `no fee of ${activity} is taken at table ${table}`,
  'base wager before the fee': 'the base wager comes before the fee',
  'no space on the player-dealer hand': 'there is no space for a fee on the player-dealer hand',
  'sensor dark': 'the sensor is dark and the rules have nothing in its place',
  'sensor of the table dark': 'a sensor of the table is dark; nothing is offered until it is mended',
  'no player-dealer': 'nobody holds the player-dealer position',
  'no player against the player-dealer': 'nobody plays against the player-dealer',
  'too few play': ({ min }) => `at least ${min} must play`,
  'fee of the player-dealer': 'the fee is the player-dealer’s',
  'player-dealer pays with so many': ({ players }) => `with ${players} players or more the player-dealer pays`,
  'player-dealer has not paid': ({ players, amount }) =>
    `with ${players} players or more the player-dealer puts down ${money(amount)} before the deal`,
  'fee of the only player': 'with one player the fee is that player’s own choice',
  'one fee covers the round': 'one fee covers the round',
  'player-dealer pays no fee': 'the player-dealer pays no fee here',
  'first position pays': ({ seat }) => `the first position, seat ${seat}, puts it down for the table`,
  'largest wager pays': 'whoever has most money in action on the hand puts it down',
  'one fee covers the hand': ({ amount }) => `one fee of ${money(amount)} covers the hand`,
  'no fees by limits': ({ activity }) => `${activity} has no fees by betting limits`,
  'no rate for the game': ({ game }) => `there is no rate for ${game}`,
  'no rate for the limit': ({ limit = 'that nobody names', limits }) =>
    `there is no rate for limits ${limit}; there are ${limits.join(', ')}`,
  'no limit posted': ({ table, found }, say) =>
    `no betting limit is posted at table ${table}, and the fee goes by it; ${say(found)}`,
  'no fee at the lock': 'no fee for this hand was down at the lock',

  'no open request': ({ request }) => `there is no open request ${request} for a free table`,
  'no free tables': ({ activity }) => `the rules of ${activity} have no free tables`,
  'patron or person': 'say who asks: a few words for the patron, or the number of the person, and not both',
  'request open already': ({ request }) => `request ${request} of this person is open already`,
  'not offered at table': ({ table }) => `it is not offered at table ${table}`,
  'fees at a free table': ({ table }) => `fees of this round lie at table ${table}; a free table takes none`,
  'no house game at table': ({ table, halted }, say) =>
    [`no game against the house runs at table ${table}`, ...halted.map(say)].join('; '),
}
