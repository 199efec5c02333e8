import type { kioskForms as english } from '../../../en/screens/club/forms.ts'

const hoursOf = (ms: number): string => {
  const minutes = Math.floor(ms / 60_000)
  return minutes % 60 === 0 ? `${minutes / 60} giờ` : `${Math.floor(minutes / 60)} giờ ${minutes % 60} phút`
}
const two = (number: number): string => String(number).padStart(2, '0')

export const kioskForms: typeof english = {
  title: 'Cuộc thi',
  fillIn: 'Điền phiếu',
  fillInOf: (name) => `Điền phiếu: ${name}`,
  change: 'Sửa',
  changeOf: (name) => `Xem hay sửa: ${name}`,
  see: 'Xem',
  seeOf: (name) => `Xem: ${name}`,
  back: 'Trở lại',
  handedIn: (form, at) => `Phiếu ${form}, nộp ${at}`,
  none: 'Chưa nộp phiếu',
  until: (locks) => `Nhận phiếu đến ${locks}.`,
  locksIn: (seconds) => {
    const [days, hours, minutes] = [
      Math.floor(seconds / 86_400),
      Math.floor(seconds / 3_600) % 24,
      Math.floor(seconds / 60) % 60,
    ]
    if (days > 0) return `còn ${days} ngày ${hours} giờ`
    return `còn ${hours}:${two(minutes)}:${two(seconds % 60)}`
  },
  closed: (locks) => `Phiếu đã khóa ${locks}.`,
  missed: 'Bạn không nộp phiếu.',
  hours: (has, needs, from, to) => `Bạn được tính ${hoursOf(has)} trên ${hoursOf(needs)}, từ ${from} đến ${to}.`,
  enough: 'Vậy là đủ.',
  lacking: (ms) => `Còn thiếu ${hoursOf(ms)}.`,
  due: {
    'with the form': 'Phải có đủ khi nộp phiếu.',
    'in the end': 'Có thể nộp phiếu trước; phiếu được tính nếu cuối cùng có đủ.',
  },
  askFloor: 'Hãy hỏi quản lý sàn.',
  progress: (picked, of) => `${picked} trên ${of}`,
  handIn: 'Nộp',
  handInChange: 'Nộp bản sửa',
  unchanged: 'Đã nộp đúng như ở đây',
  saved: (form) => `Đã nộp, phiếu số ${form}. Hãy in biên nhận: đó là bằng chứng của bạn.`,
  replaces: (form) => `Phiếu này sẽ thay phiếu ${form}.`,
  kept: 'Phần bạn đã điền được giữ cho đến khi bạn nộp.',
  printSlip: 'In biên nhận',
  slipSays:
    'Khi khóa phiếu, một mã niêm phong của tất cả các phiếu được hiện trên bảng. Lúc đó hãy đưa biên nhận này dưới máy đọc: máy sẽ nói danh sách có phiếu của bạn đúng như ở đây không.',
  digest: 'Mã niêm phong',
  named: (number) => `Thẻ ${number}: tên bạn trên danh sách và bảng.`,
  total: (total) => `Tổng: ${total}`,
  right: (right, played) => `đến nay đúng ${right} trên ${played}`,
  place: (place, forms) => `Hạng ${place} trên ${forms}`,
  equals: (equals) => `${equals} người bằng nhau`,
  off: (off) => (off === 0 ? 'Tổng của bạn đúng hệt' : `Tổng của bạn lệch ${off}`),
  prize: (amount, thing) => `Giải: ${amount}${thing === undefined ? '' : ` (${thing})`}`,
  claim: (claim) => `Giải số ${claim}: mang giấy tờ có hình đến quầy thu ngân.`,
  paid: 'Đã trả.',
  own: 'Phiếu của bạn',
  open: 'mở',
  list: 'Danh sách tất cả phiếu',
  listSays: (forms, at) => `${forms} phiếu, khóa ${at}. Mã này cũng có trên bảng:`,
  onList: (line) => `Dòng của bạn: ${line}`,
  check: 'Kiểm tra biên nhận',
  checkSays: 'Đưa mã vạch của biên nhận dưới máy đọc, hoặc gõ dòng chữ bên dưới.',
  checkField: 'Biên nhận',
  found: {
    'as on the slip': 'Danh sách có phiếu này đúng như biên nhận.',
    otherwise: 'Danh sách có phiếu này nhưng khác biên nhận. Xin báo quản lý sàn.',
    'not on the list':
      'Phiếu này không có trong danh sách. Phiếu đã sửa sau đó cũng vậy; nếu không, xin báo quản lý sàn.',
  },
}
