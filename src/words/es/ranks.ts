/** Ranks and suits in Spanish, in the order of the cards, and beside the English of the house. */
import { rankName, rankNames, suitName } from '../../cards/card.ts'
import type { Phrase } from '../phrases.ts'

const ONE = [
  'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'jota', 'reina', 'rey', 'as',
] // biome-ignore format: one row reads better
const SEVERAL = [
  'doses', 'treses', 'cuatros', 'cincos', 'seises', 'sietes', 'ochos', 'nueves', 'dieces', 'jotas', 'reinas', 'reyes', 'ases',
] // biome-ignore format: one row reads better
const SUIT_NAMES = ['tréboles', 'diamantes', 'corazones', 'picas']

export const rango = (rank: number): string => ONE[rank] ?? '?'
export const rangos = (rank: number): string => SEVERAL[rank] ?? '?'
export const palo = (suit: number): string => SUIT_NAMES[suit] ?? '?'

export const RANK: readonly Phrase[] = ONE.map((name, rank) => [rankName(rank), name])
export const RANKS: readonly Phrase[] = SEVERAL.map((name, rank) => [rankNames(rank), name])
export const SUITS: readonly Phrase[] = SUIT_NAMES.map((name, suit) => [suitName(suit), name])
