/** The house's choice of a game against the house, held against its rule file beyond ranges and settings. */
import { type Cents, formatMoney } from '../base/money.ts'
import type { Reason } from '../base/refusal.ts'
import { type Share, sumOfShares } from '../base/share.ts'
import { parsePay } from '../games/table/pays.ts'
import { WAGERS } from '../games/table/rules.ts'
import type { Complaint } from './complaint.ts'
import type { Written } from './offering.ts'
import type { RuleFile } from './rule.ts'
import {
  chosenOption,
  isOfferedWager,
  isTableGame,
  onlyWager,
  poolsOf,
  postedWager,
  rateClause,
  type TableGameFile,
} from './tablegame.ts'

/** Rates of progression, least amounts by paytable, the wager of a schedule. */
export function checkTable(rule: RuleFile, offering: Written): { wrong: Complaint[]; missing: Complaint[] } {
  const wrong: Complaint[] = []
  const missing: Complaint[] = []
  if (!isTableGame(rule)) return { wrong, missing }
  const { table } = rule
  for (const [pool, choice] of Object.entries(offering.pools ?? {}))
    if (poolsOf(rule, offering)[pool] === undefined && rule.pools[pool] !== undefined)
      wrong.push({ clause: rule.pools[pool].by, says: `the wager of the meter ${pool} is not offered` })
    else if (choice.rate !== undefined && isMoreThanAll(choice.rate))
      wrong.push({
        clause: rateClause(rule, pool),
        says: `the rate of progression of ${pool} is more than the wager`,
        field: `pools.${pool}.rate`,
      })
  for (const pool of Object.keys(poolsOf(rule, offering)))
    if (offering.pools?.[pool]?.rate === undefined)
      missing.push({
        clause: rateClause(rule, pool),
        says: `the rate of progression of ${pool} is not stated`,
        field: `pools.${pool}.rate`,
      })
  for (const name of WAGERS) {
    const chosen = isOfferedWager(rule, offering, name) ? chosenOption(rule, offering, name) : undefined
    const terms = table.paytables[name]?.option[chosen ?? '']
    const pool = table.wagers[name]?.meter
    if (terms?.least !== undefined && pool !== undefined) {
      const { seed, reseed } = offering.pools?.[pool] ?? {}
      for (const [what, amount] of [
        ['initial amount', seed],
        ['reset amount', reseed],
      ] as const)
        if (amount !== undefined && amount < terms.least.amount)
          wrong.push({ clause: terms.least.by, says: `${what} of ${pool} is below what paytable ${chosen} asks for` })
    }
    const rate = pool === undefined ? undefined : offering.pools?.[pool]?.rate
    if (terms?.reserve !== undefined && rate !== undefined && isMoreThanAll(rate, terms.reserve.share))
      wrong.push({
        clause: terms.reserve.by,
        says: `the rate of progression of ${pool} and the reserve of ${chosen} are more than the wager`,
        field: `pools.${pool}.rate`,
      })
    const posted = postedWager(offering, name)
    const isBound = terms?.envy?.scales === undefined
    if (terms?.wager !== undefined && isBound && posted !== undefined && posted !== terms.wager.amount)
      wrong.push({
        clause: terms.wager.by,
        says: `${chosen} is for another wager than ${offering.settings?.[`${name} wager`]}`,
        field: `settings.${name} wager`,
      })
  }
  wrong.push(...whyNotTogether(rule, offering))
  if (table.terms.limits !== undefined && offering.limits === undefined)
    missing.push({ clause: table.terms.limits.by, says: 'the limits of the table are not stated', field: 'limits' })
  else if (table.terms.limits !== undefined && offering.limits !== undefined && offering.limits.min <= 0n)
    wrong.push({ clause: table.terms.limits.by, says: 'the limits of the table begin above $0', field: 'limits' })
  const { even } = table
  if ('supplied' in even) {
    const said = offering.supplied?.[even.supplied]
    const read = parsePay(said ?? '')
    if (said !== undefined && (read?.is !== 'to' || read.over === 0))
      wrong.push({
        clause: even.by,
        says: `"${said}" is no odds like 1 to 1 for ${even.supplied}`,
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
      ? [{ clause: byDevice.by, says: 'cards dealt from the hand are shuffled by a device' }]
      : []),
    ...(magic !== undefined && settings[magic.setting] === 'offered' && !isOfferedWager(rule, offering, 'hand bonus')
      ? [{ clause: magic.by, says: `${magic.setting} comes with the hand bonus, which is not offered` }]
      : []),
    ...(coverAllShown !== undefined && settings.shuffling === 'by hand' && isOfferedWager(rule, offering, 'cover all')
      ? [{ clause: coverAllShown.by, says: 'the shuffler shows what cover all pays; cards shuffled by hand have none' }]
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
    return [{ clause: by, says: `with ${name} of ${formatMoney(after.wager)} the reset amount is ${formatMoney(due)}` }]
  })
}

function isMoreThanAll(...parts: readonly Share[]): boolean {
  const { over, under } = sumOfShares(parts)
  return over > under
}
