/** Which prizes come first where not all of them have room: the largest, as it is now. What is no money comes after it. */
import type { HandSign } from './handsign.ts'
import type { MeterSign } from './meter.ts'

type Of = Pick<MeterSign, 'pools' | 'hands'>

/** Of two alike the one that its document names first. */
export function largestPrizes({ pools, hands }: Of): HandSign[] {
  return hands.toSorted((a, b) => {
    const [own, other] = [worthOf(a, pools), worthOf(b, pools)]
    return ORDER.indexOf(own.is) - ORDER.indexOf(other.is) || other.worth - own.worth
  })
}

/** What wins the meter: the hand with the largest part of it. */
export const winsMeter = ({ pools, hands }: Of, pool: string): HandSign | undefined =>
  largestPrizes({ pools, hands: hands.filter(({ prize }) => prize.is === 'share' && prize.pool === pool) })[0]

const ORDER = ['money', 'points', 'tickets', 'limits'] as const
/** What a wager brings is told by what it brings for a dollar. */
const A_DOLLAR = 100
type Worth = { readonly is: (typeof ORDER)[number]; readonly worth: number }

function worthOf({ name, prize }: HandSign, pools: Of['pools']): Worth {
  if (name.is === 'limits') return { is: 'limits', worth: 0 }
  switch (prize.is) {
    case 'amount':
    case 'form':
    case 'thing':
      return { is: 'money', worth: Number(prize.amount) }
    case 'range':
      return { is: 'money', worth: Number(prize.max ?? prize.min) }
    case 'share':
      return { is: 'money', worth: partOf(prize, pools) }
    case 'odds':
      return { is: 'money', worth: (A_DOLLAR * prize.over) / prize.under }
    case 'for one':
      return { is: 'money', worth: A_DOLLAR * prize.times }
    case 'points':
      return { is: 'points', worth: prize.points }
    case 'tickets':
      return { is: 'tickets', worth: prize.tickets }
  }
}

/** Of the meter as it stands, multiplied where it is; in cents. */
function partOf({ share, pool: of }: { readonly share: string; readonly pool?: string }, pools: Of['pools']): number {
  const pool = pools.find(({ pool }) => pool === of)
  const cents = Number((pool?.multiplied?.prize ?? pool?.posted ?? '').replace(/[^\d-]/g, ''))
  return (cents * Number.parseFloat(share)) / 100
}
