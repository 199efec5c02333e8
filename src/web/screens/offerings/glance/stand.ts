/** Where an activity stands, as one word to filter by. */
export const STANDS = [
  'new',
  'changed',
  'waiting',
  'returned',
  'approved',
  'running',
  'paused',
  'stopped',
  'closed',
  'idle',
] as const
export type Stand = (typeof STANDS)[number]
