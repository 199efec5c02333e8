import type { Event } from '../engine/mechanisms.ts'
import { upcast } from '../engine/upcast.ts'
import { parseEntry } from '../journal/line.ts'
import { openSqlite } from '../journal/sqlite.ts'
import { packageBytes } from '../server/upkeep/packages.ts'
import { checkRelease } from '../server/upkeep/release.ts'
import { english } from '../words/sentence.ts'
import { type Command, Complaint } from './command.ts'
import { explained, fileIn } from './journal/journal.ts'

export const release: Command = {
  summary: 'check the files of this program, and which release a house has accepted',
  usage: 'release [FOLDER]',
  help: `
Every file that runs, is served or is read as rules is held against the list that was made when the program was built.
The digest stands for all of them together; compliance accepts it with the order AcceptRelease, on Tonight.
The packages that are not in the bundle count in it by their versions; their bytes have a digest of their own, to be
compared with that of a fresh installation on the same platform.
With FOLDER: also which releases that house has started and which one was accepted last.
Exit code 0: as built (and accepted); 1: something was changed, or another release was accepted.`,
  async run(call) {
    const [folder, more] = call.words
    if (more !== undefined) throw new Complaint(`"${more}" is too much. Usage: gamekeeper ${release.usage}`)
    const { version, digest, files, isListed, faults, under } = await checkRelease()
    const bytes = await packageBytes()
    const house = folder === undefined ? undefined : await knownIn(folder, call)
    const accepted = house?.accepted.at(-1)
    const isOther = house !== undefined && accepted?.digest !== digest
    const count = Object.keys(files).length
    if (call.json)
      call.print(
        JSON.stringify({
          version,
          digest,
          files: count,
          isListed,
          faults: faults.map(english),
          packages: bytes,
          ...(under === undefined ? {} : { under }),
          ...house,
        }),
      )
    else {
      call.print(`Gamekeeper ${version}, ${count} files${isListed ? '' : ', never built: these are sources'}`)
      call.print(`digest ${digest}`)
      if (under !== undefined) {
        const packages = Object.entries(under.packages).map(([name, version]) => `${name} ${version}`)
        call.print(
          `on Node ${under.node}, with ${packages.join(', ')}; lock file ${under.lock === '' ? 'missing' : under.lock}`,
        )
      }
      call.print(`bytes of ${bytes.packages} packages beside the bundle, ${bytes.files} files: ${bytes.digest}`)
      for (const fault of faults) call.print(`  ${english(fault)}`)
      if (isListed && faults.length === 0) call.print('Every file is as it was built.')
      for (const { line, version: of, digest: hex } of house?.started ?? [])
        call.print(`  line ${line}: started ${of} ${hex}`)
      if (house !== undefined)
        call.print(
          accepted === undefined
            ? 'No release was accepted here.'
            : `Accepted in line ${accepted.line} by ${accepted.by}: ${accepted.version} ${accepted.digest}${isOther ? ', which is another one' : ''}`,
        )
    }
    return faults.length > 0 || isOther ? 1 : 0
  },
}

async function knownIn(folder: string, call: Parameters<Command['run']>[0]) {
  const started: { line: number; version: string; digest: string }[] = []
  const accepted: { line: number; version: string; digest: string; by: string }[] = []
  await explained(call, async () => {
    const store = await openSqlite<Event>({ file: fileIn(folder), readonly: true })
    try {
      for await (const lines of store.lines())
        for (const { seq: line, text } of lines) {
          if (!text.includes('"Release')) continue
          for (const event of parseEntry<Event>(text).events.map((one) => upcast(one))) {
            if (event.type === 'ReleaseStarted') started.push({ line, version: event.version, digest: event.digest })
            if (event.type === 'ReleaseAccepted')
              accepted.push({ line, version: event.version, digest: event.digest, by: event.by })
          }
        }
    } finally {
      await store.close()
    }
    return 0
  })
  return { started, accepted }
}
