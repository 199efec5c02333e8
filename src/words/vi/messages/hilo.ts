import type { HiLoRefusals } from '../../../games/hilo/messages.ts'
import type { Sentences } from '../../language.ts'

export const hilo: Sentences<HiLoRefusals> = {
  'game over': 'ván đã xong',
  'turned before the shuffle': 'phải xáo bài trước khi ngửa lá',
  'turned before the cut': 'người chơi cắt bài trước khi ngửa lá',
  'turned before the guess': 'người chơi nói cao hơn hay thấp hơn trước khi ngửa lá',
  'not a card of the deck': 'trò này chơi với 52 lá của một bộ bài',
  'card turned already': ({ card, nth }) => `${card} đã là lá thứ ${nth}; chỉ có một bộ bài`,
  'deck shuffled already': 'bài xáo một lần, trước khi cắt',
  'cut before the shuffle': 'phải xáo bài trước khi cắt',
  'deck cut already': 'bài chỉ cắt một lần',
  'guess made already': 'đã đoán rồi; hãy ngửa lá',
  'guess before the first card': 'ngửa lá đầu trước lần đoán đầu',
  'stopped after the guess': 'đã đoán rồi; ngửa lá xong người chơi mới được dừng',
}
