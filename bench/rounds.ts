/**
 * How figures are taken. Contestants run in one process on one core, one after another in every round, so that whatever
 * else the machine does hits them alike. The first rounds warm up and do not count. A figure is the median over the
 * rounds; a ratio is the median of the rounds' own ratios, not the ratio of two medians. Every contestant answers a number
 * that is used, so that nothing is optimised away. Nothing is asserted: figures are read by people.
 */
export type Contestant = { readonly name: string; readonly run: () => number }

export type Figures = {
  /** Nanoseconds per item, by name. */
  readonly nanoseconds: (name: string) => number
  /** How many times faster `name` is than `other`. */
  readonly ratio: (name: string, other: string) => number
}

export function inRounds(contestants: readonly Contestant[], items: number, rounds: number, warmUps: number): Figures {
  const times = new Map<string, number[]>(contestants.map(({ name }) => [name, []]))
  let used = 0
  for (let round = -warmUps; round < rounds; round++) {
    for (const { name, run } of contestants) {
      const began = performance.now()
      used += run()
      const took = performance.now() - began
      if (round >= 0) times.get(name)!.push(took)
    }
  }
  if (Number.isNaN(used)) throw new Error('a contestant did not answer a number')
  const of = (name: string) => times.get(name)!
  return {
    nanoseconds: (name) => (median(of(name)) * 1e6) / items,
    ratio: (name, other) => median(of(name).map((took, round) => of(other)[round]! / took)),
  }
}

export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
