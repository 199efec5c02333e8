/** What the transcript says of contests. */
import { formatMoney, fromWire } from '../../../base/money.ts'
import type { EventOf } from '../../../engine/mechanisms.ts'
import type { Result } from '../../../games/contest/results.ts'

type ContestEvent = EventOf<
  | 'SlateDrafted'
  | 'ContestOpened'
  | 'TeamNamed'
  | 'GameChanged'
  | 'FormGiven'
  | 'FormEntered'
  | 'ContestLocked'
  | 'DayCounted'
  | 'HoursAdjusted'
  | 'ResultEntered'
  | 'ResultConfirmed'
  | 'ResultCorrected'
  | 'ContestAwarded'
>

const when = (local: string): string => local.replace('T', ' ')
const two = (by: readonly string[]): string => by.join(' and ')

export function sayContests(event: ContestEvent): string | undefined {
  switch (event.type) {
    case 'SlateDrafted':
      return `slate of ${event.slate.games.length} games drafted by ${event.by}`
    case 'ContestOpened':
      return `slate approved by ${event.by}, forms until ${when(event.locks)} [${event.clause}]`
    case 'TeamNamed':
      return `${event.slot} is ${event.team}, signed by ${two(event.by)} [${event.clause}]`
    case 'GameChanged': {
      const how = event.starts === undefined ? 'called off' : `put off to ${when(event.starts)}`
      const lock = event.locks === undefined ? '' : `, forms until ${when(event.locks)}`
      return `game ${event.game} ${how}${lock}, signed by ${two(event.by)}; notice: ${event.notice.where} [${event.clause}]`
    }
    case 'FormGiven':
      return `${event.person} has the form from ${event.by} [${event.clause}]`
    case 'FormEntered': {
      const replaces = event.replaces === undefined ? '' : ` in place of ${event.replaces}`
      const begun = event.begun === undefined ? '' : `; begun before: ${event.begun.join(', ')}`
      return `form ${event.form} of ${event.person}${replaces}: ${event.picks}${begun}`
    }
    case 'ContestLocked':
      return `${event.forms} ${event.forms === 1 ? 'form' : 'forms'} locked, digest ${event.digest.slice(0, 16)}… [${event.clause}]`
    case 'DayCounted':
      return undefined
    case 'HoursAdjusted': {
      const how = event.hours > 0 ? 'more' : 'fewer'
      const hours = Math.abs(event.hours)
      return `${event.person} has ${hours} ${how} ${hours === 1 ? 'hour' : 'hours'}: ${event.reason}, signed by ${event.by} and ${event.second}`
    }
    case 'ResultEntered':
      return `${event.results.map(sayResult).join('; ')}, entered by ${event.by} from ${event.source}`
    case 'ResultConfirmed':
      return `${event.games.length === 1 ? 'result' : 'results'} confirmed by ${event.by}: ${event.games.join(', ')}`
    case 'ResultCorrected': {
      const undone = event.undone.length === 0 ? '' : `; taken back: ${event.undone.join(', ')}`
      return `corrected: ${event.results.map(sayResult).join('; ')}, was ${event.was.map(sayResult).join('; ')}, signed by ${two(event.by)}${undone}`
    }
    case 'ContestAwarded': {
      const places = event.places.map(({ person, place, to, right, off, prize }) => {
        const tied = to === undefined ? '' : ` to ${to}`
        const far = off === undefined ? '' : `, ${off} off`
        return `${place}${tied} ${person} (${right} right${far}) ${formatMoney(fromWire(prize))}`
      })
      return `places: ${places.join('; ') || 'none'} [${event.clause}]`
    }
  }
}

function sayResult(result: Result): string {
  const score = result.score === undefined ? '' : ` ${result.score.join('-')}`
  return `${result.game} ${'winner' in result ? result.winner : result.none}${score}`
}
