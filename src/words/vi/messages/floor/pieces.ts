/** Coupons, vouchers and promotional chips: “phiếu”, whichever of them it is. */
import type { PieceMessages } from '../../../../engine/pieces/messages.ts'
import type { Way } from '../../../../rulebook/parts/pieces.ts'
import type { Sentences } from '../../../language.ts'
import { money } from '../../../values.ts'
import { formed } from '../../prize.ts'

const WHERE: Readonly<Record<string, string>> = {
  stock: 'trong kho',
  with: 'chưa phát',
  'with:cage': 'ở quầy thu ngân',
  'with:marketing': 'ở phòng tiếp thị',
  'with:games': 'ở quản lý sàn',
}
const where = (place: string): string => WHERE[place] ?? place
const WAYS: Readonly<Record<Way, string>> = {
  mail: 'qua thư',
  advertisement: 'qua quảng cáo',
  'promotion prize': 'làm giải khuyến mãi',
  'tournament prize': 'làm giải của giải đấu',
  'tournament sign-up': 'khi ghi danh giải đấu',
}
const MOVED: Readonly<Record<string, string>> = {
  wager: 'đang nằm trên một cược',
  collected: 'đã thu cho cược khác',
  patron: 'ở người khác',
  chips: 'ở người khác',
  cancelled: 'đã đổi',
  void: 'đã hủy',
  expired: 'hết hạn',
  destroyed: 'đã tiêu hủy',
}
const moved = (place: string): string => MOVED[place.split(':')[0] ?? ''] ?? place

