/** Texts that people hand in are read beside the house; what was found is handed over before the order is decided. */
import { message } from '../../base/message.ts'
import { type Refusal, refuseFor } from '../../base/refusal.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { handOver, isHandedOver, type NewText } from '../../rulebook/newtext.ts'
import type { Beside } from './beside.ts'

const TEXTS: { readonly [Name in Order['do']]?: NewText } = {
  AcceptRules: 'rule file',
  DraftOffering: 'offering',
  SetProfile: 'profile',
}

/** Nothing when the text was read, whatever was found in it; a refusal when nobody could. */
export async function readBeside(beside: Beside, is: NewText, text: string): Promise<Refusal | undefined> {
  if (isHandedOver(is, text)) return undefined
  const answer = await beside.ask('text', { is, text })
  if (answer === 'late') return refuseFor(message('text takes too long'))
  if (answer === 'busy') return refuseFor(message('too many texts at once'))
  handOver(is, text, answer.found)
  return undefined
}

export async function readFirst(beside: Beside, order: { readonly do: Order['do'] }): Promise<Refusal | undefined> {
  const is = TEXTS[order.do]
  return is !== undefined && 'text' in order ? readBeside(beside, is, String(order.text)) : undefined
}
