/** Balances that a scenario starts with, under any name that documents have for a fund. */
import { z } from 'zod'
import { message } from '../../../base/message.ts'
import type { Cents } from '../../../base/money.ts'
import { money, whole } from '../../../rulebook/terms.ts'
import { issueOf } from '../../../rulebook/text/parsed.ts'

const own = {
  pool: money.optional(),
  pools: z.record(z.string(), money).optional(),
  reserve: money.optional(),
  /** What the only pool and the reserve hold together; `posted` of it is the prize, all up to the cap if nothing is said. */
  fund: money.optional(),
  posted: money.optional(),
  advance: money.optional(),
}

type Fund = 'pool' | 'reserve' | 'fund' | 'posted' | 'advance'
const SAME = {
  meter: 'pool',
  'prize pool': 'pool',
  'reserve fund': 'reserve',
  'jackpot fund': 'fund',
  jackpot_fund: 'fund',
  'posted prize': 'posted',
  posted_prize: 'posted',
  'house advance': 'advance',
  house_advance: 'advance',
} as const satisfies Record<string, Fund>
type Other = keyof typeof SAME
const OTHERS = Object.keys(SAME) as Other[]
const others = Object.fromEntries(OTHERS.map((name) => [name, money.optional()])) as {
  [Name in Other]: z.ZodOptional<typeof money>
}

/** Each fund under one name, and none of them twice. */
function underOneName<Written extends { readonly [Name in Fund | Other]?: Cents | undefined }>(
  written: Written,
  context: z.core.$RefinementCtx,
): Omit<Written, Other> {
  const one: Record<string, unknown> = { ...written }
  for (const other of OTHERS) {
    delete one[other]
    if (written[other] === undefined) continue
    const fund = SAME[other]
    if (one[fund] !== undefined) context.addIssue(issueOf(message('fund named twice', { fund, other }), [other]))
    one[fund] = written[other]
  }
  return one as Omit<Written, Other>
}

export const balances = z
  .strictObject({
    ...own,
    ...others,
    /** The figures hold this many fees of the first round already; they are booked when that round is locked. */
    withFees: whole.optional(),
  })
  .transform(underOneName)

export const broughtForward = z
  .strictObject({ activity: z.string().optional(), ...own, ...others })
  .transform(underOneName)
