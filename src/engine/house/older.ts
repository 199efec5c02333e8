/** Orders and events of the house as older versions wrote them. */
import { itemFrom } from '../../base/openitem.ts'
import type { Old } from '../mechanism.ts'

/** What was open when a shift was handed over was a list of texts: `hit H3`, `sensor of table 4`. */
export const openFrom1 = <Of extends Readonly<Record<string, unknown>>>(old: Of) => ({
  ...old,
  open: (old.open as readonly string[]).map(itemFrom),
})

/** Why a message was set aside was a sentence, and stays it. */
export const asideFrom1 = <Of extends Readonly<Record<string, unknown>>>(old: Of) => ({
  ...old,
  reasons: (old.reasons as readonly string[]).map((says) => ({ says })),
})

const NO_LINK = 'no link to the house'

/** That a device is not heard any more was a text among those that people typed. */
export const reportedFrom1 = <Of extends Readonly<Record<string, unknown>>>(old: Of) => {
  const { reason, ...others } = old
  return reason === NO_LINK ? { ...others, isLost: true } : old
}

/** Why a device failed was a text, and stays it. */
export const failedFrom1 = ({ reason: says, ...event }: Old): Old => ({
  ...event,
  v: 2,
  reason: says === NO_LINK ? { id: NO_LINK, says } : { says },
})
