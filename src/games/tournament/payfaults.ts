/** What is wrong with pays that are to be posted. Whoever asks adds the clause. */
import { type Message, message } from '../../base/message.ts'
import { ZERO } from '../../base/money.ts'
import { formatShare, isWhole, type Share, sumOfShares } from '../../base/share.ts'
import type { FlatPrize, Pays, SharesFor } from './pays.ts'

export function payFaults(pays: Pays): Message[] {
  switch (pays.kind) {
    case 'percentages':
      return [...sharesFaults(pays.shares), ...restFaults(pays, pays.shares.length)]
    case 'by entries':
      return [
        ...listFaults(pays.lists),
        ...restFaults(pays, Math.min(...pays.lists.map(({ shares }) => shares.length))),
      ]
    case 'flat':
      return [
        ...(pays.prizes.length === 0 ? [message('pays without places')] : []),
        ...pays.prizes.flatMap((prize, nth) => prizeFaults(prize, nth + 1)),
        ...restFaults(pays, pays.prizes.length),
      ]
    case 'fixed and remainder':
      return [...prizeFaults(pays.prize, 1), ...restFaults(pays)]
    case 'entry first':
      return [...prizeFaults(pays.entry, 1), ...sharesFaults(pays.shares), ...restFaults(pays, pays.shares.length + 1)]
    case 'double':
      return pays.buyIn > ZERO ? [] : [message('prize of a place not an amount', { place: 1 })]
  }
}

function sharesFaults(shares: readonly Share[]): Message[] {
  if (shares.length === 0) return [message('pays without places')]
  const nothing = shares.findIndex(({ over }) => over <= 0n)
  if (nothing >= 0) return [message('prize of a place not an amount', { place: nothing + 1 })]
  const sum = sumOfShares(shares)
  return isWhole(sum) ? [] : [message('percentages not the whole', { sum: formatShare(sum) })]
}

const rangeOf = ({ from, to }: SharesFor) => (to === Number.MAX_SAFE_INTEGER ? { from } : { from, to })

/** From the first entry on, without a hole, each with its own whole. */
function listFaults(lists: readonly SharesFor[]): Message[] {
  if (lists.length === 0) return [message('pays without places')]
  const gap = lists.find(({ from, to }, nth) => to < from || from !== (nth === 0 ? from : lists[nth - 1]!.to + 1))
  return [
    ...(gap === undefined ? [] : [message('numbers of entries do not follow', rangeOf(gap))]),
    ...lists.flatMap(({ from, shares }) => [
      ...sharesFaults(shares),
      ...(shares.length > from ? [message('more places than entries', { places: shares.length, entries: from })] : []),
    ]),
  ]
}

function prizeFaults({ amount, form, what }: FlatPrize, place: number): Message[] {
  if (amount <= ZERO) return [message('prize of a place not an amount', { place })]
  return form !== 'cash' && (what ?? '').trim() === '' ? [message('thing of a place not named', { place, form })] : []
}

/** `places`: how many are paid at least, by what is posted; how many prizes a pool buys nobody knows before. */
function restFaults({ unit, restTo }: Extract<Pays, { restTo: number }>, places = Number.POSITIVE_INFINITY): Message[] {
  return [
    ...(unit > ZERO ? [] : [message('rounding to nothing')]),
    ...(Number.isInteger(restTo) && restTo >= 1 ? [] : [message('rest without a place', { place: restTo })]),
    ...(places > 0 && restTo > places ? [message('rest beyond the places', { place: restTo, places })] : []),
  ]
}
