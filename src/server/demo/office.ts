/** What the demo's people have done before somebody looks: screens on two walls, a change to approve, tickets in the drums. */

import { isRefusal } from '../../base/refusal.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { sentence } from '../../words/sentence.ts'
import type { House } from '../house/kernel.ts'
import { fillCashDrum, fillDrum } from './drums.ts'

const MARKETING = '61'

const WALLS: readonly Order[] = [
  {
    do: 'SetScreen',
    screen: 'lobby',
    name: 'Lobby',
    shows: ['jackpots', 'grid', 'drawings'],
    seconds: 12,
    wins: 'all',
  },
  {
    do: 'SetScreen',
    screen: 'poker-room',
    name: 'Poker room',
    shows: ['bay-101/no-limit-bad-beat', 'bay-101/limit-bad-beat', 'bay-101/omaha-bad-beat', 'prizes', 'lists'],
    seconds: 15,
    wins: 'its own',
  },
]

/** Fixed prizes that are to rise; the meter goes on as it is. */
const RAISED = 'bay-101/bonus-hand-progressive-v1-1'
const RAISES = [
  ['four of a kind: $300', 'four of a kind: $400'],
  ['full house: $50', 'full house: $75'],
] as const

/** Once, when the demo is opened for the first time: what somebody takes down, approves or sends back stays so. */
export async function openDemoOffice(house: House): Promise<void> {
  const { running, version } = house.state.offerings.get(RAISED) ?? {}
  if (running === undefined || version !== 1) return
  const text = RAISES.reduce((changed, [from, to]) => changed.replace(from, to), running.text)
  const orders: Order[] = [...WALLS, { do: 'DraftOffering', text }]
  const refused = (await Promise.all(orders.map((order) => house.submit(order, { by: MARKETING })))).find(isRefusal)
  if (refused !== undefined) throw new Error(`the demo room could not open its office: ${sentence(refused)}`)
  await fillDrum(house)
  await fillCashDrum(house)
}
