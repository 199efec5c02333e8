/** Which irregularity may be told now: the document has a rule for it, it may happen at this moment, its device is in use. */
import { IRREGULARITIES, type IrregularityName } from '../../../games/table/action.ts'
import type { Term } from '../../../games/table/rules.ts'
import type { Phase } from '../../../games/table/table.ts'
import type * as live from './live.ts'

type At = Pick<live.Props, 'rules' | 'game'>

/** The rule behind it, when it may happen, and the device that it is about. */
const ABOUT: Record<IrregularityName, { term: Term; in: readonly Phase[]; device?: 'shuffler' | 'shoe' }> = {
  'face up card': { term: 'face up card', in: ['deal', 'decisions', 'reveal'] },
  'drawn in error': { term: 'drawn in error', in: ['deal', 'decisions'] },
  'wrong number of cards': { term: 'card count', in: ['deal', 'decisions', 'reveal', 'settle'] },
  'dealer card exposed': { term: 'dealer exposed', in: ['deal', 'decisions', 'reveal'] },
  'shuffler jam': { term: 'shuffler jam', in: ['bets', 'deal', 'decisions', 'reveal', 'settle'], device: 'shuffler' },
  'shoe jam': { term: 'shoe jam', in: ['deal', 'decisions', 'reveal'], device: 'shoe' },
  'shuffler out of order': {
    term: 'out of order',
    in: ['closed', 'bets', 'deal', 'decisions', 'reveal', 'settle'],
    device: 'shuffler',
  },
  'shoe out of order': {
    term: 'out of order',
    in: ['closed', 'bets', 'deal', 'decisions', 'reveal', 'settle'],
    device: 'shoe',
  },
}

function mayHappen({ rules, game }: At, what: IrregularityName): boolean {
  const about = ABOUT[what]
  if (rules.by[about.term] === undefined || !about.in.includes(game.phase)) return false
  if (about.device === 'shuffler') return rules.deck?.shuffling !== 'by hand' && game.out?.shuffler === undefined
  if (about.device === 'shoe') return rules.deck?.dealing === 'automated shoe' && game.out?.shoe === undefined
  return true
}

export const mayGoWrong = (at: At): IrregularityName[] => IRREGULARITIES.filter((what) => mayHappen(at, what))

export const isOfDevice = (what: IrregularityName): boolean => ABOUT[what].device !== undefined
