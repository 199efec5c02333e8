import type { EntryMessages } from '../../../../engine/entries/messages.ts'
import type { Sentences } from '../../../language.ts'

export const entries: Sentences<EntryMessages> = {
  'drum takes two': 'what goes into the drum or out of it takes two persons',
  'drum is not emptied': 'the rules know no emptying of the drum',
  'drum is not emptied yet': ({ at }) =>
    `the drum is not emptied before the posted time${at === undefined ? '' : `, ${at}`}; earlier it takes two persons and a reason`,
  'drum is emptied at another time': ({ at }) =>
    at === '' ? 'no emptying of the drum is due' : `the drum is emptied ${at}`,
  'tickets are not collected':
    'nobody collects the tickets of this promotion: they are in the drum when they are handed out',
  'ticket is drawn': 'is drawn and called: whoever has it reports or is passed over first',
  'ticket is in the drum': 'is in the drum already',
  'ticket is not in the drum': 'was handed out, but nobody has put it in the drum yet',
  'numbers run backwards': ({ first, last }) => `from ${first} to ${last} is no range: the smaller number comes first`,
  'nobody has tickets for a seat': ({ activity }) => `nobody has a ticket of ${activity} for sitting at a table`,
  'not a posted time for tickets': ({ due }) => `${due} is no time at which tickets are handed out, as posted`,
  'tickets come later': ({ due }) => `tickets are handed out at ${due}, not before`,
  'tickets were handed out': ({ due }) => `the tickets of ${due} are handed out: once for each posted time`,
  'no tickets handed out yet': 'no posted time for tickets has come yet',
  'away from the seat': 'was away from the seat at that moment and did not play',
  'no tickets at free tables': 'brings no ticket: tables without purchase are not among those of the rules',
  'not a table of the promotion': 'the promotion is not offered at this table',
  'nobody sat there then': ({ due }) => `nobody is known to have sat there at ${due}`,
  'somebody else sat there': ({ person }) => `${person} sat there then, and tickets are not transferable`,
  'has a ticket of that time': ({ ticket, due }) => `has ticket ${ticket} of ${due} already: one for each time`,
  'clause not asked of a seat': ({ clause }) => `${clause} is not asked of anybody who sits at a table`,
  'hours bring no points': ({ activity }) => `hours of play bring no points in ${activity}`,
  'hours are not added up then': ({ due }) => `hours are added up on the hour, each once: not for ${due}`,
  'activity counts no points': ({ activity }) => `${activity} counts no points as it is posted`,
  'points take two': 'changing somebody’s points takes two persons',
  'points not changed': 'nothing would change: say how many points are added or taken away',
  'fewer points than that': ({ person, points }) =>
    `${person} has ${points} ${points === 1 ? 'point' : 'points'}: no more than these can be taken away`,
  'standing is settled': ({ until }) => `the standing that ended ${until} is settled`,
  'standing not due': ({ until }) => `the standing is settled when it ends, ${until}`,
  'no ticket of this activity': ({ ticket, activity }) =>
    `${ticket} is no ticket of ${activity} that can be drawn: it was never handed out for it, or it is gone`,
}

/** `2026-03-02T14:00`, as people read it. */
