/** 1st, 2nd, 3rd, 11th. */
export const ordinal = (n: number): string => {
  const tens = n % 100
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${ending}`
}
