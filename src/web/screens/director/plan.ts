/** Numbers as they are typed, and times of a day. */

export const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)).filter((value) => value > 0)

/** `19:00` and 290 minutes: `23:50`; past midnight it begins anew. */
export function timeAfter(clock: string, minutes: number): string {
  const [hours = 0, rest = 0] = clock.split(':').map(Number)
  const total = (hours * 60 + rest + minutes) % (24 * 60)
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}
