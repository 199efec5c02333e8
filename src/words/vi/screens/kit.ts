import type { kit as english } from '../../en/screens/kit.ts'

export const kit: typeof english = {
  close: 'Đóng',
  notNow: 'Để sau',
  counted: {
    by: 'Đếm theo tiền giấy và chip',
    bills: 'Tiền giấy',
    chips: 'Chip',
    rest: 'Tiền xu và phần còn lại',
    each: { bills: (worth) => `Tờ ${worth}`, chips: (worth) => `Chip ${worth}` },
    sum: 'Cộng lại',
    notMoney: 'không phải số tiền',
  },
  alerts: { label: 'Tiếng và thông báo khi có việc', waits: (count, place) => `${place}: ${count} việc đang chờ.` },
  pinPad: 'Bàn phím PIN',
  numbers: 'Các số',
  skip: 'Đến phần chính',
  places: 'Các trang',
  more: 'Thêm',
  houseTime: 'Giờ của sòng',
  boardsMayName: 'Bảng được hiện tên và chữ cái đầu của họ khi trúng',
  nameAllowed: 'Từ giờ bảng được hiện tên.',
  nameTakenBack: 'Bảng không hiện tên nữa.',
  theme: { label: 'Sáng hay tối', light: 'Sáng', dark: 'Tối' },
  field: {
    needed: 'Hãy điền vào.',
    choose: 'Hãy chọn một.',
    short: (least) => `Ít nhất ${least} ký tự.`,
    least: (least) => `Ít nhất ${least}.`,
    most: (most) => `Nhiều nhất ${most}.`,
    form: 'Hãy xem lại cách viết.',
  },
}
