/**
 * Chance that repeats: the small fast counting generator (sfc32), seeded by text. Not for draws that anybody bets on;
 * those are in the engine.
 */
export type Rng = {
  /** A whole number from 0 up to, but without, `under`. */
  below(under: number): number
  between(least: number, most: number): number
  /** True once in `times`, on average. */
  oneIn(times: number): boolean
  pick<T>(list: readonly T[]): T
  shuffle(cards: Uint8Array): void
  /** Letters and digits. */
  word(length: number): string
  /** Another generator with a life of its own, so that one actor's chances do not move another's. */
  fork(name: string): Rng
}

export function rngOf(seed: string): Rng {
  const next = sfc32(seed)
  const below = (under: number): number => Math.floor((next() / 4_294_967_296) * under)
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    oneIn: (times) => below(times) === 0,
    pick: (list) => list[below(list.length)]!,
    shuffle(cards) {
      for (let last = cards.length - 1; last > 0; last -= 1) {
        const other = below(last + 1)
        const kept = cards[last]!
        cards[last] = cards[other]!
        cards[other] = kept
      }
    },
    word: (length) => Array.from({ length }, () => LETTERS[below(LETTERS.length)]).join(''),
    fork: (name) => rngOf(`${seed}/${name}`),
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

function sfc32(seed: string): () => number {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1]
  const step = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return sum >>> 0
  }
  for (const letter of seed) {
    a ^= letter.codePointAt(0)!
    step()
  }
  for (let round = 0; round < 15; round += 1) step()
  return step
}
