/**
 * How figures are taken. Contestants run in one process on one core, one after another in every round, so that whatever
 * else the machine does hits them alike. All turns are equally long, five times the slowest one's
 * work: long turns are interrupted more often, which would flatter short ones, and caches have time to fill for everybody. The first rounds warm up and do not count. A
 * figure is the median over the rounds; a ratio is the median of the rounds' own ratios, not the ratio of two medians. Every contestant answers a number
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
  const of = (name: string) => times.get(name)!
  let used = 0
  const round = (repeats: ReadonlyMap<string, number>) => {
    for (const { name, run } of contestants) {
      const often = repeats.get(name) ?? 1
      const began = performance.now()
      for (let turn = 0; turn < often; turn++) used += run()
      of(name).push((performance.now() - began) / often)
    }
  }
  for (let warmUp = 0; warmUp < warmUps; warmUp++) round(new Map())
  const slowest = Math.max(...contestants.map(({ name }) => Math.min(...of(name))))
  const repeats = new Map(contestants.map(({ name }) => [name, Math.round((5 * slowest) / Math.min(...of(name)))]))
  for (const taken of times.values()) taken.length = 0
  for (let n = 0; n < rounds; n++) round(repeats)
  if (Number.isNaN(used)) throw new Error('a contestant did not answer a number')
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
