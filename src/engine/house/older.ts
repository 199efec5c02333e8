/** Orders and events of the house as older versions wrote them. */
import { itemFrom } from '../../base/openitem.ts'

/** What was open when a shift was handed over was a list of texts: `hit H3`, `sensor of table 4`. */
export const openFrom1 = <Of extends Readonly<Record<string, unknown>>>(old: Of) => ({
  ...old,
  open: (old.open as readonly string[]).map(itemFrom),
})
