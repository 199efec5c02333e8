/** Cards and hands in Vietnamese, in the order of the cards. */
import { JOKER, rankOf, suitOf } from '../../cards/card.ts'
import { DECK_53 } from '../../cards/deck.ts'
import type { Named } from '../../cards/handname.ts'
import { parseCard } from '../../cards/notation.ts'

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'bồi', 'đầm', 'già', 'át']
const SUITS = ['chuồn', 'rô', 'cơ', 'bích']

export const rankName = (rank: number): string => RANKS[rank] ?? '?'
export const cardName = (card: number): string =>
  card === JOKER ? 'joker' : `${RANKS[rankOf(card)] ?? '?'} ${SUITS[suitOf(card)] ?? '?'}`

export function cardNamed(sign: string): string {
  const read = parseCard(sign, DECK_53)
  return read.ok ? cardName(read.value) : sign
}

const inRow = (ranks: readonly number[]) => ranks.map(rankName).join(', ')
const besides = (ranks: readonly number[]) => (ranks.length === 0 ? '' : `, kèm ${inRow(ranks)}`)

/** The words of a hand come from its category and ranks; what has no name of its own here is told in English. */
export function handName({ category, ranks, says, strength }: Named): string {
  const [first = 0, second = 0] = ranks
  const rest = (from: number) => besides(ranks.slice(from))
  switch (category) {
    case 'royal flush':
      return 'sảnh rồng'
    case 'straight flush':
      return ranks.length === 0 ? 'thùng phá sảnh nhỏ nhất' : `thùng phá sảnh, ${rankName(first)} lớn nhất`
    case 'four of a kind':
      return `tứ quý ${rankName(first)}${rest(1)}`
    case 'full house':
      return `cù lũ ${rankName(first)} và ${rankName(second)}`
    case 'flush':
      return `thùng, ${inRow(ranks)}`
    case 'straight':
      return ranks.length === 0 ? 'sảnh nhỏ nhất' : `sảnh, ${rankName(first)} lớn nhất`
    case 'three of a kind':
      return `bộ ba ${rankName(first)}${rest(1)}`
    case 'two pair':
      return `hai đôi ${rankName(first)} và ${rankName(second)}${rest(2)}`
    case 'pair':
      return ranks.length === 1 && says.includes('of 16') ? says : `đôi ${rankName(first)}${rest(1)}`
    case 'high card':
      return `mậu thầu, ${inRow(ranks)}`
    case 'no pair':
      return `bài thấp ${inRow(ranks)}`
    case 'five aces':
      return 'năm lá át'
    case 'five of a kind':
      return `năm lá ${rankName(first)}`
    case 'points':
      return says === 'nothing' ? 'không điểm' : says.replace('high ', 'cao, ').replace('points', 'điểm')
    case 'blackjack':
      return says.replace('bust with', 'quá với').replace('soft', 'mềm').replace('hard', 'cứng')
    case 'bust':
      return says.replace('bust with', 'quá với')
    case 'trip flush':
      return `bộ ba ${rankName(first)} cùng chất`
    case 'three aces of hearts':
      return 'ba lá át cơ'
    case 'card':
      return rankName(strength)
    default:
      return says
  }
}
