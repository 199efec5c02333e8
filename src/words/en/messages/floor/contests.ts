import type { ContestMessages } from '../../../../engine/contests/messages.ts'
import type { Sentences } from '../../../language.ts'

const FORMS = { bracket: 'a bracket', card: 'a weekly card' } as const
const HOUR = 3_600_000
/** Down to the minute: who lacks a second of an hour lacks the hour. */
const span = (ms: number): string => {
  const minutes = Math.floor(ms / 60_000)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

export const contests: Sentences<ContestMessages> = {
  'activity is no contest': ({ activity }) => `${activity} is no contest that is running`,
  'contest not open': ({ activity }) => `${activity} has no approved slate yet`,
  'no slate drafted': ({ activity }) => `no slate of ${activity} waits for approval`,
  'slate is fixed': ({ forms }) =>
    `${forms} ${forms === 1 ? 'form is' : 'forms are'} in: the slate changes only where a game is put off or called off`,
  'slate of another kind': ({ is, wanted }) =>
    `this is the slate of ${FORMS[is]}, and the contest has ${FORMS[wanted]}`,
  'slate takes two': 'changing a slate takes two persons',
  'whoever drafted the slate': 'whoever drafted the slate may not approve it',
  'lock outside the posted days': ({ locks, from, to }) =>
    `forms would be due on ${locks}, outside of the posted days ${from} to ${to}`,
  'game put off or called off': 'say either when the game starts now, or that it is called off',
  'game is over': ({ game }) => `game ${game} has its result already`,
  'game is put off to later': ({ game, starts }) =>
    `game ${game} can only be put off to a time that is still to come, after ${starts}`,
  'form needs nobody': 'nobody has to give out the form of this contest',
  'form given already': 'has the form already',
  'form not given': 'has no form from a floor person yet',
  'form after the lock': ({ locks }) => `forms were due before ${locks}`,
  'one form each': ({ form }) => `one entry for each player: ${form} is in, and can only be changed`,
  'no form to replace': ({ form }) => `has no form ${form} that could be changed`,
  'contest is not locked then': ({ due }) => `no contest is to be locked at ${due}`,
  'too few hours': ({ has, needs, from, to, how }) => {
    const lacks = how === 'time' ? span(needs - has) : `${(needs - has) / HOUR}`
    const what = how === 'time' ? 'of tracked play' : needs === HOUR ? 'scanned hour' : 'scanned hours'
    const of = how === 'time' ? `${span(has)} of ${span(needs)} ${what}` : `${has / HOUR} of ${needs / HOUR} ${what}`
    return `has ${of} from ${from} to ${to}; ${lacks} ${how === 'time' || needs - has > HOUR ? 'are' : 'is'} lacking`
  },
  'contest asks no hours': ({ activity }) => `${activity} asks for no hours of play`,
  'hours take two': 'changing somebody’s hours takes two persons',
  'hours not changed': 'nothing would change: say how many hours are added or taken away',
  'hours still count': ({ to }) => `hours of play count until ${to} is over; prizes are given after that`,
  'day is not counted then': ({ due }) => `no day of the contest begins or ends at ${due}`,
  'result entered already': ({ game, source }) => `that result of game ${game} is entered already (${source})`,
  'result differs': ({ game, source }) =>
    `game ${game} has another result${source === '' ? ' in the same list' : ` (${source})`}: two persons correct it`,
  'no result to confirm': ({ game }) => `game ${game} has no result to confirm`,
  'result is confirmed': ({ game }) => `the result of game ${game} is confirmed already`,
  'whoever entered the result': 'whoever entered a result may not confirm it',
  'no result to correct': ({ game }) => `game ${game} has no result to correct`,
  'result is that already': ({ game }) => `game ${game} has that result already`,
  'correction takes two': 'correcting a result takes two persons',
  'award takes two': 'giving the prizes of a contest takes two persons',
  'contest is awarded': 'the prizes of this contest are given',
  'contest has forms': ({ forms }) =>
    `${forms} ${forms === 1 ? 'form is' : 'forms are'} in, and the prizes are not given yet`,
  'results are not complete': ({ open }) =>
    `no confirmed result yet: ${open.slice(0, 8).join(', ')}${open.length > 8 ? ` and ${open.length - 8} more` : ''}`,
  'prize was declined': 'the prize was declined',
  'placed by picks': ({ place, right, games, off, to }) =>
    `place ${place}${to === undefined ? '' : ` to ${to}, tied`}: ${right} of ${games} winners right${off === undefined ? '' : `, ${off} off the total`}`,
}
