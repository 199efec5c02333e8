/** What the system says of a file or folder that it does not open or make, in words for the person who named it. */
const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'this account may not',
  EPERM: 'this account may not',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  EEXIST: 'a file has this name',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'the name is too long',
  EMFILE: 'too many files are open',
}

export const NO_TEXT = 'it is no text in UTF-8'

export function whyUnread(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? NO_TEXT : (WHY[code] ?? (code === '' ? message : code))
}
