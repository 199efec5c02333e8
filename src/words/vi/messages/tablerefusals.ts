/** Why the dealer of a game against the house may not do it now. */
import type { TableRefusals } from '../../../games/table/messages.ts'
import type { Sentences } from '../../language.ts'
import { cardsIn, money } from '../../values.ts'
import { betName, colour, DEVICES, fourCards, HANDS, wagerName } from '../tablewords.ts'

const DECIDED: Record<TableRefusals['decided already']['decision'], string> = {
  play: 'chơi',
  fold: 'bỏ bài',
  left: 'rời bàn',
}

export const tableRefusals: Sentences<TableRefusals> = {
  // the deck
  'opened with its table': 'trò này mở cùng với bàn của nó',
  'decks between rounds': 'chỉ nhận bài giữa hai ván',
  'one deck or two': 'dùng một bộ bài, hoặc hai bộ luân phiên',
  'two decks by hand': 'chỉ dùng hai bộ khi có máy xáo',
  'backs alike': 'lưng của hai bộ bài phải khác màu',
  'cards not inspected': 'người chia phải kiểm tra lỗi của bài trước',
  'inspection not verified': 'quản lý sàn phải xác nhận việc kiểm tra bài',
  'cards not spread': 'phải trải bài ngửa cho người chơi đầu xem',
  'cards not washed': 'phải úp bài, trộn và xếp lại',
  'no deck': 'trên bàn không có bộ bài nào',
  'shuffle between rounds': 'chỉ xáo bài giữa hai ván',
  'no such deck': ({ back, backs }) =>
    `không có bộ bài lưng ${colour(back)}; có các bộ ${backs.map(colour).join(' và ')}`,
  'deck used last': ({ back }) => `ván trước đã dùng bộ ${colour(back)}; hai bộ dùng luân phiên`,
  'shuffler out of order': 'máy xáo đang hư',
  'no shuffling device': 'ở đây không có máy xáo',
  'device uncovered': ({ device }) => `che ${DEVICES[device]} hoặc đặt bảng trước khi chia cách khác`,
  'from the hand only by device': 'chia bằng tay thì bài phải do máy xáo',
  'from the hand only by device, or manual shoe': 'chia bằng tay thì bài phải do máy xáo; hãy dùng hộp tay',
  'nothing to cut': 'không có bài nào chờ cắt',
  'cut after the deal': 'chỉ được cắt lại trước khi chia',
  'cut in the wrong place': ({ least, cards }) =>
    `lá chặn phải sâu ít nhất ${least} lá và ở trên lá cuối, không phải ở ${cards}`,
  'somebody plays': 'chỉ trải bài khi không có ai chơi',
  'cards not shuffled': 'bài chưa xáo',
  'cards not cut': 'bài chưa cắt',
  'decks too old': ({ hours }) => `bài đã dùng ${hours} giờ và phải đổi`,
  'stub not counted': ({ rounds }) => `đã ${rounds} ván chưa đếm phần còn lại`,
  'stub too large': ({ most, cards }) => `phần còn lại nhiều nhất là ${most} lá, không phải ${cards}`,
  'stub before the deal': 'đếm phần còn lại sau khi chia',
  // wagers
  'game not open': 'bàn chưa mở',
  'no more bets': 'hết nhận cược: bây giờ không được đặt, thêm hay rút cược',
  'seat out of range': ({ seats }) => `các ghế là 1 đến ${seats}`,
  'call with cash': 'tiền mặt không chơi: hãy đặt chip lên mặt bàn',
  'not seated': 'chỉ người ngồi ghế mới được cược',
  'one position each': ({ seat, player = 'một người' }) => `${player} đã cược ở ghế ${seat}; mỗi người chơi một chỗ`,
  'no other position': ({ seat }) => `ghế ${seat} không phải chỗ khác có cược`,
  'play wager later': 'cược Play đặt sau khi xem bài',
  'wager not offered': ({ wager, offered }) =>
    `bàn này không có ${wagerName(wager)}; có ${offered.map(wagerName).join(', ')}`,
  'cover all without shuffler': 'chỉ nhận Cover All ở nơi máy xáo hiện mức trả',
  'no wager': ({ wager, amount }) => `${wagerName(wager)} ${money(amount)} không phải là cược`,
  'wager made before another': ({ wager, after }) =>
    `${wagerName(wager)} chỉ đặt sau ${after.map(wagerName).join(' và ')}`,
  'wagers not equal': ({ wager, amount, other, otherAmount }) =>
    `${wagerName(wager)} ${money(amount)} và ${wagerName(other)} ${money(otherAmount)} phải bằng nhau`,
  'wager of another amount': ({ wager, amounts, amount }) =>
    `${wagerName(wager)} là ${amounts.map(money).join(' hoặc ')}, không phải ${money(amount)}`,
  'wager outside limits': ({ wager, amount, min, max, of }) =>
    `${wagerName(wager)} ${money(amount)} ngoài mức đã thông báo, ${money(min)} đến ${money(max)}${of === 'house' ? ' (mức của sòng; văn bản không nêu)' : ''}`,
  'bets not open': 'chưa nhận cược',
  'nobody has wagered': 'chưa ai đặt cược',
  'cover all goes back first': 'máy xáo đang hư: trả lại Cover All trước',
  'wager on no sensor': ({ wager }) => `${wagerName(wager)} không nằm trên cảm biến; bây giờ không đếm chip của nó`,
  'sensors disagree': ({ wager, made, counted, accepted }) =>
    `${wagerName(wager)}: ${made} trên cảm biến, ${counted} đã đếm, ${accepted} hệ thống nhận; cả ba phải bằng nhau`,
  // the deal
  'bets not closed': 'chia bài sau khi nói “hết nhận cược”',
  'cards dealt already': 'bài đã chia rồi',
  'cards without wagers': 'chỉ chia cho người đã đặt cược',
  'no up card in this game': 'trò này người chia không có lá ngửa',
  'up card not with the dealer': ({ card }) => `${card} là lá ngửa nhưng không nằm trong bài người chia`,
  'card twice': ({ card }) => `${card} có hai lần; một bộ bài chỉ có một lá`,
  'cards counted and named differ': ({ counted, named }) => `đã đếm ${counted} lá nhưng nhập ${named}`,
  // what went wrong
  'no cards being dealt': 'không có bài nào đang chia',
  'face up cards not counted': 'hãy nói có bao nhiêu lá ngửa',
  'no cards dealt': 'chưa chia bài',
  'round over': 'ván đã xong; trả nhầm thì lấy lại bằng bút toán sửa',
  'no round being dealt': 'không có ván nào đang chia',
  'device in order': ({ device }) => `${DEVICES[device]} không hư`,
  'dealing changes between rounds': 'chỉ đổi cách chia giữa hai ván',
  'only instead of the shoe': 'không có hộp bài thì chia bằng tay hoặc từ hộp tay',
  'device not in use': ({ device }) => `bàn này không dùng ${DEVICES[device]} tự động`,
  'rules are silent': 'luật của trò này không nói đến; quản lý sàn quyết định',
  // decisions
  'no wager in this round': 'không có cược trong ván này',
  'not against the dealer': 'không đấu với người chia',
  'decisions not open': 'quyết định sau khi chia, trước khi người chia ngửa bài',
  'decided already': ({ decision }) => `đã quyết định rồi: ${DECIDED[decision]}`,
  'out of turn': ({ first }) => `chưa tới lượt; ghế ${first} trước`,
  'seat settled already': 'đã tính rồi',
  'play below ante': ({ play, ante }) => `Play ${money(play)} ít hơn Ante ${money(ante)}`,
  'play above limit': ({ play, times, ante }) => `Play ${money(play)} nhiều hơn ${times} lần Ante ${money(ante)}`,
  'play above ante': ({ below, cards }) =>
    `dưới ${HANDS[below]} thì Play bằng Ante; đây là ${fourCards(cardsIn(cards))}`,
  'left already': 'đã rời bàn rồi',
  'wagers of who leaves': 'luật của trò này không lấy cược của người rời bàn; hãy bỏ bài khi tới lượt',
  // the dealer's hand
  'seat undecided': ({ seat }) => `ghế ${seat} chưa bỏ bài cũng chưa chơi`,
  'dealer cards stand': 'đã tính một tay bài với bài này; không đổi được nữa',
  'no dealer hand waits': 'không có bài người chia nào chờ ngửa',
  'dealer cards not named': 'hãy nhập bài người chia',
  'up card of the dealer': ({ card }) => `${card} là lá ngửa và thuộc bài người chia`,
  'wrong number of dealer cards': ({ cards, named }) =>
    `người chia có ${cards} lá, không phải ${named}; sai số lá thì hủy ván`,
  'cards told before': ({ cards }) => `trước đó đã nhập ${cards}; quản lý sàn sửa`,
  'drawn bonus not offered': 'bàn này không có Magic Card và Lucky Bonus',
  'no such position': ({ seats, position }) => `các chỗ là 1 đến ${seats} và người chia, không có ${position}`,
  // settling
  'dealer hand not shown': 'không tính gì trước khi ngửa bài người chia',
  'another settled first': ({ first }) => `tính ghế ${first} trước, từ bên phải`,
  'not to be settled': 'không phải tính',
  'not in this round': 'không có trong ván này',
  'cards not named': 'hãy nhập các lá của tay bài này',
  'wrong number of player cards': ({ cards, named }) =>
    `người chơi có ${cards} lá, không phải ${named}; sai số lá thì hủy ván`,
  'floor verifies first': ({ hand, wager }) =>
    `${HANDS[hand]}, ${wagerName(wager)}: chỉ trả sau khi quản lý sàn xác nhận`,
  // backing out
  'award of the meter': 'giải từ hũ được từ chối hoặc hủy ở màn hình của quản lý sàn',
  'nothing paid': (bet) => `ván trước không trả gì cho ${betName(bet)}`,
  'adjustment by one': 'bút toán sửa cần hai người',
  'adjustment unexplained': 'bút toán sửa phải nêu lý do và giấy tờ',
}
