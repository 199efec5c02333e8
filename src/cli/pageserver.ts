/** What the commands share that serve pages: the pages, the port, the stop. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Config } from '../server/house/config.ts'
import { freePort, readTls, type Tls } from '../server/net/listen.ts'
import { ROOT } from '../server/root.ts'
import { Complaint } from './command.ts'

const STRAGGLERS_MS = 100

export const ownVersion = (): string =>
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version

/** Copies of the same key press may still be on their way, and one that comes while Node leaves would count as a crash. */
export const stragglers = (): Promise<void> => setTimeout(STRAGGLERS_MS)

export const tlsOf = ({ tlsCert, tlsKey }: Pick<Config, 'tlsCert' | 'tlsKey'>): Tls | undefined =>
  tlsCert === undefined || tlsKey === undefined ? undefined : complained(() => readTls(tlsCert, tlsKey))

/** A terminal sends Ctrl+C to everybody and the launcher passes it on: the second one must not cut the stop short. */
export const stopSignal = () =>
  new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => done())
    const launcher = Number(process.env.LAUNCHED_BY)
    // Another one's, where it is alive and not our parent: a test runs under the launcher, and starts us by itself.
    const isOurs = launcher > 0 && (process.ppid === launcher || !isAlive(launcher))
    if (isOurs) whenGone(launcher, done)
  })

const LOOK_MS = 250

/** One that is killed passes nothing on; without it nobody would know of this house, and port and lock would stay taken. */
function whenGone(launcher: number, done: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid === launcher && isAlive(launcher)) return
    clearInterval(timer)
    done()
  }, LOOK_MS)
  timer.unref()
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** What is wrong with a setting is a sentence for the person who wrote it. */
export function complained<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw new Complaint((error as Error).message)
  }
}

/** A checkout builds the pages when their sources changed; a package brings them. */
export async function webFolder(): Promise<string> {
  const builder = join(ROOT, 'tools', 'web.ts')
  if (!existsSync(builder)) return join(ROOT, 'dist', 'web')
  const { builtWeb } = (await import(pathToFileURL(builder).href)) as { builtWeb: () => Promise<string> }
  return builtWeb()
}

/** A port that cannot be had, as a sentence. */
export async function refuse(
  command: string,
  error: NodeJS.ErrnoException,
  port: number,
  host: string,
): Promise<never> {
  switch (error.code) {
    case 'EADDRINUSE': {
      const free = await freePort(port + 1, host)
      throw new Complaint(
        `port ${port} is already in use.${free === undefined ? '' : ` Port ${free} is free: gamekeeper ${command} --port ${free}`}`,
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

export const shownHost = (host: string) =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
