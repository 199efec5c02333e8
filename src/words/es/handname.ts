/** A hand in Spanish: the words of its category, and its ranks. */
import type { Named } from '../../cards/handname.ts'
import { rango, rangos } from './ranks.ts'

const seguidos = (ranks: readonly number[]) => ranks.map(rango).join(', ')
const con = (ranks: readonly number[]) => (ranks.length === 0 ? '' : `, con ${seguidos(ranks)}`)

/** The words of a hand come from its category and ranks; English says what the cards themselves say. */
export function mano({ category, ranks, says, strength }: Named): string {
  const [first = 0, second = 0] = ranks
  const rest = (from: number) => con(ranks.slice(from))
  switch (category) {
    case 'royal flush':
      return 'escalera real'
    case 'straight flush':
      return ranks.length === 0 ? 'escalera de color, la rueda' : `escalera de color, ${rango(first)} alto`
    case 'four of a kind':
      return `póker de ${rangos(first)}${rest(1)}`
    case 'full house':
      return `full de ${rangos(first)} y ${rangos(second)}`
    case 'flush':
      return `color, ${seguidos(ranks)}`
    case 'straight':
      return ranks.length === 0 ? 'escalera, la rueda' : `escalera, ${rango(first)} alto`
    case 'three of a kind':
      return `trío de ${rangos(first)}${rest(1)}`
    case 'two pair':
      return `dobles parejas, ${rangos(first)} y ${rangos(second)}${rest(2)}`
    case 'pair':
      return ranks.length === 1 && says.includes('of 16')
        ? `pareja ${says.replace('pair of ', '').replace(' of 16', ' de 16')}`
        : `pareja de ${rangos(first)}${rest(1)}`
    case 'high card':
      return `carta alta, ${seguidos(ranks)}`
    case 'no pair':
      return `baja de ${seguidos(ranks)}`
    case 'five aces':
      return 'cinco ases'
    case 'five of a kind':
      return `repóker de ${rangos(first)}`
    case 'points':
      return says === 'nothing' ? 'nada' : says.replace('high ', 'altos, ').replace('points', 'puntos')
    case 'gong':
    case 'wong':
      return says.replace(' with ', ' con ')
    case 'blackjack':
      return says.replace('bust with', 'pasada con').replace('soft', 'suave').replace('hard', 'dura')
    case 'natural':
      return 'natural de 22'
    case 'bust':
      return says.replace('bust with', 'pasada con')
    case 'trip flush':
      return `tres iguales del mismo palo, ${rangos(first)}`
    case 'three aces of hearts':
      return 'tres ases de corazones'
    case 'card':
      return rango(strength)
    default:
      return says
  }
}

export const ESPECIALES: Record<string, string> = {
  'all 2 to 8': 'todo de 2 a 8',
  'all 8 or higher': 'todo 8 o más',
  'clean dragon': 'dragón limpio',
  dragon: 'dragón',
  'four trips': 'cuatro tríos',
  'six pairs': 'seis parejas',
  'three flushes': 'tres colores',
  'three quads': 'tres pókeres',
  'three straights': 'tres escaleras',
}
