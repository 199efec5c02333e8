/** What a command of the command line is: every one has `--help` and `--json`. */
export type Command = {
  /** One line for the list of commands. */
  summary: string
  /** How it is called, without the program's name: `hands FILE`. */
  usage: string
  /** Further lines of `--help`. */
  help: string
  /** Flags beyond `--help` and `--json`. */
  flags?: Record<string, { takes?: string; says: string }>
  run: (call: Call) => Promise<number> | number
}

export type Call = {
  words: readonly string[]
  flags: Readonly<Record<string, string | true>>
  json: boolean
  print: (text: string) => void
  complain: (text: string) => void
}

/** Bad input from the person at the keyboard: printed as a sentence, exit code 2. */
export class Complaint extends Error {}
