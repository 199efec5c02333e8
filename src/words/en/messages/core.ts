import { partyKey } from '../../../base/party.ts'
import type { CoreMessages } from '../../../engine/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'
import { concern } from '../party.ts'

export const core: Sentences<CoreMessages> = {
  'order refused': ({ who, reasons }, say) =>
    `${concern(who)}: ${reasons.map((reason) => `${say(reason)} [${reason.clause}]`).join('; ')}`,
  'profile takes two': 'setting the profile takes two people',
  'hand-over takes two': 'a shift is handed over from one person to another',
  'adjustment takes two': 'an adjustment takes two people',
  'declining takes two': 'declining takes two people',
  'dispute takes two': 'settling a dispute takes two people',
  'floor is not the dealer': 'the floor person must be someone other than the dealer',
  'drafter may not approve': 'the person who drafted an offering may not approve it',
  'declarer may not verify': 'the person who declared a hit may not verify it',
  'declarer may not confirm for surveillance': 'the person who declared a hit may not confirm it for surveillance',
  'paper has no local time': ({ written }) => `"${written}" is not a local time like 2026-03-02T19:30`,
  'paper is typed by another': 'what was done on paper must be typed in by someone else',
  'paper is of later': ({ written }) => `the paper says ${written}, which is later than now`,
  'typist is none of the two': 'the person typing it in cannot be one of the two people it takes',
  'typist acted before': 'the person who typed that in from paper counts as one who acted; someone else must do this',
  'order takes two': 'this takes two people',
  'verifier may not pay': 'the person who verified a hit may not pay its prize',
  'paper not confirmed': 'what stands on paper needs the confirmation of the person named on it',
  'no slip waits': ({ slip }) => `no paper ${slip} is waiting for confirmation`,
  'slip names another': ({ slip }) => `paper ${slip} does not wait for you: only a person it names can confirm it`,
  'round not ended': ({ round, table }) => `round ${round} at table ${table} has not ended`,
  'round not settled': ({ table }) => `the round at table ${table} is not settled`,
  'round under way': ({ table }) => `a round is in progress at table ${table}; settle it first`,
  'round with fees is open': ({ table }) => `a round with fees is open at table ${table}; end it first`,
  'game account holds money': ({ seat, amount }) =>
    `the game account of seat ${seat} holds ${money(amount)}; hand it out before the table closes`,
  'hit not decided': ({ hit }) => `hit ${hit} is not decided yet`,
  'hit of the round waits': ({ hit }) =>
    `hit ${hit} from this round is waiting for verification; verify or decline it first`,
  'hit of the round was reported': ({ hit }) => `hit ${hit} was reported in this round; decline it first`,
  'hands on the board': 'hands are on the board; close the period first',
  'called or plays': ({ who }) => `${partyKey(who)} has been called or is playing; finish that first`,
  'another is paid from it': ({ other, activity }) =>
    `${other} is paid from the funds of ${activity}; close that first`,
  'a seat': 'a seat from 1 to 99 as text, like "3"',
  'a seat or the player-dealer': 'a seat from 1 to 99 as text, like "3", or "player-dealer"',
  'a person of the register': 'a person of the register like "21"',
  'a form number': 'the number printed on the form: four signs or more, with a digit, and not a social security number',
  'a name in an address': 'a name like lobby or hall-2: small letters, digits and dashes, 24 at most',
  'a drawer of the cage': 'a drawer like cage-1, in letters and digits',
  'a local time': 'a local time like 2026-03-02T19:30',
  'a local time or date': 'a local time like 2026-03-02 or 2026-03-02T09:00',
  'an amount or cents': 'an amount like "$1,234.56" or "123456" (cents)',
  'an amount in or out': 'an amount like "$20", or "-$20" to take out',
  'cards by their signs': 'cards like "9s 9h"',
  'tiles by their names': 'tiles with commas between',
  'game of no table': ({ game, meant }) =>
    `${JSON.stringify(game)} is not a game that the house knows${meant === undefined ? '' : `; did you mean "${meant}"?`}`,
  'not one card': 'one card like Qh is wanted',
}
