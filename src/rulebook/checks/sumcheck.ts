/** What has to add up: the parts of a prize are the whole prize, and those of a fee the whole fee. */
import { message } from '../../base/message.ts'
import { add, type Cents, toWire } from '../../base/money.ts'
import { formatShare, isWhole, type Share, sumOfShares } from '../../base/share.ts'
import type { Misplaced } from '../kind.ts'
import type { RuleFile } from '../rule.ts'

type Path = Misplaced['path']

export const sumFaults = (rule: RuleFile): Misplaced[] => [...shareFaults(rule), ...feeFaults(rule)]

function shareFaults({ shares, room, withDealer, charts, period }: RuleFile): Misplaced[] {
  const structures = Object.entries(shares?.option ?? {}).flatMap(([name, { loser, winner, table }]) =>
    whole(['shares', 'option', name], { loser, winner, table }),
  )
  const rooms = Object.entries(room?.option ?? {}).flatMap(([name, parts]) =>
    whole(['room', 'option', name], { player: parts.player, room: parts.room }),
  )
  const sides = (['ahead', 'behind'] as const).flatMap((side) => {
    const parts = withDealer?.[side]
    if (parts === undefined) return []
    return whole(['withDealer', side], { player: parts.player, playerDealer: parts.playerDealer })
  })
  const ofLines = Object.entries(charts.option).flatMap(([option, lines]) =>
    lines.flatMap(({ pays }, index) => {
      const path = ['charts', 'option', option, index, 'pays']
      if (pays.kind === 'pool') return partFault([...path, 'share'], pays.share, period !== undefined)
      if (pays.kind !== 'beaten' || pays.shares === undefined) return []
      const { loser, winner, table } = pays.shares
      return whole([...path, 'shares'], { loser, winner, table })
    }),
  )
  return [...structures, ...rooms, ...sides, ...ofLines]
}

function whole(path: Path, parts: Readonly<Record<string, Share>>): Misplaced[] {
  const sum = sumOfShares(Object.values(parts))
  if (isWhole(sum)) return []
  const written = Object.values(parts).map(formatShare)
  return [{ path, told: message('shares are not the whole', { parts: written, sum: formatShare(sum) }) }]
}

/** Of what a pool holds: something, and no more than there is. A posted period pays all of it. */
function partFault(path: Path, share: Share, isPeriod: boolean): Misplaced[] {
  const written = { share: formatShare(share) }
  if (share.over <= 0n || share.over > share.under)
    return [{ path, told: message('share of nothing or more than all', written) }]
  return isPeriod && !isWhole(share) ? [{ path, told: message('period pays the whole pool', written) }] : []
}

function feeFaults({ fee }: RuleFile): Misplaced[] {
  if (fee === undefined) return []
  const amounts = fee.parts.map(({ amount }) => amount)
  const sum = add(...amounts)
  const parts = sum === fee.amount ? [] : [{ path: ['fee', 'parts'], told: told(amounts, sum, fee.amount) }]
  const empty = fee.parts.flatMap(({ amount }, index): Misplaced[] =>
    amount > 0n ? [] : [{ path: ['fee', 'parts', index, 'amount'], told: message('more than nothing expected') }],
  )
  return [...parts, ...empty, ...rateFaults(fee)]
}

const told = (parts: readonly Cents[], sum: Cents, fee: Cents) =>
  message('parts are not the fee', { parts: parts.map(toWire), sum: toWire(sum), fee: toWire(fee) })

/** Where the fee goes by limits, `amount` is the step of all rates: each is divided like that step, so many times. */
function rateFaults({ amount, rates = [] }: NonNullable<RuleFile['fee']>): Misplaced[] {
  return rates.flatMap(({ limits }, index) =>
    Object.entries(limits).flatMap(([limit, rate]) =>
      (['player', 'playerDealer'] as const).flatMap((who): Misplaced[] => {
        const posted = rate[who]
        if (posted === undefined || (posted > 0n && amount > 0n && posted % amount === 0n)) return []
        const path = ['fee', 'rates', index, 'limits', limit, who]
        return [{ path, told: message('rate is no multiple', { rate: toWire(posted), step: toWire(amount) }) }]
      }),
    ),
  )
}
