/** Why a step of a play-down may not be. */
export type PlayDownRefusals = {
  'nobody for the play-down': undefined
  'too many for the play-down': { people: number; most: number }
  'twice for the play-down': { who: string }
  'play-down is over': undefined
  'seated already': undefined
  'not in the play-down': { who: string }
  'has no seat': { who: string }
  'no such seat in the play-down': { table: string; seat: number; tables: number; seats: number }
  'seat taken twice': { table: string; seat: number }
  'tables not equal': { least: number; most: number }
  'seats before chips': undefined
  'tables before the final': undefined
  'no such table in the play-down': { table: string }
  'counted already': { table: string }
  'not at this table': { who: string; table: string }
  'not among equals': { who: string }
  'counted twice': { who: string }
  'chips not counted': { who: string }
  'no count of chips': { who: string }
}

declare module '../../base/message.ts' {
  interface Messages extends PlayDownRefusals {}
}
