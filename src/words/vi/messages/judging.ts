import type { Lacks } from '../../../engine/judging/line.ts'
import type { JudgingMessages } from '../../../engine/judging/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'
import { cardNamed } from '../cards.ts'
import { line as lineOf } from '../lines.ts'
import { placeName, zoneName } from '../places.ts'

const one = (line: string): string => lineOf(line) ?? line
const named = (lines: readonly string[]): string => lines.map(one).join(' hay ')
const LACKS: Readonly<Record<Lacks, string>> = {
  'one suit': 'các lá phải cùng chất',
  'one colour': 'các lá phải cùng màu',
  'pocket pair': 'phải là đôi tẩy',
  'natural hand': 'không được dùng joker',
  'no joker': 'không được dùng joker',
  'set that way': 'tay bài phải xếp như vậy',
  'both lines': 'cả hai chi đều phải có',
  'posted suit': 'phải đúng chất đã thông báo',
  'those suits': 'phải đúng chất trên bảng giải',
  'posted rank': 'phải đúng số đã thông báo',
  'those ranks': 'phải là số trên bảng giải',
  'so many points': 'không đủ điểm',
  'so many cards': 'phải có số lá khác',
  'those cards': 'tính những lá khác',
}

const OFF_DUTY = {
  'off duty': 'nghỉ ca',
  'off duty and out of uniform': 'nghỉ ca và không mặc đồng phục',
  'off duty and out of uniform or standby in uniform': 'nghỉ ca và không mặc đồng phục, hoặc chờ việc trong đồng phục',
} as const

