import { inWords } from '../../../games/table/hands.ts'
import type { TableRefusals } from '../../../games/table/messages.ts'
import type { Sentences } from '../../language.ts'
import { cardsIn, money } from '../../values.ts'
import { betName } from '../tablewords.ts'

export const tableRefusals: Sentences<TableRefusals> = {
  // the deck
  'opened with its table': 'this game is opened with its table',
  'decks between rounds': 'decks are received between rounds',
  'one deck or two': 'one deck is used, or two in turn',
  'two decks by hand': 'two decks are used only with a shuffling device',
  'backs alike': 'the backs of the two decks differ in colour',
  'cards not inspected': 'the dealer inspects the cards for defects first',
  'inspection not verified': 'the floor person of the table verifies the inspection',
  'cards not spread': 'the cards are spread face up for the first player',
  'cards not washed': 'the cards are turned face down, washed and stacked',
  'no deck': 'no deck is on the table',
  'shuffle between rounds': 'the cards are shuffled between rounds',
  'no such deck': ({ back, backs }) => `there is no deck with ${back} backs; there is ${backs.join(' and ')}`,
  'deck used last': ({ back }) => `the ${back} deck was used last; the decks go in and out in turn`,
  'shuffler out of order': 'the shuffler is out of order',
  'no shuffling device': 'no shuffling device is used here',
  'device uncovered': ({ device }) => `a cover or a sign goes on the ${device} before another way is used`,
  'from the hand only by device': 'dealt from the hand, the cards are shuffled by a device',
  'from the hand only by device, or manual shoe':
    'dealt from the hand, the cards are shuffled by a device; there is the manual shoe',
  'nothing to cut': 'nothing waits for a cut',
  'cut after the deal': 'a cut is done again only before cards are dealt',
  'cut in the wrong place': ({ least, cards }) =>
    `the cover card goes at least ${least} cards in and above the last one, not ${cards}`,
  'somebody plays': 'cards are spread when nobody plays',
  'cards not shuffled': 'the cards are not shuffled yet',
  'cards not cut': 'the cards are not cut yet',
  'decks too old': ({ hours }) => `the decks are ${hours} hours old and must be changed`,
  'stub not counted': ({ rounds }) => `the stub was not counted for ${rounds} rounds`,
  'stub too large': ({ most, cards }) => `a stub has at most ${most} cards, not ${cards}`,
  'stub before the deal': 'the stub is counted after the deal',
  // wagers
  'game not open': 'the table is not open',
  'no more bets': 'no more bets: nothing is made, increased or withdrawn now',
  'seat out of range': ({ seats }) => `seats are 1 to ${seats}`,
  'call with cash': 'chips lie on the layout; a call with cash is no wager',
  'not seated': 'only who is seated wagers',
  'one position each': ({ seat, player = 'one player' }) =>
    `${player} wagers at seat ${seat} already; one position for each player`,
  'no other position': ({ seat }) => `seat ${seat} is no other position with a wager`,
  'play wager later': 'the Play wager is made after the cards were seen',
  'wager not offered': ({ wager, offered }) => `${wager} is not offered at this table: there is ${offered.join(', ')}`,
  'cover all without shuffler': 'Cover All is taken only where the shuffler shows its payouts',
  'no wager': ({ wager, amount }) => `${wager} ${money(amount)} is no wager`,
  'wager made before another': ({ wager, after }) => `${wager} is made after ${after.join(' and ')} only`,
  'wagers not equal': ({ wager, amount, other, otherAmount }) =>
    `${wager} ${money(amount)} and ${other} ${money(otherAmount)} must be equal`,
  'wager of another amount': ({ wager, amounts, amount }) =>
    `${wager} is ${amounts.map(money).join(' or ')}, not ${money(amount)}`,
  'wager outside limits': ({ wager, amount, min, max, of }) =>
    `${wager} ${money(amount)} is outside the posted ${money(min)} to ${money(max)}${of === 'house' ? ' (limits of the house, the document names none)' : ''}`,
  'bets not open': 'bets are not open',
  'nobody has wagered': 'nobody has made a wager',
  'cover all goes back first': 'the shuffler is out of order: Cover All goes back first',
  'wager on no sensor': ({ wager }) => `${wager} lies on no sensor; its chips are not counted now`,
  'sensors disagree': ({ wager, made, counted, accepted }) =>
    `${wager}: ${made} on the sensors, ${counted} counted, ${accepted} accepted by the system; that must be the same`,
  // the deal
  'bets not closed': 'cards are dealt after "no more bets"',
  'cards dealt already': 'the cards are dealt already',
  'cards without wagers': 'cards go only to those who placed the wagers',
  'no up card in this game': "no card of the dealer's lies face up in this game",
  'up card not with the dealer': ({ card }) => `${card} lies face up, and is not among the dealer's cards`,
  'card twice': ({ card }) => `${card} is there twice; one deck has it once`,
  'cards counted and named differ': ({ counted, named }) => `${counted} cards are counted and ${named} are named`,
  // what went wrong
  'no cards being dealt': 'no cards are being dealt',
  'face up cards not counted': 'say how many lay face up',
  'no cards dealt': 'no cards are dealt',
  'round over': 'the round is over; what was paid by mistake is backed out by adjustment',
  'no round being dealt': 'no round is being dealt',
  'device in order': ({ device }) => `the ${device} is not out of order`,
  'dealing changes between rounds': 'the way of dealing changes between rounds',
  'only instead of the shoe': 'instead of the shoe cards are dealt from the hand or a manual shoe',
  'device not in use': ({ device }) => `no automated ${device} is in use at this table`,
  'rules are silent': 'the rules of this game do not speak of that; a floor person decides',
  // decisions
  'no wager in this round': 'has no wager in this round',
  'not against the dealer': 'does not play against the dealer',
  'decisions not open': 'decisions are made after the deal, before the dealer shows',
  'decided already': ({ decision }) => `has decided already: ${decision}`,
  'out of turn': ({ first }) => `out of turn; seat ${first} is asked first`,
  'seat settled already': 'is settled already',
  'play below ante': ({ play, ante }) => `Play ${money(play)} is less than the Ante ${money(ante)}`,
  'play above limit': ({ play, times, ante }) =>
    `Play ${money(play)} is more than ${times} times the Ante ${money(ante)}`,
  'play above ante': ({ below, cards }) =>
    `below a ${below} the Play wager is once the Ante; this is ${inWords(cardsIn(cards))}`,
  'left already': 'has left already',
  'wagers of who leaves': 'the rules of this game do not take the wagers of who leaves; the hand is folded at its turn',
  // the dealer's hand
  'seat undecided': ({ seat }) => `seat ${seat} has neither folded nor played`,
  'dealer cards stand': 'a hand was settled against these cards; they stay as they are',
  'no dealer hand waits': 'no hand of the dealer waits to be shown',
  'dealer cards not named': "name the dealer's cards",
  'up card of the dealer': ({ card }) => `${card} lay face up and belongs to the dealer's hand`,
  'wrong number of dealer cards': ({ cards, named }) =>
    `the dealer has ${cards} cards, not ${named}; a wrong number voids the round`,
  'cards told before': ({ cards }) => `${cards} were told before; a floor person sets that right`,
  'drawn bonus not offered': 'Magic Card and Lucky Bonus are not offered at this table',
  'no such position': ({ seats, position }) => `positions are 1 to ${seats} and the dealer, not ${position}`,
  // settling
  'dealer hand not shown': "nothing is settled before the dealer's hand is shown",
  'another settled first': ({ first }) => `seat ${first} is settled first, from the right`,
  'not to be settled': 'is not to be settled',
  'not in this round': 'is not in this round',
  'cards not named': 'name the cards of this hand',
  'wrong number of player cards': ({ cards, named }) =>
    `a player has ${cards} cards, not ${named}; a wrong number voids the round`,
  'floor verifies first': ({ hand, wager }) => `${hand} on ${wager} is paid after a floor person has verified it`,
  // backing out
  'award of the meter': 'an award of the meter is declined or backed out where the floor verifies it',
  'nothing paid': (bet) => `nothing was paid on ${betName(bet)} in the last round`,
  'adjustment by one': 'an adjustment takes two persons',
  'adjustment unexplained': 'an adjustment names its reason and the document behind it',
}
