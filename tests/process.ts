/** A gamekeeper process, as somebody at a terminal starts it: it says where it is, or why it is not. */
import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

export type Ended = { readonly code: number | null; readonly signal: NodeJS.Signals | null; readonly complaint: string }
export type Started = {
  readonly child: ChildProcess
  /** What it told on its first line; nothing when it ended without a word. */
  readonly told: { readonly address: string; readonly port: number; readonly fingerprint?: string } | undefined
  /** What it has complained of so far. */
  complaint(): string
  readonly ended: Promise<Ended>
}

/** The command as it lies in the sources. */
export const SOURCES = resolve(import.meta.dirname, '..', 'src', 'cli', 'main.ts')

const running = new Set<ChildProcess>()

/** Whatever a test that broke off has left behind. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL')
}

export type Spawning = {
  readonly main?: string
  /** Modules that Node reads before the program. */
  readonly first?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
  readonly cwd?: string
  /** Told of the process before it says anything. */
  readonly begun?: (child: ChildProcess) => void
}

export function spawned(
  args: readonly string[],
  { main = SOURCES, first = [], env, cwd, begun }: Spawning = {},
): ChildProcess {
  const flags = ['--disable-warning=ExperimentalWarning', ...first.flatMap((module) => ['--import', module])]
  const child = spawn(process.execPath, [...flags, main, ...args], {
    // Where something is read first, it is spoken to.
    stdio: first.length === 0 ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...env },
    ...(cwd === undefined ? {} : { cwd }),
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  begun?.(child)
  return child
}

/** Starts a command that serves, and waits until it says where. */
export async function startProcess(args: readonly string[], spawning: Spawning = {}): Promise<Started> {
  const child = spawned([...args, '--json'], spawning)
  let complaint = ''
  child.stderr?.on('data', (text) => {
    complaint += text
  })
  const ended = new Promise<Ended>((done) => child.once('close', (code, signal) => done({ code, signal, complaint })))
  const lines = createInterface({ input: child.stdout! })
  const { value } = await lines[Symbol.asyncIterator]().next()
  return {
    child,
    told: value === undefined ? undefined : (JSON.parse(value) as Started['told']),
    complaint: () => complaint,
    ended,
  }
}

/** Runs a command to its end. */
export function runProcess(
  args: readonly string[],
  spawning: Spawning = {},
): Promise<Ended & { readonly text: string }> {
  const child = spawned(args, spawning)
  let [text, complaint] = ['', '']
  child.stdout?.on('data', (part) => {
    text += part
  })
  child.stderr?.on('data', (part) => {
    complaint += part
  })
  return new Promise((done) => child.once('close', (code, signal) => done({ code, signal, complaint, text })))
}
