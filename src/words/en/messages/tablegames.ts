import type { TableGameMessages } from '../../../engine/tablegames/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'

export const tablegames: Sentences<TableGameMessages> = {
  'too many decks for the game': ({ table, decks }) =>
    `table ${table} is set up with ${decks} decks; this game is played with one`,
  'nothing to settle': ({ table }) => `table ${table} has nothing to settle`,
  'hand and papers': 'the hand is verified and the paperwork is done',
  'hand, light and papers': 'the hand is verified, its light is on and the paperwork is done',
  'cards stay for an award': ({ of, cards, hit }) =>
    `the cards of ${of === 'dealer' ? of : `seat ${of}`} ${cards} stay until the paperwork on ${hit} is done`,
  'no wager from an account': 'this table takes no wagers from a game account',
  'no amount for the account': 'enter an amount into the account or out of it',
  'more than a table takes': ({ amount }) => `${money(amount)} is more than a table takes`,
  'account holds only': ({ amount }) => `the game account holds only ${money(amount)}`,
  'account is wagered': ({ amount }) => `${money(amount)} of the account is wagered`,
  'account does not cover': ({ there, wanted }) =>
    `the game account holds ${money(there)}; the device does not accept ${money(wanted)}`,
  'more cards than a deck': 'one deck has 52 cards',
  'an amount with its sign': 'an amount like $10 or $7.50',
}
