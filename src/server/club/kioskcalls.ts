/** What a kiosk asks the house, and a relay passes on: these and nothing else. */
export const KIOSK_CALLS = [
  '/open',
  '/look',
  '/stay',
  '/reserve',
  '/release',
  '/close',
  '/contest',
  '/draft',
  '/save',
  '/check',
] as const

type Path = (typeof KIOSK_CALLS)[number]
export type KioskCall = Path extends `/${infer Name}` ? Name : never
