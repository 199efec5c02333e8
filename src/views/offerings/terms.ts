/** What a meter runs by, now and after what waits to be posted: accounting reads a new rate before it takes effect. */
import { formatMoney } from '../../base/money.ts'
import { formatShare } from '../../base/share.ts'
import type { State } from '../../engine/mechanisms.ts'
import { acceptedRule, acceptedText, offeringOf, type Running, runningOf } from '../../engine/offerings/running.ts'
import { type Fund, poolAccount } from '../../ledger/name.ts'
import { checkOffering } from '../../rulebook/checks/offeringcheck.ts'
import { capOf, reseedOf } from '../../rulebook/choice.ts'
import { offeringUnder } from '../../rulebook/offering.ts'
import { isTableGame, poolsOf, tableRulesOf } from '../../rulebook/tablegame.ts'
import { UNBOUNDED } from '../../rulebook/terms.ts'

export type LevelTerms = {
  /** What it began with by the offering, and begins with again. */
  seed?: string
  reset: string
  cap?: string
  /** The one amount that a wager may have; where it depends on the limits of the table, the smallest. */
  wager?: string
  /** Of each wager: onto the meter, and behind it; an amount, or a share. */
  onMeter?: string
  behind?: string
  /** Where a wager's part goes that the cap leaves no room for. */
  past?: Fund
}

/** A meter whose terms change with the next posting; one that comes has none now, one that goes none next. */
export type ComingTerms = { pool: string; now?: LevelTerms; next?: LevelTerms }

export function termsOf(running: Running, pool: string): LevelTerms {
  const { rule, offering } = running
  const { seed } = offering.pools?.[pool] ?? {}
  const cap = capOf(running, pool)
  const meter = isTableGame(rule) ? tableRulesOf(rule, offering).meters[pool] : undefined
  const { fee } = rule
  const part = (to: Fund) => fee?.parts.find((one) => one.to === to)?.amount
  const [onMeter, behind] = [part(poolAccount(pool)), part('reserve')]
  return {
    ...(seed === undefined ? {} : { seed: formatMoney(seed) }),
    reset: formatMoney(meter?.reset ?? reseedOf(running, pool)),
    ...(cap === UNBOUNDED ? {} : { cap: formatMoney(cap) }),
    ...(fee === undefined ? {} : { wager: formatMoney(fee.amount) }),
    ...(onMeter === undefined ? {} : { onMeter: formatMoney(onMeter) }),
    ...(behind === undefined ? {} : { behind: formatMoney(behind) }),
    ...(meter === undefined ? {} : { onMeter: formatShare(meter.rate) }),
    ...(meter?.reserve === undefined ? {} : { behind: formatShare(meter.reserve) }),
    ...(fee?.past === undefined ? {} : { past: fee.past.to }),
  }
}

export function comingTerms(state: State, activity: string): ComingTerms[] {
  const now = runningOf(state, activity)
  const next = now === undefined ? undefined : nextOf(state, activity, now)
  if (now === undefined || next === undefined) return []
  const pools = new Set([now, next].flatMap(({ rule, offering }) => Object.keys(poolsOf(rule, offering))))
  return [...pools].flatMap((pool) => {
    const [before, after] = [now, next].map((one) =>
      Object.hasOwn(poolsOf(one.rule, one.offering), pool) ? termsOf(one, pool) : undefined,
    )
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    return [{ pool, ...(before === undefined ? {} : { now: before }), ...(after === undefined ? {} : { next: after }) }]
  })
}

/** What would run if it was posted today: the draft, or the same offering under newer rules; nothing where nothing waits. */
function nextOf(state: State, activity: string, now: Running): Running | undefined {
  const { draft, running, status } = state.offerings.get(activity) ?? {}
  const rule = acceptedRule(state, activity)
  const isWaiting = draft !== undefined || acceptedText(state, activity)?.text !== running?.rule
  if (!isWaiting || rule === undefined || running === undefined || status === 'closed') return undefined
  const written = offeringOf(draft?.text ?? running.text)
  const { wrong, missing } = checkOffering(rule, written)
  return wrong.length + missing.length > 0 ? undefined : { ...now, rule, offering: offeringUnder(rule, written) }
}
