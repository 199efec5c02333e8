import { commands } from './commands.ts'

const [name, ...args] = process.argv.slice(2)
process.exitCode = await commands(name, args)
