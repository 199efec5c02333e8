/** The four suit signs, drawn in a box of 32 by 32. */
const HEART =
  'M16 29C16 29 2.5 20 2.5 11.2 2.5 6.6 5.9 4 9.4 4 12.3 4 14.7 5.7 16 8.2 17.3 5.7 19.7 4 22.6 4 26.1 4 29.5 6.6 29.5 11.2 29.5 20 16 29 16 29Z'
const SPADE =
  'M16 2.5C16 2.5 29.5 11.8 29.5 19.6 29.5 23.7 26.5 26 23.2 26 20.9 26 18.9 24.9 17.5 23 17.7 26 18.5 28.2 20.7 30H11.3C13.5 28.2 14.3 26 14.5 23 13.1 24.9 11.1 26 8.8 26 5.5 26 2.5 23.7 2.5 19.6 2.5 11.8 16 2.5 16 2.5Z'
const DIAMOND = 'M16 1.5C18.6 7 22.4 11.8 27 16 22.4 20.2 18.6 25 16 30.5 13.4 25 9.6 20.2 5 16 9.6 11.8 13.4 7 16 1.5Z'
const CLUB =
  'M16 2.5A6.6 6.6 0 0 1 21.2 13.1 6.6 6.6 0 1 1 17.6 21.7C17.9 25.6 18.6 28 20.7 30H11.3C13.4 28 14.1 25.6 14.4 21.7A6.6 6.6 0 1 1 10.8 13.1 6.6 6.6 0 0 1 16 2.5Z'

const PATHS = [CLUB, DIAMOND, HEART, SPADE]
export const SUIT_COLOURS = ['var(--club)', 'var(--diamond)', 'var(--heart)', 'var(--spade)']

export const SuitSign = ({ suit, x, y, size }: { suit: number; x: number; y: number; size: number }) => (
  <path d={PATHS[suit] ?? ''} transform={`translate(${x} ${y}) scale(${size / 32})`} fill="currentColor" />
)
