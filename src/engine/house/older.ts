/** Orders and events of the house as older versions wrote them. */
import { itemFrom } from '../../base/openitem.ts'

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
