import { readFileSync } from 'node:fs'
import { Complaint } from './command.ts'

/** The text of a file named on the command line. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : String(code)
    throw new Complaint(`${file} cannot be read: ${why}`)
  }
}
