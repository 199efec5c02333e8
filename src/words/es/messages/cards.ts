import { RANKS } from '../../../cards/card.ts'
import type { Deck } from '../../../cards/deck.ts'
import type { CardMessages, WantedSetting } from '../../../cards/messages.ts'
import type { Sentences } from '../../language.ts'

function baraja({ copies, jokers, without }: Deck): string {
  const barajas = copies === 1 ? 'una baraja de 52' : `${copies} barajas`
  const sin = without.map((rank) => (RANKS[rank] === 'T' ? '10' : RANKS[rank])).join(', ')
  const con = jokers === 1 ? ' con un comodín' : jokers === 0 ? '' : ` con ${jokers} comodines`
  return `${barajas}${sin === '' ? '' : ` sin ${sin}`}${con}`
}

function pide(one: WantedSetting): string {
  switch (one.is) {
    case 'yes or no':
      return 'yes (sí) o no'
    case 'card':
      return 'una carta como Qh'
    case 'number':
      return `un número entero de ${one.min} a ${one.max}`
    case 'some':
      return `algunos de ${one.words.join(' ')}, con espacios`
    case 'one':
      return `uno de ${one.words.join(', ')}`
  }
}

const LADOS = { player: 'Jugador', banker: 'Banca' } as const
const contra = (third: number | undefined): string =>
  third === undefined ? '' : ` contra una tercera carta que vale ${third}`

export const cards: Sentences<CardMessages> = {
  'card of a list': ({ place, sign, why }, say) => `carta ${place}, «${sign}»: ${say(why)}`,
  'no joker in the deck': ({ deck }) => `no hay comodín en ${baraja(deck)}`,
  'unknown rank': ({ sign }) => `valor desconocido «${sign}»; los valores son 2-9 T J Q K A`,
  'suit is missing': 'falta el palo; los palos son c d h s',
  'unknown suit': ({ sign }) => `palo desconocido «${sign}»; los palos son c d h s`,
  'more than one card': 'una carta es un valor y un palo, como As o Td',
  'card not in the deck': ({ card, deck }) => `no hay ${card} en ${baraja(deck)}`,
  'card is there already': ({ before, deck, copies }) =>
    `ya es la carta ${before.join(', ')}, y en ${baraja(deck)} está solo ${copies === 1 ? 'una vez' : `${copies} veces`}`,
  'another number of cards': ({ min, max, given }) =>
    min === max ? `se piden ${min} cartas, hay ${given}` : `se piden de ${min} a ${max} cartas, hay ${given}`,
  'tile is no name': ({ place }) => `la ficha ${place} no es un nombre`,
  'unknown tile': ({ place, sign, tiles }) =>
    `ficha ${place}, «${sign}»: ficha desconocida; las fichas son ${tiles.join(', ')}`,
  'tile is there already': ({ place, tile, times }) =>
    `ficha ${place}, «${tile}»: está en el juego solo ${times === 1 ? 'una vez' : 'dos veces'}`,
  'another number of tiles': ({ count, given }) => `se piden ${count} fichas, hay ${given}`,
  'third card after a natural': ({ side, natural, total }) =>
    `${LADOS[side]} no puede tener tercera carta: ${LADOS[natural]} tiene un natural de ${total} y nadie pide`,
  'third card where it stands': ({ side, total, third }) =>
    `${LADOS[side]} no puede tener tercera carta: se planta con ${total}${contra(third)} (anote las cartas en el orden del reparto)`,
  'third card not told': ({ side, total, third }) =>
    `${LADOS[side]} pide con ${total}${contra(third)}: anote su tercera carta`,
  'outcome has no such setting': ({ setting, settings }) =>
    `aquí no hay ajuste «${setting}»; ${settings.length === 0 ? 'este resultado no tiene ajustes' : `los ajustes son ${settings.join(', ')}`}`,
  'setting wants something else': ({ setting, said, wanted }) => `${setting} «${said}»: se pide ${pide(wanted)}`,
}
