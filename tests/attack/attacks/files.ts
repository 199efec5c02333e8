/** Files of the house that are gone, older or younger than the others, one by one and in pairs. */
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Attack, Scene } from '../attack.ts'

const OF = {
  journal: ['journal.db', 'journal.db-wal', 'journal.db-shm'],
  register: ['register.db', 'register.db-wal', 'register.db-shm'],
  'key of the register': ['register.key'],
  'audit trail': ['audit'],
  'key of the devices': ['devices.key'],
  snapshot: ['snapshot'],
} as const
type File = keyof typeof OF
const FILES = Object.keys(OF) as File[]
type Damage = readonly [File, 'gone' | 'of the other night']

function remove(folder: string, file: File): void {
  for (const name of OF[file]) rmSync(join(folder, name), { recursive: true, force: true })
}
function replace(folder: string, other: string, file: File): void {
  remove(folder, file)
  for (const name of OF[file])
    if (existsSync(join(other, name))) cpSync(join(other, name), join(folder, name), { recursive: true })
}

/** The keys never change, and a snapshot is only a cache: with those of the other night the house is whole. */
const isHarmless = ([file, how]: Damage): boolean =>
  file === 'snapshot' || (how !== 'gone' && (file === 'key of the register' || file === 'key of the devices'))

const SAID = /is gone|cannot be read|is older|is younger|does not match|another one|damaged/

async function damaged(scene: Scene, night: 'first' | 'second', damages: readonly Damage[]): Promise<void> {
  const target = scene.house({ night })
  const other = scene.estate.nights[night === 'first' ? 'second' : 'first']
  for (const [file, how] of damages) {
    if (how === 'gone') remove(target.folder, file)
    else replace(target.folder, other, file)
  }
  target.what = `${damages.map(([file, how]) => `${file} ${how}`).join(' and ')}, after the ${night} night`
  scene.tried()
  if (!damages.every(isHarmless)) target.shut = SAID
  else {
    // A snapshot of elsewhere is not used, and replaced when the house is stopped.
    await target.open()
    await target.end('SIGTERM')
  }
}

const HOWS = ['gone', 'of the other night'] as const
const SINGLES = FILES.flatMap((file) => HOWS.map((how): Damage => [file, how]))
const PAIRS = SINGLES.flatMap((one, at) =>
  SINGLES.slice(at + 1)
    .filter(([file]) => file !== one[0])
    .map((other): readonly Damage[] => [one, other]),
)

export const missingFiles: Attack = {
  name: 'files gone, older, younger',
  tries:
    'journal, register, its key, audit trail, key of the devices and snapshot are removed, or put back from the other night, one by one and in pairs',
  holds:
    'the house stays shut with a sentence that names the file and what to do, and makes nothing in its place; without its snapshot it replays',
  async run(scene) {
    for (const night of ['second', 'first'] as const)
      for (const one of SINGLES) if (scene.isAll || night === 'second') await damaged(scene, night, [one])
    const pairs = scene.isAll ? PAIRS : Array.from({ length: 4 }, () => scene.chance.pick(PAIRS))
    for (const pair of pairs)
      for (const night of scene.isAll ? (['second', 'first'] as const) : (['second'] as const))
        await damaged(scene, night, pair)
  },
}
