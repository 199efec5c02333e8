/** How several divide a prize, what others have of it, posted periods and multiplied prizes. */
import { formatShare } from '../../base/share.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { partsOf } from './linewords.ts'
import { either, money, plain, type Worded, worded } from './worded.ts'

const ODD = {
  'stays in the pool': 'What does not divide stays in the pool.',
  'to the first in order': 'Cents that do not divide go one each to the first in order.',
  'house rounds up': 'Parts are rounded up to the chip; the house makes up the difference.',
}

export const sharingWords = (rule: RuleFile): Worded[] => [
  ...severalWords(rule),
  ...dealerWords(rule),
  ...structureWords(rule),
  ...periodWords(rule),
]

function severalWords({ highest, several, dealerHand, wagers }: RuleFile): Worded[] {
  return [
    ...worded(
      'highest',
      highest,
      highest?.only === true ? 'A hand has its highest prize only.' : 'A hand has every prize that applies to it.',
    ),
    ...worded(
      'several',
      several,
      several?.how === 'share equally'
        ? 'Several winners of the pool share it equally.'
        : 'Several winners are each paid in full.',
    ),
    ...worded(
      'several.others',
      several?.others,
      `The first is paid from the meter, the others from the ${several?.others?.from}.`,
    ),
    ...worded('several.odd', several?.odd, several?.odd === undefined ? '' : ODD[several.odd.how]),
    ...worded(
      'several.order',
      several?.order,
      `Of different shares of a pool the ${several?.order?.first} is settled first.`,
    ),
    ...worded(
      'several.halves',
      several?.halves,
      'An own hand and the player-dealer hand together: half for each side.',
    ),
    ...worded(
      'dealerHand.pool',
      dealerHand?.pool,
      'Fees on the player-dealer hand: those who paid divide a prize of the pool.',
    ),
    ...worded(
      'dealerHand.fixed',
      dealerHand?.fixed,
      'Fees on the player-dealer hand: each who paid has the fixed prize.',
    ),
    ...worded('dealerHand.own', dealerHand?.own, 'A prize of the pool for an own hand is for who paid on that hand.'),
    ...worded('wagers', wagers, 'Several on one hand divide what it wins by their wagers.', 'dealer'),
  ]
}

function dealerWords({ withDealer }: RuleFile): Worded[] {
  if (withDealer === undefined) return []
  const { ahead, behind, dealerOut, untaken, several } = withDealer
  const parts = ({ player, playerDealer }: typeof ahead) =>
    `player ${formatShare(player)}, player-dealer ${formatShare(playerDealer)}`
  return [
    ...worded('withDealer', withDealer, 'The prize of a hand is divided with the player-dealer.'),
    ...worded('withDealer.ahead', ahead, `The hand wins or ties: ${parts(ahead)}.`),
    ...worded('withDealer.behind', behind, `The hand loses: ${parts(behind)}.`),
    ...worded('withDealer.dealerOut', dealerOut, 'A player-dealer who may not win leaves that part to the player.'),
    ...worded('withDealer.untaken', untaken, 'A part that nobody may take stays in the fund.'),
    ...worded('withDealer.several', several, 'Several hands for one prize in a round share it equally.'),
  ]
}

function structureWords({ shares, room, divided }: RuleFile): Worded[] {
  const oneOf = (option: Readonly<Record<string, unknown>> | undefined): string => {
    const names = Object.keys(option ?? {}).map(plain)
    return names.length > 1
      ? `One payout structure is offered: ${either(names)}.`
      : 'The payout structure below is offered.'
  }
  return [
    ...worded('shares', shares, oneOf(shares?.option), 'offering'),
    ...worded('shares.fixedUntil', shares?.fixedUntil, 'The posted structure stays until it was hit and awarded.'),
    ...worded('shares.odd', shares?.odd, ODD[shares?.odd.how ?? 'house rounds up']),
    ...worded(
      'shares.untaken',
      shares?.untaken,
      `A part that nobody may take stays in the ${shares?.untaken.to ?? 'pool'}.`,
    ),
    ...Object.entries(shares?.option ?? {}).flatMap(([name, parts]) =>
      worded(`shares.option.${name}`, parts, `Structure ${plain(name)}: ${partsOf(parts)}.`),
    ),
    ...worded('room', room, oneOf(room?.option), 'offering'),
    ...worded('room.once', room?.once, 'The part of the room is paid once, however many win.'),
    ...Object.entries(room?.option ?? {}).flatMap(([name, parts]) =>
      worded(
        `room.option.${name}`,
        parts,
        `Structure ${plain(name)}: player ${formatShare(parts.player)}, everybody with a fee at any table ${formatShare(parts.room)}.`,
      ),
    ),
    ...worded('divided', divided, oneOf(divided?.option), 'offering'),
    ...worded(
      'divided.odd',
      divided?.odd,
      `Parts are rounded up to the chip; the ${divided?.odd.from} gives the difference.`,
    ),
    ...Object.entries(divided?.option ?? {}).flatMap(([name, structure]) => {
      const from = structure.from
      const says =
        from === undefined
          ? 'each winner has the whole prize'
          : from === 0n
            ? 'the table divides one prize'
            : `each winner has the whole prize, but from ${money(from)} on the table divides one`
      return worded(`divided.option.${name}`, structure, `Structure ${plain(name)}: ${says}.`)
    }),
  ]
}

function periodWords({ period, multiplier }: RuleFile): Worded[] {
  const { min = 0, max = 0 } = multiplier?.range ?? {}
  const range = max < Number.MAX_SAFE_INTEGER ? `${min} to ${max} times` : `${min} times or more`
  const times = multiplier?.whole === true ? `${range}, whole times only,` : range
  return [
    ...worded(
      'period',
      period,
      period?.wins === 'highest hand'
        ? 'When a posted period closes its highest hand wins.'
        : 'When a posted period closes every hand of the chart in it wins.',
      'floor',
    ),
    ...worded(
      'period.equal',
      period?.equal,
      period?.equal.hands === 'share equally'
        ? 'Equal hands share the prize equally.'
        : 'Equal hands are each paid in full.',
    ),
    ...worded('period.present', period?.present, 'Who is not there when it closes does not win.', 'floor'),
    ...worded('multiplier', multiplier, `In posted windows the prize is ${times} the posted one.`, 'offering'),
    ...worded(
      'multiplier.most',
      multiplier?.most,
      `A multiplied prize is ${multiplier?.most && money(multiplier.most.amount)} at the most.`,
    ),
    ...worded(
      'multiplier.rest',
      multiplier?.rest,
      `The pool pays the posted amount, the ${multiplier?.rest.from} the rest.`,
    ),
  ]
}
