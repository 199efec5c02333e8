/** `gamekeeper witness` as a process of its own, at the regulator's or a sister house. */
import { type Started, startProcess } from '../process.ts'
import type { Scene } from './attack.ts'

export type Seer = {
  readonly folder: string
  readonly address: string
  readonly fingerprint: string
  /** With which a house asks it. */
  readonly flags: readonly string[]
  readonly started: Started
}

export async function seerOf(scene: Scene): Promise<Seer> {
  const folder = scene.folder()
  const { main, root } = scene.program
  const started = await startProcess(['witness', '--folder', folder, '--port', '0'], { main, cwd: root })
  if (started.told === undefined) throw new Error(`there is no witness: ${(await started.ended).complaint}`)
  const { address, fingerprint = '' } = started.told
  const flags = ['--witness', address, '--witness-key', fingerprint, '--anchor-times', '00:00']
  return { folder, address, fingerprint, flags, started }
}
