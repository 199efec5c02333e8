import type { PieceMessages } from '../../../../engine/pieces/messages.ts'
import type { Sentences } from '../../../language.ts'
import { money } from '../../../values.ts'

const WHERE: Readonly<Record<string, string>> = {
  stock: 'in stock',
  with: 'not given out yet',
  'with:cage': 'with the cage',
  'with:marketing': 'with marketing',
  'with:games': 'with the floor',
}
const MOVED: Readonly<Record<string, string>> = {
  wager: 'on a wager',
  collected: 'collected for another wager',
  patron: 'with somebody else',
  chips: 'with somebody else',
  cancelled: 'cancelled',
  void: 'void',
  expired: 'expired',
  destroyed: 'destroyed',
}
const moved = (place: string): string => MOVED[place.split(':')[0] ?? ''] ?? place
const where = (place: string): string => WHERE[place] ?? place

export const pieces: Sentences<PieceMessages> = {
  'series is not posted': ({ series, activity }) => `${activity} has no posted series ${series}`,
  'series is not there': ({ series }) => `there is no series ${series}`,
  'series of another activity': ({ series, activity }) => `series ${series} is one of ${activity}`,
  'more pieces than posted': ({ series, posted, received }) =>
    `${series} has ${posted} pieces; with these there would be ${received}`,
  'pieces take two': 'this takes a second person',
  'stock and issue are two departments': 'pieces are kept by one department and given out by another',
  'department gives out none': ({ department }) => `${department} gives out no pieces`,
  'person of another department': ({ department }) => `this is for somebody of the department ${department}`,
  'too few pieces there': ({ series, where: place, there, wanted }) =>
    `${wanted} pieces of ${series} are wanted, but ${there} are ${where(place)}`,
  'no such pieces': ({ series, first, last }) => `${series} has no pieces ${first} to ${last}, or they are named twice`,
  'pieces are not there': ({ series, first, last }) => `pieces ${first} to ${last} of ${series} are somewhere else`,
  'pieces by number or count': 'name the pieces by number, or say how many, but not both',
  'pieces do not come this way': ({ way }) => `these pieces are not given out as ${way}`,
  'series is over': ({ series, to }) => `the period of ${series} ends ${to}`,
  'pieces are still out': ({ series, pieces: out }) => `players still hold ${out} pieces of ${series}`,
  'pieces lie on a wager': ({ table }) => `pieces of a wager at table ${table} are not settled`,
  'count of no place': ({ where: place }) => `pieces are counted in stock or with a department, not at "${place}"`,
  'series is no such prize': ({ series, form }) => `${series} are not given out as ${form}`,
  'pieces of another value': ({ series, face, amount }) =>
    `${money(amount)} is no whole number of pieces of ${series}, which are ${money(face)} each`,
  'chips are not printed': ({ series }) => `${series} are chips, which come from their maker and carry no serial`,
  'pieces were given out': ({ series, first, last }) =>
    `of pieces ${first} to ${last} of ${series} some have left the house or are used up; nothing is printed twice for a player`,
  'pieces come otherwise': 'these pieces are sold at the cage and never given away',
  'no such package': ({ package: name }) => `"${name}" is not on sale`,
  'window is another': ({ window, posted }) => `they are sold at window ${posted}, not at window ${window}`,
  'not on sale now': 'they are sold only in the posted hours',
  'sold out': ({ limit }) => `all ${limit} purchases are made; who came first has them`,
  'no such sale': ({ sale }) => `there is no sale ${sale}, or its pieces are over`,
  'unused pieces are not refunded': 'unused pieces are not refunded',
  'pieces of the sale were used': ({ sale }) => `pieces of sale ${sale} were used; it stands`,
  'serial is damaged': ({ serial }) => `${serial} was not read as it was printed: its last character does not fit`,
  'no such serial': ({ serial }) => `there is no piece ${serial}`,
  'piece is elsewhere': ({ serial, place }) => `${serial} was never given to a player: it is ${where(place)}`,
  'piece is used already': ({ serial }) => `${serial} is used already`,
  'piece has expired': ({ to }) => `it could be used until ${to}`,
  'piece cannot be used yet': ({ from }) => `it can be used from ${from} on`,
  'piece of another person': 'it is not this player’s own, and nobody may pass it on',
  'voucher is changed first': 'the voucher is changed into chips before it is played',
  'no voucher': ({ serial }) => `${serial} is no voucher`,
  'pieces of one kind': 'pieces of different kinds are not laid together',
  'not in this game': ({ game }) => `it is not for ${game}`,
  'table without notice': ({ table }) => `table ${table} is not one where it is played`,
  'kind not on the notice': ({ table, kind }) => `the notice at table ${table} does not list ${kind}`,
  'notice says without a wager': ({ table }) => `by the notice at table ${table} it is played without a live wager`,
  'not on bonus bets': 'it is not used on bonus bets',
  'pieces pay no fee': 'it can only be wagered: collection and every other fee are paid in live chips',
  'opposite base bets': ({ bet }) => `this player already has a piece on ${bet}; the other side is bet with live chips`,
  'one piece for a wager': ({ most }) => (most === 1 ? 'one piece for a wager' : `${most} pieces at most for a wager`),
  'never with live chips': 'a wager is made with these chips or with live chips, never with both',
  'wager not equal to the face': ({ wager, face }) =>
    `the live wager of ${money(wager)} is not equal to ${money(face)}`,
  'wager below the face': ({ wager, face }) => `the live wager of ${money(wager)} is below ${money(face)}`,
  'outside the table limits': ({ wager, limit }) => `${money(wager)} is outside the limits of the table, ${limit}`,
  'nothing is laid': 'scan a piece, or say which chips',
  'hand is dealt': ({ table }) => `the cards of table ${table} are dealt; it can be laid for the next hand`,
  'not told': ({ asks }, say) => `not answered: ${say(asks)}`,
  'answered no': ({ asks }, say) => `answered with no: ${say(asks)}`,
  'no such use': ({ use }) => `there is no wager ${use} with pieces, or it is over`,
  'fee in live chips': 'the fee is paid in live chips only',
  'no fee is due': ({ use }) => `no fee is due for ${use}`,
  'fee before the deal': 'the fee is paid before the cards are dealt',
  'nothing to deal': ({ table }) => `no pieces are laid at table ${table}`,
  'hand is not dealt': ({ use }) => `the hand of ${use} is not dealt yet`,
  'winnings in live chips': 'winnings are paid in live chips only',
  'result is known already': ({ use }) => `${use} has its result already`,
  'nothing to verify': ({ use }) => `nothing of ${use} waits to be verified`,
  'not verified': ({ use }) => `${use} is not verified yet`,
  'nothing to redeem': ({ use }) => `nothing is to be redeemed${use === '' ? '' : ` for ${use}`}`,
  'uses of several activities': 'pieces of different activities are redeemed apart',
  'not for players': 'it is never changed for a player: it can only be wagered',
  'only after it was played': 'it is redeemed only after it was played',
  'representative carries it': 'somebody from the floor brings it to the cage and takes the chips back',
  'nobody carries it': 'the player-dealer brings it to the cage alone',
  'result is not kept': ({ use }) =>
    `the result of ${use} cannot be corrected any more: the books of its day are closed, or it was taken up before the deal`,
  'result as it was': ({ use }) => `that is the result that ${use} has`,
  'piece correction takes two':
    'whoever told the result corrects it alone once, until the next hand with pieces and before it is verified or paid for; after that it takes two people',
  'piece was laid again': ({ serial, use }) => `${serial} was laid again for ${use}: correct that one first`,
  'pieces have moved on': ({ series, first, last, place }) =>
    `${series} ${first === last ? first : `${first} to ${last}`} cannot be taken back: ${first === last ? 'it is' : 'they are'} ${moved(place)} now`,
  'too few chips left': ({ series, there, wanted }) =>
    `${wanted} chips of ${series} were lost, and the player has ${there} left`,
  'no payment in error': ({ use }) => `nothing was paid for ${use} in error, or it is back`,
  'write-off takes two': 'a write-off takes two people',
  'had a part in the payment': 'whoever paid it or corrected the result does not write it off',
  'payment in error is open': ({ use, amount }) =>
    `${money(amount)} paid for ${use} in error is not back or written off`,
}
