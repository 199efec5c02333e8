/** Hands that cannot be: reported cards that no deal of the table's game brings. What was simply not told can still be. */

import { type Message, message } from '../../base/message.ts'
import { type Reason, type Refusal, refuseFor, refuseOrder } from '../../base/refusal.ts'
import { type Card, JOKER, signOf } from '../../cards/card.ts'
import { blackjackTotal } from '../../cards/hands/blackjack.ts'
import { coupFault, coupMessage } from '../../cards/hands/coup.ts'
import type { Deal } from '../../cards/outcomes/deal.ts'
import { tileSign } from '../../cards/tile.ts'
import type { Game } from '../../games/game.ts'
import { GAMES, isGame } from '../../games/games.ts'
import type { Table } from '../house/vocabulary.ts'
import type { Round } from './fact.ts'

type Told = Pick<Round, 'hands' | 'common'>
type Dealing = Pick<Table, 'decks' | 'table'> & Partial<Pick<Table, 'game'>>
/** Cards or tiles, and where they lie. */
type Lying = { readonly place: string; readonly zone: string; readonly pieces: readonly number[] }

/** What is impossible about the reported cards, or nothing; at least some must have been told. */
export function wrongCards(table: Dealing, told: Told): Refusal | undefined {
  const lying = lyingIn(told)
  const isCounted = [told.common, ...told.hands.map(({ cards }) => cards)].some(({ points }) => points !== undefined)
  // A count of points stands for the cards that the table counted.
  if (!isCounted && lying.every(({ pieces }) => pieces.length === 0)) return refuseOrder('no cards told')
  const game = table.game !== undefined && isGame(table.game) ? GAMES[table.game] : undefined
  const wrong = tooOften(table, lying) ?? (game === undefined ? undefined : againstGame(game, told, lying))
  return wrong === undefined ? undefined : refuseFor(wrong)
}

/** Seats that the table does not have, or two who hold the player-dealer's position. */
export function wrongPlaces({ table, seats }: Pick<Table, 'table' | 'seats'>, { hands }: Told): Refusal | undefined {
  const outside = hands.find(({ seat }) => seat !== 'player-dealer' && Number(seat) > seats)
  if (outside !== undefined) return refuseOrder('no such seat', { table, seats, seat: outside.seat })
  const dealers = hands.filter(({ role }) => role === 'player-dealer')
  return dealers.length > 1 ? refuseOrder('one player-dealer in a round') : undefined
}

const lyingIn = ({ hands, common }: Told): Lying[] =>
  [
    ...hands.map(({ seat, role, cards }) => ({ cards, of: role === 'player' ? `seat ${seat} ` : 'player-dealer ' })),
    { cards: common, of: '' },
  ].flatMap(({ cards, of }) =>
    Object.entries(cards).flatMap(([zone, pieces]) =>
      Array.isArray(pieces) ? [{ place: `${of}${zone}`, zone, pieces: pieces as readonly number[] }] : [],
    ),
  )

const isOfTiles = ({ zone }: Lying): boolean => /tiles$/i.test(zone)

/** A card more often than the decks hold it, a tile twice. */
function tooOften({ decks, table }: Dealing, lying: readonly Lying[]): Message | undefined {
  const seen = new Map<Card, string>()
  const counts = new Map<Card, number>()
  const tiles = new Set<number>()
  for (const one of lying) {
    for (const piece of one.pieces) {
      if (isOfTiles(one)) {
        if (tiles.has(piece)) return message('tile twice', { tile: tileSign(piece), place: one.place })
        tiles.add(piece)
        continue
      }
      const count = (counts.get(piece) ?? 0) + 1
      counts.set(piece, count)
      if (count > decks)
        return message('card at two places', {
          card: signOf(piece),
          place: one.place,
          before: seen.get(piece) ?? '',
          table,
          decks,
        })
      seen.set(piece, one.place)
    }
  }
  return undefined
}

/** What the game does not deal: its jokers, its zones and how many cards they take, its order of streets, its drawing rules. */
function againstGame(game: Game, { common }: Told, lying: readonly Lying[]): Message | undefined {
  for (const one of lying) {
    const wrong = wrongZone(game, one) ?? wrongJoker(game, one)
    if (wrong !== undefined) return wrong
  }
  return wrongStreets(common) ?? wrongCoup(game, common) ?? wrongDraw(game, lying)
}

function wrongZone({ zones, name }: Game, { zone, place, pieces }: Lying): Message | undefined {
  const max = mostIn(zones, zone)
  if (max === undefined) return message('no such zone', { zone, game: name })
  return pieces.length > max ? message('too many cards', { place, max, told: pieces.length }) : undefined
}

/** The board is its three streets together; a player-dealer's hand is told whole, or as an up card and those below. */
function mostIn(zones: Game['zones'], zone: string): number | undefined {
  const most = (name: string) => zones.find((known) => known.name === name)?.max
  if (zone === 'board') return most('flop') === undefined ? undefined : 5
  const extra = zones.find(({ name }) => name === 'extra')
  // One of the extra hand is burned; a fourth card of one's own may be told with the three.
  if (zone === 'extra') return extra === undefined ? undefined : extra.max + 1
  if (zone === 'hand' && extra?.whose === 'seat') return most('hand')! + extra.max
  const isDealers = zone === 'dealer' || zone === 'dealerUp' || zone === 'dealerDown'
  if (!isDealers || most(zone) !== undefined) return most(zone)
  return zones.find(({ whose }) => whose === 'seat')?.max
}

/** A deck that no document describes may have one. */
function wrongJoker({ pieces, isAssumed, name }: Game, lying: Lying): Message | undefined {
  if (pieces === 'tiles' || isAssumed === true || pieces.jokers > 0) return undefined
  return isOfTiles(lying) || !lying.pieces.includes(JOKER)
    ? undefined
    : message('joker not in the game', { place: lying.place, game: name })
}

function wrongStreets({ flop, turn, river }: Deal): Message | undefined {
  if (river !== undefined && turn === undefined)
    return message('street before it not told', { street: 'river', before: 'turn' })
  return turn !== undefined && flop === undefined
    ? message('street before it not told', { street: 'turn', before: 'flop' })
    : undefined
}

/** A third card that the drawing rules of baccarat do not have; one that is missing was not told. */
function wrongCoup({ family }: Game, deal: Deal): Message | undefined {
  const fault = family === 'baccarat' ? faultIn(deal) : undefined
  return fault === undefined || fault.rule === 'draws' ? undefined : coupMessage(fault)
}

/** The third card of a coup that nobody has told. */
export function untoldThird(deal: Deal): Message | undefined {
  const fault = faultIn(deal)
  return fault?.rule === 'draws' ? coupMessage(fault) : undefined
}

/** As a reason of the chart that it might have had a hand of. */
export function untold(clause: string, deal: Deal): Reason[] {
  const third = untoldThird(deal)
  return third === undefined ? [] : [{ clause, ...third }]
}

const faultIn = ({ player = [], banker = [] }: Deal) =>
  player.length < 2 || banker.length < 2 ? undefined : coupFault(player, banker)

/** Who has gone over takes no more cards. */
function wrongDraw({ judging }: Game, lying: readonly Lying[]): Message | undefined {
  if (judging.by !== 'one hand' || judging.ranking !== 'blackjack') return undefined
  for (const { zone, place, pieces } of lying) {
    if (zone !== 'hand' || pieces.includes(JOKER)) continue
    const before = blackjackTotal(pieces.slice(0, -1))
    if (before.isBust) return message('card after going over', { place, total: before.total })
  }
  return undefined
}
