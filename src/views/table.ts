/** What the dealer's tablet shows of a table. */

import type { Recorded } from '../base/message.ts'
import { formatMoney } from '../base/money.ts'
import type { Spot } from '../base/spot.ts'
import { byTable } from '../base/spot.ts'
import { tableIn } from '../engine/hits/source.ts'
import type { Hit } from '../engine/hits/vocabulary.ts'
import { brokenTerms } from '../engine/house/equipment.ts'
import { DEVICES, type Device, type Table } from '../engine/house/vocabulary.ts'
import type { State } from '../engine/mechanisms.ts'
import { activitiesAt, runningOf } from '../engine/offerings/running.ts'
import { keepsSeats, playersAt } from '../engine/presence/status.ts'
import { rateAt } from '../engine/rounds/rates.ts'
import { backlineIn, isBookedAtLock } from '../rulebook/choice.ts'
import type { Offering } from '../rulebook/offering.ts'
import { isHeld, type RuleFile } from '../rulebook/rule.ts'
import { isTableGame } from '../rulebook/tablegame.ts'
import { type HitView, hitView } from './hit.ts'
import { type TablePieces, tablePieces } from './tablet/pieces.ts'

export type TableView = {
  table: string
  game: string
  seats: number
  decks: number
  isOpen: boolean
  /** Seats with somebody who is not away, where they are kept. */
  players?: string[]
  round: number
  /** The table waits for a floor person. */
  call?: { why: string; since: number; local: string; by: string }
  /** The locked bets of the open round, by activity. */
  open?: { round: number; fees: Record<string, Spot[]> }
  activities: {
    activity: string
    name: string
    takesFees: boolean
    /** One fee covers the round; the player-dealer puts it down. */
    paysDealer: boolean
    /** The player-dealer puts down a fee of its own, by the limit of the table. */
    dealerPaysOwn: boolean
    /** There is a space for a fee on the player-dealer's hand. */
    hasDealerSpace: boolean
    fee: string
    evidence: string
    minimumDealtIn: number
    /** Those behind a seat may take part. */
    hasBackline: boolean
    /** The prize is divided by wagers, or proposition players have none: the dealer is asked for it. */
    asks: ('wager' | 'proposition')[]
    /** What the document puts in the place of a device that has failed. */
    instead: { device: Device; what: string; clause: string }[]
    /** Free tables on request; `asked`: the patron names the prize before the deal. */
    free?: { clause: string; asked: boolean }
  }[]
  /** A game against the house is dealt here. */
  isDealt: boolean
  /** Names of the two keys, where a document has them. */
  keys?: { start: string; end: string }
  /** Devices that have failed, and why. */
  broken: Partial<Record<Device, Recorded>>
  hits: HitView[]
  /** Coupons and chips that may be laid here, and those that lie here. */
  pieces?: TablePieces
  /** Somebody in the house has won collection, and it is taken here. */
  takesCredit?: true
  /** Tournaments are played here, and nothing else. */
  isTournament?: true
}

export function tableViews(state: State): TableView[] {
  const hasCredits = [...state.claims.values()].some(({ credit }) => credit !== undefined)
  return [...state.tables.values()].sort(byTable).map((known) => tableView(state, known, hasCredits))
}

