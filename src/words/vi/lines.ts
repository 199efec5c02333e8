/** Names of hands and prizes as rule files have them. Where one is missing the page tells it in English and says so. */
import { RANKS } from '../../cards/card.ts'
import type { SignLine } from '../signline.ts'
import { money } from '../values.ts'
import { rankName } from './cards.ts'

export const LINES: Readonly<Record<string, string>> = {
  'royal flush': 'sảnh rồng',
  'natural royal flush': 'sảnh rồng không joker',
  'royal flush on the flop': 'sảnh rồng ngay flop',
  'straight flush': 'thùng phá sảnh',
  'steel wheel': 'thùng phá sảnh át đến 5',
  'four of a kind': 'tứ quý',
  quads: 'tứ quý',
  'quad aces': 'tứ quý át',
  'four aces': 'tứ quý át',
  'full house': 'cù lũ',
  flush: 'thùng',
  straight: 'sảnh',
  'three of a kind': 'bộ ba',
  'two pair': 'hai đôi',
  pair: 'đôi',
  'pair of queens or better': 'đôi đầm trở lên',
  'pair of aces': 'đôi át',
  'five aces': 'năm lá át',
  'mini royal': 'sảnh rồng nhỏ',
  'three sevens': 'ba lá 7',
  'three sevens of the posted suit': 'ba lá 7 đúng chất đã thông báo',
  'three sevens suited': 'ba lá 7 cùng chất',
  'three sevens of a suit': 'ba lá 7 cùng chất',
  'three sevens of one colour': 'ba lá 7 cùng màu',
  'two sevens': 'hai lá 7',
  'two sevens suited': 'hai lá 7 cùng chất',
  'one seven': 'một lá 7',
  'aces cracked': 'đôi át bị thua',
  'pocket aces cracked': 'đôi át bị thua',
  'high hand': 'tay bài cao nhất',
  'seven card straight flush': 'thùng phá sảnh bảy lá',
  player: 'Player',
  banker: 'Banker',
  tie: 'Hòa',
  dragon: 'Dragon 7',
}
const SUITS: Readonly<Record<string, string>> = { clubs: 'chuồn', diamonds: 'rô', hearts: 'cơ', spades: 'bích' }

const SEVERAL: Readonly<Record<string, string>> = {
  twos: '2',
  threes: '3',
  fours: '4',
  fives: '5',
  sixes: '6',
  sevens: '7',
  eights: '8',
  nines: '9',
  tens: '10',
  jacks: 'bồi',
  queens: 'đầm',
  kings: 'già',
  aces: 'át',
}

/** `four twos or better`, `aces full of jacks or better`. */
function orBetter(name: string): string | undefined {
  const [, four = ''] = /^(?:four|quad) (\w+)(?: or better)?$/.exec(name) ?? []
  const more = name.endsWith('or better') ? ' trở lên' : ''
  if (SEVERAL[four] !== undefined) return `tứ quý ${SEVERAL[four]}${more}`
  const [, three = '', two = ''] = /^(\w+) full(?: of (\w+))?(?: or better)?$/.exec(name) ?? []
  if (SEVERAL[three] === undefined) return undefined
  return `cù lũ ${SEVERAL[three]}${SEVERAL[two] === undefined ? '' : ` và ${SEVERAL[two]}`}${more}`
}

export const line = (name: string): string | undefined => LINES[name] ?? orBetter(name)

export const WAGERS: Readonly<Record<string, string>> = {
  'super bonus': 'Super Bonus',
  'queens up': 'Queens Up',
  'aces up': 'Aces Up',
  'four-card progressive': 'lũy tiến bốn lá',
  'five-card progressive': 'lũy tiến năm lá',
  progressive: 'lũy tiến',
  'hand bonus': 'thưởng năm lá',
  'dealer hand bonus': 'thưởng năm lá của người chia',
  'cover all': 'Cover All',
}

export const signLine = (name: SignLine): string | undefined => {
  switch (name.is) {
    case 'line':
      return posted(name)
    case 'rung':
      return name.right === 0 ? 'chưa đoán đúng' : `đoán đúng ${name.right}`
    case 'pay':
      return ofWager(name, LINES[name.hand])
    case 'envy':
      return ofWager(
        name,
        `thưởng ké cho ${LINES[name.hand] ?? name.hand}${name.with === undefined ? '' : ` với ${money(name.with)}`}`,
      )
    case 'limits':
      return 'mức cược của bàn'
  }
}

function posted({ line: of, suit, least, rank, isBeaten }: Extract<SignLine, { is: 'line' }>): string | undefined {
  const beaten = isBeaten === true ? ', bị tay bài cao hơn thắng' : ''
  if (of === 'three sevens of the posted suit' && suit !== undefined) return `ba lá 7 ${SUITS[suit] ?? suit}`
  const known = of === 'posted losing hand' ? orBetter(least ?? '') : (LINES[of] ?? orBetter(of))
  if (known === undefined) return undefined
  if (rank === undefined) return `${known}${beaten}`
  const place = (RANKS as readonly string[]).indexOf(rank)
  return `${known}: ${place < 0 ? 'hạng sẽ rút' : rankName(place)}${beaten}`
}

const ofWager = (
  { wager }: Extract<SignLine, { is: 'pay' | 'envy' }>,
  said: string | undefined,
): string | undefined => {
  if (said === undefined) return undefined
  if (wager === undefined) return said
  return wager === 'ante' ? `thưởng tự động: ${said}` : `${WAGERS[wager] ?? wager}: ${said}`
}
