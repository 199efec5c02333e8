import type { EntryMessages } from '../../../../engine/entries/messages.ts'
import type { Sentences } from '../../../language.ts'

export const entries: Sentences<EntryMessages> = {
  'drum takes two': 'what goes into the drum or out of it takes two persons',
  'drum is not emptied': 'the rules know no emptying of the drum',
  'drum is not emptied yet': ({ at }) =>
    `the drum is not emptied before the posted time${at === undefined ? '' : `, ${at.replace('T', ' at ')}`}; earlier it takes two persons and a reason`,
  'drum is emptied at another time': ({ at }) =>
    at === '' ? 'no emptying of the drum is due' : `the drum is emptied ${at.replace('T', ' at ')}`,
  'tickets are not collected':
    'nobody collects the tickets of this promotion: they are in the drum when they are handed out',
  'ticket is in the drum': 'is in the drum already',
  'ticket is not in the drum': 'was handed out, but nobody has put it in the drum yet',
  'numbers run backwards': ({ first, last }) => `from ${first} to ${last} is no range: the smaller number comes first`,
  'no ticket of this activity': ({ ticket, activity }) =>
    `${ticket} is no ticket of ${activity} that can be drawn: it was never handed out for it, or it is gone`,
}
