import { resolve } from 'node:path'
import { listen } from '../server/net/listen.ts'
import { witnessOf } from '../server/upkeep/witness.ts'
import { type Command, Complaint } from './command.ts'
import { madeFolder } from './file.ts'
import { refuse, shownHost, stopSignal } from './pageserver.ts'

const PORT = 5454
const USAGE = 'witness --folder F [--port N] [--host H]'

export const witness: Command = {
  summary: 'sign receipts for the anchors of houses, at a regulator or a sister house',
  usage: USAGE,
  help: `
Takes the anchors that houses send at their posted times, signs what it has seen and when, and refuses an older or another
history of the same house: loudly, here and on its page. It holds digests only, no money, no names, no lines.
Its key pair is made in the folder at the first start; houses are given the fingerprint that is printed.
A house is known by its own key from its first anchor on.`,
  flags: {
    folder: { takes: 'F', says: 'where its key, receipts and refusals are kept' },
    port: { takes: 'N', says: `the port (otherwise ${PORT})` },
    host: { takes: 'H', says: 'the address to listen on (otherwise 127.0.0.1)' },
  },
  async run({ words, flags, json, print, complain }) {
    const { folder, port = String(PORT), host = '127.0.0.1' } = flags
    if (words.length > 0 || typeof folder !== 'string') throw new Complaint(`Usage: gamekeeper ${USAGE}`)
    if (!/^\d{1,5}$/.test(String(port))) throw new Complaint('--port takes a whole number')
    process.umask(0o077)
    madeFolder(resolve(folder))
    const { app, fingerprint } = witnessOf({ folder: resolve(folder), alarm: (says) => complain(`\u0007${says}`) })
    const asksToStop = stopSignal()
    const listening = await listen(app, Number(port), String(host)).catch((error) =>
      refuse('witness', error, Number(port), String(host)),
    )
    const address = `http://${shownHost(String(host))}:${listening.port}/`
    print(
      json
        ? JSON.stringify({ address, port: listening.port, fingerprint })
        : `The witness is at ${address}\nIts key has the fingerprint ${fingerprint}\nA house is told both: --witness ${address} --witness-key ${fingerprint}`,
    )
    await asksToStop
    await listening.stop()
    return 0
  },
}
