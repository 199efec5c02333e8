/** Where the files of a house lie, beside its journal. */
import { join } from 'node:path'
import { auditFolder } from '../door/auditfiles.ts'

export const registerFile = (folder: string): string => join(folder, 'register.db')
export const registerKeyFile = (folder: string): string => join(folder, 'register.key')
export const deviceKeyFile = (folder: string): string => join(folder, 'devices.key')
export const drawsFolder = (folder: string): string => join(folder, 'draws')
export { auditFolder }
