import type { WaitingMessages } from '../../../../engine/waiting/messages.ts'
import type { Sentences } from '../../../language.ts'
import { whoIs } from '../../party.ts'

const dealt = ({ game, limit }: { game: string; limit?: string }): string =>
  limit === undefined ? game : `${game} ${limit}`
const minutes = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`)
const some = (what: readonly string[]): string => (what.length === 0 ? 'none' : what.join(', '))

export const waiting: Sentences<WaitingMessages> = {
  'no such list': ({ list, lists }) => `there is no list ${list}; the lists are: ${some(lists)}`,
  'game has a list': ({ list, ...game }) => `${dealt(game)} has a list, ${list}: change that one`,
  'list of another game': ({ list, waiting: count }) =>
    `${count === 1 ? 'one person waits' : `${count} people wait`} on list ${list} for its game; open another list for another game`,
  'list is locked': ({ list }) => `list ${list} is locked; unlock it first`,
  'list is not locked': ({ list }) => `list ${list} is not locked`,
  'list takes no calls': ({ list }) =>
    `list ${list} takes no call-ins; set how many minutes it keeps their place, or let them join by phone or at the podium`,
  'on the list already': ({ list, person, place }) => `${whoIs(person)} is on list ${list} already, at place ${place}`,
  'not on the list': ({ list, person }) => `${whoIs(person)} is not on list ${list}; put them on it first`,
  'not off the list lately': ({ list, person, minutes: most }) =>
    `${whoIs(person)} did not come off list ${list} in the last ${minutes(most)}; put them on it at the end`,
  'plays that game already': ({ list, person, table, seat }) =>
    `${whoIs(person)} plays the game of list ${list} at table ${table} seat ${seat}; ask for a change of tables instead`,
  'on no list': ({ person }) => `${whoIs(person)} is on no list`,
  'checked in already': ({ person }) => `${whoIs(person)} is checked in on every list`,
  'not checked in': ({ list, person }) => `${whoIs(person)} joined list ${list} from outside; check them in first`,
  'call-in runs on': ({ list, person }) => `the place of ${whoIs(person)} on list ${list} is not over`,
  'paged already': ({ list, person, table, seat }) =>
    `${whoIs(person)} is paged from list ${list} to table ${table} seat ${seat}; take that page back first`,
  'not paged': ({ list, person }) => `${whoIs(person)} is not paged from list ${list}`,
  'page runs on': ({ list, person }) => `the clock of the page for ${whoIs(person)} of list ${list} still runs`,
  'answered so already': ({ list, person }) => `${whoIs(person)} of list ${list} has answered that page already`,
  'table of another game': ({ table, tables, ...game }) =>
    `table ${table} is no live table of ${dealt(game)}; those are: ${some(tables)}`,
  'table is full': ({ table }) => `table ${table} has no open seat`,
  'nobody can be paged': ({ list, table }) =>
    `nobody on list ${list} is checked in, not paged and willing to sit at table ${table}; open the table without the list`,
  'change asked already': ({ table, seat }) =>
    `the player of table ${table} seat ${seat} has asked for a change; drop that first`,
  'change to the own table': ({ table }) => `the player is at table ${table} already; name seats without a table`,
  'no change asked': ({ table, seat }) => `the player of table ${table} seat ${seat} has asked for no change`,
  'feeds itself': ({ table, to }) => `table ${to} leads back to table ${table}: a feeder needs another table`,
  'feeds no table': ({ table }) => `table ${table} feeds no other table`,
  'no list for those left': ({ table, left, ...game }) =>
    `${left === 1 ? 'one player' : `${left} players`} of table ${table} would have no seat; open a list for ${dealt(game)} first`,
  'stranger cannot wait': ({ table, seat }) =>
    `there is no seat for the player of table ${table} seat ${seat}, whom nobody knows by number; name them first, or let them leave`,
  'kept for a page': ({ list, person, minutes: left }) =>
    `kept for ${whoIs(person)}, paged from list ${list}: ${minutes(left)} left`,
  'kept by hand': ({ person, minutes: left }) =>
    `kept for ${person === undefined ? 'somebody' : whoIs(person)}: ${minutes(left)} left`,
  'first of the feeder': ({ feeder, minutes: since }) =>
    `longest at table ${feeder}, which feeds this one: ${minutes(since)}`,
  'asked for this seat': ({ table, seat, minutes: since }) =>
    `the player of table ${table} seat ${seat} asked for this seat ${minutes(since)} ago`,
  'asked for this table': ({ table, seat, minutes: since }) =>
    `the player of table ${table} seat ${seat} asked for this table ${minutes(since)} ago`,
  'first on the list': ({ list, place, minutes: since }) =>
    place === 1
      ? `first on list ${list}, for ${minutes(since)}`
      : `place ${place} on list ${list}, for ${minutes(since)}; nobody before them can be paged to this seat`,
  'first on the list plays it': ({ list, table, seat, minutes: since }) =>
    `first on list ${list} for ${minutes(since)}, and plays the same game at table ${table} seat ${seat}`,
}
