import type { TableGameMessages } from '../../../engine/tablegames/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'
import { de } from '../tablewords.ts'

export const tablegames: Sentences<TableGameMessages> = {
  'too many decks for the game': ({ table, decks }) =>
    `la mesa ${table} está preparada con ${decks} barajas; este juego usa una`,
  'nothing to settle': ({ table }) => `la mesa ${table} no tiene nada que liquidar`,
  'hand and papers': 'la mano está verificada; los papeles están hechos',
  'hand, light and papers': 'la mano está verificada y su luz encendida; los papeles están hechos',
  'cards stay for an award': ({ of, cards, hit }) =>
    `las cartas ${de(of)}, ${cards}, se quedan hasta que los papeles de ${hit} estén hechos`,
  'no wager from an account': 'ninguna apuesta de esta mesa se hace desde una cuenta de juego',
  'no amount for the account': 'una cantidad entra en la cuenta o sale de ella',
  'more than a table takes': ({ amount }) => `${money(amount)} es más de lo que acepta una mesa`,
  'account holds only': ({ amount }) => `la cuenta de juego solo tiene ${money(amount)}`,
  'account is wagered': ({ amount }) => `${money(amount)} de la cuenta están apostados`,
  'account does not cover': ({ there, wanted }) =>
    `la cuenta de juego tiene ${money(there)}; el aparato no acepta ${money(wanted)}`,
  'more cards than a deck': 'una baraja tiene 52 cartas',
  'an amount with its sign': 'una cantidad como $10 o $7.50',
}
