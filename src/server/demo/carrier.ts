/** The demo's carrier of pagers and text messages: it speaks as a real one does, and sends nothing anywhere. */
import { MAC_HEADER } from '../../device/message.ts'
import { type Pager, pagerOf } from '../../device/pager.ts'
import type { Devices } from '../devices/devices.ts'
import type { House } from '../house/kernel.ts'

export const CARRIER = 'texts'

/** Nothing where somebody has disabled it. */
export function demoCarrier(house: House, { app, secretOf }: Pick<Devices, 'app' | 'secretOf'>): Pager | undefined {
  const secret = secretOf(CARRIER)
  if (secret === undefined) return undefined
  return pagerOf({
    device: CARRIER,
    secret,
    now: () => house.now().at,
    async post(body, mac) {
      const headers = { 'content-type': 'application/json', [MAC_HEADER]: mac }
      const answer = await app.request('/messages', { method: 'POST', headers, body })
      return { body: await answer.text(), mac: answer.headers.get(MAC_HEADER) ?? undefined }
    },
  })
}
