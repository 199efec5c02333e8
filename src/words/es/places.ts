/** Places at a table in Spanish: whose hand, and where cards lie. */
import { hands } from './hands.ts'

const PLACE = /^table (.+) (?:seat (\S+)(?: backline (\d+))?|player-dealer)$/
const LYING = /^(?:seat (\S+)|player-dealer) (\w+)$/

/** `table 1 seat 3`, `table 1 player-dealer`; `the hand` where nobody in particular is meant. */
export function lugar(who: string): string {
  if (who === 'the hand') return 'la mano'
  const [, table, seat, behind] = PLACE.exec(who) ?? []
  if (table === undefined) return who
  if (seat === undefined) return `jugador-banca de la mesa ${table}`
  return `mesa ${table} asiento ${seat}${behind === undefined ? '' : ` detrás ${behind}`}`
}

/** `seat 3 hole`, `player-dealer hand`, `flop`. */
export function zona(place: string): string {
  const found = LYING.exec(place)
  const [, seat, zone = place] = found ?? []
  const named = (hands.zones as Readonly<Record<string, string>>)[zone]?.toLowerCase() ?? zone
  if (found === null) return named
  if (zone === 'hand') return `mano ${seat === undefined ? 'del jugador-banca' : `del asiento ${seat}`}`
  return `${seat === undefined ? 'jugador-banca' : `asiento ${seat}`} (${named})`
}
