/** What the page of hands says. */
import { tileSign } from '../../../cards/tile.ts'
import { hands as english } from '../../en/screens/hands.ts'
import type { LadderName, Texts } from '../../hands.ts'
import { cardName, handName } from '../cards.ts'

const whole = new Intl.NumberFormat('vi-VN')
const count = (amount: number): string => whole.format(amount)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const HANDS_OF: Record<LadderName, string> = {
  high: 'tay bài năm lá',
  three: 'tay bài ba lá',
  four: 'tay bài bốn lá',
  aceToFive: 'tay bài năm lá',
  deuceToSeven: 'tay bài năm lá',
  tiles: 'tay bài hai quân',
}

export const hands: Texts = {
  language: 'Tiếng Việt',
  title: 'Tay bài',
  game: 'Trò chơi',
  fourColours: 'Bộ bài bốn màu',
  yourHand: 'Trên bàn',
  deck: 'Bộ bài',
  undo: 'Lùi lại',
  clear: 'Xóa hết',
  lay: 'Chạm các lá để đặt lên bàn',
  layHint: 'Hoặc gõ ở đây: số, rồi chất (c d h s). Phím mũi tên để di chuyển, Backspace lấy lại.',
  takeBack: (piece) => `Lấy lại ${piece}`,
  empty: 'Đặt một tay bài',
  emptyHint: 'Chạm các lá ở dưới, hoặc chọn chỗ đặt trước.',
  more: (cards) => `Còn thiếu ${count(cards)} lá.`,
  made: 'Tay bài',
  beats: 'Thắng những gì',
  nextUp: 'Cao hơn kế tiếp',
  nextDown: 'Thấp hơn kế tiếp',
  top: 'Không có: đây là cao nhất.',
  bottom: 'Không có: đây là thấp nhất.',
  rungs: (below, rungs) => `Thắng ${count(below)} trong ${count(rungs - 1)} tay bài khác`,
  share: (share, ladder) => `${share} tất cả ${HANDS_OF[ladder]}`,
  beside: (share) => `${share} hòa`,
  versus: (beats, ties, all) =>
    `Với bài chung này, thắng ${count(beats)} trong ${count(all)} cặp bài tẩy khác${ties > 0 ? ` và hòa ${count(ties)}` : ''}.`,
  outcomes: 'Kết quả có tên',
  noOutcomes: 'Không có kết quả có tên nào của trò này.',
  outcomesPending: 'Sẽ hiện khi đủ một tay bài.',
  meanings: 'Nghĩa là gì',
  assumed: 'luật giả định, sòng sẽ xác nhận',
  side: (zone) => (zone === 'hole' ? 'Tay bài này' : hands.zones[zone]),
  winner: (winner) => (winner === 'tie' ? 'Hòa' : `${hands.side(winner)} thắng`),
  layTiles: 'Chạm các quân để đặt lên bàn',
  copy: 'Chép địa chỉ',
  copied: 'Đã chép; địa chỉ này mở tay bài này.',
  // Games have the same names in every language of the room.
  games: english.games,
  zones: {
    hole: 'Bài tẩy',
    flop: 'Flop',
    turn: 'Turn',
    river: 'River',
    board: 'Bài chung',
    down: 'Úp',
    up: 'Ngửa',
    hand: 'Người chơi',
    extra: 'Bài phụ',
    dealer: 'Người làm cái',
    dealerUp: 'Người làm cái, lá ngửa',
    dealerDown: 'Người làm cái, lá khác',
    player: 'Player',
    banker: 'Banker',
    front: 'Chi trước',
    middle: 'Chi giữa',
    back: 'Chi sau',
    tiles: 'Quân bài',
    frontTiles: 'Phía trước',
    backTiles: 'Phía sau',
    opponent: 'Đối thủ',
  },
  remarks: {
    'both hole cards play': 'Cả hai lá tẩy đều tính',
    'one hole card plays': 'Một lá tẩy tính',
    'the board plays': 'Chỉ tính bài chung',
    foul: 'Binh lủng: chi trước lớn hơn chi sau',
    'set in order': 'Xếp đúng thứ tự',
  },
  piece: ({ pieces }, piece) => (pieces === 'tiles' ? tileSign(piece) : cardName(piece)),
  hand: (named) => capital(handName(named)),
  refusal: (game, refusal) => {
    switch (refusal.why) {
      case 'taken':
        return `${capital(hands.piece(game, refusal.piece))} đã có trên bàn (${hands.zones[refusal.zone].toLowerCase()}). Lấy lại trước, hoặc chọn lá khác.`
      case 'not in this deck':
        return `${capital(hands.piece(game, refusal.piece))}: không có trong bộ bài của ${hands.games[game.name]}.`
      case 'everything is full':
        return 'Bàn đã đầy. Lấy lại một lá trước, hoặc xóa hết.'
      case 'unreadable':
        return `Không đọc được “${refusal.text}” trong địa chỉ, đã bỏ qua. Lá bài viết như AsKd.`
      case 'no such game':
        return `Không có trò “${refusal.text}”. Hãy chọn trong danh sách.`
    }
  },
  special: (special) => SPECIALS[special] ?? special,
}

const SPECIALS: Readonly<Record<string, string>> = {
  dragon: 'sảnh rồng 13 lá',
  'clean dragon': 'sảnh rồng 13 lá cùng chất',
  'six pairs': 'sáu đôi',
  'three flushes': 'ba cái thùng',
  'three straights': 'ba cái sảnh',
  'three quads': 'ba tứ quý',
  'four trips': 'bốn bộ ba',
  'all 2 to 8': 'toàn 2 đến 8',
  'all 8 or higher': 'toàn 8 trở lên',
}
