import { partyKey } from '../../../base/party.ts'
import type { DrawingMessages } from '../../../engine/drawings/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'

const quoted = (text: string): string => JSON.stringify(text)

const ONCE = {
  'business day': 'a day',
  '24 hours': 'in 24 hours',
  'calendar day': 'a calendar day',
  drawing: 'in a drawing',
  promotion: 'in the whole promotion',
} as const

export const drawings: Sentences<DrawingMessages> = {
  'no drawing is held': 'no posted drawing is being held now',
  'lots are as the rules say': 'what is drawn follows from the rules: nobody hands in another list',
  'so many are drawn': ({ drawn, wanted }) => `${wanted} are drawn, one after the other and none twice, not ${drawn}`,
  'drawing has another name': ({ purpose }) => `this drawing is called ${purpose}`,
  'drawing has its winner': ({ who }) => `${partyKey(who)} is the winner of this drawing; each drawing has one`,
  'one winner at a time': 'one winner is drawn at a time',
  'nobody can be drawn': 'nobody eligible is playing with a card now',
  'entries are not the players': 'the entries do not match who is playing with a card now; seal the list again',
  'won today': 'has already won today; a person can win once a day',
  'won before': ({ per }) => `has already won; a person can win once ${ONCE[per]}`,
  'drawing does not say what it gives': ({ activity }) =>
    `the posted drawing of ${activity} does not say what it gives; post one of the things that the rules name`,
  'drawing has no prize': ({ activity }) => `no prize is posted for this drawing of ${activity}`,
  'placed by points': ({ place, points, to }) =>
    `${to === undefined ? `place ${place}` : `places ${place} to ${to}, shared,`} with ${points} ${points === 1 ? 'point' : 'points'}`,
  'nothing is given up': 'the rules do not let the person who was called give it up',
  'passed over in this drawing': 'was already called in this drawing and passed over',
  'drawing has all its winners': 'this drawing already has all its posted winners',
  'activity draws no tickets': ({ activity }) => `${activity} does not draw tickets`,
  'ticket of another game': ({ game }) => `is no ticket of ${game}, for which this drawing is held`,
  'ticket was drawn': ({ callup }) => `was drawn already, as ${callup}`,
  'no such ticket': 'there is no such ticket in the drum',
  'activity draws no tables': ({ activity }) => `${activity} does not draw tables`,
  'event is not posted': ({ event, events }) =>
    `"${event}" is not posted; ${events.length === 0 ? 'no event is' : `posted: ${events.join(', ')}`}`,
  'table has no ball': 'this table takes no part in the promotion and has no ball',
  'tournament table has no ball': 'a tournament is played there: the table has no ball',
  'table is not in play': 'this table is not in play, and has no ball',
  'ball is held out': 'its ball was drawn and held out of the bin for the rest of this drawing',
  'nobody said how many are dealt in': 'nobody keeps the seats of this table: say how many are dealt in there',
  'too few dealt in there': ({ dealtIn, least }) => `${dealtIn} dealt in; at least ${least} must be`,
  'table was drawn and nobody in person': 'a table was drawn; nobody reports for it alone',
  'no cards are spread': ({ activity }) => `${activity} spreads no cards at the table that was drawn`,
  'cards are spread already': 'the cards were spread already',
  'sat down after the ball': 'sat down after the ball was drawn and takes no part',
  'so many cards are spread': ({ cards, wanted }) =>
    `${wanted} ${wanted === 1 ? 'card is' : 'cards are'} spread, not ${cards}`,
  'too many cards spread': ({ cards, most }) => `${cards} cards; at most ${most} are spread`,
  'ace at another seat': 'takes no part, and cannot have drawn the ace',
  'somebody has the ace': 'every card was drawn: say which seat has the ace',
  'nobody drew the ace': ({ cards }) => `nobody drew the ace of ${cards} cards`,
  'no seat told': 'say at least one seat',
  'seat told twice': ({ seat }) => `seat ${seat} is there twice`,
  'somebody is called': ({ who }) => `${partyKey(who)} has been called, and has neither reported nor been passed over`,
  'nobody was called': ({ callup }) => `nobody was called as ${callup}`,
  'call is over': ({ who, status }) => `${partyKey(who)} is already ${status}`,
  'another person was drawn': 'another person was drawn',
  'time to report is over': ({ minutes }) => `the ${minutes} minutes to report have passed`,
  'time to report is left': 'there is still time to report',
  'nobody asks for clause': ({ clause }) => `${clause} is not checked when a person reports`,
  'not ready': ({ asks, answer }) => `${asks} (${answer})`,
  'no such clause': ({ activity, clause }) => `${activity} has no clause ${clause}`,
  'no card in machine': ({ machine }) => `there is no card in machine ${machine}`,
  'card in machine already': ({ person, machine }) => `the card of ${person} is already in machine ${machine}`,
  'folded cards not kept': 'folded, and the dealer was not asked to keep the cards',
  'no step of the game': ({ step, game }) => `"${step}" is not a step of ${game}`,
  'not reported for the game': ({ who }) => `${partyKey(who)} has not reported, so there is no game`,
  'hit before the last card': ({ hit }) =>
    `hit ${hit} for the same prize is not decided yet; verify or decline it before the last card`,
  'purpose misspelt': ({ purpose }) => `the purpose ${quoted(purpose)} must read like house/activity/2026-03-06/20:00`,
  'draw without a witness':
    'a draw takes a part from outside the house: choose a witness, or the minute of a beacon that counts',
  'witness not accepted': 'the house has not accepted this witness or beacon; compliance does so with a second person',
  'witness accepted already': ({ name }) => `this is ${name}, which is accepted already`,
  'not a fingerprint': 'a witness is known by 64 hexadecimal digits, a beacon by 128',
  'witness takes two': 'accepting or retiring a witness takes two persons of different departments',
  'abandoning takes two': 'abandoning an opened draw takes a second person of another department and a reason',
  'passing over early takes two':
    'there is still time to report: passing over now takes a second person of another department and a reason',
  'card by hand takes two':
    'a card put in or taken out by hand takes a second person of another department and a reason',
  'machines take two': 'enrolling or retiring machines takes two persons of different departments',
  'machines enrolled already': 'these machines are enrolled already',
  'machine not enrolled': ({ machine }) => `machine ${machine} is not enrolled, and enters nobody`,
  'no such machine': ({ machine }) => `no machine ${machine} is enrolled`,
  'one person is not two': 'the second person must be someone else',
  'one department is not two': 'the second person must be of another department',
  'a fingerprint': 'a fingerprint: 64 hexadecimal digits of a witness, 128 of a beacon',
  'a machine by its name': 'the name of a machine, such as M-17',
  'draw is open': ({ draw, purpose }) => `draw ${draw} for ${purpose} is open and not yet revealed`,
  'drawn for already': ({ purpose, draws }) => {
    const listed = draws.map(({ draw, abandoned }) => `draw ${draw}${abandoned ? ' abandoned' : ''}`).join(', ')
    return `${purpose} was already drawn for (${listed}): say why it is drawn again`
  },
  'never drawn for': ({ purpose }) => `${purpose} was never drawn for, so it cannot be drawn again`,
  'reason to draw again is no line': 'the reason to draw again must be one line of at most 500 characters',
  'not a secret': ({ bytes }) => `the secret must be ${bytes} random bytes in hexadecimal digits`,
  'no entries': 'there are no entries',
  'entries without weight': 'the entries have no weight: nobody could be drawn',
  'no winners to draw': ({ winners }) => `the number of winners must be 1 or more, not ${winners}`,
  'standby below nothing': ({ standby }) => `the number of standby entries must be 0 or more, not ${standby}`,
  'too many to draw': ({ most, drawn }) => `at most ${most} can be drawn at once, not ${drawn}`,
  'more drawn than have a chance': ({ drawn, chances }) =>
    `${drawn} are to be drawn, but only ${chances} entries have a chance`,
  'holder is the witness': 'the witness must be someone other than the holder',
  'contributed already': ({ draw }) => `draw ${draw} already has its contribution; a second one would be a choice`,
  'contribution after the beacon': ({ draw }) =>
    `the beacon of draw ${draw} has spoken, so the room comes too late; abandon it and open another draw`,
  'outside part lacking': ({ kind }) =>
    kind === 'witness' ? 'the witness has not revealed its value' : 'the beacon’s file has not been brought',
  'value not committed to': 'this is not the value that the witness committed to',
  'beacon has not spoken': 'the minute of the beacon has not come yet',
  'beacon has spoken': 'the minute of the beacon must lie ahead: what is published could be known',
  'beacon cannot be read': 'this is not a pulse of the beacon',
  'another pulse': ({ at }) => `this is the pulse of ${at}, not the one that counts for this draw`,
  'commitment cannot be read': 'this is not a commitment of a witness',
  'committed before': 'the witness committed to this value for an earlier draw; what was used once may be known',
  'witness did not reveal':
    'this witness did not reveal its value for the same drawing before; another witness or a beacon takes its place',
  'minutes to wait': ({ most }) => `the time to wait for a value is 1 to ${most} minutes`,
  'too early to call off': ({ draw, minutes }) =>
    `the room has spoken: draw ${draw} waits for its value for the posted ${minutes} minutes before anybody may call it off`,
  'contribution lacking': ({ draw }) => `draw ${draw} is still waiting for its contribution`,
  'another secret': ({ draw }) => `this is not the secret that draw ${draw} was opened with`,
  'no reason to abandon': ({ draw }) => `draw ${draw} can only be abandoned with a reason`,
  'reason is no line': 'the reason must be one line of at most 500 characters',
  'no such draw': ({ draw }) => `there is no draw ${draw}`,
  'draw is over': ({ draw, how }) => `draw ${draw} was already ${how}`,
  'entry without a proper id': ({ id }) =>
    `entry ${quoted(id)} needs an id of 1 to 64 printable ASCII characters without a space at either end`,
  'entry without a proper source': ({ id }) => `entry ${quoted(id)} needs a source in printable ASCII characters`,
  'entry of negative weight': ({ id, weight }) => `entry ${quoted(id)} has the negative weight ${weight}`,
  'entry of too much weight': ({ id, most }) => `entry ${quoted(id)} has a weight above ${most}`,
  'entry twice': ({ id }) => `entry ${quoted(id)} is in the list twice`,
  'too little chance': ({ ways, needed, dice, digits }) =>
    `the contribution allows only ${ways} outcomes; this draw needs at least ${needed}, such as ${dice} dice or ${digits} digits`,
  'no dice thrown': 'no dice were thrown',
  'no such face of a die': ({ face }) => `a die shows 1 to 6, not ${face}`,
  'no card cut': 'no card was cut',
  'no such card to cut': ({ text }) => `${quoted(text)} is not a card such as Qh or Ts`,
  'card cut twice': ({ card }) => `the card ${card} cannot be cut twice from one deck`,
  'not digits': ({ text }) => `${quoted(text)} is not a row of digits`,
  'nothing reverts now': ({ activity }) => `${activity} has nothing to return to the house now`,
  'last drawing ends at another time': ({ at, not }) => `the last drawing ends at ${at}, not at ${not}`,
  'last drawing not over': ({ at }) => `the last drawing ends at ${at}`,
  'fault of a record': ({ place, fault }, say) => `${place || 'the record'}: ${say(fault)}`,
  'a line of a record': 'one line of at most 500 characters',
  'a digest': '64 hexadecimal digits in lower case',
  'a whole number as text': 'a whole number as text',
  'a purpose of a draw': 'a purpose like house/activity/time',
  'did not report': ({ minutes }) => `did not report in ${minutes} minutes`,
  'wheel was spun': ({ callup, ticket, draw, spins, drawn = [], form }) =>
    `called as ${callup}${ticket === undefined ? '' : ` for ticket ${ticket}`}${draw === undefined ? '' : ` by draw ${draw}`}; the wheel showed ${spins.join(', ')}${drawn.length === 0 ? '' : ` (${drawn.length === 1 ? 'draw' : 'draws'} ${drawn.join(', ')})`}${form === undefined ? '' : `; in ${form}`}`,
  'program draws the spot': 'this wheel is on the screen: the program draws its spot, and nobody enters it',
  'spin is sealed': ({ draw }) => `draw ${draw} is sealed for this spin; reveal it, or abandon it`,
  'spots are as posted': 'the spots of the wheel are the posted ones; a spin takes no other list',
  'one spot at a time': 'a spin draws one spot',
  'wheel is not posted': ({ activity }) => `no wheel is posted for ${activity}`,
  'drawn and reported': ({ callup, ticket, draw, carried }) =>
    `called as ${callup}${ticket === undefined ? '' : ` for ticket ${ticket}`}${draw === undefined ? '' : ` by draw ${draw}`}${carried === undefined ? '' : `; ${money(carried)} of it carried over from the drawing before`}`,
  'game was played': ({ game, callup, draw, ticket, guesses = [], hands = [] }) => {
    const drawn = draw === undefined ? (ticket === undefined ? '' : ` for ticket ${ticket}`) : ` in draw ${draw}`
    const told = [
      ...guesses.map(({ call, card, was }) => `${call} ${card} ${was}`),
      ...hands.map(({ on, was }) => `${on}: ${was}`),
    ]
    return `${game}, called up as ${callup}${drawn}${told.length === 0 ? '' : `: ${told.join(', ')}`}`
  },
}
