/**
 * Work in steps: whoever has others waiting lets them have their turn between two of them. It comes to the same however
 * long the pauses are, because nothing that it reads may change meanwhile.
 */
export type Steps<T> = Generator<undefined, T, undefined>

/** After so many things a step is over: a fraction of a millisecond. */
export const STEP = 500

export function allSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Sorted; of two alike the first stays the first. */
export function* sortSteps<T>(items: readonly T[], compare: (a: T, b: T) => number): Steps<T[]> {
  let runs: T[][] = []
  for (let at = 0; at < items.length; at += STEP) {
    runs.push(items.slice(at, at + STEP).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const longer: T[][] = []
    for (let n = 0; n < runs.length; n += 2) longer.push(yield* merged(runs[n]!, runs[n + 1] ?? [], compare))
    runs = longer
  }
  return runs[0] ?? []
}

function* merged<T>(one: T[], other: T[], compare: (a: T, b: T) => number): Steps<T[]> {
  if (other.length === 0) return one
  const all: T[] = []
  let [a, b] = [0, 0]
  while (a < one.length && b < other.length) {
    all.push(compare(one[a]!, other[b]!) <= 0 ? one[a++]! : other[b++]!)
    if (all.length % STEP === 0) yield
  }
  while (a < one.length) all.push(one[a++]!)
  while (b < other.length) all.push(other[b++]!)
  return all
}
