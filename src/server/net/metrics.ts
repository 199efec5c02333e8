/** Figures for whoever watches the machine, in the text form of Prometheus. Numbers of things, never of persons. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { AtMoment } from '../../journal/store.ts'

export type Gauge = { readonly name: string; readonly says: string; readonly value: number; readonly labels?: Labels }
type Labels = Readonly<Record<string, string>>

export type Metrics = {
  request(route: string, method: string, status: number, ms: number): void
  /** Listens to the journal: how long a sync takes, how many entries wait. */
  readonly at: AtMoment
  lastSyncMs(): number | undefined
  waiting(): number
  text(gauges: readonly Gauge[]): string
}

const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const SYNC_SECONDS = [0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1]
/** Open as long as the browser is: its length says nothing. */
const STREAM = '/api/live'

type Histogram = { readonly bounds: readonly number[]; readonly counts: number[]; sum: number; count: number }

export function metricsOf(clock: () => number = () => performance.now()): Metrics {
  const requests = new Map<string, { labels: Labels; count: number }>()
  const seconds = new Map<string, { labels: Labels; histogram: Histogram }>()
  const sync = histogram(SYNC_SECONDS)
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let refusals = 0
  let queued = 0
  let durable = 0
  let first: number | undefined
  let began = 0
  let lastSyncMs: number | undefined

  return {
    request(route, method, status, ms) {
      const labels = { route, method, status: String(status) }
      const key = `${method} ${route} ${status}`
      const known = requests.get(key)
      if (known === undefined) requests.set(key, { labels, count: 1 })
      else known.count += 1
      if (status === 409) refusals += 1
      if (route === STREAM) return
      const taken = seconds.get(route)
      if (taken === undefined)
        seconds.set(route, { labels: { route }, histogram: observed(histogram(REQUEST_SECONDS), ms / 1_000) })
      else observed(taken.histogram, ms / 1_000)
    },
    at(moment, seq) {
      if (moment === 'queued') {
        first ??= seq - 1
        queued = seq
      } else if (moment === 'begun') began = clock()
      else if (moment === 'synced') {
        lastSyncMs = clock() - began
        observed(sync, lastSyncMs / 1_000)
        durable = seq
      }
    },
    lastSyncMs: () => lastSyncMs,
    waiting: () => Math.max(0, queued - durable),
    text(gauges) {
      const { rss, heapUsed } = process.memoryUsage()
      const lines = [
        ...written(
          'gamekeeper_requests_total',
          'counter',
          'Requests answered',
          [...requests.values()].map(({ labels, count }) => [labels, count]),
        ),
        ...written('gamekeeper_refusals_total', 'counter', 'Orders and messages that were refused with their reasons', [
          [{}, refusals],
        ]),
        ...written('gamekeeper_commands_total', 'counter', 'Entries recorded in the journal since the start', [
          [{}, Math.max(0, queued - (first ?? queued))],
        ]),
        ...histogramLines('gamekeeper_request_seconds', 'Time to answer', [...seconds.values()]),
        ...histogramLines('gamekeeper_journal_sync_seconds', 'Time of a transaction with its sync to disk', [
          { labels: {}, histogram: sync },
        ]),
        ...written('gamekeeper_journal_waiting', 'gauge', 'Entries not yet safe on disk', [
          [{}, Math.max(0, queued - durable)],
        ]),
        ...written('gamekeeper_memory_bytes', 'gauge', 'Memory of the process', [
          [{ kind: 'rss' }, rss],
          [{ kind: 'heap' }, heapUsed],
        ]),
        ...written('gamekeeper_event_loop_delay_seconds', 'gauge', 'How late the process comes to its work', [
          [{ quantile: '0.5' }, finite(delay.percentile(50) / 1e9)],
          [{ quantile: '0.99' }, finite(delay.percentile(99) / 1e9)],
        ]),
        ...written('gamekeeper_uptime_seconds', 'gauge', 'Since the process was started', [[{}, process.uptime()]]),
        ...grouped(gauges),
      ]
      delay.reset()
      return `${lines.join('\n')}\n`
    },
  }
}

const histogram = (bounds: readonly number[]): Histogram => ({ bounds, counts: bounds.map(() => 0), sum: 0, count: 0 })

function observed(into: Histogram, value: number): Histogram {
  const bucket = into.bounds.findIndex((bound) => value <= bound)
  if (bucket >= 0) into.counts[bucket] = (into.counts[bucket] ?? 0) + 1
  into.sum += value
  into.count += 1
  return into
}

const finite = (value: number) => (Number.isFinite(value) ? value : 0)
const labelled = (labels: Labels): string => {
  const all = Object.entries(labels).map(([key, value]) => `${key}="${value.replace(/["\\\n]/g, '_')}"`)
  return all.length === 0 ? '' : `{${all.join(',')}}`
}

function written(name: string, type: string, says: string, values: readonly (readonly [Labels, number])[]): string[] {
  return [
    `# HELP ${name} ${says}`,
    `# TYPE ${name} ${type}`,
    ...values.map(([labels, value]) => `${name}${labelled(labels)} ${value}`),
  ]
}

function grouped(gauges: readonly Gauge[]): string[] {
  const names = [...new Set(gauges.map(({ name }) => name))]
  return names.flatMap((name) => {
    const of = gauges.filter((gauge) => gauge.name === name)
    return written(
      name,
      'gauge',
      of[0]?.says ?? '',
      of.map(({ labels = {}, value }) => [labels, value]),
    )
  })
}

function histogramLines(
  name: string,
  says: string,
  all: readonly { labels: Labels; histogram: Histogram }[],
): string[] {
  return [
    `# HELP ${name} ${says}`,
    `# TYPE ${name} histogram`,
    ...all.flatMap(({ labels, histogram: { bounds, counts, sum, count } }) => {
      let below = 0
      const buckets = bounds.map((bound, index) => {
        below += counts[index] ?? 0
        return `${name}_bucket${labelled({ ...labels, le: String(bound) })} ${below}`
      })
      return [
        ...buckets,
        `${name}_bucket${labelled({ ...labels, le: '+Inf' })} ${count}`,
        `${name}_sum${labelled(labels)} ${sum}`,
        `${name}_count${labelled(labels)} ${count}`,
      ]
    }),
  ]
}
