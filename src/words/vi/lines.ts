/** Names of hands and prizes as rule files have them. Where one is missing the page tells it in English and says so. */
import { RANKS } from '../../cards/card.ts'
import type { SignLine } from '../signline.ts'
import { money } from '../values.ts'
import { rankName } from './cards.ts'

export const LINES: Readonly<Record<string, string>> = {
  'royal flush': 'sảnh rồng',
  'straight flush': 'thùng phá sảnh',
  'steel wheel': 'thùng phá sảnh át đến 5',
  'four of a kind': 'tứ quý',
  quads: 'tứ quý',
  'full house': 'cù lũ',
  flush: 'thùng',
  straight: 'sảnh',
  'three of a kind': 'bộ ba',
  'two pair': 'hai đôi',
  pair: 'đôi',
  'mini royal': 'sảnh rồng nhỏ',
  'three sevens of the posted suit': 'ba lá 7 đúng chất đã thông báo',
  'one seven': 'một lá 7',
  'aces cracked': 'đôi át bị thua',
  'pocket aces cracked': 'đôi át bị thua',
  'high hand': 'tay bài cao nhất',
  'posted losing hand': 'tay bài thua đã thông báo',
  'straight or flush': 'sảnh hay thùng',
  'straight or full house': 'sảnh hay cù lũ',
  'flush or full house': 'thùng hay cù lũ',
  'five of a kind': 'năm lá giống nhau',
  'six of a kind': 'sáu lá giống nhau',
  royal: 'sảnh rồng',
  'community royal': 'sảnh rồng ở bài chung',
  'bad beat': 'bài lớn bị thua',
  'pocket aces': 'đôi át tẩy',
  'four natural aces': 'bốn lá át không joker',
  'suited pair': 'đôi cùng chất',
  'suited aces': 'đôi át cùng chất',
  'three pair': 'ba đôi',
  'two straight flushes': 'hai thùng phá sảnh',
  'six-card straight flush': 'thùng phá sảnh sáu lá',
  'four-card straight flush': 'thùng phá sảnh bốn lá',
  'four-card three of a kind': 'bộ ba trong bốn lá',
  'ace-king-queen': 'át, già, đầm',
  'seven face cards': 'bảy lá hình',
  'seven picture cards': 'bảy lá hình',
  'six face cards': 'sáu lá hình',
  'four of a kind in a draw game': 'tứ quý ở bài draw',
  'three of a kind in the first three cards': 'bộ ba trong ba lá đầu',
  'royal flush in the first five cards': 'sảnh rồng trong năm lá đầu',
  prize: 'giải',
  'cash prize': 'giải tiền mặt',
  'chips prize': 'giải bằng chip',
  'merchandise prize': 'giải hiện vật',
  'drawing prize': 'giải rút thăm',
  'prize of the wheel': 'giải vòng quay',
  'award of the wheel': 'giải vòng quay',
  'hand on the wheel': 'tay bài trên vòng quay',
  'twice the prize': 'gấp đôi giải',
  'four times the prize': 'gấp bốn giải',
  'ten times the prize': 'gấp mười giải',
  'table share': 'phần của bàn',
  car: 'xe hơi',
  chips: 'chip',
  'live chips': 'chip thật',
  merchandise: 'hiện vật',
  'gift certificate': 'phiếu quà tặng',
  'event tickets': 'vé sự kiện',
  bounty: 'tiền thưởng loại',
  deal: 'thỏa thuận',
  progressive: 'lũy tiến',
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

const COUNTS: Readonly<Record<string, string>> = {
  pair: 'đôi',
  two: 'hai lá',
  three: 'ba lá',
  four: 'tứ quý',
  quad: 'tứ quý',
  five: 'năm lá',
}

/** Of ranks: `four twos`, `three sevens of hearts`, `pair of queens`, `aces full of jacks`. */
function ofRanks(name: string): string | undefined {
  const [, count = '', many = '', suit] = /^(\w+) (?:of )?(\w+)(?: of (\w+))?$/.exec(name) ?? []
  const rank = SEVERAL[many]
  if (many === 'full' && SEVERAL[count] !== undefined)
    return `cù lũ ${SEVERAL[count]}${suit === undefined ? '' : ` và ${SEVERAL[suit]}`}`
  if (rank === undefined || COUNTS[count] === undefined) return undefined
  return `${COUNTS[count]} ${rank}${suit === undefined ? '' : ` ${SUITS[suit]}`}`
}

/** What follows or precedes a hand, and what is said after it; the first is said last. */
const MORE: readonly (readonly [RegExp, string])[] = [
  [/ in Omaha$|^Omaha /, 'ở Omaha'],
  [/ in stud$/, 'ở stud'],
  [/^Pai Gow /, 'ở Pai Gow'],
  [/^Crazy Pineapple /, 'ở Crazy Pineapple'],
  [/ beaten$/, 'bị thua'],
  [/ or (?:better|higher)$/, 'trở lên'],
  [/ (?:suited|same suit|of (?:one|a) suit)$/, 'cùng chất'],
  [/ (?:same color|of (?:one colour|the same color))$/, 'cùng màu'],
  [/ on the flop$/, 'ngay flop'],
  [/^natural /, 'không joker'],
]
const after = (name: string, says: string | undefined): string | undefined => {
  const said = line(name)
  return said === undefined || says === undefined ? undefined : `${said} ${says}`
}

/** `4th place`, `places 4 to 6`, `$50 free play`. */
function counted(name: string): string | undefined {
  const [, amount, what] = /^(\$\d+) (free play|cash)$/.exec(name) ?? []
  if (amount !== undefined) return `${amount} ${what === 'cash' ? 'tiền mặt' : 'chơi miễn phí'}`
  const [, first, last] = /^(?:places? )?(\d+)(?:\w\w place)?(?: to (\d+))?$/.exec(name) ?? []
  return first && `hạng ${first}${last === undefined ? '' : ` đến ${last}`}`
}

/** A hand that is set in two: `pair in front, full house behind`. */
function inFront(name: string): string | undefined {
  const [, front = '', back] = /^(\w+) in front(?:,| with) (.+) behind$/.exec(name) ?? []
  const behind = back === undefined ? undefined : line(back)
  return behind && `${SEVERAL[front] ?? 'đôi'} ở trước, ${behind} ở sau`
}

/** As it stands in the list, or put together from its parts. */
export function line(name: string): string | undefined {
  const known = LINES[name] ?? SUITS[name] ?? ofRanks(name) ?? counted(name) ?? inFront(name)
  if (known !== undefined) return known
  const [one = '', other] = name.split(' beaten by ')
  if (other !== undefined) return after(one, line(other) && `thua ${line(other)}`)
  const found = MORE.find(([part]) => part.test(name))
  if (found !== undefined) return after(name.replace(found[0], ''), found[1])
  const [, high, hand = ''] = /^(\w+)-high (.+)/.exec(name) ?? []
  return high && after(hand, SEVERAL[`${high}s`])
}

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
      return ofWager(name, line(name.hand))
    case 'envy':
      return ofWager(
        name,
        `thưởng ké cho ${line(name.hand) ?? name.hand}${name.with === undefined ? '' : ` với ${money(name.with)}`}`,
      )
    case 'limits':
      return 'mức cược của bàn'
  }
}

function posted({ line: of, suit, least, rank, isBeaten }: Extract<SignLine, { is: 'line' }>): string | undefined {
  const beaten = isBeaten === true ? ', bị tay bài cao hơn thắng' : ''
  if (of === 'three sevens of the posted suit' && suit !== undefined) return `ba lá 7 ${SUITS[suit] ?? suit}`
  const known = line(least === undefined ? of : of.replace('posted losing hand', least))
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
