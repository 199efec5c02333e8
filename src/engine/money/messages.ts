/** What people are told about money that moves: boxes and their counts, drawers, pools, settling up with the house. */
import type { Message } from '../../base/message.ts'

export type MoneyMessages = {
  'first count lies sealed': { table: string }
  'no count lies sealed': { table: string }
  'first count of somebody else': { table: string }
  'first count is your own': { table: string }
  'counts agree': undefined
  'box takes two persons': undefined
  'box counted already': { box: string }
  'no such count': { count: string }
  'count of another table': { count: string; table: string }
  'count corrected already': { count: string; by: string }
  'count below nothing': { amount: string; activity: string }
  'count beyond the box': { amount: string; activity: string; most: string }
  'no fee at table': { activity: string; table: string }
  'drawer count below nothing': undefined
  'drawer is open': { drawer: string; cashier: string }
  'drawer not open': { drawer: string }
  'drawer not opened yet': { drawer: string }
  'drawer closed by two others': { drawer: string; cashier: string }
  'drawer of somebody else': { drawer: string; cashier: string }
  'drawer holds too little': { drawer: string; holds: string; wanted: string }
  'nothing moves while halted': { halted: Message }
  'money lies in other funds': { activity: string }
  'bring-forward names its document': undefined
  'bring-forward takes two': undefined
  'bring-forward comes before posting': { activity: string }
  'brought forward already': { activity: string }
  'no such pool': { activity: string; pool: string }
  'no pool with a seed': { activity: string; pool: string }
  'pool not empty': { pool: string }
  'posted prize falls only when won': undefined
  'pool has no extra increases': { pool: string }
  'raise needs notice': undefined
  'change needs notice': undefined
  'only this much to the cap': { left: string }
  'reserve holds only': { holds: string }
  'prize under the least': { posted: string; less: string; least: string }
  'no daily increase': { activity: string; pool: string }
  'increase due another day': { pool: string; on: string; not: string }
  'increase due later': { at: string }
  'no administrative fee': { activity: string; table: string }
  'administrative fee due at another time': { table: string; at: number; not: number }
  'more than was promised': { activity: string; promised: string; amount: string }
  'nothing is due': { activity: string }
  'nothing laid out': { from: LaidOut; activity: string }
  'bank holds too little': { activity: string; holds: string; wanted: string }
  'play stops until covered': { short: string; by: string }
}

/** The drawer or the tray that paid. */
export type LaidOut = { readonly drawer: string } | { readonly table: string }

declare module '../../base/message.ts' {
  interface Messages extends MoneyMessages {}
}
