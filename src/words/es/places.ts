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
