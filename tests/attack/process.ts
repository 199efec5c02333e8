/** A real server process of the demo, and people who sign in to it over a real socket. */
import { onTestFinished } from 'vitest'
import type { Place } from '../../src/server/door/places.ts'
import { startProcess } from '../process.ts'
import { proofOf } from '../visitor.ts'

export type Running = { readonly address: string; stop(signal?: NodeJS.Signals): Promise<number | null> }

export async function running(...args: string[]): Promise<Running> {
  const { child, told, ended, complaint } = await startProcess(['start', '--port', '0', ...args])
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return (await ended).code
  }
  onTestFinished(async () => void (await stop()))
  if (told === undefined) throw new Error(`the house does not open: ${complaint()}`)
  return { address: told.address, stop }
}

export type Answered = { readonly status: number; readonly body: Record<string, unknown> }
export type Caller = {
  post(path: string, body: unknown): Promise<Answered>
  get(path: string): Promise<Answered>
}

/** A person of the demo at a place. */
export async function signedIn(address: string, place: Place, id: string): Promise<Caller> {
  const headers = { 'content-type': 'application/json', 'x-gamekeeper-place': place }
  const read = async (answer: Response): Promise<Answered> => ({
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown>,
  })
  const body = JSON.stringify({ place, ...proofOf(id) })
  const entered = await fetch(new URL('/api/session', address), { method: 'POST', headers, body })
  if (entered.status !== 200) throw new Error(`${id} was not let in at ${place}: ${await entered.text()}`)
  // The first one takes an older session away.
  const cookie = entered.headers.getSetCookie().at(-1)?.split(';')[0] ?? ''
  const own = { ...headers, cookie }
  return {
    post: async (path, sent) =>
      read(await fetch(new URL(path, address), { method: 'POST', headers: own, body: JSON.stringify(sent) })),
    get: async (path) => read(await fetch(new URL(path, address), { headers: own })),
  }
}
