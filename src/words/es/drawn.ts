/** What the house says to the host of a drawing and of the game for its prize, in Spanish. Narrow sentences before wide ones. */
export const DRAWN: readonly (readonly [string, string])[] = [
  // Who can be drawn, and when.
  ['a drawing has at least one winner', 'un sorteo tiene al menos un ganador'],
  ['one winner is drawn in each hour, not {}', 'en cada hora sale un ganador, no {}'],
  // The draw itself.
  // Tickets, and who is called.
  // Hi Lo.
  // The prize.
]
