/** A hand of the chart wins, as soon as it is verified: a posted prize, or a part of a pool. */
import { z } from 'zod'
import { choiceOfKind, gamesFaults, ruleOfKind } from '../kind.ts'
import { term } from '../parts/by.ts'
import { handChoices, multiplierChoices, poolChoices, structureChoices } from '../parts/choices.ts'
import { free } from '../parts/free.ts'
import { fee, keypad, pools, reserve } from '../parts/funds.ts'
import { counts, hand, handCharts, settings } from '../parts/lines.ts'
import { fixed, ofPool } from '../parts/prizes.ts'
import {
  dealerHand,
  divided,
  envy,
  highest,
  multiplier,
  room,
  severalHands,
  tableShare,
  withDealer,
} from '../parts/sharing.ts'
import { whoPlays } from '../parts/who.ts'

const line = z.strictObject({
  ...hand,
  /** The hand belongs to the whole table: a person on several spots has the prize once. */
  once: term.optional(),
  /** The outcome is about a hand that the best hand of the showdown beat. */
  beaten: term.optional(),
  pays: z.discriminatedUnion('kind', [ofPool, fixed]),
  table: tableShare.optional(),
  envy: envy.optional(),
})

export const handJackpot = {
  runs: 'hand jackpot',
  rule: ruleOfKind('hand jackpot', {
    fee: fee.optional(),
    keypad: keypad.optional(),
    pools,
    reserve,
    who: whoPlays,
    counts: counts.optional(),
    charts: handCharts(line),
    highest: highest.optional(),
    several: severalHands.optional(),
    dealerHand: dealerHand.optional(),
    withDealer: withDealer.optional(),
    /** Those who bet on one hand divide what it wins by their wagers. */
    wagers: term.optional(),
    room: room.optional(),
    divided: divided.optional(),
    multiplier: multiplier.optional(),
    free: free.optional(),
    settings: settings.optional(),
  }),
  choice: choiceOfKind({ ...poolChoices, ...handChoices, ...structureChoices, ...multiplierChoices }),
  faults: gamesFaults,
} as const
