import { partyKey } from '../../../base/party.ts'
import type { CoreMessages } from '../../../engine/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'
import { concern } from '../party.ts'

export const core: Sentences<CoreMessages> = {
  'order refused': ({ who, reasons }, say) =>
    `${concern(who)}: ${reasons.map((reason) => `${say(reason)} [${reason.clause}]`).join('; ')}`,
  'profile takes two': 'the profile is set by two persons',
  'hand-over takes two': 'a shift is handed over by one person to another',
  'adjustment takes two': 'an adjustment takes two persons',
  'declining takes two': 'declining takes two persons',
  'dispute takes two': 'a dispute is settled by two persons',
  'floor is not the dealer': 'the person of the floor is another one than the dealer',
  'drafter may not approve': 'the person who drafted an offering may not approve it',
  'declarer may not verify': 'the person who declared a hit may not verify it',
  'declarer may not confirm for surveillance': 'the person who declared a hit may not confirm it for surveillance',
  'paper has no local time': ({ written }) => `"${written}" is not a local time like 2026-03-02T19:30`,
  'paper is typed by another': 'what stands on paper is typed in by another person than the one who did it',
  'paper is of later': ({ written }) => `the paper says ${written.replace('T', ' ')}, which is later than now`,
  'typist is none of the two': 'whoever types it in is none of the two persons that it takes',
  'round not ended': ({ round, table }) => `round ${round} at table ${table} has not ended`,
  'round not settled': ({ table }) => `the round at table ${table} is not settled`,
  'round under way': ({ table }) => `a round is under way at table ${table}; it is settled first`,
  'round with fees is open': ({ table }) => `a round with its fees is open at table ${table}; it ends first`,
  'game account holds money': ({ seat, amount }) =>
    `the game account of seat ${seat} holds ${money(amount)}; it is handed out before the table closes`,
  'hit not decided': ({ hit }) => `hit ${hit} is not decided yet`,
  'hit of the round waits': ({ hit }) => `hit ${hit} of this round waits for verification; verify or decline it first`,
  'hit of the round was reported': ({ hit }) => `hit ${hit} was reported in this round; decline it first`,
  'hands on the board': 'hands are on the board; the period is closed first',
  'called or plays': ({ who }) => `${partyKey(who)} is called or plays; that ends first`,
  'another is paid from it': ({ other, activity }) =>
    `${other} is paid from the funds of ${activity}; close that first`,
  'a seat': 'a seat from 1 to 99 as text, like "3"',
  'a seat or the player-dealer': 'a seat from 1 to 99 as text, like "3", or "player-dealer"',
  'a person of the register': 'a person of the register like "21"',
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
