import { commands } from './commands.ts'

// Whoever reads only the first lines has seen what they wanted.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})
const [name, ...args] = process.argv.slice(2)
process.exitCode = await commands(name, args)
