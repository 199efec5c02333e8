import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { AtMoment } from '../journal/store.ts'
import { JournalTrouble } from '../journal/trouble.ts'
import { realClock } from '../server/clock.ts'
import { CONFIG_FLAGS, configFrom } from '../server/config.ts'
import { runDemo } from '../server/demo/run.ts'
import { openDemoHouse } from '../server/demo/setup.ts'
import type { House } from '../server/kernel.ts'
import { freePort, readTls } from '../server/listen.ts'
import { logOf } from '../server/log.ts'
import { metricsOf } from '../server/metrics.ts'
import { openPremises } from '../server/premises.ts'
import { serve } from '../server/serve.ts'
import { type Command, Complaint } from './command.ts'
import { useOwnCatalog } from './own.ts'

const root = resolve(import.meta.dirname, '..', '..')
const PORT = 5252
const STRAGGLERS_MS = 100
const USAGE = 'start [--config FILE] [--port N] [--host H] [--folder F] [--catalog DIR]'

export const start: Command = {
  summary: 'Opens the demo cardroom and serves its pages.',
  usage: USAGE,
  help: `
The room offers every jackpot of demo/offerings; four of its tables play by themselves. Its journal is kept in
var/demo, so the next start goes on where this one stopped.
Serves on this machine only; --host 0.0.0.0 lets tablets and boards of the same network in.
Without --port the first free port from ${PORT} on is taken. Stop with Ctrl+C.
A flag goes before the environment (GAMEKEEPER_PORT ...), that before the file of --config; docs/operating.md tells all.`,
  flags: CONFIG_FLAGS,
  async run({ words, flags, json, print }) {
    if (words.length > 0) throw new Complaint(`"${words[0]}" is not understood. Usage: gamekeeper ${USAGE}`)
    const config = complained(() => configFrom({ flags, env: process.env }))
    const { host, port: asked, tlsCert, tlsKey, catalog } = config
    const tls = tlsCert === undefined || tlsKey === undefined ? undefined : complained(() => readTls(tlsCert, tlsKey))
    useOwnCatalog({ flags: catalog === undefined ? {} : { catalog } })
    const log = logOf(config.logLevel)
    const metrics = metricsOf()
    const web = await webFolder()
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    const folder = resolve(config.folder ?? join('var', 'demo'))
    const house = await openRoom(folder, metrics.at)
    const premises = await openPremises({ house, folder, isDemo: true, isSecure: tls !== undefined })
    const wanted = asked ?? (await freePort(PORT, host)) ?? PORT
    const served = { premises, config, port: wanted, web, version, log, metrics, folder }
    const { port, stop } = await serve(tls === undefined ? served : { ...served, tls }).catch(async (error) => {
      premises.close()
      await house.close()
      return refuse(error, asked ?? PORT, host)
    })
    const demo = runDemo(house, premises.simulated!)
    // Before the address is told: whoever reads it may stop us at once.
    const asksToStop = stopSignal()
    const address = `http${tls === undefined ? '' : 's'}://${shownHost(host)}:${port}/`
    print(
      json
        ? JSON.stringify({ address, port })
        : `Gamekeeper is at ${address}\nThis is a demo room: no money, no real players. Its journal is in ${folder}.`,
    )
    await asksToStop
    demo.stop()
    await stop()
    premises.close()
    // Closing keeps a snapshot, so that the next start is short.
    await house.close()
    // Copies of the same key press may still be on their way, and one that comes while Node leaves would count as a crash.
    await setTimeout(STRAGGLERS_MS)
    return 0
  },
}

/** A terminal sends Ctrl+C to everybody and the launcher passes it on: the second one must not cut the stop short. */
const stopSignal = () =>
  new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => done())
  })

async function openRoom(folder: string, at: AtMoment): Promise<House> {
  mkdirSync(folder, { recursive: true })
  try {
    return await openDemoHouse({ folder }, realClock, console.warn, at)
  } catch (error) {
    if (!(error instanceof JournalTrouble)) throw error
    throw new Complaint(`the journal in ${folder} cannot be opened: ${error.message} Another room: --folder OTHER`)
  }
}

/** What is wrong with a setting is a sentence for the person who wrote it. */
function complained<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw new Complaint((error as Error).message)
  }
}

/** A checkout builds the pages when their sources changed; a package brings them. */
async function webFolder(): Promise<string> {
  const builder = join(root, 'tools', 'web.ts')
  if (!existsSync(builder)) return join(root, 'dist', 'web')
  const { builtWeb } = (await import(pathToFileURL(builder).href)) as { builtWeb: () => Promise<string> }
  return builtWeb()
}

async function refuse(error: NodeJS.ErrnoException, port: number, host: string): Promise<never> {
  switch (error.code) {
    case 'EADDRINUSE': {
      const free = await freePort(port + 1, host)
      throw new Complaint(
        `port ${port} is already in use.${free === undefined ? '' : ` Port ${free} is free: gamekeeper start --port ${free}`}`,
      )
    }
    case 'EACCES':
      throw new Complaint(`this account may not open port ${port}. Ports from 1024 on are open to everybody.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      throw new Complaint(
        `"${host}" is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all its networks.`,
      )
    default:
      throw error
  }
}

const shownHost = (host: string) =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
