import { parseArgs } from 'node:util'
import { didYouMean } from '../base/near.ts'
import { type Command, Complaint } from './command.ts'

const COMMANDS: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./start.ts')).start,
  boards: async () => (await import('./boards.ts')).boards,
  pager: async () => (await import('./pager.ts')).pager,
  play: async () => (await import('./play.ts')).play,
  check: async () => (await import('./check.ts')).check,
  catalog: async () => (await import('./catalog.ts')).catalog,
  sim: async () => (await import('./sim.ts')).sim,
  permissions: async () => (await import('./permissions.ts')).permissions,
  texts: async () => (await import('./texts.ts')).texts,
  hands: async () => (await import('./hands.ts')).hands,
  odds: async () => (await import('./odds/odds.ts')).odds,
  draws: async () => (await import('./journal/draws.ts')).draws,
  redo: async () => (await import('./journal/redo.ts')).redo,
  randomness: async () => (await import('./randomness/randomness.ts')).randomness,
  verify: async () => (await import('./journal/verify.ts')).verify,
  reperform: async () => (await import('./journal/reperform.ts')).reperform,
  rebuild: async () => (await import('./journal/rebuild.ts')).rebuild,
  backup: async () => (await import('./journal/backup.ts')).backup,
  drill: async () => (await import('./journal/drill.ts')).drill,
  restore: async () => (await import('./journal/restore.ts')).restore,
  export: async () => (await import('./journal/export.ts')).exportJournal,
  anchor: async () => (await import('./journal/anchor.ts')).anchor,
  audit: async () => (await import('./journal/audit.ts')).audit,
  retention: async () => (await import('./journal/retention.ts')).retention,
  access: async () => (await import('./journal/access.ts')).access,
  release: async () => (await import('./release.ts')).release,
  witness: async () => (await import('./witness.ts')).witness,
  'witness-draw': async () => (await import('./journal/witnessdraw.ts')).witnessDraw,
  reconcile: async () => (await import('./journal/reconcile.ts')).reconcile,
  founders: async () => (await import('./founders.ts')).founders,
}

/** Runs one command and answers with the exit code: 0 done, 1 found something wrong, 2 called wrongly. */
export async function commands(name: string | undefined, args: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === 'help') {
    console.log(await overview())
    return name === undefined ? 2 : 0
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (load === undefined) {
    const known = Object.keys(COMMANDS)
    const meant = didYouMean(name, known)
    console.error(`gamekeeper: there is no command "${name}"${meant || `. The commands are ${known.join(', ')}.`}`)
    return 2
  }
  const command = await load()
  try {
    const { words, flags } = parse(command, args)
    if (flags.help) {
      console.log(helpOf(command))
      return 0
    }
    return await command.run({
      words,
      flags,
      json: flags.json === true,
      print: (text) => process.stdout.write(`${text}\n`),
      complain: (text) => process.stderr.write(`${text}\n`),
    })
  } catch (error) {
    if (!(error instanceof Complaint)) throw error
    console.error(`gamekeeper ${name}: ${error.message}`)
    return 2
  }
}

function parse(command: Command, args: readonly string[]) {
  const options: Record<string, { type: 'string' | 'boolean'; short?: string }> = {
    help: { type: 'boolean', short: 'h' },
    json: { type: 'boolean' },
  }
  for (const [flag, { takes }] of Object.entries(command.flags ?? {})) {
    options[flag] = { type: takes === undefined ? 'boolean' : 'string' }
  }
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { words: positionals, flags: values as Record<string, string | true> }
  } catch (error) {
    throw new Complaint(`${flagFault(error, Object.keys(options))} Usage: gamekeeper ${command.usage}`)
  }
}

/** What is wrong with a flag; the words of the system are never the first thing that somebody reads here. */
function flagFault(error: unknown, known: readonly string[]): string {
  const { code, message } = error as NodeJS.ErrnoException
  const flag = /--?[\w-]+/.exec(message)?.[0] ?? 'a flag'
  const flags = known.map((one) => `--${one}`)
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return `there is no flag ${flag}${didYouMean(flag, flags) || `; the flags are ${flags.join(', ')}.`}`
  if (message.includes('does not take an argument')) return `${flag} takes no value.`
  return message.includes('ambiguous') || message.includes('missing') ? `${flag} takes a value.` : `${message}.`
}

function helpOf({ summary, usage, help, flags = {} }: Command): string {
  const rows = Object.entries({ ...flags, json: { says: 'answer as JSON' }, help: { says: 'this page' } })
  const listed = rows.map(([flag, { takes, says }]: [string, { takes?: string; says: string }]) => {
    return `  ${`--${flag}${takes ? ` ${takes}` : ''}`.padEnd(24)}${says}`
  })
  return [`gamekeeper ${usage}`, '', summary, ...(help ? ['', help.trim()] : []), '', ...listed].join('\n')
}

async function overview(): Promise<string> {
  const rows = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, load]) => `  ${name.padEnd(14)}${(await load()).summary}`),
  )
  return ['gamekeeper COMMAND [--help] [--json]', '', ...rows].join('\n')
}
