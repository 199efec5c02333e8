/** What people are told about the house itself: tables, calls, staff, devices, shifts, paper. */
export type HouseMessages = {
  'no such table': { table: string }
  'table waits for nobody': { table: string }
  'floor called already': { table: string; why: string }
}

declare module '../../base/message.ts' {
  interface Messages extends HouseMessages {}
}
