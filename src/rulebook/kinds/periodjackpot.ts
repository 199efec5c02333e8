/** Hands go on a board and are settled when the posted period closes. */
import { z } from 'zod'
import { choiceOfKind, gamesFaults, ruleOfKind } from '../kind.ts'
import { by, term } from '../parts/by.ts'
import { handChoices, periodChoices, poolChoices } from '../parts/choices.ts'
import { free } from '../parts/free.ts'
import { fee, keypad, pools, reserve } from '../parts/funds.ts'
import { counts, hand, handCharts, settings } from '../parts/lines.ts'
import { ofPool, plainFixed } from '../parts/prizes.ts'
import { highest } from '../parts/sharing.ts'
import { whoPlays } from '../parts/who.ts'

const line = z.strictObject({ ...hand, pays: z.discriminatedUnion('kind', [ofPool, plainFixed]) })

const period = z.strictObject({
  by,
  /** Every hand of the chart shares its line's prize, or only the highest hand of the period wins. */
  wins: z.enum(['every hand of the chart', 'highest hand']),
  equal: z.strictObject({ by, hands: z.enum(['share equally', 'each in full']) }),
  present: term.optional(),
})

export const periodJackpot = {
  runs: 'period jackpot',
  rule: ruleOfKind('period jackpot', {
    fee: fee.optional(),
    keypad: keypad.optional(),
    pools,
    reserve,
    who: whoPlays,
    counts: counts.optional(),
    charts: handCharts(line),
    highest: highest.optional(),
    period,
    free: free.optional(),
    settings: settings.optional(),
  }),
  choice: choiceOfKind({ ...poolChoices, ...handChoices, ...periodChoices }),
  faults: gamesFaults,
} as const
