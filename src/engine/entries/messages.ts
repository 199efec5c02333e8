/** What people are told about tickets and the drum. */
export type EntryMessages = {
  'drum takes two': undefined
  'drum is not emptied': undefined
  'drum is not emptied yet': { at?: string }
  'drum is emptied at another time': { at: string }
  'tickets are not collected': undefined
  'ticket is in the drum': undefined
  'ticket is not in the drum': undefined
  'numbers run backwards': { first: number; last: number }
  'no ticket of this activity': { ticket: string; activity: string }
}

declare module '../../base/message.ts' {
  interface Messages extends EntryMessages {}
}
