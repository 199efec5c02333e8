/** One order of each kind as JSON: for the pages that describe the api, and for the test that walks through the permissions. */
import { DOORS } from '../../engine/mechanisms.ts'
import type { DoorOrder, OrderJson } from './orders.ts'

type Examples = { readonly [Name in DoorOrder['do']]: Extract<OrderJson, { do: Name }> }

export const EXAMPLES = Object.fromEntries(
  Object.entries(DOORS).map(([name, { example }]) => [name, { do: name, ...example }]),
) as unknown as Examples
