/** What the transcript says of dealers. */
import type { EventOf } from '../../../engine/mechanisms.ts'

type RotationEvent = EventOf<
  | 'LineUpJoined'
  | 'LineUpLeft'
  | 'StringSet'
  | 'PaceSet'
  | 'DealerPushed'
  | 'StringPushed'
  | 'PushUndone'
  | 'BreakTaken'
  | 'BreakEnded'
>

export function sayRotation(event: RotationEvent): string {
  switch (event.type) {
    case 'LineUpJoined':
      return `dealer ${event.dealer} joins the line-up${gamesIn(event)}`
    case 'LineUpLeft':
      return `dealer ${event.dealer} leaves the line-up`
    case 'StringSet':
      return event.tables.length === 0
        ? `there is no string ${event.string} any more`
        : `string ${event.string} goes through tables ${event.tables.join(', ')}`
    case 'PaceSet':
      return `a push every ${event.pushMinutes} minutes; after ${event.breakAfterMinutes} minutes a break of ${event.breakMinutes}`
    case 'DealerPushed':
      return `push ${event.push}: dealer ${event.dealer} deals at table ${event.table}${because(event)}`
    case 'StringPushed': {
      const { push, string, dealers, off } = event
      const now = Object.entries(dealers).map(([table, dealer]) => `${dealer} at table ${table}`)
      return `push ${push} of string ${string}: ${now.join(', ')}${off === undefined ? '' : `; ${off} goes on a break`}`
    }
    case 'PushUndone':
      return `push ${event.push} is undone: ${event.reason}`
    case 'BreakTaken':
      return `dealer ${event.dealer} goes on a break`
    case 'BreakEnded':
      return `the break of dealer ${event.dealer} ends${because(event)}`
  }
}

const because = ({ reason }: { reason?: string }): string => (reason === undefined ? '' : `: ${reason}`)

const gamesIn = ({ games }: { games?: readonly string[] }): string =>
  games === undefined ? '' : ` and deals ${games.length === 0 ? 'every game' : games.join(', ')}`
