/**
 * PINs of club cards are checked in a few lanes. Those of one card wait for each other, so that nobody tries many at once; and the
 * hashes, which run in threads beside the writer, never take all of these threads.
 */

/** Node has four threads for such work; the writer's machine needs the others. */
const LANES = 3
const WAITING_MAX = 256
/** Of one kiosk, or of one address behind which there are several. */
const WAITING_EACH = 32

export type Turns = {
  /** Nothing where too many wait already. */
  take<Done>(mark: string, place: string, act: () => Promise<Done>): Promise<Done> | undefined
}

export function turnsOf(): Turns {
  const lanes: Promise<unknown>[] = Array.from({ length: LANES }, () => Promise.resolve())
  const waiting = new Map<string, number>()
  let inAll = 0
  const leave = (place: string): void => {
    inAll -= 1
    const left = (waiting.get(place) ?? 1) - 1
    if (left === 0) waiting.delete(place)
    else waiting.set(place, left)
  }
  return {
    take(mark, place, act) {
      const own = waiting.get(place) ?? 0
      if (inAll >= WAITING_MAX || own >= WAITING_EACH) return undefined
      inAll += 1
      waiting.set(place, own + 1)
      const lane = laneOf(mark)
      const turn = lanes[lane]!.then(act).finally(() => leave(place))
      lanes[lane] = turn.catch(() => undefined)
      return turn
    },
  }
}

const laneOf = (mark: string): number =>
  [...mark].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9_973, 0) % LANES
