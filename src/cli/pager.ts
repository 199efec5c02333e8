import { fileKeep, type Keep } from '../device/device.ts'
import { MAC_HEADER, type PageNotice } from '../device/message.ts'
import { type PagerKept, pagerOf } from '../device/pager.ts'
import { type Command, Complaint } from './command.ts'
import { stopSignal } from './pageserver.ts'

const USAGE = 'pager HOUSE --device NAME --secret HEX [--keep FILE]'
const EVERY_MS = 1_000
/** A house that takes longer is asked anew. */
const ANSWER_MS = 10_000

export const pager: Command = {
  summary: 'stand in for a carrier of pagers and text messages: print what would be sent',
  usage: USAGE,
  help: `
HOUSE is the address that "gamekeeper start" printed. The device is enrolled on the staff screen as "pagers and texts"; its
secret is told there once. Every second the house is asked who was called to a seat, and each call, and what became of it, is
printed as the message that a carrier would send: to the phone number where the register has one, otherwise to the pager of the
call number. --keep remembers in a file what was sent, so that after a restart nobody is called twice; without it
whatever the house still keeps is printed again. docs/devices.md describes what a real carrier speaks.`,
  flags: {
    device: { takes: 'NAME', says: 'as it was enrolled' },
    secret: { takes: 'HEX', says: '64 hexadecimal digits, told when it was enrolled' },
    keep: { takes: 'FILE', says: 'remembers what was sent' },
  },
  async run({ words, flags, json, print, complain }) {
    const [house, more] = words
    const { device, secret, keep } = flags
    if (house === undefined || more !== undefined || typeof device !== 'string' || typeof secret !== 'string')
      throw new Complaint(`Usage: gamekeeper ${USAGE}`)
    if (!URL.canParse(house)) throw new Complaint(`"${house}" is no address of a house.`)
    if (!/^[0-9a-fA-F]{64}$/.test(secret)) throw new Complaint('--secret takes 64 hexadecimal digits.')
    const address = new URL('/api/devices/messages', house)
    const kept = typeof keep === 'string' ? { keep: keptIn(keep) } : {}
    const carrier = pagerOf({
      device,
      secret: Buffer.from(secret, 'hex'),
      now: Date.now,
      ...kept,
      post: async (body, mac) => {
        const headers = { 'content-type': 'application/json', [MAC_HEADER]: mac }
        const signal = AbortSignal.timeout(ANSWER_MS)
        const answer = await fetch(address, { method: 'POST', headers, body, signal }).catch((error: Error) => {
          throw new Error(
            `${address.host} does not answer (${(error.cause as Error | undefined)?.message ?? error.message})`,
          )
        })
        return { body: await answer.text(), mac: answer.headers.get(MAC_HEADER) ?? undefined }
      },
    })
    let isOn = true
    void stopSignal().then(() => {
      isOn = false
    })
    let trouble = ''
    while (isOn) {
      try {
        await carrier.carry((notice) => print(json ? JSON.stringify(notice) : sent(notice)))
        trouble = ''
      } catch (error) {
        const why = (error as Error).message
        if (why !== trouble) complain(`gamekeeper pager: ${why}; it is asked again every second.`)
        trouble = why
      }
      await new Promise((done) => setTimeout(done, EVERY_MS))
    }
    return 0
  },
}

/** Nobody is told that they sit: their pager is switched off. */
const sent = ({ what, number, phone, says }: PageNotice): string => {
  const to = phone === undefined ? `pager ${number}` : `text to ${phone}`
  return what === 'seated' ? `pager ${number}: off` : `${to}: ${says}`
}

/** Tried before anybody is called: what cannot be remembered is a sentence now, and no second call later. */
function keptIn(file: string): Keep<PagerKept> {
  const keep = fileKeep<PagerKept>(file)
  try {
    const { heard, known } = keep.read() ?? { heard: 0, known: [] }
    if (typeof heard !== 'number' || !Array.isArray(known)) throw new Error('it is of something else')
    keep.write({ heard, known })
  } catch (error) {
    throw new Complaint(`${file} cannot be used to remember what was sent: ${(error as Error).message}`)
  }
  return keep
}