export const pieces: Sentences<PieceMessages> = {
  'series is not posted': ({ series, activity }) => `${activity} không thông báo loạt ${series}`,
  'series is not there': ({ series }) => `không có loạt ${series}`,
  'series of another activity': ({ series, activity }) => `loạt ${series} là của ${activity}`,
  'more pieces than posted': ({ series, posted, received }) =>
    `${series} có ${posted} phiếu; thêm số này sẽ là ${received}`,
  'pieces take two': 'việc này cần người thứ hai',
  'stock and issue are two departments': 'một bộ phận giữ phiếu, bộ phận khác phát',
  'department gives out none': ({ department }) => `${department} không phát phiếu`,
  'person of another department': ({ department }) => `việc này dành cho người của bộ phận ${department}`,
  'too few pieces there': ({ series, where: place, there, wanted }) =>
    `cần ${wanted} phiếu ${series}, nhưng ${where(place)} có ${there}`,
  'no such pieces': ({ series, first, last }) => `${series} không có phiếu ${first} đến ${last}, hoặc nêu hai lần`,
  'pieces are not there': ({ series, first, last }) => `phiếu ${first} đến ${last} của ${series} đang ở chỗ khác`,
  'pieces by number or count': 'nêu số của phiếu, hoặc bao nhiêu phiếu, không phải cả hai',
  'pieces do not come this way': ({ way }) => `phiếu này không phát ${WAYS[way]}`,
  'series is over': ({ series, to }) => `thời hạn của ${series} hết lúc ${to}`,
  'pieces are still out': ({ series, pieces: out }) => `người chơi còn giữ ${out} phiếu ${series}`,
  'pieces lie on a wager': ({ table }) => `phiếu trên cược ở bàn ${table} chưa tính`,
  'count of no place': ({ where: place }) => `phiếu đếm trong kho hoặc ở một bộ phận, không phải ở “${place}”`,
  'series is no such prize': ({ series, form }) => `${series} không phát làm ${formed(form)}`,
  'pieces of another value': ({ series, face, amount }) =>
    `${money(amount)} không chẵn số phiếu ${series}, mỗi phiếu ${money(face)}`,
  'chips are not printed': ({ series }) => `${series} là chip, do hãng làm và không có số`,
  'pieces were given out': ({ series, first, last }) =>
    `trong phiếu ${first} đến ${last} của ${series}, có phiếu đã rời sòng hoặc dùng rồi; không in hai lần cho người chơi`,
  'pieces come otherwise': 'phiếu này bán ở quầy thu ngân, không bao giờ cho không',
  'no such package': ({ package: name }) => `“${name}” không bán`,
  'window is another': ({ window, posted }) => `bán ở cửa ${posted}, không phải cửa ${window}`,
  'not on sale now': 'chỉ bán trong giờ đã thông báo',
  'sold out': ({ limit }) => `đã bán đủ ${limit} lượt; ai đến trước thì được`,
  'no such sale': ({ sale }) => `không có lần bán ${sale}, hoặc phiếu của nó đã hết`,
  'unused pieces are not refunded': 'phiếu chưa dùng không được hoàn tiền',
  'pieces of the sale were used': ({ sale }) => `phiếu của lần bán ${sale} đã dùng; lần bán vẫn giữ`,
  'serial is damaged': ({ serial }) => `${serial} đọc không đúng như đã in: ký tự cuối không khớp`,
  'no such serial': ({ serial }) => `không có phiếu ${serial}`,
  'piece is elsewhere': ({ serial, place }) => `${serial} chưa bao giờ phát cho người chơi: ${where(place)}`,
  'piece is used already': ({ serial }) => `${serial} đã dùng rồi`,
  'piece has expired': ({ to }) => `chỉ dùng được đến ${to}`,
  'piece cannot be used yet': ({ from }) => `dùng được từ ${from}`,
  'piece of another person': 'phiếu không phải của người chơi này, và không ai được chuyển cho người khác',
  'voucher is changed first': 'phiếu đổi chip phải đổi ra chip trước khi chơi',
  'no voucher': ({ serial }) => `${serial} không phải phiếu đổi chip`,
  'pieces of one kind': 'không đặt chung các loại phiếu khác nhau',
  'not in this game': ({ game }) => `không dùng cho ${game}`,
  'table without notice': ({ table }) => `bàn ${table} không chơi với phiếu này`,
  'kind not on the notice': ({ table, kind }) => `thông báo ở bàn ${table} không có ${kind}`,
  'notice says without a wager': ({ table }) => `theo thông báo ở bàn ${table}, phiếu chơi không kèm cược thật`,
  'not on bonus bets': 'không dùng cho cược phụ',
  'pieces pay no fee': 'chỉ dùng để cược: tiền bàn và mọi phí khác trả bằng chip thật',
  'opposite base bets': ({ bet }) => `người này đã đặt phiếu ở ${bet}; bên kia cược bằng chip thật`,
  'one piece for a wager': ({ most }) => (most === 1 ? 'mỗi cược một phiếu' : `mỗi cược nhiều nhất ${most} phiếu`),
  'never with live chips': 'một cược dùng chip này hoặc chip thật, không bao giờ cả hai',
  'wager not equal to the face': ({ wager, face }) => `cược thật ${money(wager)} không bằng ${money(face)}`,
  'wager below the face': ({ wager, face }) => `cược thật ${money(wager)} thấp hơn ${money(face)}`,
  'outside the table limits': ({ wager, limit }) => `${money(wager)} ngoài mức cược của bàn, ${limit}`,
  'nothing is laid': 'hãy quét phiếu, hoặc nói chip nào',
  'hand is dealt': ({ table }) => `bàn ${table} đã chia bài; đặt cho ván sau`,
  'not told': ({ asks }, say) => `chưa trả lời: ${say(asks)}`,
  'answered no': ({ asks }, say) => `đã trả lời không: ${say(asks)}`,
  'no such use': ({ use }) => `không có cược ${use} bằng phiếu, hoặc đã xong`,
  'fee in live chips': 'phí chỉ trả bằng chip thật',
  'no fee is due': ({ use }) => `${use} không phải trả phí`,
  'fee before the deal': 'phí trả trước khi chia bài',
  'nothing to deal': ({ table }) => `bàn ${table} không có phiếu nào được đặt`,
  'hand is not dealt': ({ use }) => `ván của ${use} chưa chia`,
  'winnings in live chips': 'tiền thắng chỉ trả bằng chip thật',
  'result is known already': ({ use }) => `${use} đã có kết quả`,
  'nothing to verify': ({ use }) => `${use} không có gì chờ xác nhận`,
  'not verified': ({ use }) => `${use} chưa được xác nhận`,
  'nothing to redeem': ({ use }) => `không có gì để đổi${use === '' ? '' : ` cho ${use}`}`,
  'uses of several activities': 'phiếu của các chương trình khác nhau đổi riêng',
  'not for players': 'không bao giờ đổi cho người chơi: chỉ dùng để cược',
  'only after it was played': 'chỉ đổi sau khi đã chơi',
  'representative carries it': 'người của sàn đem đến quầy thu ngân và đem chip về',
  'nobody carries it': 'người làm cái tự đem đến quầy thu ngân',
  'result is not kept': ({ use }) =>
    `kết quả của ${use} không sửa được nữa: sổ của ngày đó đã đóng, hoặc phiếu đã lấy lại trước khi chia`,
  'result as it was': ({ use }) => `${use} đã có đúng kết quả đó`,
  'piece correction takes two':
    'người nhập kết quả được tự sửa một lần, trước ván kế có phiếu và trước khi xác nhận hay trả; sau đó cần hai người',
  'piece was laid again': ({ serial, use }) => `${serial} đã đặt lại cho ${use}: sửa lần đó trước`,
  'pieces have moved on': ({ series, first, last, place }) =>
    `không lấy lại được ${series} ${first === last ? first : `${first} đến ${last}`}: bây giờ ${moved(place)}`,
  'too few chips left': ({ series, there, wanted }) => `đã thua ${wanted} chip ${series}, mà người chơi còn ${there}`,
  'no payment in error': ({ use }) => `${use} không có gì trả nhầm, hoặc đã lấy lại`,
  'write-off takes two': 'xóa nợ cần hai người',
  'had a part in the payment': 'người đã trả hoặc đã sửa kết quả không được xóa nợ',
  'payment in error is open': ({ use, amount }) =>
    `${money(amount)} trả nhầm cho ${use} chưa lấy lại, cũng chưa xóa nợ`,
}
