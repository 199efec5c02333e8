/**
 * The same look after every attack: the journal is sound, the books balance, no prize is paid twice, nothing that was
 * answered is lost, and the house serves, or says plainly why it does not.
 */
import { readdirSync } from 'node:fs'
import { inspect } from '../crash/inspect.ts'
import { runProcess } from '../process.ts'
import { newTable, OTHER_FLOOR } from './play.ts'
import type { Program } from './program.ts'
import { isRunning, type Target } from './target.ts'

/** What does not hold, in sentences. */
export async function closing(target: Target, program: Program): Promise<string[]> {
  const faults: string[] = []
  const look = async (what: string, act: () => Promise<unknown>) => {
    try {
      await act()
    } catch (error) {
      const which = target.what === undefined ? '' : `${target.what}, `
      faults.push(`${which}${what}: ${(error as Error).message}`)
    }
  }
  await look('when it was stopped', async () => {
    const ended = await target.end('SIGTERM')
    if (ended !== undefined && ended.code !== 0) throw new Error(`code ${ended.code}, ${ended.complaint.slice(0, 400)}`)
  })
  target.program = program
  if (target.shut !== undefined) {
    await look('a house that must stay shut', () => staysShut(target))
    return faults
  }
  await look('what it has left', () => inspect(target.folder, target.answers, program.isBefore))
  await look('verify', () => verifies(target.folder, program))
  await look('the next start', () => serves(target))
  await look('the last stop', () => target.end('SIGTERM'))
  return faults
}

/** It says which file it is and what to do, and makes nothing in place of what is gone. */
async function staysShut(target: Target): Promise<void> {
  const before = kept(target.folder)
  const started = await target.start()
  if (isRunning(started)) {
    await target.end('SIGKILL')
    throw new Error('it opened')
  }
  const { code, complaint } = started
  const isPlain = code === 2 && complaint.includes(target.folder) && /[Rr]estore|Without it/.test(complaint)
  if (!isPlain || target.shut?.test(complaint) !== true) throw new Error(`it ended with ${code} and said: ${complaint}`)
  const made = kept(target.folder).filter((name) => !before.includes(name))
  if (made.length > 0) throw new Error(`it has made ${made.join(', ')}`)
}

const kept = (folder: string) => readdirSync(folder).filter((name) => !/-wal$|-shm$|\.lock(-journal)?$/.test(name))

async function verifies(folder: string, { main, root }: Program): Promise<void> {
  const { code, text, complaint } = await runProcess(['verify', folder], { main, cwd: root })
  if (code !== 0 || !text.startsWith('SOUND')) throw new Error(`${code} ${text}${complaint}`.slice(0, 600))
}

async function serves(target: Target): Promise<void> {
  const running = await target.open()
  const { status, faults } = await running.health()
  if (status !== 200) throw new Error(`/health answers ${status}: ${faults.join('; ')}`)
  const floor = await running.at('floor', OTHER_FLOOR)
  const taken = await floor.order(newTable(`closing ${target.answers.size}`))
  if (taken.status !== 200) throw new Error(`an honest order is refused: ${JSON.stringify(taken.body).slice(0, 300)}`)
}