function tableView(state: State, known: Table, hasCredits: boolean): TableView {
  const { table, game, seats, decks, openedAt, broken, limit, kind } = known
  const { round = 0, open } = state.rounds.get(table) ?? {}
  const running = activitiesAt(state, table)
  const keys = running.find(({ rule }) => rule.keypad !== undefined)?.rule.keypad
  const pieces = tablePieces(state, known, running)
  return {
    table,
    game,
    seats,
    decks,
    isOpen: openedAt !== undefined,
    ...(keepsSeats(state, table) ? { players: playersAt(state, table) } : {}),
    round,
    ...callOf(state, table),
    ...(open === undefined ? {} : { open: { round: open.round, fees: mutable(open.fees) } }),
    activities: running
      .filter(({ rule }) => !isTableGame(rule) && !isHeld(rule))
      .map(({ rule, offering }) => ({
        activity: rule.activity,
        name: offering.name ?? rule.name,
        takesFees: isBookedAtLock(rule) && rule.fee?.round === undefined && feeAt(rule, game, limit) !== '',
        paysDealer: isBookedAtLock(rule) && rule.fee?.round !== undefined,
        dealerPaysOwn: dealerPaysOwn(rule, game, limit),
        hasDealerSpace: rule.dealerHand !== undefined,
        fee: feeAt(rule, game, limit),
        evidence: rule.fee?.evidence ?? 'none',
        minimumDealtIn: rule.who.reduce((min, need) => (need.need === 'dealt in' ? Math.max(min, need.min) : min), 0),
        hasBackline: hasBackline(rule, offering, game),
        asks: [
          ...(rule.wagers === undefined && rule.fee?.postedBy?.several === undefined ? [] : ['wager' as const]),
          ...(rule.who.some(({ need }) => need === 'not a proposition player') ? ['proposition' as const] : []),
        ],
        instead: DEVICES.flatMap((device) => {
          const terms = brokenTerms(rule, device)
          return terms === undefined ? [] : [{ device, what: terms.instead, clause: terms.by }]
        }),
        ...(rule.free === undefined ? {} : { free: { clause: rule.free.by, asked: rule.free.asked !== undefined } }),
      })),
    ...(keys === undefined ? {} : { keys: { start: keys.start, end: keys.end } }),
    isDealt: running.some(({ rule }) => isTableGame(rule)),
    broken: { ...broken },
    hits: hitsAt(state, table).map((hit) => hitView(state, hit)),
    ...(pieces === undefined ? {} : { pieces }),
    ...(hasCredits && kind !== 'tournament' && openedAt !== undefined ? { takesCredit: true as const } : {}),
    ...(kind === 'tournament' ? { isTournament: true as const } : {}),
  }
}

/** Where the rules name those behind a seat, the house says it for each game; where they ask for a seat, nobody is there. */
function hasBackline(rule: RuleFile, offering: Offering, game: string): boolean {
  if (rule.who.some(({ need }) => need === 'seated')) return false
  return !rule.who.some(({ need }) => need === 'backline where allowed') || backlineIn(offering, game) === true
}

function dealerPaysOwn(rule: RuleFile, game: string, limit: string | undefined): boolean {
  const found = rateAt(rule, game, limit)
  return 'rate' in found && found.rate.playerDealer !== undefined
}

function callOf(state: State, table: string): Pick<TableView, 'call'> {
  const call = state.calls.get(table)
  return call === undefined ? {} : { call: { why: call.why, since: call.at, local: call.local, by: call.by } }
}

/** Hits of the open round, and those that still wait. */
const hitsAt = (state: State, table: string): Hit[] =>
  [...state.hits.values()].filter(
    (hit) =>
      tableIn(hit.source) === table &&
      (hit.status === 'declared' ||
        hit.status === 'held' ||
        (state.rounds.get(table)?.open?.hits.includes(hit.hit) ?? false)),
  )

const mutable = (fees: Readonly<Record<string, readonly Spot[]>>): Record<string, Spot[]> =>
  Object.fromEntries(Object.entries(fees).map(([activity, spots]) => [activity, [...spots]]))

export const activityName = (state: State, activity: string): string => {
  const running = runningOf(state, activity)
  return running === undefined ? activity : (running.offering.name ?? running.rule.name)
}

/** What a player puts down here; nothing where the fee goes by a betting limit that is not posted. */
function feeAt(rule: RuleFile, game: string, limit: string | undefined): string {
  if (rule.fee?.rates === undefined) return rule.fee === undefined ? '' : formatMoney(rule.fee.amount)
  const found = rateAt(rule, game, limit)
  return 'rate' in found ? formatMoney(found.rate.player) : ''
}
