/** Places at a table in Spanish: whose hand, and where cards lie. */
import { hands } from './screens/hands.ts'

const LYING = /^(?:seat (\S+)|player-dealer) (\w+)$/

/** `seat 3 hole`, `player-dealer hand`, `flop`. */
export function zona(place: string): string {
  const found = LYING.exec(place)
  const [, seat, zone = place] = found ?? []
  const named = (hands.zones as Readonly<Record<string, string>>)[zone]?.toLowerCase() ?? zone
  if (found === null) return named
  if (zone === 'hand') return `mano ${seat === undefined ? 'del jugador-banca' : `del asiento ${seat}`}`
  return `${seat === undefined ? 'jugador-banca' : `asiento ${seat}`} (${named})`
}

const DE_UNA_MANO: Readonly<Record<string, string>> = {
  hole: 'las cartas tapadas',
  hand: 'las cartas',
  front: 'la mano de delante',
  middle: 'la mano del medio',
  back: 'la mano de detrás',
  frontTiles: 'las fichas de delante',
  backTiles: 'las fichas de detrás',
  up: 'las cartas descubiertas',
  down: 'las cartas cubiertas',
  extra: 'la mano extra',
  tiles: 'las fichas',
}

const DE_LA_MESA: Readonly<Record<string, string>> = {
  board: 'en las cartas comunitarias',
  flop: 'en el flop',
  turn: 'en el turn',
  river: 'en el river',
  dealer: 'en las cartas del jugador-banca',
  dealerUp: 'en la carta vista del jugador-banca',
  dealerDown: 'en las cartas tapadas del jugador-banca',
  player: 'en la mano del Jugador',
  banker: 'en la mano de la Banca',
  tiles: 'en las fichas de la mesa',
}

/** Within a sentence: in the hole cards of seat 3, on the flop. */
export function enLugar(place: string): string {
  const found = LYING.exec(place)
  if (found === null) return DE_LA_MESA[place] ?? `en ${zona(place)}`
  const [, seat, zone = ''] = found
  return `en ${DE_UNA_MANO[zone] ?? zona(zone)} ${seat === undefined ? 'del jugador-banca' : `del asiento ${seat}`}`
}
