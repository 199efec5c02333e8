/** What becomes of prizes: forms, shares, ID, vouchers, things, and what is not claimed in time. */
import { formatMoney, fromWire } from '../../../base/money.ts'
import { partyKey } from '../../../base/party.ts'
import type { EventOf, State } from '../../../engine/mechanisms.ts'
import { runningOf } from '../../../engine/offerings/running.ts'

type Told = EventOf<
  | 'FormRecorded'
  | 'ClaimShared'
  | 'IdShown'
  | 'ClaimPaid'
  | 'PrizeDelivered'
  | 'VoucherUsed'
  | 'ClaimExpired'
  | 'PaidInError'
>

export function sayClaims(event: Told, state: State): string | undefined {
  switch (event.type) {
    case 'FormRecorded':
      return `the form ${event.kind} is recorded for claim ${event.claim}${event.person === undefined ? '' : ` and person ${event.person}`}: ${event.reference}`
    case 'ClaimShared':
      return `claim ${event.claim} is shared: ${event.shares.map(({ person, amount }) => `person ${person} ${formatMoney(fromWire(amount))}`).join(', ')}`
    case 'IdShown':
      return event.keeps && isOnReturn(event.claim, state)
        ? `claim ${event.claim} is made in time; it is waiting to be paid`
        : undefined
    case 'ClaimPaid':
      return undefined
    case 'PrizeDelivered':
      return handedOver(event, state)
    case 'VoucherUsed': {
      const [cost, covered, own, lapsed] = [event.cost, event.covered, event.own, event.lapsed].map((text) =>
        formatMoney(fromWire(text)),
      )
      return `the voucher covers ${covered} of ${cost}: the winner pays ${own}, ${lapsed} of it lapses`
    }
    case 'ClaimExpired':
      return `claim ${event.claim} of ${owner(event, state)} was not made in time`
    case 'PaidInError':
      return `claim ${event.claim} was paid in error: ${event.reason}; ${
        event.gift === event.amount
          ? 'the house gave it, and no fund has lost anything'
          : 'the house repays the reserve'
      }`
  }
}

const owner = ({ claim }: { claim: string }, { claims }: State): string => {
  const open = claims.get(claim)
  return open === undefined ? 'somebody' : partyKey(open.award.to)
}

function handedOver({ claim, form }: EventOf<'PrizeDelivered'>, { claims }: State): string {
  const award = claims.get(claim)?.award
  if (award === undefined) return `the ${form} is handed over`
  const thing = typeof award.thing === 'string' ? `${award.thing} (${form})` : form
  return `the ${thing} worth ${formatMoney(fromWire(award.amount))} is handed over to ${award.person ?? partyKey(award.to)}`
}

/** Where ID claims a prize at once, nothing is said of it at every payment. */
function isOnReturn(name: string, state: State): boolean {
  const claim = state.claims.get(name)
  const rule = claim === undefined ? undefined : runningOf(state, claim.activity)?.rule
  return rule?.claim.expires?.claimed?.when === undefined
}
