/** The demo's cage: a house profile with forms, a drawer for whoever looks at it, and a cashier who pays by herself. */

import { dollars } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { formsOf } from '../../engine/claims/forms.ts'
import type { Claim } from '../../engine/claims/vocabulary.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { sentence } from '../../words/sentence.ts'
import type { House } from '../house/kernel.ts'

const COMPLIANCE = '71'
const CASHIER = '31'
/** Pays what the simulated tables win, out of a drawer of her own: the other one is left to whoever looks at the demo. */
export const SIMULATED_CASHIER = '32'
export const SIMULATED_DRAWER = '2'
const DRAWER = '1'
const FLOAT = dollars(100_000)

/** Whoever sets another profile in the demo leaves these lines in it. */
export const DEMO_KEEP = `# So many years from the day of the record on; nothing is erased before.
keep:
  - { from: 2026-01-01, class: journal, years: 7, by: California's rule on records }
  - { from: 2026-01-01, class: audit trail, years: 7, by: California's rule on records }
  - { from: 2026-01-01, class: register, years: 7, by: California's rule on records }
`

/** Thresholds are dated: the one that holds on the day of the payment decides. */
const PROFILE = `# What the law and the house ask for beyond the approved documents.
forms:
  - { kind: W-2G, from: 2013-01-01, amount: "$1,200", by: instructions for Form W-2G before 2026 }
  - { kind: W-2G, from: 2026-01-01, amount: "$2,000", by: instructions for Form W-2G of 2026 }
  # All cash that one person gets in a business day counts together.
  - { kind: CTR, from: 1985-05-07, over: "$10,000", sum: business day, in: [cash], by: 31 CFR 1021.311 }
${DEMO_KEEP}`

export async function openDemoCage(house: House): Promise<void> {
  const { profile, drawers } = house.state
  const steps: [Order, string][] = []
  if (profile === undefined) steps.push([{ do: 'SetProfile', text: PROFILE }, COMPLIANCE])
  if (!drawers.has(DRAWER)) steps.push([{ do: 'OpenDrawer', drawer: DRAWER, counted: FLOAT }, CASHIER])
  if (!drawers.has(SIMULATED_DRAWER))
    steps.push([{ do: 'OpenDrawer', drawer: SIMULATED_DRAWER, counted: FLOAT }, SIMULATED_CASHIER])
  const outcomes = await Promise.all(steps.map(([order, by]) => house.submit(order, { by })))
  const refused = outcomes.find(isRefusal)
  if (refused !== undefined) throw new Error(`the demo room could not open its cage: ${sentence(refused)}`)
}

/** The next thing that the simulated cashier does for this claim: drawer, ID, forms, payment. */
export function simulatedPayment(house: House, claim: Claim): { order: Order; by: string } {
  const by = SIMULATED_CASHIER
  const { claim: name } = claim
  if (house.state.drawers.get(SIMULATED_DRAWER)?.cashier === undefined)
    return { order: { do: 'OpenDrawer', drawer: SIMULATED_DRAWER, counted: FLOAT }, by }
  if (claim.idUntil !== undefined && !claim.idShown) return { order: { do: 'ShowId', claim: name }, by }
  const form = 'chips'
  const lacking = formsOf(house.state, claim, house.now().local, form).find(({ reference }) => reference === undefined)
  if (lacking !== undefined)
    return { order: { do: 'RecordForm', claim: name, kind: lacking.terms.kind, reference: `demo ${name}` }, by }
  return { order: { do: 'PayClaim', claim: name, form, drawer: SIMULATED_DRAWER }, by }
}
