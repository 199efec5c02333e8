/** A card is digits; everything else is a name. Readers put blanks around what they read. */
export function clueOf(text: string): { card: string } | { name: string } {
  const clue = text.trim()
  return /^\d+$/.test(clue) ? { card: clue } : { name: clue }
}
