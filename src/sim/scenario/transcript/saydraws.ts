/** Draws by the public protocol, and the machines and witnesses that have a part in them. */
import { contributionText } from '../../../engine/drawings/draw/contribution.ts'
import { markText } from '../../../engine/drawings/draw/opening.ts'
import type { EventOf } from '../../../engine/mechanisms.ts'

type Told = EventOf<
  | 'DrawOpened'
  | 'DrawContributed'
  | 'DrawRevealed'
  | 'DrawAbandoned'
  | 'CardInserted'
  | 'CardRemoved'
  | 'MachineRetired'
  | 'WitnessRetired'
>

export function sayDraws(event: Told): string {
  switch (event.type) {
    case 'DrawOpened':
      return `draw ${event.draw} for ${event.purpose} is opened: ${event.entries} ${event.entries === 1 ? 'entry' : 'entries'} sealed, digest ${event.digest.slice(0, 16)}${marksIn(event)}`
    case 'DrawContributed':
      return `the room contributes to draw ${event.draw}: ${contributionText(event.contribution)}`
    case 'DrawRevealed':
      return `draw ${event.draw} is revealed: ${event.winners.join(', ')}`
    case 'DrawAbandoned':
      return `draw ${event.draw} is abandoned${byTwo(event)}`
    case 'CardInserted':
      return `the card of ${event.person} is in machine ${event.machine}${byTwo(event)}`
    case 'CardRemoved':
      return `the card of ${event.person} leaves machine ${event.machine}${byTwo(event)}`
    case 'MachineRetired':
      return `machine ${event.machine} is retired${byTwo(event)}`
    case 'WitnessRetired':
      return `a witness is retired${byTwo(event)}`
  }
}

/** What two persons did by hand, and why; nothing where a device or the clock did it. */
const byTwo = ({ by, second, reason }: { by?: string; second?: string; reason?: string }): string =>
  second === undefined ? '' : `, by ${by} and ${second}: ${reason}`

const marksIn = ({ marks = [] }: EventOf<'DrawOpened'>): string =>
  marks.length === 0 ? '' : `; marked: ${marks.map(markText).join('; ')}`
