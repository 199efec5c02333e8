import { resolve } from 'node:path'

/** Where the program lies. This is two folders below it wherever it is read from: src/server, dist/server or .cache/cli. */
export const ROOT = resolve(import.meta.dirname, '..', '..')
