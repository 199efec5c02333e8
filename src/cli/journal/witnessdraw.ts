import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { commitCall, drawWitnessIn, revealCall, WitnessRefuses } from '../../server/upkeep/drawwitness.ts'
import { keyPairIn } from '../../server/upkeep/witness.ts'
import { type Command, Complaint } from '../command.ts'
import { jsonOf, madeFolder } from '../file.ts'

const USAGE = 'witness-draw FILE --folder F [--out FILE]'

export const witnessDraw: Command = {
  summary: 'commit to a part of a draw, or reveal it, from a file that a house has handed over',
  usage: USAGE,
  help: `
For a witness without a line to the house. FILE is what the drawings desk hands out: before a draw is opened the witness
commits to a value of its own, after the room has spoken it reveals it. The answer is a file too, to carry back.
The value is revealed for one opening and one contribution, and never for another. The folder is that of "gamekeeper witness",
and may be used by both. See docs/draws.md.
Exit code 0: the answer is written; 1: the witness refuses.`,
  flags: {
    folder: { takes: 'F', says: 'where the key of the witness and what it has shown are kept' },
    out: { takes: 'FILE', says: 'where the answer goes (otherwise it is printed)' },
  },
  run: ({ words, flags, print, complain }) => {
    const { folder, out } = flags
    const [file] = words
    if (words.length !== 1 || file === undefined || typeof folder !== 'string')
      throw new Complaint(`Usage: gamekeeper ${USAGE}`)
    if (typeof out === 'string' && existsSync(out))
      throw new Complaint(`${out} is there already; nothing was overwritten`)
    process.umask(0o077)
    madeFolder(resolve(folder))
    const { key } = keyPairIn(join(resolve(folder), 'witness.key'))
    const witness = drawWitnessIn(resolve(folder), key, complain)
    const input = jsonOf(file)
    const commit = commitCall.safeParse(input)
    const reveal = revealCall.safeParse(input)
    if (!commit.success && !reveal.success) throw new Complaint(`${file} is not a file of a drawings desk`)
    try {
      const answer = commit.success ? witness.commit(commit.data) : reveal.success ? witness.reveal(reveal.data) : {}
      const text = `${JSON.stringify(answer, null, 2)}\n`
      if (typeof out === 'string') writeFileSync(out, text)
      print(
        typeof out === 'string' ? `Written to ${out}. The witness has the fingerprint ${witness.fingerprint}` : text,
      )
      return 0
    } catch (error) {
      if (error instanceof WitnessRefuses) return 1
      throw error
    }
  },
}
