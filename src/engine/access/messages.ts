/** What people are told about founding, start codes, second factors and stations. */
export type AccessMessages = {
  'house founded already': undefined
  'founding takes two': undefined
  'founding takes an administrator': undefined
  'second factor there already': undefined
  'nothing to reset': undefined
  'not a station name': { name: string }
  'station opens nothing': undefined
  'station enrolled already': { station: string }
  'no such station': { station: string }
  'stations required already': undefined
  'no station opened': undefined
}

declare module '../../base/message.ts' {
  interface Messages extends AccessMessages {}
}
