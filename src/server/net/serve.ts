/** Premises on a port: pages, API, health and figures; and how all of it is stopped so that nobody loses an answer. */

import type { Premises } from '../house/building.ts'
import { keepTime } from '../house/clock.ts'
import type { Config } from '../house/config.ts'
import { lineOf, markFiles } from '../upkeep/marks.ts'
import { timeSource } from '../upkeep/timesource.ts'
import { type Watch, watchOver } from '../upkeep/watch.ts'
import { type Listening, listen, type Tls } from './listen.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { site } from './pages.ts'
import { operations, watch } from './requestlog.ts'

export type ServeOptions = {
  readonly premises: Premises
  readonly config: Pick<Config, 'host' | 'metrics'>
  readonly port: number
  readonly web: string
  readonly version: string
  readonly log: Log
  readonly metrics: Metrics
  readonly folder?: string
  readonly tls?: Tls
}

export async function serve(options: ServeOptions): Promise<Listening> {
  const { premises, config, port, web, version, log, metrics, folder, tls } = options
  const { house, live, audit, devices, app: api } = premises
  const source = timeSource()
  let isStopping = false
  let watching: Watch | undefined
  const app = site({
    web,
    version,
    api,
    isSecure: tls !== undefined,
    isPractice: premises.isPractice,
    watch: watch(log, metrics),
    operations: operations({
      house,
      live,
      audit,
      links: devices.links,
      metrics,
      version,
      show: config.metrics,
      isStopping: () => isStopping,
      found: () => watching?.faults() ?? [],
      timeSource: source.says,
      ...(folder === undefined ? {} : { folder }),
    }),
  })
  const { port: taken, stop } = await listen(app, port, config.host, {
    report: (error) => log.fault(error),
    ...(tls === undefined ? {} : { tls }),
  })
  const stopWatch = keepTime(
    () => devices.links.watch(),
    (error) => log.fault(error),
  )
  const at = () => ({ line: lineOf(house).seq, digest: lineOf(house).digest })
  audit.note('start', { version, ...at() })
  const marked = { house, register: premises.register, audit }
  if (folder !== undefined) {
    await markFiles(marked)
    watching = watchOver({ ...marked, folder, log })
  }
  return {
    port: taken,
    async stop() {
      isStopping = true
      stopWatch()
      await watching?.stop()
      // Streams never end by themselves; orders that are under way get their answers.
      live.close()
      await stop()
      audit.note('stop', at())
      if (folder !== undefined && house.trouble() === undefined) await markFiles(marked)
    },
  }
}
