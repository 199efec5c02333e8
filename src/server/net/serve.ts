/** Premises on a port: pages, API, health and figures; and how all of it is stopped so that nobody loses an answer. */

import { join } from 'node:path'
import type { Premises } from '../house/building.ts'
import { keepTime } from '../house/clock.ts'
import type { Config } from '../house/config.ts'
import { foundBy } from '../upkeep/facts.ts'
import { keepHouse, planOf } from '../upkeep/keep.ts'
import type { Checked } from '../upkeep/release.ts'
import { NOT_KNOWN } from '../upkeep/timesource.ts'
import { type Listening, listen, type Tls } from './listen.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { site } from './pages.ts'
import { operations, watch } from './requestlog.ts'

export type ServeOptions = {
  readonly premises: Premises
  readonly config: Pick<Config, 'host' | 'metrics'> & Partial<Config>
  readonly port: number
  readonly web: string
  readonly version: string
  readonly log: Log
  readonly metrics: Metrics
  readonly folder?: string
  readonly tls?: Tls
  /** How the files of the program are checked; a test has a quicker way. */
  readonly check?: () => Promise<Checked>
}

export async function serve(options: ServeOptions): Promise<Listening> {
  const { premises, config, port, web, version, log, metrics, folder, tls } = options
  const { house, live, audit, devices, app: api } = premises
  const { upkeep } = premises.room
  let isStopping = false
  const app = site({
    web,
    version,
    api,
    isSecure: tls !== undefined,
    isPractice: premises.isPractice,
    ...(folder === undefined ? {} : { logo: join(folder, 'logo.png') }),
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
      found: () => foundBy(upkeep),
      timeSource: () => upkeep.source?.setter() ?? NOT_KNOWN,
      ...(folder === undefined ? {} : { folder }),
    }),
  })
  const { port: taken, stop } = await listen(app, port, config.host, {
    report: (error) => log.fault(error),
    ...(config.trustedProxies === undefined ? {} : { trustedProxies: config.trustedProxies }),
    ...(tls === undefined ? {} : { tls }),
  })
  const stopWatch = keepTime(
    () => devices.links.watch(),
    (error) => log.fault(error),
  )
  const kept = await keepHouse({
    premises,
    log,
    version,
    plan: planOf(config),
    guestDays: config.guestDays,
    ...(folder === undefined ? {} : { folder }),
    ...(options.check === undefined ? {} : { check: options.check }),
  })
  return {
    port: taken,
    async stop() {
      isStopping = true
      stopWatch()
      await kept.rest()
      // Streams never end by themselves; orders that are under way get their answers.
      live.close()
      await stop()
      await kept.end()
    },
  }
}
