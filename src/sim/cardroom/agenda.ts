/** What is to happen when, earliest first; of equal times, what was put down first. */
export type Agenda<T> = {
  put(at: number, item: T): void
  next(): { at: number; item: T } | undefined
  readonly size: number
}

type Row<T> = { at: number; order: number; item: T }

export function agendaOf<T>(): Agenda<T> {
  const heap: Row<T>[] = []
  let order = 0
  const isBefore = (a: Row<T>, b: Row<T>) => a.at < b.at || (a.at === b.at && a.order < b.order)
  return {
    get size() {
      return heap.length
    },
    put(at, item) {
      const row = { at, order: order++, item }
      let place = heap.push(row) - 1
      while (place > 0) {
        const above = (place - 1) >> 1
        if (!isBefore(row, heap[above]!)) break
        heap[place] = heap[above]!
        place = above
      }
      heap[place] = row
    },
    next() {
      const first = heap[0]
      const last = heap.pop()
      if (first === undefined || last === undefined || heap.length === 0) return first
      let place = 0
      for (;;) {
        let below = place * 2 + 1
        if (below >= heap.length) break
        if (below + 1 < heap.length && isBefore(heap[below + 1]!, heap[below]!)) below += 1
        if (!isBefore(heap[below]!, last)) break
        heap[place] = heap[below]!
        place = below
      }
      heap[place] = last
      return first
    },
  }
}
