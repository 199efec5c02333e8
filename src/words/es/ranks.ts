/** Ranks and suits in Spanish, in the order of the cards. */
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
