/** Chance that can be told again: the same seed makes the same requests. */
export type Chance = {
  below(n: number): number
  pick<T>(from: readonly T[]): T
  /** True once in `n` times. */
  once(n: number): boolean
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (n: number) => Math.floor(next() * n)
  return { below, pick: (from) => from[below(from.length)]!, once: (n) => below(n) === 0 }
}
