/** A called hand as a line of English: the cards, and every fact that was told with them. */
import { type Cents, formatMoney } from '../../../base/money.ts'
import { signsOf } from '../../../cards/card.ts'
import { tileSign } from '../../../cards/tile.ts'
import type { HitText } from '../file/hittext.ts'
import type { SeatText } from '../file/seattext.ts'
import { ownCards } from '../hit.ts'
import { roundFacts } from './titleround.ts'

/** Which hands lie where; the facts stated beside them. */
export function hitInWords(hit: HitText): string {
  const { table, seat, seats, board, flop, turn, river, dealerUp, dealerDown, dealer, playerDealer } = hit
  const named = { ...(seats as Record<string, SeatText> | undefined) }
  if (seat !== undefined) named[seat] = { ...named[seat], ...ownCards(hit) }
  const hands = Object.entries(named).map(([number, facts]) => `seat ${number}${seatInWords(facts)}`)
  const shown = [...(board ?? []), ...(flop ?? []), ...(turn ?? []), ...(river ?? [])]
  const common = [
    shown.length === 0 ? '' : `board ${signsOf(shown)}`,
    dealerUp === undefined ? '' : `player-dealer shows ${signsOf(dealerUp)}`,
    dealerDown === undefined ? '' : `and holds ${signsOf(dealerDown)}`,
    dealer === undefined ? '' : `player-dealer holds ${signsOf(dealer)}`,
    playerDealer === undefined ? '' : `player-dealer${seatInWords(playerDealer)}`,
    hit.extra === undefined ? '' : `extra hand ${signsOf(hit.extra)}`,
    hit.player === undefined ? '' : `Player ${signsOf(hit.player)}`,
    hit.banker === undefined ? '' : `Banker ${signsOf(hit.banker)}`,
    ...factsIn(hit, OF_HAND),
    ...(hit.round === undefined ? [] : roundFacts(hit.round)),
    ...(hit.activities === undefined ? [] : [`for ${hit.activities.join(' and ')} alone`]),
  ].filter((part) => part !== '')
  return `a hand is called${table === undefined ? '' : ` at table ${table}`}: ${[...hands, ...common].join('; ')}`
}

function seatInWords(written: SeatText): string {
  const { backline = 0, seated, ...facts } = written
  const behind = typeof backline === 'number' ? backline : backline.length
  const known = typeof backline === 'number' ? [] : backline.map((one) => factsIn(one, OF_SEAT).join(' '))
  const theirs = known.filter((one) => one !== '').join(', ')
  return [
    cardsInWords(written),
    seated === false ? ', nobody seated' : '',
    ...factsIn(facts, OF_SEAT).map((fact) => ` ${fact}`),
    behind === 0 ? '' : `, ${behind} behind${theirs === '' ? '' : `: ${theirs}`}`,
  ].join('')
}

type Words<Facts> = { readonly [Name in keyof Facts]?: (value: NonNullable<Facts[Name]>) => string }

const either = (yes: string, no: string) => (value: boolean) => (value ? yes : no)
const amount = (what: string) => (value: Cents) => `${what} ${formatMoney(value)}`

/** In the order in which they are read, whatever the order they were written in. */
export const OF_HAND: Words<HitText> = {
  dealtIn: (count) => `${count} dealt in`,
  dealtAt: (local) => `dealt at ${local.slice(0, local.endsWith(':00') ? 16 : 19).replace('T', ' ')}`,
  pot: amount('pot'),
  limit: (limit) => `limit ${limit}`,
  tournament: either('a tournament', 'no tournament'),
  misdeal: either('a misdeal', 'no misdeal'),
  standardDeck: either('a standard deck', 'not a standard deck'),
  spokenOf: either('spoken of during the hand', 'not spoken of'),
  surveillance: either('confirmed by surveillance', 'not confirmed by surveillance'),
  anotherHand: either('another hand than the one before', 'not said to be another hand'),
  freeTable: either('a free table', 'no free table'),
}

const STREETS = { preflop: 'before the flop', flop: 'on the flop', turn: 'on the turn', river: 'on the river' } as const

export const OF_SEAT: Words<SeatText> = {
  folded: either('folded', 'did not fold'),
  foldedOn: (street) => `folded ${STREETS[street]}`,
  heldAside: either('cards held aside', 'cards not held aside'),
  betsCompleted: either('completed the bets', 'did not complete the bets'),
  button: (button) => (button === 'none' ? 'without a button' : `with a ${button} button`),
  dealt: either('dealt in', 'not dealt in'),
  won: either('won at the showdown', 'did not win at the showdown'),
  wageredOn: (hand) => `wagered on ${hand === 'tie' ? 'the tie' : hand === 'player' ? 'Player' : 'Banker'}`,
  wagered: either('wagered', 'did not wager'),
  wager: amount('wager'),
  asked: (prize) => `asked for ${prize}`,
  collectionPaid: either('collection paid', 'collection not paid'),
  feePosted: either('fee posted', 'no fee posted'),
  dealerFeePosted: either('fee posted on the player-dealer hand', 'no fee posted on the player-dealer hand'),
  present: either('still there', 'no longer there'),
  person: (person) => `(person ${person})`,
  duty: (duty) => (duty === 'none' ? '(not an employee)' : `(employee ${duty})`),
  proposition: either('(proposition player)', '(no proposition player)'),
  connection: (connection) => (connection === 'none' ? '(not connected)' : `(${connection})`),
}

function factsIn<Facts extends object>(told: Facts, words: Words<Facts>): string[] {
  const hasStreet = 'foldedOn' in told && told.foldedOn !== undefined
  return (Object.keys(words) as (keyof Facts)[]).flatMap((name) => {
    const value = told[name]
    if (value === undefined || value === null || (name === 'folded' && hasStreet)) return []
    return [words[name]!(value)]
  })
}

/** Hands that are set have a stroke between their parts. */
function cardsInWords(written: SeatText): string {
  const { hole = [], hand = [], down = [], up = [], points } = written
  const cards = [...hole, ...hand, ...down, ...up]
  const set = [written.front, written.middle, written.back].filter((part) => part !== undefined)
  const tiles = [written.tiles, written.frontTiles, written.backTiles].filter((part) => part !== undefined)
  const parts = [
    cards.length === 0 ? '' : signsOf(cards),
    set.map(signsOf).join(' / '),
    tiles.map((part) => part.map(tileSign).join(', ')).join(' / '),
    points === undefined ? '' : `${points} points`,
  ]
  return parts.flatMap((part) => (part === '' ? [] : [` ${part}`])).join('')
}
