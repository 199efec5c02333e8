import type { DoubleUpRefusals } from '../../../games/doubleup/messages.ts'
import type { Sentences } from '../../language.ts'

export const doubleup: Sentences<DoubleUpRefusals> = {
  'play over': 'lượt chơi đã xong',
  'tie not played out': 'ván hòa chơi lại đến khi thắng hay thua',
  'side chosen already': 'đã chọn bên; hãy chia bài',
  'no side chosen': 'người chơi chọn Player hay Banker trước khi chia',
  'joker in baccarat': 'baccarat chia không có joker',
  'impossible coup': 'không thể có hai tay bài này: mỗi bên hai lá, lá thứ ba chỉ khi baccarat cho rút',
  'card too often': ({ card, decks }) => `${card} có nhiều hơn ${decks} bộ bài cho phép`,
}
