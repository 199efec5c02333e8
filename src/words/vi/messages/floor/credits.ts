import type { CreditMessages } from '../../../../engine/credits/messages.ts'
import type { Sentences } from '../../../language.ts'
import { formed } from '../../prize.ts'

export const credits: Sentences<CreditMessages> = {
  'activity has no credits': ({ activity }) => `${activity} không phải chương trình điểm thưởng đang chạy`,
  'credits are not added up then': ({ due }) =>
    `điểm thưởng cộng vào đầu giờ và giờ đã thông báo, mỗi lần một lượt: không phải ${due}`,
  'not playing when the card was read': 'không chơi lúc thẻ được đọc',
  'no credits at free tables': 'không có điểm thưởng: bàn không cần mua không thuộc các bàn mà luật nêu',
  'credits are not good then': ({ from, to }) => `điểm thưởng dùng được từ ${from} đến ${to}, không phải lúc khác`,
  'identification at once': 'phải đưa giấy tờ có hình cùng lúc với yêu cầu; không có thì không đổi gì',
  'credits of another': ({ person }) => `đây là điểm thưởng của ${person}, và điểm không chuyển cho người khác được`,
  'no prize is named': 'hãy nói dùng điểm cho giải nào',
  'no such reward': ({ prize, prizes }) => `${prize} không có trong danh sách đổi điểm: ${prizes.join(', ')}`,
  'reward is not posted any more': ({ prize }) => `${prize} không còn trong danh sách đổi điểm`,
  'too few credits': ({ needs, has }) => `cần ${needs} điểm thưởng, hiện có ${has}`,
  'prizes are not put aside': ({ activity }) => `${activity} không để dành giải: hãy yêu cầu với giấy tờ có hình`,
  'no such reservation': ({ reservation }) => `không có gì để dành theo số ${reservation}`,
  'reserved for another': ({ reservation }) => `${reservation} để dành cho người khác`,
  'credits take two': 'đổi điểm thưởng của ai cần hai người',
  'credits not changed': 'không có gì thay đổi: hãy nói thêm hay bớt bao nhiêu điểm',
  'no credits end then': ({ due }) => `không có điểm thưởng nào hết hạn lúc ${due}`,
  'handed in credits': ({ prize, credits: many, form }) => `đã đổi ${many} điểm thưởng lấy ${prize} (${formed(form)})`,
}
