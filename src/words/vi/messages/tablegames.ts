import type { TableGameMessages } from '../../../engine/tablegames/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'
import { whose } from '../tablewords.ts'

export const tablegames: Sentences<TableGameMessages> = {
  'too many decks for the game': ({ table, decks }) => `bàn ${table} được đặt với ${decks} bộ bài; trò này chơi một bộ`,
  'nothing to settle': ({ table }) => `bàn ${table} không có gì phải tính`,
  'hand and papers': 'tay bài đã xác nhận và giấy tờ đã xong',
  'hand, light and papers': 'tay bài đã xác nhận, đèn của nó sáng và giấy tờ đã xong',
  'cards stay for an award': ({ of, cards, hit }) =>
    `bài của ${whose(of)}, ${cards}, để lại đến khi xong giấy tờ của ${hit}`,
  'no wager from an account': 'bàn này không nhận cược từ tài khoản chơi',
  'no amount for the account': 'hãy nhập số tiền vào hoặc ra tài khoản',
  'more than a table takes': ({ amount }) => `${money(amount)} nhiều hơn mức một bàn nhận`,
  'account holds only': ({ amount }) => `tài khoản chơi chỉ có ${money(amount)}`,
  'account is wagered': ({ amount }) => `${money(amount)} trong tài khoản đang cược`,
  'account does not cover': ({ there, wanted }) => `tài khoản chơi có ${money(there)}; máy không nhận ${money(wanted)}`,
  'more cards than a deck': 'một bộ bài có 52 lá',
  'an amount with its sign': 'số tiền như $10 hay $7.50',
}