/** What the floor asks, and why a hand wins nothing: read by players and dealers. */
export const judging: Sentences<JudgingMessages> = {
  'outside posted days': ({ from, to }) =>
    `ngoài những ngày đã thông báo${from === undefined ? '' : ` từ ${from}`}${to === undefined ? '' : ` đến ${to}`}`,
  'points need a number':
    'điểm được giữ theo số của người chơi: xin người chơi lấy số ở quầy, rồi báo tay bài với số đó',
  'limit not known': 'số vé tùy mức cược của bàn: xin cho biết mức nào',
  'whether in posted hours': 'Ván bài có được chia trong giờ đã thông báo không?',
  'outside posted hours': 'ngoài giờ đã thông báo',
  'whether a designated game': 'Có phải một trong các trò được chỉ định không?',
  'not a designated game': 'không phải trò được chỉ định',
  'whether a live game': 'Có phải ván tiền thật, không phải giải đấu không?',
  'tournament play': 'chơi giải đấu thì không được tính',
  'whether enough dealt in': 'Có đủ người được chia bài không?',
  'too few dealt in': ({ min }) => `phải có ít nhất ${min} người được chia bài`,
  'whether enough players': 'Có đủ người chơi không?',
  'wrong number of players': ({ min, max }) =>
    max === undefined ? `phải có ít nhất ${min} người chơi` : `phải có từ ${min} đến ${max} người chơi`,
  'whether no misdeal': 'Ván bài có được chia đúng không?',
  misdeal: 'ván bài bị chia sai',
  'whether deck standard': 'Bộ bài có đủ và đúng tiêu chuẩn không?',
  'deck not standard': 'bộ bài không đúng tiêu chuẩn',
  'whether nobody spoke of it': 'Trong ván có ai bàn về jackpot không, tất cả đều im lặng chứ?',
  'jackpot spoken of': 'có người bàn về jackpot trong ván',
  'whether base wager made': 'Có đặt cược chính không?',
  'no base wager': 'không có cược chính trên tay bài này',
  'whether fee posted': 'Phí jackpot có được đặt trước khi khóa không?',
  'no fee posted': 'không có phí jackpot cho tay bài này',
  'whether fee of the round put down': 'Phí jackpot của ván có được đặt trước khi chia không?',
  'no fee for the round': 'không có phí jackpot cho ván này',
  'whether seated': 'Có phải người ngồi ghế này không?',
  'only seated players': 'chỉ người ngồi ghế mới được tính',
  'whether betting behind a seat': 'Trò này có cho cược sau ghế không?',
  'no betting behind a seat': 'trò này không cho cược sau ghế',
  'whether pot large enough': 'Pot có đủ lớn không?',
  'pot too small': ({ min }) => `pot phải có ít nhất ${money(min)}`,
  'whether shown down': 'Người này có theo hết các vòng cược và ngửa bài không?',
  'not shown down': 'phải theo hết các vòng cược và ngửa bài',
  'whether best hand': 'Tay bài này có thắng khi ngửa bài không?',
  'not the best hand': 'tay bài phải thắng khi ngửa bài',
  'whether hand completed': 'Người này có chơi hết ván không?',
  'hand not completed': 'phải chơi hết ván',
  'whether in at the flop': 'Lúc có flop người này còn trong ván không?',
  'folded before the flop': 'đã bỏ bài trước flop',
  'whether so many dealt in': ({ told, taken }) =>
    `Báo cáo nói ${told} người được chia; ${taken} người đang ngồi bàn và không vắng. Có phải ${told} không?`,
  'whether told person played': ({ seat, told, sits }) =>
    `Báo cáo nói người ${told} chơi ghế ${seat}; theo ghi nhận người ${sits} ngồi đó. Có phải người ${told} không?`,
  'whether dealt in': 'Người này có được chia bài và đang chơi không?',
  'not dealt in': 'không được chia bài trong ván này',
  'whether their own hand': 'Tay bài có phải của người cược này không?',
  'not their own hand': 'tay bài thuộc người ngồi ghế nếu người đó có cược, nếu không thì thuộc vị trí cược đầu tiên',
  'whether present': 'Người này có mặt không?',
  'not present': 'người trúng phải có mặt',
  'whether collection paid': 'Tiền bàn cho cược này đã trả chưa?',
  'no collection paid': 'chưa trả tiền bàn cho tay bài này',
  'whether surveillance confirms': 'Phòng camera đã xác nhận tay bài chưa?',
  'surveillance does not confirm': 'phòng camera không xác nhận tay bài',
  'whether not the player-dealer': 'Có phải người khác, không phải người làm cái không?',
  'player-dealer takes no part': 'người làm cái không được tính',
  'whether no proposition player': 'Có phải người khác, không phải người chơi proposition không?',
  'proposition players take no part': 'người chơi proposition không được tính',
  'whether no button': 'Ghế này có đúng là không có nút giữ chỗ hay nút thiếu blind không?',
  'button at the seat': 'ghế có nút giữ chỗ hay nút thiếu blind',
  'whether no family or vendor staff':
    'Người này có đúng là không phải thân nhân của nhân viên, cũng không làm cho hãng sản xuất hay đại lý không?',
  'family and vendor staff take no part': 'thân nhân của nhân viên, người của hãng sản xuất và đại lý không được tính',
  'whether the club form is complete': 'Đơn hội viên có điền đủ, với tên đầy đủ và địa chỉ hiện tại không?',
  'club form not complete': 'đơn hội viên chưa điền đủ',
  'whether no licensee': 'Người này có đúng là không có giấy phép của cơ quan quản lý sòng hay khuôn viên sòng không?',
  'licensees take no part': 'người có giấy phép của cơ quan quản lý sòng không được tính',
  'whether not excluded': 'Người này có đúng là không bị cấm vào sòng không?',
  'banned or excluded': 'bị cấm vào sòng',
  'whether old enough': 'Người này có đủ tuổi không?',
  'under age': ({ min }) => `dưới ${min} tuổi`,
  'whether off duty': 'Nếu người này làm ở đây: có đang nghỉ ca như luật yêu cầu không?',
  'employees take part only': ({ may }) =>
    may === 'never' ? 'nhân viên không được tính' : `nhân viên chỉ được tính khi ${OFF_DUTY[may]}`,

  'as written': ({ text }) => text,

  'no hand of the chart': 'không phải tay bài trên bảng giải',
  'nearly a line': ({ line, lacks }) => `chỉ thiếu một chút là ${one(line)}: ${LACKS[lacks]}`,
  'folded before it was made': 'đã bỏ bài trước khi đủ tay bài',
  'hole cards do not play': 'bài tẩy không tính như luật yêu cầu',
  'not beaten at the showdown': 'tay bài phải thua một tay bài cao hơn khi ngửa bài',
  'paid once for the table': 'tay bài của cả bàn; mỗi người được trả một lần',
  'none beaten': ({ lines }) => `không có ${named(lines)} nào bị thua`,
  'none beaten as the chart asks': ({ lines }) => `không có ${named(lines)} nào bị thua như bảng giải yêu cầu`,
  'both hands not shown down': 'cả hai tay bài phải theo hết cược và ngửa bài',
  'loser not second-best': 'tay bài thua phải là tay bài nhì khi ngửa bài',
  'hole cards must play in both': 'cả hai lá tẩy phải tính ở tay thua lẫn tay thắng',
  'hand thrown away': 'tay bài đã bỏ: không thắng cũng không thua người làm cái',
  'only active players share': 'tay bài đã bỏ: chỉ người đang chơi được chia phần',
  'prize not for the player-dealer': 'giải dành cho bài của người chơi, không phải của người làm cái',
  'player-dealer hand not told': 'phải nhập đủ bài của người làm cái: cách chia tùy vào đó',
  'wagers not told': ({ seat }) => `nhiều người cược ở ghế ${seat}; phải nhập từng cược`,
  'fee not as locked': ({ seat, locked }) =>
    `lúc khóa, ván này ghi ghế ${seat} ${locked ? 'có' : 'không có'} phí; hãy sửa báo cáo`,

  'full prize to the beaten hand': 'ở bàn miễn phí tay bài thua được cả giải',
  'too few free hands': ({ min, dealt }) => `bàn miễn phí chia ít nhất ${min} tay bài, không phải ${dealt}`,
  'too many free hands': ({ max, dealt }) => `bàn miễn phí chia nhiều nhất ${max} tay bài, không phải ${dealt}`,
  'one free hand each': 'ở bàn miễn phí mỗi người chơi một tay bài',
  'whether every seat dealt': 'Mọi ghế của bàn miễn phí có được chia bài không?',
  'whether prize asked for': ({ line }) => `Người này có nêu ${one(line)} trước khi chia không?`,
  'asked for another prize': ({ asked, line }) => `đã nêu ${one(asked)}, không phải ${one(line)}`,

  'card at two places': ({ card, place, before, table, decks }) => {
    const entered = `lá ${cardNamed(card)} được nhập`
    if (decks > 1)
      return `${entered} ${decks + 1} lần, lần cuối ở ${placeName(place)}; bàn ${table} chơi với ${decks} bộ bài`
    const where = place === before ? placeName(place) : `${placeName(before)} và ở ${placeName(place)}`
    return `${entered} hai lần, ở ${where}; bàn ${table} chơi với một bộ bài`
  },
  'tile twice': ({ tile, place }) => `quân ${tile} nằm ở ${placeName(place)} và chỗ khác; trong bộ chỉ có một`,
  'joker not in the game': ({ place, game }) => `${placeName(place)}: ${game} chia không có joker`,
  'too many cards': ({ place, max, told }) => `${placeName(place)}: đã nhập ${told} lá; trò này chia nhiều nhất ${max}`,
  'no such zone': ({ zone, game }) => `${game} không có chỗ bài “${zoneName(zone)}”`,
  'street before it not told': ({ street, before }) => `không có ${street} nếu chưa có ${before}: hãy nhập ${before}`,
  'card after going over': ({ place, total }) => `${placeName(place)}: không ai lấy thêm lá khi đã ${total}`,
  'no cards told': 'hãy nhập các lá bài',
}
