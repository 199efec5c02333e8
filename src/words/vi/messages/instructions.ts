/** What the dealer of a game against the house does; the verb stands before it. */
import type { InstructionMessages } from '../../../games/table/instructions.ts'
import type { Sentences } from '../../language.ts'
import { cardsIn, money } from '../../values.ts'
import { betName, colour, DEVICES, fourCards, HANDS, oddsIn, seatList, wagerName, whose } from '../tablewords.ts'

const WAYS: Record<InstructionMessages['deal to']['way'], string> = {
  stacks: 'mỗi người một chồng năm lá',
  'one by one': 'từng lá một đến khi mỗi người đủ năm lá',
  'dealer one up': 'mỗi người năm lá úp; người chia thêm một lá ngửa',
}
const TAKEN: Record<InstructionMessages['wager taken first']['how'], string> = {
  tray: 'vào khay',
  sensor: 'từ cảm biến',
  account: 'từ tài khoản chơi',
}
const ALREADY: Record<InstructionMessages['wager forfeited']['in'], string> = {
  layout: '',
  tray: ' (đã ở trong khay)',
  account: ' (đã trừ từ tài khoản)',
}
const FROM: Record<InstructionMessages['wager settled']['from'], string> = {
  tray: '',
  account: ', vào tài khoản chơi',
  meter: ', từ hũ, không từ khay',
}

/** `$10.00 và trả lại $10.00 (sảnh, 1 ăn 1)`. */
function paid({ does, wagered, win, from, isReturned, hand, odds, of }: InstructionMessages['wager settled']): string {
  const why = [
    ...(hand === undefined ? [] : [HANDS[hand]]),
    ...(odds === undefined ? [] : [oddsIn(odds)]),
    ...(of === undefined ? [] : [`bài của ghế ${of}`]),
  ].join(', ')
  const because = why === '' ? '' : ` (${why})`
  return does === 'pay'
    ? `${money(win)}${isReturned ? ` và trả lại ${money(wagered)}` : ''}${because}${FROM[from]}`
    : `${money(wagered)}${because}`
}

