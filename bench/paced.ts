/** So many a second, whether those before are done or not; and how long each took. */
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

export type Paced = { readonly took: readonly number[]; readonly ms: number }

export async function paced(rate: number, seconds: number, act: (nth: number) => Promise<number>): Promise<Paced> {
  const began = performance.now()
  const under: Promise<number>[] = []
  for (let nth = 0; nth < rate * seconds; nth += 1) {
    const due = began + (nth * 1_000) / rate
    if (due > performance.now()) await wait(due - performance.now())
    under.push(act(nth))
  }
  const took = (await Promise.all(under)).sort((one, other) => one - other)
  return { took, ms: performance.now() - began }
}

const at = (took: readonly number[], part: number): string =>
  `${took[Math.min(took.length - 1, Math.floor(took.length * part))]!.toFixed(1)} ms`

export const told = (what: string, { took, ms }: Paced): void =>
  console.log(
    `${what.padEnd(28)} ${(took.length / (ms / 1_000)).toFixed(0)} a second, median ${at(took, 0.5)}, 99% ${at(took, 0.99)}, longest ${at(took, 1)}`,
  )

/** A machine that is busy otherwise measures something else. */
export const busy = (): string => `${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)}`
