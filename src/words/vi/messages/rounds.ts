import type { RoundMessages } from '../../../engine/rounds/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'

/** Why a round does not begin, and which fees it takes: read by dealers. */
export const rounds: Sentences<RoundMessages> = {
  'no round open': ({ table }) => `bàn ${table} chưa có ván nào đang chơi`,
  'no such seat': ({ table, seats, seat }) => `bàn ${table} có ghế 1 đến ${seats}; không có ghế ${seat}`,
  'spot named twice': ({ spot }) => `chỗ ${spot} nêu hai lần`,
  'one player-dealer in a round': 'mỗi ván chỉ có một người làm cái',
  'no fee taken at table': ({ activity, table }) => `bàn ${table} không thu phí ${activity}`,
  'base wager before the fee': 'đặt cược chính trước rồi mới đặt phí',
  'no space on the player-dealer hand': 'tay bài của người làm cái không có chỗ đặt phí',
  'sensor dark': 'cảm biến tắt và luật không cho cách thay thế',
  'sensor of the table dark': 'một cảm biến của bàn đang tắt; không nhận gì cho đến khi sửa xong',
  'no player-dealer': 'chưa có ai làm cái',
  'no player against the player-dealer': 'không có ai chơi với người làm cái',
  'too few play': ({ min }) => `phải có ít nhất ${min} người chơi`,
  'fee of the player-dealer': 'người làm cái trả phí',
  'player-dealer pays with so many': ({ players }) => `từ ${players} người chơi trở lên, người làm cái trả phí`,
  'player-dealer has not paid': ({ players, amount }) =>
    `từ ${players} người chơi trở lên, người làm cái đặt ${money(amount)} trước khi chia`,
  'fee of the only player': 'chỉ có một người chơi thì người đó tự quyết định trả phí',
  'one fee covers the round': 'một phí cho cả ván',
  'player-dealer pays no fee': 'ở đây người làm cái không trả phí',
  'first position pays': ({ seat }) => `vị trí đầu, ghế ${seat}, đặt phí cho cả bàn`,
  'largest wager pays': 'ai cược nhiều nhất trên tay bài thì đặt phí',
  'one fee covers the hand': ({ amount }) => `một phí ${money(amount)} cho cả tay bài`,
  'no fees by limits': ({ activity }) => `${activity} không có phí theo mức cược`,
  'no rate for the game': ({ game }) => `không có mức phí cho ${game}`,
  'no rate for the limit': ({ limit = 'chưa ai nêu', limits }) =>
    `không có mức phí cho mức cược ${limit}; có phí cho ${limits.join(', ')}`,
  'no limit posted': ({ table, found }, say) =>
    `bàn ${table} chưa thông báo mức cược, mà phí tùy vào đó; ${say(found)}`,
  'no fee at the lock': 'lúc khóa cược, tay bài này chưa đặt phí',

  'no open request': ({ request }) => `không có yêu cầu bàn miễn phí ${request} nào đang mở`,
  'no free tables': ({ activity }) => `luật của ${activity} không có bàn miễn phí`,
  'patron or person': 'nói ai hỏi: vài chữ về khách hoặc số của người đó, không phải cả hai',
  'request open already': ({ request }) => `người này đã có yêu cầu đang mở, ${request}`,
  'not offered at table': ({ table }) => `bàn ${table} không có chương trình này`,
  'fees at a free table': ({ table }) => `ván này ở bàn ${table} có phí; bàn miễn phí không thu phí`,
  'tournament at table': ({ table }) => `bàn ${table} đang chơi giải đấu; hãy mở bàn tiền thật hoặc bàn miễn phí`,
  'no house game at table': ({ table, halted }, say) =>
    [`bàn ${table} không có trò đấu với sòng nào đang chạy`, ...halted.map(say)].join('; '),
}
