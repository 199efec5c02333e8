/** A good hand beaten by a better one: loser, winner and table divide a pool by the posted structure. */
import { z } from 'zod'
import { choiceOfKind, gamesFaults, ruleOfKind } from '../kind.ts'
import { term } from '../parts/by.ts'
import { handChoices, multiplierChoices, poolChoices, structureChoices } from '../parts/choices.ts'
import { freeBeaten } from '../parts/free.ts'
import { fee, keypad, pools, reserve } from '../parts/funds.ts'
import { hand, handCharts, settings } from '../parts/lines.ts'
import { beaten } from '../parts/prizes.ts'
import { multiplier, shares } from '../parts/sharing.ts'
import { whoPlays } from '../parts/who.ts'

const line = z.strictObject({ ...hand, pays: z.discriminatedUnion('kind', [beaten]) })

export const badBeat = {
  runs: 'bad beat',
  rule: ruleOfKind('bad beat', {
    fee: fee.optional(),
    keypad: keypad.optional(),
    pools,
    reserve,
    who: whoPlays,
    charts: handCharts(line),
    shares,
    /** Those who bet on one hand divide what it wins by their wagers. */
    wagers: term.optional(),
    multiplier: multiplier.optional(),
    free: freeBeaten.optional(),
    settings: settings.optional(),
  }),
  choice: choiceOfKind({ ...poolChoices, ...handChoices, ...structureChoices, ...multiplierChoices }),
  faults: gamesFaults,
} as const
