import { inWords } from '../../../games/table/hands.ts'
import type { InstructionMessages } from '../../../games/table/instructions.ts'
import type { Sentences } from '../../language.ts'
import { cardsIn, money } from '../../values.ts'
import { betName, party, seatList } from '../tablewords.ts'

const WAYS: Record<InstructionMessages['deal to']['way'], string> = {
  stacks: 'a stack of five each',
  'one by one': 'one card at a time until each has five',
  'dealer one up': 'five each face down; one more to the dealer face up',
}
const TAKEN: Record<InstructionMessages['wager taken first']['how'], string> = {
  tray: 'into the tray',
  sensor: 'off the sensor',
  account: 'from the game account',
}
const ALREADY: Record<InstructionMessages['wager forfeited']['in'], string> = {
  layout: '',
  tray: ' (already in the tray)',
  account: ' (already taken from the account)',
}
const FROM: Record<InstructionMessages['wager settled']['from'], string> = {
  tray: '',
  account: ', to the game account',
  meter: ', from the meter, not from the tray',
}

/** `$10.00 and $10.00 back (straight at 1 to 1)`. */
function paid({ does, wagered, win, from, isReturned, hand, odds, of }: InstructionMessages['wager settled']): string {
  const why = [
    ...(hand === undefined ? [] : [hand]),
    ...(odds === undefined ? [] : [`at ${odds}`]),
    ...(of === undefined ? [] : [`for the hand of seat ${of}`]),
  ].join(' ')
  const because = why === '' ? '' : ` (${why})`
  return does === 'pay'
    ? `${money(win)}${isReturned ? ` and ${money(wagered)} back` : ''}${because}${FROM[from]}`
    : `${money(wagered)}${because}`
}

