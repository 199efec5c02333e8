/** What can be wrong with a journal's place, each with a sentence for the person who must act. Nothing is overwritten. */
const TROUBLES = [
  'missing',
  'exists',
  'not a journal',
  'newer format',
  'other property',
  'damaged',
  'unreadable',
  'read-only',
  'full',
  'in use',
  'stopped',
  'failed',
] as const
export type TroubleKind = (typeof TROUBLES)[number]

export class JournalTrouble extends Error {
  override readonly name = 'JournalTrouble'
  readonly kind: TroubleKind

  constructor(kind: TroubleKind, says: string, cause?: unknown) {
    super(says, cause === undefined ? undefined : { cause })
    this.kind = kind
  }
}

/** Turns what SQLite or the file system says into a trouble; a trouble stays itself. */
export function troubleOf(error: unknown, file: string, kept = 'journal'): JournalTrouble {
  if (error instanceof JournalTrouble) return error
  const code = codeOf(error)
  const own = error instanceof Error ? error.message : String(error)
  const trouble = (kind: TroubleKind, says: string) => new JournalTrouble(kind, `${file}: ${says}`, error)
  if (code === 'SQLITE_NOTADB') return trouble('not a journal', `this file is not a ${kept}. It was left as it is.`)
  if (code.startsWith('SQLITE_CORRUPT')) {
    return trouble(
      'damaged',
      `the file is damaged (${own}). It was left as it is; restore the latest backup to a new place.`,
    )
  }
  if (code === 'SQLITE_FULL' || code === 'ENOSPC' || code === 'EDQUOT') {
    return trouble(
      'full',
      'the disk is full. The last entries were not recorded and not acknowledged; free space and start again.',
    )
  }
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) {
    return trouble(
      'in use',
      `another process is writing to this ${kept}; a ${kept} has one writer. Stop the other one first.`,
    )
  }
  if (
    code.startsWith('SQLITE_READONLY') ||
    code.startsWith('SQLITE_CANTOPEN') ||
    code === 'EACCES' ||
    code === 'EROFS' ||
    code === 'EPERM'
  ) {
    return trouble(
      'read-only',
      `the file or its folder cannot be written (${own}). Check the permissions and the disk.`,
    )
  }
  return trouble('failed', `the ${kept} could not be written or read (${code === '' ? own : `${code}: ${own}`}).`)
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}
