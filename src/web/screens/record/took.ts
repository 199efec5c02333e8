/** `40 s`, `10 min 23 s`, `2 h 5 min`: between two instants as the house wrote them. */
export function tookText(from: string, to: string): string {
  const ms = Date.parse(`${to.slice(0, 19)}Z`) - Date.parse(`${from.slice(0, 19)}Z`)
  const minutes = Math.max(0, Math.floor(ms / 60_000))
  const seconds = Math.max(0, Math.floor(ms / 1_000) % 60)
  if (minutes === 0) return `${seconds} s`
  return minutes < 60 ? `${minutes} min ${seconds} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
