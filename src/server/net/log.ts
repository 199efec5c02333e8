/**
 * Structured logs, one JSON line for each thing that happened. They may be read by people who have no business with
 * names or secrets, so neither is ever passed in; what slips in under such a word is blotted out all the same.
 */
import { pino } from 'pino'
import type { LogLevel } from '../house/config.ts'

export type Fields = Readonly<Record<string, string | number | boolean | undefined>>
export type Log = {
  readonly [Level in Exclude<LogLevel, 'silent'>]: (says: string, fields?: Fields) => void
} & {
  /** A fault of the program, or of what it stands on. */
  fault(error: unknown, fields?: Fields): void
}

const SECRET = ['name', 'pin', 'password', 'badge', 'secret', 'token', 'cookie', 'authorization', 'login', 'mac']

export type Line = { write(text: string): void }

export function logOf(level: LogLevel, to?: Line): Log {
  const options = {
    level,
    base: null,
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    messageKey: 'says',
    redact: { paths: SECRET, censor: '[left out]' },
  }
  const own = to === undefined ? pino(options, pino.destination({ dest: 2, sync: true })) : pino(options, to)
  return {
    debug: (says, fields = {}) => own.debug(fields, says),
    info: (says, fields = {}) => own.info(fields, says),
    warn: (says, fields = {}) => own.warn(fields, says),
    error: (says, fields = {}) => own.error(fields, says),
    fault: (error, fields = {}) => own.error({ ...fields, ...faultOf(error) }, 'a fault of the program'),
  }
}

/** What nobody has given a log to still says its faults: as lines on the terminal. */
export const faultLog: Log = logOf('warn')

/** Where it happened and what kind it was. What stands in quotation marks may be something that a person typed. */
function faultOf(error: unknown): Fields {
  if (!(error instanceof Error)) return { kind: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const code = (error as NodeJS.ErrnoException).code
  return {
    kind: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: error.message.replace(/"[^"]*"|'[^']*'|“[^”]*”/g, '"…"').slice(0, 300),
    where: frames
      .slice(0, 8)
      .map((line) => line.trim())
      .join(' | '),
  }
}
