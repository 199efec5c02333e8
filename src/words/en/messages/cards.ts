import type { CardMessages, WantedSetting } from '../../../cards/messages.ts'
import type { Sentences } from '../../language.ts'

function wanted(one: WantedSetting): string {
  switch (one.is) {
    case 'yes or no':
      return 'yes or no'
    case 'card':
      return 'a card such as Qh'
    case 'number':
      return `a whole number from ${one.min} to ${one.max}`
    case 'some':
      return `some of ${one.words.join(' ')}, with spaces`
    case 'one':
      return `one of ${one.words.join(', ')}`
  }
}

const SIDES = { player: 'Player', banker: 'Banker' } as const
const against = (third: number | undefined): string =>
  third === undefined ? '' : ` against a third card that counts ${third}`

export const cards: Sentences<CardMessages> = {
  'card of a list': ({ place, sign, why }, say) => `card ${place}, '${sign}': ${say(why)}`,
  'no joker in the deck': ({ deck }) => `there is no joker in ${deck.name}`,
  'unknown rank': ({ sign }) => `unknown rank '${sign}'; ranks are 2-9 T J Q K A`,
  'suit is missing': 'the suit is missing; suits are c d h s',
  'unknown suit': ({ sign }) => `unknown suit '${sign}'; suits are c d h s`,
  'more than one card': 'a card is one rank and one suit, such as As or Td',
  'card not in the deck': ({ card, deck }) => `there is no ${card} in ${deck.name}`,
  'card is there already': ({ before, deck, copies }) =>
    `already ${before.length === 1 ? 'card' : 'cards'} ${before.join(', ')}, and ${deck.name} has it only ${copies === 1 ? 'once' : `${copies} times`}`,
  'another number of cards': ({ min, max, given }) =>
    `${min === max ? `${min} ${min === 1 ? 'card' : 'cards'}` : `${min} to ${max} cards`} wanted, ${given} given`,
  'tile is no name': ({ place }) => `tile ${place} is not a name`,
  'unknown tile': ({ place, sign, tiles }) => `tile ${place}, '${sign}': unknown tile; tiles are ${tiles.join(', ')}`,
  'tile is there already': ({ place, tile, times }) =>
    `tile ${place}, '${tile}': it is in the set only ${times === 1 ? 'once' : 'twice'}`,
  'another number of tiles': ({ count, given }) => `${count} tiles wanted, ${given} given`,
  'third card after a natural': ({ side, natural, total }) =>
    `${SIDES[side]} cannot have a third card: ${SIDES[natural]} has a natural ${total}, and nobody draws`,
  'third card where it stands': ({ side, total, third }) =>
    `${SIDES[side]} cannot have a third card: it stands on ${total}${against(third)} (enter the cards in the order dealt)`,
  'third card not told': ({ side, total, third }) =>
    `${SIDES[side]} draws to ${total}${against(third)}: enter its third card`,
  'outcome has no such setting': ({ setting, settings }) =>
    `there is no setting '${setting}' here; ${settings.length === 0 ? 'this outcome has no settings' : `the settings are ${settings.join(', ')}`}`,
  'setting wants something else': ({ setting, said, wanted: want }) => `${setting} '${said}': ${wanted(want)} wanted`,
}
