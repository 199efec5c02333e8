/** The longest that the event loop, and with it the one writer, could do nothing else while something was asked of the house. */

const TIMES = 3

export type Held = { readonly what: string; readonly ms: number }
const held: Held[] = []

type More = {
  /** Done before each time, and not measured. */
  readonly first?: (time: number) => Promise<unknown>
}

/** In processor time of this thread. Of three times the least counts: the first one still compiles. */
export async function longest(what: string, ask: (time: number) => Promise<unknown>, { first }: More = {}) {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < TIMES; time += 1) {
    await first?.(time)
    let isOver = false
    let most = 0
    let last = busyMs()
    // A turn of the loop after the other: what this thread worked between two of them is what others had to wait.
    const turn = () => {
      const now = busyMs()
      most = Math.max(most, now - last)
      last = now
      if (!isOver) setImmediate(turn)
    }
    turn()
    await ask(time)
    await new Promise((done) => setImmediate(() => setImmediate(done)))
    isOver = true
    least = Math.min(least, most)
  }
  held.push({ what, ms: least })
}

/** Processor time of this thread: other programs of the machine take nothing from it and add nothing to it. */
function busyMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Many at once: each comes in a turn of its own, as over a socket, while those before it are under way. */
export async function atOnce(count: number, ask: (n: number) => unknown): Promise<void> {
  const asked: unknown[] = []
  for (let n = 0; n < count; n += 1) {
    asked.push(ask(n))
    await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.all(asked)
}

export function tell(seq: number, shownMs = 10): void {
  console.log(`a house of ${seq} lines; longest hold of event loop and writer by one request, best of ${TIMES}`)
  for (const { what, ms } of held.toSorted((a, b) => b.ms - a.ms))
    if (ms >= shownMs) console.log(`${ms.toFixed(0).padStart(7)} ms  ${what}`)
  console.log(`        ${held.filter(({ ms }) => ms < shownMs).length} others below ${shownMs} ms`)
}
