/** Prizes on the sheet: what each line pays and to whom beside, how winners share, periods, free tables. */
import { formatMoney } from '../../base/money.ts'
import { formatShare } from '../../base/share.ts'
import { isPool, poolOf } from '../../ledger/name.ts'
import type { Line, RuleFile } from '../../rulebook/rule.ts'
import { type FundName, formatRange, ticketsText } from '../../rulebook/terms.ts'
import type { SheetRow } from './sheetrow.ts'

export const row = (says: string, by: string): SheetRow => ({ says, by })

export const placeInWords = (fund: FundName): string => (isPool(fund) ? `pool ${poolOf(fund)}` : fund)

/** The line itself, and what others have when it is hit. */
export const lineRows = (line: Line): SheetRow[] => [
  row(`${line.line}${gamesText(line)}: ${paysText(line.pays)}`, line.by),
  ...(line.table === undefined
    ? []
    : [row(`${line.table.line}, for every other player dealt in: ${formatRange(line.table.range)}`, line.table.by)]),
  ...(line.envy === undefined
    ? []
    : [
        row(
          `envy for everybody else who paid, ${line.line}: ${formatMoney(line.envy.amount)} from the ${line.envy.from}`,
          line.envy.by,
        ),
      ]),
]

const gamesText = ({ games }: Line): string => (games === undefined ? '' : ` (${games.join(', ')})`)

function paysText(pays: Line['pays']): string {
  switch (pays.kind) {
    case 'pool':
      return `${formatShare(pays.share)} of pool ${pays.pool}`
    case 'fixed': {
      const amount =
        pays.times === undefined ? formatRange(pays.range) : `${pays.times.factor} times the prize for ${pays.times.of}`
      const divided = pays.divided === undefined ? '' : ', divided by all who have it'
      return `${amount} from the ${placeInWords(pays.from)}${divided}`
    }
    case 'entered':
      return `${formatRange(pays.range)}, entered by one person and confirmed by another, from ${placeInWords(pays.from)}`
    case 'shown':
      return `what the wheel shows, ${formatRange(pays.range)}, from the ${placeInWords(pays.from)}`
    case 'ticket':
      return `${ticketsText(pays.tickets)} for the drawing`
    case 'points':
      return pays.points === 1 ? 'a point' : `${pays.points} points`
    case 'beaten':
      return `beaten, it opens pool ${pays.pool}${pays.shares === undefined ? '' : `: losing hand ${formatShare(pays.shares.loser)}, winning hand ${formatShare(pays.shares.winner)}, table ${formatShare(pays.shares.table)}`}`
  }
}

export const roomRows = ({ room }: RuleFile): SheetRow[] =>
  room === undefined
    ? []
    : [
        ...Object.entries(room.option).map(([name, { by, player, room: rest }]) =>
          row(`${name}: player ${formatShare(player)}, everybody with a fee at any table ${formatShare(rest)}`, by),
        ),
        row('the part of the room is paid once, however many win', room.once.by),
      ]

export const countRows = ({ counts }: RuleFile): SheetRow[] =>
  Object.entries(counts ?? {}).map(([game, { cards, by }]) => row(`${game}: ${cards}`, by))

export function severalRows({ several, highest, dealerHand, shares }: RuleFile): SheetRow[] {
  const rows: (SheetRow | undefined)[] = [
    highest && row(highest.only ? 'a hand has its highest prize only' : 'a hand has all prizes that apply', highest.by),
    several && row(`several hands for one pool: ${several.how}`, several.by),
    several?.others && row(`the first from the pool, the others from the ${several.others.from}`, several.others.by),
    several?.order &&
      row(`of different shares of a pool the ${several.order.first} is settled first`, several.order.by),
    several?.halves && row('an own hand and the player-dealer hand together: half for each side', several.halves.by),
    several?.odd && row(`what does not divide: ${several.odd.how}`, several.odd.by),
    dealerHand && row('who posted on the player-dealer hand divides a prize of the pool', dealerHand.pool.by),
    dealerHand && row('who posted on the player-dealer hand has a fixed prize each', dealerHand.fixed.by),
    shares?.fixedUntil && row('the posted structure stays until it was hit and paid', shares.fixedUntil.by),
    shares && row(`what does not divide: ${shares.odd.how ?? 'house rounds up'}`, shares.odd.by),
    shares && row(`a part that nobody may take stays in the ${shares.untaken.to ?? 'pool'}`, shares.untaken.by),
  ]
  return rows.filter((one) => one !== undefined)
}

export const periodRows = ({ period }: RuleFile): SheetRow[] =>
  period === undefined
    ? []
    : [
        row(`settled when a period closes; wins: ${period.wins}`, period.by),
        row(`equal hands: ${period.equal.hands}`, period.equal.by),
        ...(period.present === undefined ? [] : [row('who is not there at the close does not win', period.present.by)]),
      ]

export const multiplierRows = ({ multiplier }: RuleFile): SheetRow[] =>
  multiplier === undefined
    ? []
    : [
        row(`in posted windows, ${timesText(multiplier.range)} the prize`, multiplier.by),
        ...(multiplier.whole === true ? [row('whole times only', multiplier.by)] : []),
        ...(multiplier.most === undefined
          ? []
          : [row(`no prize above ${formatMoney(multiplier.most.amount)}`, multiplier.most.by)]),
        row(`the posted amount as ever, the rest from the ${multiplier.rest.from}`, multiplier.rest.by),
      ]

/** What the program does for every activity, where the document says it. */
export const keptRows = ({ kept = {} }: RuleFile): SheetRow[] =>
  KEPT.flatMap(([key, says]) => (kept[key] === undefined ? [] : [row(says, kept[key].by)]))

const KEPT = [
  ['books', 'every rise and fall of the funds is in books of their own'],
  ['log', 'collections and payments are logged, with time and winner'],
  ['report', 'what each table took is reported by day'],
  ['wins', 'an authorized person verifies a win, which records it'],
  ['corrections', 'a recorded win is taken back by an adjustment with its reason'],
  ['stop', 'it stops at once when the regulator says so'],
] as const

const timesText = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  Number.isFinite(max) && max < Number.MAX_SAFE_INTEGER ? `${min} to ${max} times` : `${min} times or more`

export function freeRows({ free }: RuleFile): SheetRow[] {
  if (free === undefined) return []
  const { hands } = free
  const most = Object.entries(hands?.max ?? {}).map(([game, count]) => `${game} at most ${count}`)
  const rows: (SheetRow | undefined)[] = [
    row(`${free.table}; no fee and no wager, the posted prizes`, free.by),
    free.pays && row(`a qualifying hand wins the ${free.pays}, not a share`, free.by),
    free.asked && row('only the prize that was asked for before the deal', free.asked.by),
    hands?.min !== undefined ? row(`at least ${hands.min} hands are dealt`, hands.by) : undefined,
    most.length > 0 ? row(`hands dealt: ${most.join(', ')}`, hands!.by) : undefined,
    hands?.full ? row('every seat is dealt in', hands.by) : undefined,
    hands?.each && row('each participant plays one hand, the house the others', hands.by),
    free.ownPart && row('only the part of the own hand is paid', free.ownPart.by),
    free.emptySeat && row('a hand dealt to an empty seat counts for those who take part', free.emptySeat.by),
  ]
  return rows.filter((one) => one !== undefined)
}
