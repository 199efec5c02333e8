import type { TournamentComplaints } from '../../../../rulebook/checks/tournament/messages.ts'
import type { Sentences } from '../../../language.ts'
import { money } from '../../../values.ts'

const counts = (min: number, max: number | undefined): string =>
  max === undefined ? `${min} or more` : min === max ? String(min) : `${min} to ${max}`

export const tournamentrules: Sentences<TournamentComplaints> = {
  'tournament not chosen': 'the structure of the tournament is not chosen',
  'tournament game not chosen': 'the game of the tournament is not chosen',
  'one game is played': ({ games }) => `${games} games are chosen; one of them is played`,
  'day and time not chosen': 'the day and the time of the tournament are not chosen',
  'not in these tournaments': ({ what }) => `these rules know no ${what}`,
  'number not chosen': ({ of, min, max }) => `the number of ${of} is not chosen: ${counts(min, max)}`,
  'number outside its range': ({ of, number, min, max }) => `${number} ${of} are outside ${counts(min, max)}`,
  'chips of nothing': ({ of }) => `no chips come with ${of === 'rebuy' ? 'a' : 'an'} ${of}`,
  'other terms for some': ({ who }) =>
    `${who} would have other terms; prices, fees and chips are the same for everybody`,
  'terms by gender': ({ words }) => `"${words}" makes a difference by gender`,
  'charity not advertised': ({ charity, part }) => `advertisements have to name ${charity} and its part, ${part}`,
  'no such way of paying': ({ way, ways }) => `places are not paid by "${way}" here, but by ${ways.join(', ')}`,
  'no part for the charity': 'the part of the charity is nothing',
  'charity above the whole': ({ share }) => `the part of the charity is ${share}: it can have all of it, and no more`,
  'bounty above what is paid in': ({ bounty, left }) =>
    `a bounty of ${money(bounty)} on everybody is more than the ${money(left)} that an entry brings into the pool`,
  'free roll without prizes': 'nobody pays to enter, so post flat prizes, a guarantee or money that the house adds',
  'level without blinds': ({ level }) => `level ${level} has no blinds and no ante`,
  'blinds do not rise': ({ level }) => `the blinds of level ${level} do not rise`,
  'no such level': ({ of, level, levels }) => `${of} go by level ${level}; there are levels 1 to ${levels}`,
  'levels run backwards': ({ of, from, until }) => `${of} would begin with level ${from} and end with level ${until}`,
  'level in another game': ({ level, game }) => `level ${level} is played in ${game}, which is not chosen`,
  'chip twice in the set': ({ value }) =>
    value === 0 ? 'a chip of the set is worth nothing' : `the chip of ${value} stands in the set twice`,
  'chips are not the stack': ({ set, chips }) =>
    `the chips of a stack add up to ${set}; everybody starts with ${chips}`,
  'seats outside their range': ({ seats, min, max }) => `${seats} seats at a table are outside ${counts(min, max)}`,
  'more players than seats': ({ players, seats }) => `${players} players do not fit on ${seats} seats`,
  'posted field is not even': ({ players }) => `${players} players are not an even number`,
  'more tables than the rules have': ({ tables, most }) =>
    `${tables} tables are chosen; it is played at ${most === 1 ? 'one' : most}`,
  'house rules not chosen': 'the house rules for balancing and breaking tables are not chosen',
  'house rule of nothing': ({ of }) =>
    of === 'balance'
      ? 'tables may differ by one player at least'
      : 'a table waits when it is one player short at least',
  'breaks another table': ({ table }) => `table ${table} stands in the break order and is not one of the tournament`,
}
