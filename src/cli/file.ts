import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { whyNotJson } from '../base/json.ts'
import { NO_TEXT, whyUnread } from '../server/house/fileerrors.ts'
import { Complaint } from './command.ts'

/** No rule file, offering or scenario comes near this; a file that does is another one than was meant. */
const YAML_MAX = 1_000_000

/** The text of a file named on the command line. */
export function textOf(file: string, max = Number.POSITIVE_INFINITY): string {
  try {
    const { size } = statSync(file)
    if (size > max)
      throw new Complaint(
        `${file} has ${size.toLocaleString('en')} bytes; ${max.toLocaleString('en')} at most are read`,
      )
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    throw error instanceof Complaint ? error : new Complaint(`${file} cannot be read: ${whyUnread(error)}`)
  }
}

/** A folder named on the command line, made where it is not there yet. */
export function madeFolder(folder: string): void {
  try {
    makeFolder(resolve(folder))
  } catch (error) {
    const isNowhere = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new Complaint(
      `${folder} cannot be made a folder: ${isNowhere ? 'the system takes none there' : whyUnread(error)}`,
    )
  }
}

/** One after another: where the system takes no folders, such as /proc, Node's own way through the parents never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another start made it at the same moment.
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error
  }
}

export function yamlOf(file: string): string {
  const text = textOf(file, YAML_MAX)
  if (text.includes('\0')) throw new Complaint(`${file} cannot be read: ${NO_TEXT}`)
  return text
}

export function jsonOf(file: string): unknown {
  const text = textOf(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Complaint(`${file} is not JSON: ${whyNotJson(text, error)}`)
  }
}
