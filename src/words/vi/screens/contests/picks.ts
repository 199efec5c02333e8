import type { picks as english } from '../../../en/screens/contests/picks.ts'

const NAMES: Readonly<Record<number, string>> = { 1: 'Chung kết', 2: 'Bán kết', 4: 'Tứ kết' }

export const picks: typeof english = {
  round: (games) => NAMES[games] ?? `Vòng ${games * 2} đội`,
  rounds: 'Các vòng',
  game: (id) => `Trận ${id}`,
  done: (picked, of) => `${picked} trên ${of}`,
  waits: 'chọn các trận trước nó',
  winnerOf: (game) => `đội thắng ${game}`,
  later: 'sẽ có tên sau',
  seed: (seed) => `hạt giống ${seed}`,
  cleared: (games) => `Đội đã bị loại: chọn lại ở ${games}.`,
  nextRound: 'Vòng kế',
  complete: 'Trận nào cũng đã chọn.',
  lacks: (games) => `${games} trận chưa chọn.`,
  guess: (one, other) => `Tỉ số cuối của ${one} và ${other}`,
  guessSays: 'Gõ cả hai tỉ số, hoặc chỉ tổng. Tổng phân định khi bằng nhau.',
  total: 'Tổng',
  days: {
    sunday: 'Chủ nhật',
    monday: 'Thứ hai',
    tuesday: 'Thứ ba',
    wednesday: 'Thứ tư',
    thursday: 'Thứ năm',
    friday: 'Thứ sáu',
    saturday: 'Thứ bảy',
  },
  marks: {
    right: 'đúng',
    wrong: 'sai',
    'counts for nobody': 'không tính cho ai',
    'picked too late': 'chọn sau giờ bắt đầu',
  },
  none: { drawn: 'hòa', cancelled: 'hủy', postponed: 'hoãn' },
}
