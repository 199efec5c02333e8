/** What people are told about the house's own records. */
export type UpkeepMessages = {
  'clock takes two': undefined
  'clock needs nobody': undefined
  'clock not confirmed': { shows: string }
  'clock shows another time': { shows: string }
  'reconciling takes two': undefined
  'release accepted already': { version: string }
}

declare module '../../base/message.ts' {
  interface Messages extends UpkeepMessages {}
}
