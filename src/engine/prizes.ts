/** Prizes for hands: shares of a pool, and fixed amounts from the reserve. */
import { add, type Cents, cents, subtract, toWire, ZERO } from '../base/money.ts'
import { isWhole, partRoundedDown } from '../base/share.ts'
import { divideRoundedDown } from '../base/split.ts'
import { balanceIn, type Draft, entitle } from '../ledger/draft.ts'
import type { Line, RuleFile } from '../rulebook/rule.ts'
import type { Player } from './answer.ts'
import type { Award } from './event.ts'
import { drawOnReserve } from './fund.ts'
import type { Running } from './judge.ts'

export type Winner = { readonly who: string; readonly player: Player; readonly line: Line }

/** Holds every prize of the winners in `pending:HIT` and the reseed of an emptied pool in `reseed:HIT`. */
export function awardPrizes(running: Running, winners: readonly Winner[], draft: Draft, hit: string): Award[] {
  const lines = [...new Set(winners.map(({ line }) => line))]
  return lines
    .flatMap((line) => {
      const ofLine = winners.filter((winner) => winner.line === line)
      return line.pays.kind === 'fixed' ? fixedPrizes(running, line, ofLine, draft, hit) : []
    })
    .concat(poolPrizes(running, winners, draft, hit))
}

/** Each winner of a fixed prize is paid it in full. */
function fixedPrizes(
  { rule, offering }: Running,
  line: Line,
  winners: readonly Winner[],
  draft: Draft,
  hit: string,
): Award[] {
  const amount = offering.prizes?.[line.line]
  if (amount === undefined) throw new Error(`no prize posted for ${line.line}`)
  return winners.map((winner) => {
    const parts = drawOnReserve(draft, rule, `pending:${hit}`, amount, line.by)
    return award(winner, amount, parts, [line.by])
  })
}

/** Hands for the same share of a pool divide it; what the smallest unit leaves stays in the pool. */
function poolPrizes({ rule, offering }: Running, winners: readonly Winner[], draft: Draft, hit: string): Award[] {
  const awards: Award[] = []
  const groups = Map.groupBy(
    winners.filter(({ line }) => line.pays.kind === 'pool'),
    ({ line }) => poolShareOf(line),
  )
  for (const group of groups.values()) {
    const { line } = group[0]!
    if (line.pays.kind !== 'pool') continue
    const { pool, share } = line.pays
    const posted = balanceIn(draft, `pool:${pool}`)
    const prize = partRoundedDown(posted, share)
    const { each } = divideRoundedDown(prize, group.length, cents(1))
    const by = group.length > 1 && rule.several !== undefined ? [line.by, rule.several.by] : [line.by]
    for (const winner of group) {
      entitle(draft, `pool:${pool}`, `pending:${hit}`, each, line.by)
      awards.push(award(winner, each, { [`pool:${pool}`]: each }, by))
    }
    if (isWhole(share)) holdReseed(rule, offering.pools?.[pool]?.reseed ?? ZERO, pool, draft, hit)
  }
  return awards
}

/** A won pool starts again at its posted reseed; what was left in it counts towards that. */
export function holdReseed(rule: RuleFile, reseed: Cents, pool: string, draft: Draft, hit: string): void {
  const terms = rule.pools[pool]
  if (terms === undefined) return
  const wanted = subtract(reseed, balanceIn(draft, `pool:${pool}`))
  if (wanted > 0n) drawOnReserve(draft, rule, `reseed:${hit}`, wanted, terms.reseed.by)
}

const poolShareOf = ({ pays }: Line): string =>
  pays.kind === 'pool' ? `${pays.pool} ${pays.share.over}/${pays.share.under}` : ''

export function award(
  { who, player, line }: Winner,
  amount: Cents,
  parts: Readonly<Record<string, Cents>>,
  by: readonly string[],
  share = 'full',
): Award {
  const { person } = player.bettor
  if (add(...Object.values(parts)) !== amount) throw new Error(`the parts of the award to ${who} are not its amount`)
  return {
    to: who,
    ...(person === undefined ? {} : { person }),
    line: line.line,
    share,
    amount: toWire(amount),
    parts: Object.fromEntries(
      Object.entries(parts).flatMap(([fund, part]) => (part === 0n ? [] : [[fund, toWire(part)]])),
    ),
    by,
  }
}
