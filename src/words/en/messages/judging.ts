import type { Lacks } from '../../../engine/judging/line.ts'
import type { JudgingMessages } from '../../../engine/judging/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'
import { cardNamed } from '../cards.ts'
import { inPlace, placeName } from '../places.ts'

const LACKS: Readonly<Record<Lacks, string>> = {
  'one suit': 'the cards must be of one suit',
  'one colour': 'the cards must be of one color',
  'pocket pair': 'it takes a pocket pair',
  'natural hand': 'the joker cannot be used',
  'no joker': 'a joker cannot be used',
  'set that way': 'the hand must be set that way',
  'both lines': 'both lines must have it',
  'posted suit': 'it must be of the posted suit',
  'those suits': 'it must be of the suit on the chart',
  'posted rank': 'it must be of the posted rank',
  'those ranks': 'it must be of a rank on the chart',
  'so many points': 'there are too few points',
  'so many cards': 'it takes another number of cards',
  'those cards': 'other cards count',
}

export const judging: Sentences<JudgingMessages> = {
  'outside posted days': ({ from, to }) =>
    `outside the posted days${from === undefined ? '' : ` from ${from}`}${to === undefined ? '' : ` until ${to}`}`,
  'points need a number':
    'points are kept under a player’s number: please have the player ask for one at the desk, and report the hand with it',
  'limit not known': 'the number of tickets goes by the betting limit of the table: please say which it is',
  'whether in posted hours': 'Was the hand dealt during the posted hours?',
  'outside posted hours': 'outside the posted hours',
  'whether a designated game': 'Is this one of the designated games?',
  'not a designated game': 'not a designated game',
  'whether a live game': 'Is this a live game, not a tournament?',
  'tournament play': 'tournament play is not eligible',
  'whether enough dealt in': 'Were enough players dealt in?',
  'too few dealt in': ({ min }) => `at least ${min} players must be dealt in`,
  'whether enough players': 'Were enough players playing?',
  'wrong number of players': ({ min, max }) =>
    max === undefined ? `at least ${min} players must be playing` : `${min} to ${max} players must be playing`,
  'whether no misdeal': 'Was the hand free of a misdeal?',
  misdeal: 'the hand was a misdeal',
  'whether deck standard': 'Is the deck complete and standard?',
  'deck not standard': 'the deck is not standard',
  'whether nobody spoke of it': 'Did everyone refrain from discussing the jackpot during the hand?',
  'jackpot spoken of': 'the jackpot was discussed during the hand',
  'whether base wager made': 'Was the base wager made?',
  'no base wager': 'no base wager on the hand',
  'whether fee posted': 'Was the jackpot fee posted before the lock?',
  'no fee posted': 'no jackpot fee posted for this hand',
  'whether fee of the round put down': 'Was the jackpot fee for this round posted before the deal?',
  'no fee for the round': 'no jackpot fee was posted for this round',
  'whether seated': 'Is this the seated player?',
  'only seated players': 'only seated players are eligible',
  'whether betting behind a seat': 'Does the base game have betting behind a seat?',
  'no betting behind a seat': 'the base game has no betting behind a seat',
  'whether pot large enough': 'Was the pot large enough?',
  'pot too small': ({ min }) => `the pot must be at least ${money(min)}`,
  'whether shown down': 'Did this player complete every bet and show the hand down?',
  'not shown down': 'every bet must be completed and the hand shown down',
  'whether best hand': 'Did this hand win at the showdown?',
  'not the best hand': 'the hand must win at the showdown',
  'whether hand completed': 'Did this player complete the hand?',
  'hand not completed': 'the hand must be completed',
  'whether in at the flop': 'Was this player still in the hand when the flop came?',
  'folded before the flop': 'folded before the flop',
  'whether so many dealt in': ({ told, taken }) =>
    `The report says ${told} were dealt in; ${taken} sit at the table and are not away. Were it ${told}?`,
  'whether told person played': ({ seat, told, sits }) =>
    `The report says person ${told} played seat ${seat}; person ${sits} is known to sit there. Was it person ${told}?`,
  'whether dealt in': 'Was this player dealt in and active?',
  'not dealt in': 'not dealt in on this hand',
  'whether their own hand': 'Does the hand belong to this bettor?',
  'not their own hand':
    'the hand belongs to the seated player if that player bet on it, otherwise to the first betting position',
  'whether present': 'Is this player present?',
  'not present': 'the winner must be present',
  'whether collection paid': 'Was the regular collection paid for a wager on this hand?',
  'no collection paid': 'no regular collection paid for this hand',
  'whether surveillance confirms': 'Has surveillance confirmed the hand?',
  'surveillance does not confirm': 'surveillance does not confirm the hand',
  'whether not the player-dealer': 'Is this someone other than the player-dealer?',
  'player-dealer takes no part': 'the player-dealer position is not eligible',
  'whether no proposition player': 'Is this person someone other than a proposition player?',
  'proposition players take no part': 'proposition players are not eligible',
  'whether no button': 'Is this seat free of a hold or missed-blind button?',
  'button at the seat': 'there is a hold or missed-blind button at the seat',
  'whether no family or vendor staff':
    'Is this person neither a relative of an employee nor staff of the manufacturer or the agency?',
  'family and vendor staff take no part':
    'relatives of employees and staff of the manufacturer and the agency are not eligible',
  'whether the club form is complete':
    'Is the form of the club card filled out completely, with full name and current address?',
  'club form not complete': 'the form of the club card is not filled out completely',
  'whether no licensee': 'Is this person not licensed by the regulators of the house or its grounds?',
  'licensees take no part': 'people licensed by the regulators of the house are not eligible',
  'whether not excluded': 'Is this person neither banned nor excluded from the house?',
  'banned or excluded': 'banned or excluded from the house',
  'whether old enough': 'Is this person old enough?',
  'under age': ({ min }) => `under ${min} years of age`,
  'whether off duty': 'If this person works here: off duty as the rule requires?',
  'employees take part only': ({ may }) =>
    may === 'never' ? 'employees are not eligible' : `employees are eligible only ${may}`,

  'as written': ({ text }) => text,

  'no hand of the chart': 'not a hand on the posted chart',
  'nearly a line': ({ line, lacks }) => `just short of ${line}: ${LACKS[lacks]}`,
  'folded before it was made': 'folded before the hand was made',
  'hole cards do not play': 'the hole cards do not play as the rule requires',
  'not beaten at the showdown': 'the hand must lose to a better hand at the showdown',
  'paid once for the table': 'the hand belongs to the table; each person is paid once',
  'none beaten': ({ lines }) => `no ${lines.join(' or ')} was beaten`,
  'none beaten as the chart asks': ({ lines }) => `no ${lines.join(' or ')} was beaten as the chart requires`,
  'both hands not shown down': 'both hands must complete every bet and be shown down',
  'loser not second-best': 'the losing hand must be second-best at the showdown',
  'hole cards must play in both': 'both hole cards must play in the losing and in the winning hand',
  'hand thrown away': 'the hand was discarded: it neither beats the player-dealer nor is beaten',
  'only active players share': 'the hand was thrown away: only active players share',
  'prize not for the player-dealer': 'the prize is for a player’s hand, not for the player-dealer’s',
  'player-dealer hand not told': 'the player-dealer’s full hand must be entered: the split depends on it',
  'wagers not told': ({ seat }) => `several players bet on seat ${seat}; each wager must be entered`,
  'fee not as locked': ({ seat, locked }) =>
    `the lock of this round recorded ${locked ? 'a' : 'no'} fee at seat ${seat}; correct the report`,

  'full prize to the beaten hand': 'at a free table the beaten hand gets the full prize',
  'too few free hands': ({ min, dealt }) => `at a free table at least ${min} hands are dealt, not ${dealt}`,
  'too many free hands': ({ max, dealt }) => `at a free table at most ${max} hands are dealt, not ${dealt}`,
  'one free hand each': 'at a free table each player plays one hand',
  'whether every seat dealt': 'Was every seat of the free table dealt a hand?',
  'whether prize asked for': ({ line }) => `Did this player ask for ${line} before the deal?`,
  'asked for another prize': ({ asked, line }) => `asked for ${asked}, not for ${line}`,

  'card at two places': ({ card, place, before, table, decks }) => {
    const entered = `the ${cardNamed(card)} was entered`
    if (decks > 1)
      return `${entered} ${decks + 1} times, the last time ${inPlace(place)}; table ${table} plays with ${decks} decks`
    const where = place === before ? inPlace(place) : `${inPlace(before)} and ${inPlace(place)}`
    return `${entered} twice, ${where}; table ${table} plays with one deck`
  },
  'tile twice': ({ tile, place }) =>
    `the tile ${tile} was entered ${inPlace(place)} and once before; the set has it once`,
  'joker not in the game': ({ place, game }) => `${placeName(place)}: ${game} is dealt without a joker`,
  'too many cards': ({ place, max, told }) =>
    `${placeName(place)}: ${told} cards were entered; the game deals at most ${max}`,
  'no such zone': ({ zone, game }) => `${game} has no cards called ${zone}`,
  'street before it not told': ({ street, before }) => `there is no ${street} without a ${before}: enter the ${before}`,
  'card after going over': ({ place, total }) => `${placeName(place)}: nobody takes another card on ${total}`,
  'no cards told': 'enter the cards of the hit',
}
