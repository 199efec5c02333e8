/** Odds as layouts print them: `50 to 1` on top of the wager, `300 for 1` instead of it, or a part of a meter. */
import type { Cents } from '../../base/money.ts'
import { formatShare, parseShare, type Share } from '../../base/share.ts'

export type Pay =
  /** The wager is handed back and so many times of it beside. */
  | { readonly is: 'to'; readonly over: number; readonly under: number }
  /** The whole sum handed out; the wager itself stays with the house. */
  | { readonly is: 'for'; readonly times: number }
  /** What the meter shows when it is the player's turn. */
  | { readonly is: 'meter'; readonly share: Share }

const ODDS = /^(\d{1,6}) (to|for) (\d{1,6})$/
const METER = /^(.+) of meter$/

export function parsePay(text: string): Pay | undefined {
  const [, over = '', word, under = ''] = ODDS.exec(text.trim()) ?? []
  if (word === 'to') return Number(under) === 0 ? undefined : { is: 'to', over: Number(over), under: Number(under) }
  if (word === 'for') return Number(under) === 1 ? { is: 'for', times: Number(over) } : undefined
  const share = parseShare(METER.exec(text.trim())?.[1] ?? '')
  return share === undefined || share.over > share.under ? undefined : { is: 'meter', share }
}

export function formatPay(pay: Pay): string {
  switch (pay.is) {
    case 'to':
      return `${pay.over} to ${pay.under}`
    case 'for':
      return `${pay.times} for 1`
    case 'meter':
      return `${formatShare(pay.share)} of meter`
  }
}

/** What a wager wins at these odds; 3 to 2 on an odd amount is paid to the half, and only half a cent is rounded down. */
export const winRoundedDown = (wager: Cents, pay: Extract<Pay, { is: 'to' | 'for' }>): Cents =>
  (pay.is === 'for' ? wager * BigInt(pay.times) : (wager * BigInt(pay.over)) / BigInt(pay.under)) as Cents
