/** The demo's cage: a house profile with forms, a drawer for whoever looks at it, and a cashier who pays by herself. */

import { dollars } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { formsOf, lackingName } from '../../engine/claims/forms.ts'
import type { Claim } from '../../engine/claims/vocabulary.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { askOf } from '../../engine/questions.ts'
import { sentence } from '../../words/sentence.ts'
import type { House } from '../house/kernel.ts'
import { MEMBERS, UNUSUAL } from './machines.ts'

const APPROVER = '62'
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
  - { kind: W-2G, from: 2013-01-01, amount: "$1,200", prizes: of a wager, by: instructions for Form W-2G before 2026 }
  - { kind: W-2G, from: 2026-01-01, amount: "$2,000", prizes: of a wager, by: instructions for Form W-2G of 2026 }
  # Of a tournament what is won there in all, less what was paid in.
  - { kind: W-2G, from: 2013-01-01, over: "$5,000", prizes: of a tournament, by: Rev. Proc. 2007-57 }
  - { kind: 1099-MISC, from: 2026-01-01, amount: "$2,000", sum: calendar year, prizes: of no wager, by: 26 USC 6041 }
  # All cash that one person gets in a business day counts together.
  - { kind: CTR, from: 1985-05-07, over: "$10,000", sum: business day, in: [cash], by: 31 CFR 1021.311 }
# A payee who won together with others says who has which part.
shared:
  - { from: 2013-01-01, form: '5754', by: instructions for Form 5754 }
# What one person gets is added up only where it is known who that is: the number in the register, never the name.
named:
  - { from: 2013-01-01, amount: "$600", by: the house's own log of payments }
${DEMO_KEEP}`

export async function openDemoCage(house: House): Promise<void> {
  const { profile, drawers } = house.state
  const steps: [Order, string][] = []
  if (profile === undefined) steps.push([{ do: 'SetProfile', text: PROFILE, second: APPROVER }, COMPLIANCE])
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
  const { local } = house.now()
  const isUnnamed = lackingName(house.state, claim, local) !== undefined
  if (isUnnamed || (claim.idUntil !== undefined && !claim.idShown))
    return { order: { do: 'ShowId', claim: name, ...(isUnnamed ? { person: guestOf(claim) } : {}) }, by }
  const form = 'chips'
  const lacking = formsOf(house.state, claim, local, askOf(house.state), form).find(
    ({ reference }) => reference === undefined,
  )
  if (lacking !== undefined)
    return { order: { do: 'RecordForm', claim: name, kind: lacking.terms.kind, reference: `demo ${name}` }, by }
  return { order: { do: 'PayClaim', claim: name, form, drawer: SIMULATED_DRAWER }, by }
}

/** One member after the other, where a stranger sits or nobody keeps the seats. */
function guestOf({ claim }: Claim): string {
  const guests = MEMBERS.filter((member) => UNUSUAL[member] === undefined)
  return guests[Number(claim.replace(/\D/g, '')) % guests.length]!
}
