/** Periods of a game whose scores count, in Spanish. */
import type { Period } from '../../rulebook/parts/squares.ts'

const PERIODOS: { readonly [P in Period]: string } = {
  'first quarter': 'primer cuarto',
  'second quarter': 'segundo cuarto',
  half: 'medio tiempo',
  'third quarter': 'tercer cuarto',
  'fourth quarter': 'último cuarto',
  final: 'final',
}

export const periodo = (period: string): string => PERIODOS[period as Period] ?? period
