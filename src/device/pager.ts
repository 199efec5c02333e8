/** Whoever carries calls to players: asks the house again and again what is new, and sends each thing once. */

import type { Keep, Post } from './device.ts'
import { type EnvelopeAnswer, isMac, macOf, type PageNotice } from './message.ts'

/** What must outlive a restart of the carrier, so that nobody is called twice. */
export type PagerKept = {
  readonly heard: number
  /** Calls with what was told of them, the last ones: after a restart the house tells again what still runs. */
  readonly known: readonly string[]
}

export type PagerOptions = {
  readonly device: string
  readonly secret: Uint8Array
  readonly post: Post
  readonly now: () => number
  readonly keep?: Keep<PagerKept>
}

export type Pager = {
  /**
   * Sends what is new since the last time, each when the one before is sent; what could not be sent comes again. Throws when the
   * house does not answer, or somebody else does.
   */
  carry(send: (notice: PageNotice) => void | Promise<void>): Promise<void>
}

/** Twice as many as the house keeps. */
const KNOWN_MAX = 1_000

export function pagerOf({ device, secret, post, now, keep }: PagerOptions): Pager {
  let { heard, known } = keep?.read() ?? { heard: 0, known: [] }
  let sent = 0
  let ahead = 0

  async function ask(): Promise<readonly PageNotice[]> {
    sent = Math.max(sent + 1, now() + ahead)
    const body = JSON.stringify({ device, sent, messages: [], heard })
    const reply = await post(body, macOf(secret, body))
    if (!isMac(secret, reply.body, reply.mac))
      throw new Error(`the answer is not signed by the house${unsigned(reply.body)}`)
    const { now: house, why, says, pages = [] } = JSON.parse(reply.body) as EnvelopeAnswer
    if (why === 'clock') ahead = house - now()
    if (why !== undefined) throw new Error(says ?? why)
    return pages
  }

  return {
    async carry(send) {
      const pages = await ask()
      const late = overtaken(pages.filter((notice) => !known.includes(toldOf(notice))))
      for (const notice of pages) {
        const told = toldOf(notice)
        if (!known.includes(told)) {
          if (!late.has(notice)) await send(notice)
          known = [...known, told].slice(-KNOWN_MAX)
        }
        heard = Math.max(heard, notice.n)
        keep?.write({ heard, known })
      }
    },
  }
}

/**
 * Calls that were over before they could be sent: nobody is sent to a seat that is gone. Of these only a missed one is worth a
 * message, as the person is behind others now, or off the list.
 */
function overtaken(pages: readonly PageNotice[]): ReadonlySet<PageNotice> {
  const called = new Set(pages.flatMap(({ id, what }) => (what === 'paged' ? [id] : [])))
  const over = new Set(pages.flatMap(({ id, what }) => (what === 'paged' ? [] : [id])))
  return new Set(pages.filter(({ id, what }) => called.has(id) && over.has(id) && what !== 'missed'))
}

const toldOf = ({ id, what }: PageNotice): string => `${id} ${what}`

/** A device that is not enrolled, or not any more, is told so without a signature: a hint, and no more. */
function unsigned(body: string): string {
  try {
    const { says } = JSON.parse(body) as { says?: unknown }
    return typeof says === 'string' ? `, and says: ${says}` : ''
  } catch {
    return ''
  }
}
