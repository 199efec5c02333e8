/** What the transcript says of credits. */
import { formatMoney, fromWire } from '../../../base/money.ts'
import type { Chosen, Gain } from '../../../engine/credits/vocabulary.ts'
import type { EventOf } from '../../../engine/mechanisms.ts'

type CreditEvent = EventOf<
  | 'CreditsGiven'
  | 'CreditsRedeemed'
  | 'PrizesReserved'
  | 'ReservationEnded'
  | 'CreditsAdjusted'
  | 'CreditsEnded'
  | 'CreditUsed'
  | 'CreditEnded'
>

const dollars = (wire: string): string => formatMoney(fromWire(wire))
const credits = (count: number): string => `${count} ${count === 1 ? 'credit' : 'credits'}`
const prizes = (chosen: readonly Chosen[]): string =>
  chosen.map(({ prize, credits: many }) => `${prize} for ${credits(many)}`).join(', ')

export function sayCredits(event: CreditEvent): string | undefined {
  switch (event.type) {
    case 'CreditsGiven': {
      const gained = event.gains.filter(({ each }) => each > 0)
      // Nothing to tell of an hour in which nobody gained anything.
      if (gained.length === 0) return undefined
      return `${gained.map(sayGain).join('; ')} [${event.clause}]`
    }
    case 'CreditsRedeemed':
      return `${event.person} hands in credits (${event.redemption}): ${prizes(event.prizes)} [${event.clause}]`
    case 'PrizesReserved':
      return `put aside for ${event.person} as ${event.reservation}: ${prizes(event.prizes)} [${event.clause}]`
    case 'ReservationEnded':
      return `${event.reservation} is not put aside any more: ${credits(event.credits)} go back to ${event.person}`
    case 'CreditsAdjusted': {
      const how = event.credits > 0 ? 'more' : 'fewer'
      return `${event.person} has ${Math.abs(event.credits)} ${how} ${Math.abs(event.credits) === 1 ? 'credit' : 'credits'}: ${event.reason}, signed by ${event.by} and ${event.second}`
    }
    case 'CreditUsed': {
      const own = event.own === undefined ? '' : `, ${dollars(event.own)} are the player's own`
      return `${event.person} pays ${dollars(event.amount)} of collection at table ${event.table} with the credit of ${event.claim}; ${dollars(event.left)} are left${own} [${event.clause}]`
    }
    case 'CreditEnded':
      return `the collection credit of ${event.claim} ends; ${dollars(event.left)} lapse [${event.clause}]`
    case 'CreditsEnded':
      return `${credits(event.credits)} of ${event.persons} ${event.persons === 1 ? 'member' : 'members'} ${event.credits === 1 ? 'comes to its end' : 'come to their end'} [${event.clause}]`
  }
}

const clock = (local: string): string => local.slice(11, 16)

function sayGain({ for: what, each, isTime, of }: Gain): string {
  const who = of.map(([person, times]) => `${person} ${each * times}`).join(', ')
  return `credits for ${isTime === true ? `time at ${what}` : `the reading of ${clock(what)}`}: ${who}`
}