export const instructions: Sentences<InstructionMessages> = {
  // the deck
  'old hand stays': ({ back }) => `tay bài của bộ ${colour(back)} cũ vẫn để trên bàn đến khi xong giấy tờ`,
  'shuffle decks': ({ decks }) => (decks === 2 ? 'từng bộ bài' : 'bộ bài'),
  'first player looks': 'bài đã trải: người chơi đầu xem',
  'shuffler miscounts': ({ cards, right, back }) =>
    `bộ ${colour(back)} khỏi bàn: máy xáo đếm ${cards} lá, không phải ${right}`,
  'papers are done': ({ back }) => `bộ ${colour(back)}: đã xong giấy tờ của tay bài`,
  'cut the cards': ({ least }) => `bài, lá chặn sâu ít nhất ${least} lá`,
  'cut done': 'xong: phần trên lá chặn xuống dưới cùng với lá chặn; rồi bỏ vào hộp bài',
  'other deck stays': ({ back }) =>
    `bộ ${colour(back)} để lại đến khi xong giấy tờ của tay bài; không chơi với nó nữa: chỉ dùng hai bộ khi có máy xáo`,
  'other deck leaves': ({ back }) => `bộ ${colour(back)}: chỉ dùng hai bộ khi có máy xáo`,
  'spread the cards': 'bài trải úp, hoặc ngửa nếu có người yêu cầu; người chơi đầu xem, rồi xáo và cắt',
  'deck counted': ({ cards }) => `cả bộ bài, để úp: ${cards} lá`,
  'deck miscounted': ({ back, cards, right, stays }) =>
    `bộ ${colour(back)}: có ${cards} lá, không phải ${right}; ${stays ? 'ngưng chơi ngay, đem khỏi bàn khi xong giấy tờ của tay bài' : 'đem khỏi bàn'}`,
  // wagers
  'own players': ({ positions }) => `${positions} chỗ, mỗi chỗ một người chơi riêng`,
  'announce no more bets': 'hết nhận cược',
  'lock wager': ({ wager, lit }) =>
    `${wagerName(wager)} trong hệ thống${lit.length === 0 ? '' : `; đèn sáng đến hết ván: ${seatList(lit)}`}`,
  'wager taken first': ({ wager, seat, amount, how }) =>
    `${wagerName(wager)} của ghế ${seat}: ${money(amount)} ${TAKEN[how]}`,
  'chips counted': ({ chips, accepted }) => `đã đếm ${chips} chip trước khay, hệ thống nhận ${accepted}`,
  'chips into the tray': 'chip đã đếm, vào khay',
  // the deal
  'deal to': ({ seats, way }) => `cho ${seatList(seats)} và người chia, ${WAYS[way]}`,
  'dealer card face up': ({ card }) => `lá ngửa của người chia: ${card}`,
  'cover all pays': ({ players, lines }) =>
    `Cover All cho ${players} người chơi: ${lines.map(({ hand, odds }) => `${HANDS[hand]} ${oddsIn(odds)}`).join(', ')}`,
  'count the stub': 'phần còn lại: đếm úp',
  'stub unseen': 'phần còn lại, không xem',
  'counted stub unseen': ({ cards }) => `phần còn lại ${cards} lá, không xem`,
  // a void round
  'all hands void': ({ why }, say) => `tất cả tay bài bị hủy: ${say(why)}`,
  'dealer dealt wrongly': ({ dealt, right }) => `người chia có ${dealt} lá, không phải ${right}`,
  'seat dealt wrongly': ({ seat, dealt, right }) => `ghế ${seat} có ${dealt} lá, không phải ${right}`,
  'cards lay face up': ({ cards }) => `có ${cards} lá ngửa`,
  'wrong number of cards': 'có người sai số lá',
  'dealer card seen': 'lộ một lá của người chia trước khi mọi người quyết định',
  'shoe failed': 'hộp bài hư; xáo lại bài trong hộp và bài đã chia',
  'cards misdealt': 'bài bị chia sai',
  'cards misdealt of a wrong deck': ({ cards, right }) =>
    `bài bị chia sai và bộ bài có ${cards} lá, không phải ${right}`,
  'stub miscounted': ({ cards, right }) => `phần còn lại có ${cards} lá, đúng ra là ${right}`,
  'award not verified': ({ amount, seat }) =>
    `quản lý sàn: giải ${money(amount)} của ghế ${seat} không được xác nhận; tiền trở về hũ`,
  'wager back': ({ wager, seat, amount }) => `${wagerName(wager)} của ghế ${seat}: ${money(amount)}`,
  'deck leaves': 'cả bộ bài, khỏi bàn',
  reshuffle: 'lại',
  // what went wrong
  'card found face up': 'lá bị ngửa; ván tiếp tục',
  'card drawn in error': 'lá rút nhầm, không xem, làm lá kế tiếp',
  'round stands': 'mọi người đã quyết định: ván vẫn tính',
  'reshuffle the cards': 'lại các lá bài',
  'cover the device': ({ device }) => `${DEVICES[device]}, hoặc đặt bảng, trước khi chia cách khác`,
  'device covered': ({ device }) => `${DEVICES[device]} đã che hoặc có bảng: được chia cách khác`,
  'dealt from now on': ({ from }) => `${from === 'hand' ? 'bằng tay' : 'từ hộp tay'} từ bây giờ`,
  'device works again': ({ device }) => `${DEVICES[device]} chạy lại`,
  // decisions
  'fold or play': ({ seat }) => `ghế ${seat}: bỏ hay chơi?`,
  'folded cards stay': ({ seat, at }) =>
    `bài của ghế ${seat} vẫn úp ${at === 'sensor' ? 'gần cảm biến' : 'cạnh tiền cược'}`,
  'play set right': ({ seat, play }) => `cược Play của ghế ${seat} đã sửa: ${money(play)}`,
  'everybody decided': 'bài người chia: mọi người đã quyết định',
  'wagers stay in play': ({ seat }) => `quản lý sàn: ghế ${seat} đã rời bàn; cược vẫn chơi`,
  'wager forfeited': ({ wager, seat, amount, why, in: where }) =>
    `${wagerName(wager)} của ghế ${seat}, ${why === 'left' ? 'đã rời bàn' : 'mất vì bỏ bài'}: ${money(amount)}${ALREADY[where]}`,
  'cards unseen': ({ seat }) => `bài của ghế ${seat}, không xem`,
  // hands
  'dealer has': ({ cards }) => `bài người chia: ${fourCards(cardsIn(cards))}`,
  'dealer plays': ({ plays, rest }) => `tính ${plays}, từ cao xuống thấp; ${rest} vẫn thuộc tay bài`,
  'hand shown': ({ seat, cards }) => `bài của ghế ${seat}: ${fourCards(cardsIn(cards))}`,
  'cards set right': ({ of, told }) => `bài của ${whose(of)} đã sửa; trước đó nhập ${told}`,
  'light is lit': ({ hand, of }) => `${HANDS[hand]} của ${whose(of)}, và đèn của tay bài đang sáng`,
  'hand button': ({ hand }) => `nút ${HANDS[hand]}`,
  'verify hand': ({ hand, of }) => `quản lý sàn: xác nhận ${HANDS[hand]} của ${whose(of)}`,
  'cards stay for papers': ({ of }) => `bài của ${whose(of)} để lại đến khi xong giấy tờ`,
  'hand brings an envy': ({ seat }) => `bài của ghế ${seat} vẫn ngửa: có trả thưởng ké`,
  'hand stays until paid': ({ seat }) => `bài của ghế ${seat} vẫn ngửa đến khi trả hết`,
  'hand waits for the others': ({ seat }) => `bài của ghế ${seat} trúng từ hũ và chờ đến khi xem hết các tay bài`,
  'highest so far': ({ of }) => `bài của ${whose(of)} vẫn ngửa cho Cover All, cao nhất đến giờ`,
  'no longer the highest': ({ seat }) => `bài của ghế ${seat}: đã có tay cao hơn cho Cover All`,
  // money
  'nothing more to collect': (bet) => `ghế ${bet.seat}, ${betName(bet)}: không thu thêm; đã thu trước khi chia`,
  'wager settled': (bet) => `ghế ${bet.seat}, ${betName(bet)}: ${paid(bet)}`,
  'paid and taken back': (bet) => `${money(bet.amount)} đã trả cho ghế ${bet.seat}, ${betName(bet)}`,
  'manual adjustment': ({ document, reason }) => `bút toán sửa bằng tay theo ${document}: ${reason}`,
  // the end
  'system ready': 'hết ván: hệ thống sẵn sàng cho ván kế',
  'remaining cards': 'tất cả bài còn lại, sao cho dựng lại được từng tay bài',
}
