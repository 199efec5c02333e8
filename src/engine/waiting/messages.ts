/** What people are told about lists, pages, changes and broken tables. */
type OnList = { list: string; person: string }
type Seat = { table: string; seat: string }

export type WaitingMessages = {
  'no such list': { list: string; lists: readonly string[] }
  'game has a list': { list: string; game: string; limit?: string }
  'list of another game': { list: string; waiting: number }
  'list is locked': { list: string }
  'list is not locked': { list: string }
  'list takes no calls': { list: string }
  'on the list already': OnList & { place: number }
  'not on the list': OnList
  'not off the list lately': OnList & { minutes: number }
  'plays that game already': OnList & Seat
  'on no list': { person: string }
  'checked in already': { person: string }
  'not checked in': OnList
  'call-in runs on': OnList
  'paged already': OnList & Seat
  'not paged': OnList
  'page runs on': OnList
  'answered so already': OnList
  'table of another game': { table: string; game: string; limit?: string; tables: readonly string[] }
  'table is full': { table: string }
  'nobody can be paged': { list: string; table: string }
  'change asked already': Seat
  'change to the own table': { table: string }
  'no change asked': Seat
  'feeds itself': { table: string; to: string }
  'feeds no table': { table: string }
  'no list for those left': { table: string; game: string; limit?: string; left: number }
  'stranger cannot wait': Seat
  // Why a step is suggested.
  'kept for a page': { list: string; person: string; minutes: number }
  'kept by hand': { person?: string; minutes: number }
  'first of the feeder': { feeder: string; minutes: number }
  'asked for this seat': Seat & { minutes: number }
  'asked for this table': Seat & { minutes: number }
  'first on the list': { list: string; place: number; minutes: number }
  'first on the list plays it': Seat & { list: string; minutes: number }
}

declare module '../../base/message.ts' {
  interface Messages extends WaitingMessages {}
}
