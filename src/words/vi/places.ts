/** Places at a table in Vietnamese: whose hand, and where cards lie. */
import { hands } from './screens/hands.ts'

const LYING = /^(?:seat (\S+)|player-dealer) (\w+)$/

export const zoneName = (zone: string): string =>
  (hands.zones as Readonly<Record<string, string>>)[zone]?.toLowerCase() ?? zone

/** `seat 3 hole`, `player-dealer hand`, `flop`. */
export function placeName(place: string): string {
  const found = LYING.exec(place)
  if (found === null) return zoneName(place)
  const [, seat, zone = ''] = found
  const whose = seat === undefined ? 'người làm cái' : `ghế ${seat}`
  return zone === 'hand' ? `bài ${whose}` : `${whose} (${zoneName(zone)})`
}
