/** Contests on the wall. */
import { times } from '../../times.ts'
import { picks } from './picks.ts'

export type Claiming = {
  readonly hasId: boolean
  readonly opens?: { readonly day: string; readonly at: string }
  readonly before?: string
}

/** What it takes to have a prize, and until when. */
export const claimingWords = ({ hasId, opens, before }: Claiming): string =>
  [
    `Prizes are paid at the cage${hasId ? ' against valid identification' : ''}`,
    ...(opens === undefined ? [] : [` from ${picks.days[opens.day]} ${times.clock(opens.at)} on`]),
    before === undefined ? '. There is no time limit.' : `, and must be claimed before ${picks.days[before]}.`,
  ].join('')

export const contestBoard = {
  toLock: 'Forms are taken for',
  locksAt: (local: string) => `until ${local}`,
  formsIn: (forms: number): string => (forms === 1 ? '1 form is in' : `${forms} forms are in`),
  lockedNow: 'No more forms are taken',
  ifNow: 'Ahead, if it ended now',
  final: 'The winners',
  waits: 'The first game is not over yet.',
  played: (played: number, games: number) => `${played} of ${games} games`,
  right: (right: number): string => `${right} right`,
  off: (off: number): string => `${off} off`,
  card: (number: string) => `Card ${number}`,
  claimSays: claimingWords,
  digest: (forms: number): string => `${forms === 1 ? '1 form' : `${forms} forms`}, digest`,
  games: 'Games',
  none: 'counts for nobody',
}
