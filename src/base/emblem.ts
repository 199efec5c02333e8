/** How an activity looks on the stage: one of a dozen motifs, in one of seven pairs of colours. Gold is no choice: it is what was won. */

export const MOTIFS = [
  'seven',
  'crown',
  'dragon',
  'tile',
  'fan',
  'flop',
  'cracked',
  'wheel',
  'ticket',
  'car',
  'star',
  'chips',
] as const
export type Motif = (typeof MOTIFS)[number]

export const PAIRS = ['ember', 'crown', 'jade', 'azure', 'rose', 'ice', 'lime'] as const
export type Pair = (typeof PAIRS)[number]

export type Emblem = { readonly motif: Motif; readonly pair: Pair }

/** In which it is drawn where nothing else is said. */
export const PAIR_OF: Readonly<Record<Motif, Pair>> = {
  seven: 'ember',
  crown: 'crown',
  dragon: 'jade',
  tile: 'jade',
  fan: 'rose',
  flop: 'ice',
  cracked: 'rose',
  wheel: 'azure',
  ticket: 'azure',
  car: 'azure',
  star: 'lime',
  chips: 'lime',
}
