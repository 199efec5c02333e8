/** Copies of a journal: made while it runs, checked, and brought back to a new place. Nothing is ever overwritten. */
import { closeSync, constants, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Head, type JournalEvent, sameBytes } from './line.ts'
import { openSqlite, type SqliteStore } from './sqlite.ts'
import { JournalTrouble, troubleOf } from './trouble.ts'

/** Copies the running journal and reads the copy through; the copy takes its name only when it is sound. */
export async function backup<E extends JournalEvent>(store: SqliteStore<E>, target: string): Promise<Head> {
  refuseExisting(target)
  const least = await store.head()
  return place(target, async (draft) => {
    await store.copyTo(draft)
    const head = await soundHead(draft, store.header.property)
    const inCopy = head.seq < least.seq ? undefined : await store.digestAt(head.seq)
    if (inCopy === undefined || !sameBytes(inCopy, head.digest)) {
      throw new JournalTrouble(
        'damaged',
        `${target}: the copy differs from the journal, so it was not kept. Try another disk.`,
      )
    }
    return head
  })
}

/** Brings a backup back as a journal at a new place, after reading it through. */
export async function restore(source: string, target: string): Promise<Head> {
  refuseExisting(target)
  await soundHead(source)
  return place(target, async (draft) => {
    copyFileSync(source, draft, constants.COPYFILE_EXCL)
    return soundHead(draft)
  })
}

function refuseExisting(target: string): void {
  for (const file of [target, `${target}-wal`]) {
    if (existsSync(file))
      throw new JournalTrouble('exists', `${file}: there is already a file. Choose a new place; it was left as it is.`)
  }
}

async function place(target: string, fill: (draft: string) => Promise<Head>): Promise<Head> {
  const draft = `${target}.part`
  const clear = () => {
    for (const end of ['', '-wal', '-shm']) rmSync(`${draft}${end}`, { force: true })
  }
  clear()
  try {
    const head = await fill(draft)
    sync(draft)
    refuseExisting(target)
    renameSync(draft, target)
    sync(dirname(target), true)
    return head
  } catch (error) {
    throw troubleOf(error, target)
  } finally {
    clear()
  }
}

/** Windows knows no sync of a folder; its file system orders the rename itself. */
function sync(path: string, isFolder = false): void {
  if (isFolder && process.platform === 'win32') return
  const handle = openSync(path, isFolder ? 'r' : 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Opens read-only with the full check, so a damaged copy is never taken for a good one. */
async function soundHead(file: string, property?: string): Promise<Head> {
  const store = await openSqlite({
    file,
    readonly: true,
    check: 'all',
    ...(property === undefined ? {} : { property }),
  })
  try {
    return await store.head()
  } finally {
    await store.close()
  }
}
