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
  'sensor dark': 'the sensor is dark and the rules provide no substitute',
  'sensor of the table dark': 'a sensor of the table is dark; nothing is offered until it is repaired',
  'no player-dealer': 'nobody holds the player-dealer position',
  'no player against the player-dealer': 'nobody plays against the player-dealer',
  'too few play': ({ min }) => `at least ${min} players must play`,
  'fee of the player-dealer': 'the player-dealer pays the fee',
  'player-dealer pays with so many': ({ players }) => `with ${players} players or more the player-dealer pays`,
  'player-dealer has not paid': ({ players, amount }) =>
    `with ${players} players or more the player-dealer posts ${money(amount)} before the deal`,
  'fee of the only player': 'with one player the fee is up to that player',
  'one fee covers the round': 'one fee covers the round',
  'player-dealer pays no fee': 'the player-dealer pays no fee here',
  'first position pays': ({ seat }) => `the first position, seat ${seat}, posts it for the table`,
  'largest wager pays': 'whoever has wagered most on that hand posts it',
  'one fee covers the hand': ({ amount }) => `one fee of ${money(amount)} covers the hand`,
  'no fees by limits': ({ activity }) => `${activity} has no fees by betting limits`,
  'no rate for the game': ({ game }) => `there is no rate for ${game}`,
  'no rate for the limit': ({ limit = 'that nobody names', limits }) =>
    `there is no rate for limits ${limit}; the rates are for ${limits.join(', ')}`,
  'no limit posted': ({ table, found }, say) =>
    `no betting limit is posted at table ${table}, and the fee depends on it; ${say(found)}`,
  'no fee at the lock': 'no fee for this hand was posted at the lock',

  'no open request': ({ request }) => `there is no open request ${request} for a free table`,
  'no free tables': ({ activity }) => `the rules of ${activity} have no free tables`,
  'patron or person': 'say who is asking: either a few words about the patron or the person’s number, not both',
  'request open already': ({ request }) => `this person already has an open request, ${request}`,
  'not offered at table': ({ table }) => `it is not offered at table ${table}`,
  'fees at a free table': ({ table }) => `this round has fees at table ${table}; a free table takes none`,
  'tournament at table': ({ table }) => `a tournament is played at table ${table}; offer a live or a free table`,
  'no house game at table': ({ table, halted }, say) =>
    [`no game against the house runs at table ${table}`, ...halted.map(say)].join('; '),
}
