/** What people are told about tickets and the drum. */
export type EntryMessages = {
  'drum takes two': undefined
  'drum is not emptied': undefined
  'drum is not emptied yet': { at?: string }
  'drum is emptied at another time': { at: string }
  'tickets are not collected': undefined
  'ticket is in the drum': undefined
  'ticket is not in the drum': undefined
  'ticket is drawn': undefined
  'numbers run backwards': { first: number; last: number }
  'nobody has tickets for a seat': { activity: string }
  'not a posted time for tickets': { due: string }
  'tickets come later': { due: string }
  'tickets were handed out': { due: string }
  'no tickets handed out yet': undefined
  'away from the seat': undefined
  'no tickets at free tables': undefined
  'not a table of the promotion': undefined
  'nobody sat there then': { due: string }
  'somebody else sat there': { person: string }
  'has a ticket of that time': { ticket: string; due: string }
  'clause not asked of a seat': { clause: string }
  'hours bring no points': { activity: string }
  'hours are not added up then': { due: string }
  'activity counts no points': { activity: string }
  'points take two': undefined
  'points not changed': undefined
  'fewer points than that': { person: string; points: number }
  'standing is settled': { until: string }
  'standing not due': { until: string }
  'no ticket of this activity': { ticket: string; activity: string }
}

declare module '../../base/message.ts' {
  interface Messages extends EntryMessages {}
}
