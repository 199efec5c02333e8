/** Names at a game against the house, in Vietnamese: wagers, hands of paytables, odds, decks, who has a hand. */
import { formatShare } from '../../base/share.ts'
import type { Card } from '../../cards/card.ts'
import { named } from '../../cards/handname.ts'
import { fourCard } from '../../cards/hands/four.ts'
import type { Device } from '../../games/table/action.ts'
import type { HandName } from '../../games/table/hands.ts'
import type { Position } from '../../games/table/instructions.ts'
import { type Pay, parsePay } from '../../games/table/pays.ts'
import type { WagerName } from '../../games/table/rules.ts'
import type { Entry } from '../../games/table/table.ts'
import { handName } from './cards.ts'
import { WAGERS } from './lines.ts'

export const HANDS: Record<HandName, string> = {
  'four aces': 'tứ quý át',
  'royal flush': 'sảnh rồng',
  'four of a kind': 'tứ quý',
  'straight flush': 'thùng phá sảnh',
  'full house': 'cù lũ',
  'three of a kind': 'bộ ba',
  flush: 'thùng',
  straight: 'sảnh',
  'two pair': 'hai đôi',
  'pair of queens or better': 'đôi đầm trở lên',
  'pair of aces': 'đôi át',
}

/** Ante and Play are called so on every layout. */
const ON_LAYOUT: Readonly<Record<string, string>> = { ante: 'Ante', play: 'Play' }
export const wagerName = (wager: WagerName): string => ON_LAYOUT[wager] ?? WAGERS[wager] ?? wager

const PAID_FOR: Record<Exclude<Entry['what'], 'wager'>, string> = {
  'automatic bonus': 'thưởng tự động',
  envy: 'thưởng ké',
  'magic card': 'Magic Card',
  'lucky bonus': 'Lucky Bonus',
}
export const betName = ({ what, wager }: Pick<Entry, 'what' | 'wager'>): string =>
  what === 'wager' ? wagerName(wager) : `${PAID_FOR[what]}, ${wagerName(wager)}`

/** `50 ăn 1`, `10% hũ`. */
function pays(pay: Pay): string {
  switch (pay.is) {
    case 'to':
      return `${pay.over} ăn ${pay.under}`
    case 'for':
      return `${pay.times} cho 1`
    case 'meter':
      return `${formatShare(pay.share)} hũ`
  }
}
/** Odds as a layout has them. */
export function oddsIn(written: string): string {
  const pay = parsePay(written)
  return pay === undefined ? written : pays(pay)
}

export const DEVICES: Record<Device, string> = { shuffler: 'máy xáo', shoe: 'hộp bài' }

export const COLOURS = { red: 'đỏ', blue: 'xanh' } as const
export const colour = (back: string): string => (COLOURS as Readonly<Record<string, string>>)[back] ?? back

export const whose = (of: Position): string => (of === 'dealer' ? 'người chia' : `ghế ${of}`)
export const seatList = (seats: readonly string[]): string => `ghế ${seats.join(', ')}`

export const fourCards = (cards: readonly Card[]): string => handName(named(fourCard(cards)))
