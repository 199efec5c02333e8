/** Whoever carries calls to players: asks the house again and again what is new, and is told each thing once. */

import type { Post } from './device.ts'
import { type EnvelopeAnswer, isMac, macOf, type PageNotice } from './message.ts'

export type PagerOptions = {
  readonly device: string
  readonly secret: Uint8Array
  readonly post: Post
  readonly now: () => number
}

export type Pager = {
  /** What is new since the last time; throws when the house does not answer, or somebody else does. */
  ask(): Promise<readonly PageNotice[]>
}

export function pagerOf({ device, secret, post, now }: PagerOptions): Pager {
  let heard = 0
  let sent = 0
  let ahead = 0
  /** After a restart the house tells again what still runs. */
  const known = new Set<string>()
  return {
    async ask() {
      sent = Math.max(sent + 1, now() + ahead)
      const body = JSON.stringify({ device, sent, messages: [], heard })
      const reply = await post(body, macOf(secret, body))
      if (!isMac(secret, reply.body, reply.mac)) throw new Error('the answer is not signed by the house')
      const { now: house, why, says, pages = [] } = JSON.parse(reply.body) as EnvelopeAnswer
      if (why === 'clock') ahead = house - now()
      if (why !== undefined) throw new Error(says ?? why)
      const fresh = pages.filter(({ id, what }) => !known.has(`${id} ${what}`))
      for (const { n, id, what } of pages) {
        heard = Math.max(heard, n)
        known.add(`${id} ${what}`)
      }
      return fresh
    },
  }
}
