/** The house's choice of a game against the house, held against its rule file beyond ranges and settings. */
import { message } from '../../base/message.ts'
import { type Cents, toWire } from '../../base/money.ts'
import { because, type Reason } from '../../base/refusal.ts'
import { type Share, sumOfShares } from '../../base/share.ts'
import { parsePay } from '../../games/table/pays.ts'
import { WAGERS } from '../../games/table/rules.ts'
import type { Written } from '../offering.ts'
import type { RuleFile } from '../rule.ts'
import {
  chosenOption,
  isOfferedWager,
  isTableGame,
  onlyWager,
  poolsOf,
  postedWager,
  rateClause,
  type TableGameFile,
} from '../tablegame.ts'
import type { Complaint } from './complaint.ts'

/** Rates of progression, least amounts by paytable, the wager of a schedule. */
export function checkTable(rule: RuleFile, offering: Written): { wrong: Complaint[]; missing: Complaint[] } {
  const wrong: Complaint[] = []
  const missing: Complaint[] = []
  if (!isTableGame(rule)) return { wrong, missing }
  const { table } = rule
  for (const [pool, choice] of Object.entries(offering.pools ?? {}))
    if (poolsOf(rule, offering)[pool] === undefined && rule.pools[pool] !== undefined)
      wrong.push(because(rule.pools[pool].by, 'wager of the meter not offered', { pool }))
    else if (choice.rate !== undefined && isMoreThanAll(choice.rate))
      wrong.push({
        clause: rateClause(rule, pool),
        ...message('rate above the wager', { pool }),
        field: `pools.${pool}.rate`,
      })
  for (const pool of Object.keys(poolsOf(rule, offering)))
    if (offering.pools?.[pool]?.rate === undefined)
      missing.push({
        clause: rateClause(rule, pool),
        ...message('rate not stated', { pool }),
        field: `pools.${pool}.rate`,
      })
  for (const name of WAGERS) {
    const chosen = isOfferedWager(rule, offering, name) ? chosenOption(rule, offering, name) : undefined
    const terms = table.paytables[name]?.option[chosen ?? '']
    const pool = table.wagers[name]?.meter
    if (terms?.least !== undefined && pool !== undefined) {
      const { seed, reseed } = offering.pools?.[pool] ?? {}
      for (const [of, amount] of [
        ['initial', seed],
        ['reset', reseed],
      ] as const)
        if (amount !== undefined && amount < terms.least.amount)
          wrong.push(because(terms.least.by, 'amount below the paytable', { of, pool, paytable: chosen ?? '' }))
    }
    const rate = pool === undefined ? undefined : offering.pools?.[pool]?.rate
    if (
      pool !== undefined &&
      terms?.reserve !== undefined &&
      rate !== undefined &&
      isMoreThanAll(rate, terms.reserve.share)
    )
      wrong.push({
        clause: terms.reserve.by,
        ...message('rate and reserve above the wager', { pool, paytable: chosen ?? '' }),
        field: `pools.${pool}.rate`,
      })
    const posted = postedWager(offering, name)
    const isBound = terms?.envy?.scales === undefined
    if (terms?.wager !== undefined && isBound && posted !== undefined && posted !== terms.wager.amount)
      wrong.push({
        clause: terms.wager.by,
        ...message('schedule for another wager', {
          schedule: chosen ?? '',
          wager: offering.settings?.[`${name} wager`] ?? '',
        }),
        field: `settings.${name} wager`,
      })
  }
  wrong.push(...whyNotTogether(rule, offering))
  if (table.terms.limits !== undefined && offering.limits === undefined)
    missing.push({ clause: table.terms.limits.by, ...message('limits not stated'), field: 'limits' })
  else if (table.terms.limits !== undefined && offering.limits !== undefined && offering.limits.min <= 0n)
    wrong.push({ clause: table.terms.limits.by, ...message('limits from zero'), field: 'limits' })
  const { even } = table
  if ('supplied' in even) {
    const said = offering.supplied?.[even.supplied]
    const read = parsePay(said ?? '')
    if (said !== undefined && (read?.is !== 'to' || read.over === 0))
      wrong.push({
        clause: even.by,
        ...message('not odds', { said, of: even.supplied }),
        field: `supplied.${even.supplied}`,
      })
  }
  return { wrong, missing }
}

/** Choices that cannot stand side by side. */
function whyNotTogether(rule: TableGameFile, offering: Written): Reason[] {
  const { table } = rule
  const settings = offering.settings ?? {}
  const byDevice = table.terms['shuffled by device']
  const { magic } = table
  const coverAllShown = table.terms['cover all odds']
  return [
    ...(byDevice !== undefined && settings.dealing === 'hand' && settings.shuffling === 'by hand'
      ? [because(byDevice.by, 'dealt from the hand, shuffled by hand')]
      : []),
    ...(magic !== undefined && settings[magic.setting] === 'offered' && !isOfferedWager(rule, offering, 'hand bonus')
      ? [because(magic.by, 'comes with the hand bonus', { setting: magic.setting })]
      : []),
    ...(coverAllShown !== undefined && settings.shuffling === 'by hand' && isOfferedWager(rule, offering, 'cover all')
      ? [because(coverAllShown.by, 'cover all shuffled by hand')]
      : []),
  ]
}

/** Of a running game whose wager changes: reset amounts that do not go with it. */
export function unscaledSeeds(rule: RuleFile, now: Written, next: Written): Reason[] {
  if (!isTableGame(rule) || rule.table.seedScales === undefined) return []
  const { by } = rule.table.seedScales
  return WAGERS.flatMap((name) => {
    const pool = rule.table.wagers[name]?.meter
    const [before, after] = [now, next].map((offering) => ({
      wager: onlyWager(rule, offering, name),
      seed: pool === undefined ? undefined : offering.pools?.[pool]?.reseed,
    }))
    if (before?.wager === undefined || after?.wager === undefined || before.wager === after.wager) return []
    if (before.seed === undefined || after.seed === undefined) return []
    if (before.seed * after.wager === after.seed * before.wager) return []
    const due = ((before.seed * after.wager) / before.wager) as Cents
    const values = { wager: name, amount: toWire(after.wager), reset: toWire(due) }
    return [because(by, 'reset goes with the wager', values)]
  })
}

function isMoreThanAll(...parts: readonly Share[]): boolean {
  const { over, under } = sumOfShares(parts)
  return over > under
}