/** As the journal and transcripts have them. */
export const instructions: Sentences<InstructionMessages> = {
  // the deck
  'old hand stays': ({ back }) => `the hand from the old ${back} deck stays on the table until its paperwork is done`,
  'shuffle decks': ({ decks }) => (decks === 2 ? 'shuffle each deck' : 'shuffle the deck'),
  'first player looks': 'the first player looks at the spread cards',
  'shuffler miscounts': ({ cards, right, back }) =>
    `the shuffler counts ${cards} cards, not ${right}: the ${back} deck leaves the table`,
  'papers are done': ({ back }) => `the ${back} deck: the paperwork on its hand is done`,
  'cut the cards': ({ least }) => `the cards, with the cover card at least ${least} cards in`,
  'cut done': 'done: the cards above the cover card go to the bottom with it; then into the shoe',
  'other deck stays': ({ back }) =>
    `the ${back} deck stays until the paperwork on its hand is done; it is out of play: two decks are used only with a shuffling device`,
  'other deck leaves': ({ back }) => `the ${back} deck: two decks are used only with a shuffling device`,
  'spread the cards':
    'spread the cards face down, or face up if a player asks; the first player looks, then shuffle and cut',
  'deck counted': ({ cards }) => `the full deck, face down: ${cards} cards`,
  'deck miscounted': ({ back, cards, right, stays }) =>
    `the ${back} deck has ${cards} cards, not ${right}: it leaves the table${stays ? '; out of play now, off the table when the paperwork on its hand is done' : ''}`,
  // wagers
  'own players': ({ positions }) => `${positions} positions, each with its own player`,
  'announce no more bets': 'no more bets',
  'lock wager': (values) => `lock ${lockedWager(values)}`,
  'wager taken first': ({ wager, seat, amount, how }) => `${wager} of seat ${seat}: ${money(amount)} ${TAKEN[how]}`,
  'chips counted': ({ chips, accepted }) =>
    `${chips === 1 ? '1 chip' : `${chips} chips`} counted in front of the tray, ${accepted} accepted`,
  'chips into the tray': 'the counted chips, into the tray',
  // the deal
  'deal to': ({ seats, way }) => `to ${seatList(seats)} and the dealer, ${WAYS[way]}`,
  'dealer card face up': ({ card }) => `the dealer's card face up: ${card}`,
  'cover all pays': ({ players, lines }) =>
    `Cover All for ${players === 1 ? '1 player' : `${players} players`}: ${lines.map(({ hand, odds }) => `${hand} ${odds}`).join(', ')}`,
  'count the stub': 'count the stub face down',
  'stub unseen': 'the stub, unseen',
  'counted stub unseen': ({ cards }) => `the stub of ${cards} cards, unseen`,
  // a void round
  'all hands void': ({ why }, say) => `all hands are void: ${say(why)}`,
  'dealer dealt wrongly': ({ dealt, right }) => `the dealer has ${dealt} cards, not ${right}`,
  'seat dealt wrongly': ({ seat, dealt, right }) => `seat ${seat} has ${dealt} cards, not ${right}`,
  'cards lay face up': ({ cards }) => `${cards} cards were face up`,
  'wrong number of cards': 'somebody has the wrong number of cards',
  'dealer card seen': 'a dealer card was exposed before everybody had decided',
  'shoe failed': 'the dealing shoe failed; its cards and those dealt are reshuffled',
  'cards misdealt': 'the cards were misdealt',
  'cards misdealt of a wrong deck': ({ cards, right }) =>
    `the cards were misdealt and the deck has ${cards} cards, not ${right}`,
  'stub miscounted': ({ cards, right }) => `the stub has ${cards} cards instead of ${right}`,
  'award not verified': ({ amount, seat }) =>
    `floor person: the award of ${money(amount)} to seat ${seat} is not verified; it goes back to the meter`,
  'wager back': ({ wager, seat, amount }) => `${wager} of seat ${seat}: ${money(amount)}`,
  'deck leaves': 'the full deck leaves the table',
  reshuffle: 'reshuffle',
  // what went wrong
  'card found face up': 'the card found face up; the round goes on',
  'card drawn in error': 'the card drawn in error, unseen, as the next card',
  'round stands': 'everybody has decided: the round stands',
  'reshuffle the cards': 'reshuffle the cards',
  'cover the device': ({ device }) => `the ${device}, or put the sign on it, before dealing another way`,
  'device covered': ({ device }) => `the ${device} is covered or has its sign: the cards may be dealt another way`,
  'dealt from now on': ({ from }) => `from ${from === 'hand' ? 'the hand' : 'a manual shoe'} from now on`,
  'device works again': ({ device }) => `the ${device} is working again`,
  // decisions
  'fold or play': ({ seat }) => `seat ${seat}: fold or play?`,
  'folded cards stay': ({ seat, at }) =>
    `the cards of seat ${seat} stay face down ${at === 'sensor' ? 'near the sensor' : 'beside the wager'}`,
  'play set right': ({ seat, play }) => `the Play wager of seat ${seat} is corrected: ${money(play)}`,
  'everybody decided': "everybody has decided: show the dealer's hand",
  'wagers stay in play': ({ seat }) => `seat ${seat} left; the wagers stay in play`,
  'wager forfeited': ({ wager, seat, amount, why, in: where }) =>
    `${wager} of seat ${seat}, ${why === 'left' ? 'abandoned' : 'forfeited'}: ${money(amount)}${ALREADY[where]}`,
  'cards unseen': ({ seat }) => `the cards of seat ${seat}, unseen`,
  // hands
  'dealer has': ({ cards }) => `the dealer has ${inWords(cardsIn(cards))}`,
  'dealer plays': ({ plays, rest }) => `${plays} play, high to low; ${rest} stay in the live hand`,
  'hand shown': ({ seat, cards }) => `the hand of seat ${seat}: ${inWords(cardsIn(cards))}`,
  'cards set right': ({ of, told }) => `the cards of ${party(of)} are corrected; entered before: ${told}`,
  'light is lit': ({ hand, of }) => `${hand} of ${party(of)}, and that its light is on`,
  'hand button': ({ hand }) => `the button for ${hand}`,
  'verify hand': ({ hand, of }) => `floor person: verify ${hand} of ${party(of)}`,
  'cards stay for papers': ({ of }) => `the cards of ${party(of)} stay until the paperwork is done`,
  'hand brings an envy': ({ seat }) => `the hand of seat ${seat} stays face up: it pays envy bonuses`,
  'hand stays until paid': ({ seat }) => `the hand of seat ${seat} stays face up until all payments are made`,
  'hand waits for the others': ({ seat }) =>
    `the hand of seat ${seat} wins from the meter and waits until every hand has been seen`,
  'highest so far': ({ of }) => `the hand of ${party(of)} stays face up for Cover All, the highest so far`,
  'no longer the highest': ({ seat }) => `the hand of seat ${seat}: a higher one stays for Cover All`,
  // money
  'nothing more to collect': (bet) =>
    `seat ${bet.seat} ${betName(bet)}: collect nothing more; it was taken before the deal`,
  'wager settled': (bet) => `seat ${bet.seat} ${betName(bet)}: ${bet.does} ${paid(bet)}`,
  'paid and taken back': (bet) => `${money(bet.amount)} paid to seat ${bet.seat} on ${betName(bet)}`,
  'manual adjustment': ({ document, reason }) => `manual adjustment per ${document}: ${reason}`,
  // the end
  'system ready': 'game over: the system is ready for the next hand',
  'remaining cards': 'all remaining cards, so that each hand can be reconstructed',
}

function lockedWager({ wager, lit }: InstructionMessages['lock wager']): string {
  return `${wager} in the system${lit.length === 0 ? '' : `; lit until the round is over: ${seatList(lit)}`}`
}

/** Where a screen has the verb in front already. */
export const besideVerb: Partial<Sentences<InstructionMessages>> = {
  'shuffle decks': ({ decks }) => (decks === 2 ? 'each deck' : 'the deck'),
  'lock wager': lockedWager,
  reshuffle: 'again',
  'reshuffle the cards': 'the cards again',
  'everybody decided': "the dealer's hand: everybody has decided",
  'dealer has': ({ cards }) => `the dealer's hand: ${inWords(cardsIn(cards))}`,
  'nothing more to collect': (bet) => `seat ${bet.seat} ${betName(bet)}: nothing more; it was taken before the deal`,
  'wager settled': (bet) => `seat ${bet.seat} ${betName(bet)}: ${paid(bet)}`,
}
