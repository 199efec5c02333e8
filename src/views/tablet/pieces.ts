/** Coupons and chips without cash value as the dealer sees them: what may be laid at this table, and what lies there, seat by seat. */
import { formatMoney, fromWire } from '../../base/money.ts'
import type { Table } from '../../engine/house/vocabulary.ts'
import type { State } from '../../engine/mechanisms.ts'
import { type Running, runningOf } from '../../engine/offerings/running.ts'
import { isFresh } from '../../engine/pieces/open.ts'
import type { PieceResult, Series, Use } from '../../engine/pieces/vocabulary.ts'
import { GAMES, isGame } from '../../games/games.ts'
import type { Becomes, Result } from '../../games/pieces/settle.ts'
import { saysOf } from '../../rulebook/cited.ts'
import type { KindTerms } from '../../rulebook/parts/pieces.ts'
import { isCoupons } from '../../rulebook/rule.ts'

export type SeriesHere = {
  readonly series: string
  readonly kind: string
  readonly face: string
  /** For each piece, before the deal. */
  readonly fee?: string
  /** Live chips that belong beside one piece. */
  readonly beside?: string
}

export type LyingView = {
  readonly use: string
  readonly name: string
  readonly kind: string
  readonly seat: string
  readonly backline?: number
  readonly bet: string
  readonly isBonus: boolean
  readonly live: string
  readonly face: string
  readonly status: Extract<Use['status'], 'laid' | 'dealt' | 'to verify'>
  /** Still due. */
  readonly fee?: string
  /** By which clause it lies there, and which one holds the fee. */
  readonly clause: string
  readonly says: string
  readonly feeClause?: string
  /** What becomes of it, by result. */
  readonly endings: { readonly [of in Result]: { readonly piece: Becomes; readonly clause: string } }
  readonly carried: 'representative' | 'player-dealer'
}

/** What was told of the last hand with pieces here, so that a wrong result is seen and taken back at once. */
export type ToldHere = Pick<LyingView, 'use' | 'kind' | 'seat' | 'backline' | 'face' | 'endings' | 'carried'> & {
  readonly result: Result
  /** Nobody has acted on it: whoever told it corrects it alone. */
  readonly isFresh: boolean
}

export type TablePieces = {
  readonly series: readonly SeriesHere[]
  /** The base bets of the game, as far as they are apart. */
  readonly bets: readonly string[]
  readonly lying: readonly LyingView[]
  readonly told: readonly ToldHere[]
}

/** Nothing where no such promotion runs with pieces that are there, and nothing lies. */
export function tablePieces(state: State, table: Table, running: readonly Running[]): TablePieces | undefined {
  const series = running.flatMap((one) => seriesHere(state, table, one))
  const lying = [...state.uses.values()]
    .filter((use) => use.table === table.table)
    .flatMap((use) => lyingOf(state, use))
    .sort((one, other) => Number(one.seat) - Number(other.seat))
  const told = [...state.pieceResults.values()]
    .filter((one) => one.table === table.table && one.isPast !== true)
    .flatMap((one) => toldHere(state, one))
  const isNothing = series.length + lying.length + told.length === 0
  return isNothing ? undefined : { series, bets: betsOf(table.game), lying, told }
}

function seriesHere(state: State, { table, game, kind: of }: Table, { rule, offering }: Running): SeriesHere[] {
  if (!isCoupons(rule)) return []
  // Not every document keeps tournaments out.
  if (of === 'tournament' && rule.who.some(({ need }) => need === 'not a tournament')) return []
  const notice = offering.notices?.[table]
  if (rule.pieces.notice !== undefined && notice === undefined) return []
  const isPlayed = ({ activity, kind, games, isOver }: Series): boolean =>
    activity === rule.activity &&
    isOver !== true &&
    (games === undefined || games.includes(game)) &&
    (notice === undefined || notice.kinds.includes(kind))
  return [...state.series.values()].filter(isPlayed).map(({ series, kind, face, fee }) => {
    const chips = rule.pieces.kinds[kind]?.live.chips
    const isBeside = notice?.wager !== 'none' && (chips === 'equal to the face' || chips === 'at least the face')
    return {
      series,
      kind,
      face: formatMoney(fromWire(face)),
      ...(fee === undefined ? {} : { fee: formatMoney(fromWire(fee)) }),
      ...(isBeside ? { beside: formatMoney(fromWire(face)) } : {}),
    }
  })
}

/** Also of a promotion that was stopped meanwhile: what lies there is decided. */
function lyingOf(state: State, use: Use): LyingView[] {
  const { rule, offering } = runningOf(state, use.activity) ?? {}
  const kind = rule?.pieces?.kinds[use.kind]
  const { status } = use
  if (rule?.pieces === undefined || kind === undefined || status === 'to redeem') return []
  const { fee, redeemed, notice } = rule.pieces
  const isAlone = offering?.notices?.[use.table]?.wager === 'none'
  const clause = notice !== undefined && isAlone ? notice.wager.by : kind.live.by
  return [
    {
      use: use.use,
      name: rule.name,
      kind: use.kind,
      seat: use.seat,
      ...(use.backline === undefined ? {} : { backline: use.backline }),
      bet: use.bet,
      isBonus: use.isBonus === true,
      live: formatMoney(fromWire(use.live)),
      face: formatMoney(fromWire(use.face)),
      status,
      ...(use.fee === '0' ? {} : { fee: formatMoney(fromWire(use.fee)) }),
      ...(use.fee === '0' || fee === undefined ? {} : { feeClause: fee.by }),
      clause,
      says: saysOf(rule, clause),
      endings: endingsOf(kind),
      carried: redeemed.carried,
    },
  ]
}

function toldHere(state: State, told: PieceResult): ToldHere[] {
  const terms = runningOf(state, told.activity)?.rule.pieces
  const kind = terms?.kinds[told.kind]
  if (terms === undefined || kind === undefined) return []
  const { use, seat, backline, face, result } = told
  return [
    {
      use,
      kind: told.kind,
      seat,
      ...(backline === undefined ? {} : { backline }),
      face: formatMoney(fromWire(face)),
      result,
      isFresh: isFresh(told),
      endings: endingsOf(kind),
      carried: terms.redeemed.carried,
    },
  ]
}

const endingsOf = ({ wins, loses, pushes }: KindTerms): LyingView['endings'] => ({
  win: endingOf(wins),
  lose: endingOf(loses),
  push: endingOf(pushes),
})

const endingOf = ({ piece, by }: { readonly piece: Becomes; readonly by: string }) => ({ piece, clause: by })

const betsOf = (game: string): readonly string[] => {
  const judging = isGame(game) ? GAMES[game].judging : undefined
  return judging?.by === 'two sides' ? [...judging.sides] : ['base']
}
