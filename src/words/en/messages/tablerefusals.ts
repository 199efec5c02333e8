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
  'backs alike': 'the two decks must have backs of different colors',
  'cards not inspected': 'the dealer must inspect the cards for defects first',
  'inspection not verified': 'the floor person must verify the inspection',
  'cards not spread': 'the cards must be spread face up for the first player',
  'cards not washed': 'the cards must be turned face down, washed and stacked',
  'no deck': 'there is no deck on the table',
  'shuffle between rounds': 'the cards are shuffled between rounds',
  'no such deck': ({ back, backs }) => `there is no deck with ${back} backs; the decks are ${backs.join(' and ')}`,
  'deck used last': ({ back }) => `the ${back} deck was used last; the decks are used in turn`,
  'shuffler out of order': 'the shuffler is out of order',
  'no shuffling device': 'there is no shuffling device here',
  'device uncovered': ({ device }) => `put a cover or a sign on the ${device} before dealing another way`,
  'from the hand only by device': 'cards dealt by hand must be shuffled by a device',
  'from the hand only by device, or manual shoe':
    'cards dealt by hand must be shuffled by a device; use the manual shoe',
  'nothing to cut': 'nothing is waiting to be cut',
  'cut after the deal': 'cards can be cut again only before they are dealt',
  'cut in the wrong place': ({ least, cards }) =>
    `the cover card goes at least ${least} cards in and above the last card, not at ${cards}`,
  'somebody plays': 'cards are spread only when nobody is playing',
  'cards not shuffled': 'the cards are not shuffled yet',
  'cards not cut': 'the cards are not cut yet',
  'decks too old': ({ hours }) => `the decks are ${hours} hours old and must be changed`,
  'stub not counted': ({ rounds }) => `the stub has not been counted for ${rounds} rounds`,
  'stub too large': ({ most, cards }) => `a stub has at most ${most} cards, not ${cards}`,
  'stub before the deal': 'the stub is counted after the deal',
  // wagers
  'game not open': 'the table is not open',
  'no more bets': 'no more bets: wagers cannot be made, increased or withdrawn now',
  'seat out of range': ({ seats }) => `seats are 1 to ${seats}`,
  'call with cash': 'cash does not play: put chips on the layout',
  'not seated': 'only seated players may wager',
  'one position each': ({ seat, player = 'one player' }) =>
    `${player} already has a wager at seat ${seat}; each player has one position`,
  'no other position': ({ seat }) => `seat ${seat} is not another position with a wager`,
  'play wager later': 'the Play wager is made after looking at the cards',
  'wager not offered': ({ wager, offered }) =>
    `${wager} is not offered at this table; offered are ${offered.join(', ')}`,
  'cover all without shuffler': 'Cover All is taken only where the shuffler shows its payouts',
  'no wager': ({ wager, amount }) => `${wager} ${money(amount)} is not a wager`,
  'wager made before another': ({ wager, after }) => `${wager} is made only after ${after.join(' and ')}`,
  'wagers not equal': ({ wager, amount, other, otherAmount }) =>
    `${wager} ${money(amount)} and ${other} ${money(otherAmount)} must be equal`,
  'wager of another amount': ({ wager, amounts, amount }) =>
    `${wager} is ${amounts.map(money).join(' or ')}, not ${money(amount)}`,
  'wager outside limits': ({ wager, amount, min, max, of }) =>
    `${wager} ${money(amount)} is outside the posted ${money(min)} to ${money(max)}${of === 'house' ? ' (house limits; the document sets none)' : ''}`,
  'bets not open': 'bets are not open',
  'nobody has wagered': 'nobody has made a wager',
  'cover all goes back first': 'the shuffler is out of order: return Cover All first',
  'wager on no sensor': ({ wager }) => `${wager} is not on a sensor; its chips are not counted now`,
  'sensors disagree': ({ wager, made, counted, accepted }) =>
    `${wager}: ${made} on the sensors, ${counted} counted, ${accepted} accepted by the system; all three must match`,
  // the deal
  'bets not closed': 'cards are dealt after "no more bets"',
  'cards dealt already': 'the cards are already dealt',
  'cards without wagers': 'deal cards only to players who placed the wagers',
  'no up card in this game': 'the dealer has no card face up in this game',
  'up card not with the dealer': ({ card }) => `${card} is face up but is not one of the dealer's cards`,
  'card twice': ({ card }) => `${card} is there twice; one deck has only one`,
  'cards counted and named differ': ({ counted, named }) => `${counted} cards were counted but ${named} were entered`,
  // what went wrong
  'no cards being dealt': 'no cards are being dealt',
  'face up cards not counted': 'say how many were face up',
  'no cards dealt': 'no cards have been dealt',
  'round over': 'the round is over; back out what was paid by mistake with an adjustment',
  'no round being dealt': 'no round is being dealt',
  'device in order': ({ device }) => `the ${device} is not out of order`,
  'dealing changes between rounds': 'the way of dealing can change only between rounds',
  'only instead of the shoe': 'without the shoe, cards are dealt by hand or from a manual shoe',
  'device not in use': ({ device }) => `no automated ${device} is in use at this table`,
  'rules are silent': 'the rules of this game do not cover that; a floor person decides',
  // decisions
  'no wager in this round': 'has no wager in this round',
  'not against the dealer': 'is not playing against the dealer',
  'decisions not open': 'decisions are made after the deal, before the dealer shows',
  'decided already': ({ decision }) => `has already decided: ${decision}`,
  'out of turn': ({ first }) => `out of turn; seat ${first} acts first`,
  'seat settled already': 'is already settled',
  'play below ante': ({ play, ante }) => `Play ${money(play)} is less than the Ante ${money(ante)}`,
  'play above limit': ({ play, times, ante }) =>
    `Play ${money(play)} is more than ${times} times the Ante ${money(ante)}`,
  'play above ante': ({ below, cards }) =>
    `below a ${below} the Play wager equals the Ante; this is ${inWords(cardsIn(cards))}`,
  'left already': 'has already left',
  'wagers of who leaves':
    'the rules of this game do not forfeit the wagers of a player who leaves; fold the hand in turn',
  // the dealer's hand
  'seat undecided': ({ seat }) => `seat ${seat} has neither folded nor played`,
  'dealer cards stand': 'a hand was settled against these cards; they cannot be changed',
  'no dealer hand waits': 'no dealer hand is waiting to be shown',
  'dealer cards not named': "enter the dealer's cards",
  'up card of the dealer': ({ card }) => `${card} was face up and belongs to the dealer's hand`,
  'wrong number of dealer cards': ({ cards, named }) =>
    `the dealer has ${cards} cards, not ${named}; a wrong number voids the round`,
  'cards told before': ({ cards }) => `${cards} were entered before; a floor person corrects that`,
  'drawn bonus not offered': 'Magic Card and Lucky Bonus are not offered at this table',
  'no such position': ({ seats, position }) => `positions are 1 to ${seats} and the dealer, not ${position}`,
  // settling
  'dealer hand not shown': "nothing is settled before the dealer's hand is shown",
  'another settled first': ({ first }) => `seat ${first} is settled first, from the right`,
  'not to be settled': 'is not to be settled',
  'not in this round': 'is not in this round',
  'cards not named': 'enter the cards of this hand',
  'wrong number of player cards': ({ cards, named }) =>
    `a player has ${cards} cards, not ${named}; a wrong number voids the round`,
  'floor verifies first': ({ hand, wager }) => `${hand} on ${wager} is paid only after a floor person has verified it`,
  // backing out
  'award of the meter': 'an award from the meter is declined or backed out on the floor screen',
  'nothing paid': (bet) => `nothing was paid on ${betName(bet)} in the last round`,
  'adjustment by one': 'an adjustment takes two people',
  'adjustment unexplained': 'an adjustment must name its reason and supporting document',
}
