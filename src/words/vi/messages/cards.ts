import { RANKS } from '../../../cards/card.ts'
import type { Deck } from '../../../cards/deck.ts'
import type { CardMessages, WantedSetting } from '../../../cards/messages.ts'
import type { Sentences } from '../../language.ts'

function deckName({ copies, jokers, without }: Deck): string {
  const decks = copies === 1 ? 'một bộ 52 lá' : `${copies} bộ bài`
  const less = without.map((rank) => (RANKS[rank] === 'T' ? '10' : RANKS[rank])).join(', ')
  return `${decks}${less === '' ? '' : ` không có ${less}`}${jokers === 0 ? '' : ` với ${jokers} joker`}`
}

/** What is typed stays as it is read: `yes`, `no`. */
function asks(one: WantedSetting): string {
  switch (one.is) {
    case 'yes or no':
      return 'yes (có) hay no (không)'
    case 'card':
      return 'một lá như Qh'
    case 'number':
      return `số nguyên từ ${one.min} đến ${one.max}`
    case 'some':
      return `vài chữ trong ${one.words.join(' ')}, cách nhau bằng khoảng trống`
    case 'one':
      return `một trong ${one.words.join(', ')}`
  }
}

const SIDES = { player: 'Player', banker: 'Banker' } as const
const against = (third: number | undefined): string =>
  third === undefined ? '' : ` khi lá thứ ba bên kia là ${third} điểm`

export const cards: Sentences<CardMessages> = {
  'card of a list': ({ place, sign, why }, say) => `lá ${place}, “${sign}”: ${say(why)}`,
  'no joker in the deck': ({ deck }) => `không có joker trong ${deckName(deck)}`,
  'unknown rank': ({ sign }) => `không có số “${sign}”; các số là 2-9 T J Q K A`,
  'suit is missing': 'thiếu chất; các chất là c d h s',
  'unknown suit': ({ sign }) => `không có chất “${sign}”; các chất là c d h s`,
  'more than one card': 'một lá là một số và một chất, như As hay Td',
  'card not in the deck': ({ card, deck }) => `không có ${card} trong ${deckName(deck)}`,
  'card is there already': ({ before, deck, copies }) =>
    `đã là lá ${before.join(', ')}, mà ${deckName(deck)} chỉ có ${copies} lá như vậy`,
  'another number of cards': ({ min, max, given }) =>
    `cần ${min === max ? min : `${min} đến ${max}`} lá, đã cho ${given}`,
  'tile is no name': ({ place }) => `quân ${place} không phải là một tên`,
  'unknown tile': ({ place, sign, tiles }) =>
    `quân ${place}, “${sign}”: không có quân này; các quân là ${tiles.join(', ')}`,
  'tile is there already': ({ place, tile, times }) =>
    `quân ${place}, “${tile}”: trong bộ chỉ có ${times === 1 ? 'một' : 'hai'} quân`,
  'another number of tiles': ({ count, given }) => `cần ${count} quân, đã cho ${given}`,
  'third card after a natural': ({ side, natural, total }) =>
    `${SIDES[side]} không thể có lá thứ ba: ${SIDES[natural]} có ${total} tự nhiên, không ai rút`,
  'third card where it stands': ({ side, total, third }) =>
    `${SIDES[side]} không thể có lá thứ ba: đứng ở ${total}${against(third)} (nhập bài theo thứ tự chia)`,
  'third card not told': ({ side, total, third }) =>
    `${SIDES[side]} rút ở ${total}${against(third)}: hãy nhập lá thứ ba`,
  'outcome has no such setting': ({ setting, settings }) =>
    `ở đây không có mục “${setting}”; ${settings.length === 0 ? 'kết quả này không có mục nào' : `các mục là ${settings.join(', ')}`}`,
  'setting wants something else': ({ setting, said, wanted }) => `${setting} “${said}”: cần ${asks(wanted)}`,
}
