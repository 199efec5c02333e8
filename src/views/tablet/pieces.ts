/** Coupons and chips without cash value as the dealer sees them: what may be laid at this table, and what lies there, seat by seat. */
import { formatMoney, fromWire } from '../../base/money.ts'
import type { Table } from '../../engine/house/vocabulary.ts'
import type { State } from '../../engine/mechanisms.ts'
import { type Running, runningOf } from '../../engine/offerings/running.ts'
import type { Series, Use } from '../../engine/pieces/vocabulary.ts'
import { GAMES, isGame } from '../../games/games.ts'
import type { Becomes, Result } from '../../games/pieces/settle.ts'
import { saysOf } from '../../rulebook/cited.ts'
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

export type TablePieces = {
  readonly series: readonly SeriesHere[]
  /** The base bets of the game, as far as they are apart. */
  readonly bets: readonly string[]
  readonly lying: readonly LyingView[]
}

/** Nothing where no such promotion runs with pieces that are there, and nothing lies. */
export function tablePieces(state: State, table: Table, running: readonly Running[]): TablePieces | undefined {
  const series = table.kind === 'tournament' ? [] : running.flatMap((one) => seriesHere(state, table, one))
  const lying = [...state.uses.values()]
    .filter((use) => use.table === table.table)
    .flatMap((use) => lyingOf(state, use))
    .sort((one, other) => Number(one.seat) - Number(other.seat))
  return series.length === 0 && lying.length === 0 ? undefined : { series, bets: betsOf(table.game), lying }
}

function seriesHere(state: State, { table, game }: Table, { rule, offering }: Running): SeriesHere[] {
  if (!isCoupons(rule)) return []
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
  const { rule } = runningOf(state, use.activity) ?? {}
  const kind = rule?.pieces?.kinds[use.kind]
  const { status } = use
  if (rule?.pieces === undefined || kind === undefined || status === 'to redeem') return []
  const { fee, redeemed } = rule.pieces
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
      clause: kind.live.by,
      says: saysOf(rule, kind.live.by),
      endings: {
        win: endingOf(kind.wins),
        lose: endingOf(kind.loses),
        push: endingOf(kind.pushes),
      },
      carried: redeemed.carried,
    },
  ]
}

const endingOf = ({ piece, by }: { readonly piece: Becomes; readonly by: string }) => ({ piece, clause: by })

const betsOf = (game: string): readonly string[] => {
  const judging = isGame(game) ? GAMES[game].judging : undefined
  return judging?.by === 'two sides' ? [...judging.sides] : ['base']
}
