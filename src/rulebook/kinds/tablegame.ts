/** A game against the house: how it is played, what it pays, and the meters that its wagers raise. */
import { z } from 'zod'
import { type Message, message } from '../../base/message.ts'
import { HAND_NAMES, JUDGED } from '../../games/table/hands.ts'
import { type Pay, parsePay } from '../../games/table/pays.ts'
import { DEALING, TABLE_GAMES, TERMS, WAGER_PLACES, WAGERS } from '../../games/table/rules.ts'
import { choiceOfKind, type Misplaced, ruleOfKind } from '../kind.ts'
import { by, term } from '../parts/by.ts'
import { limitChoices, meterChoices, settingChoices } from '../parts/choices.ts'
import { meters, reserve } from '../parts/funds.ts'
import { settings } from '../parts/lines.ts'
import type { Need } from '../parts/who.ts'
import { money, share, whole } from '../terms.ts'
import { parsed } from '../text/parsed.ts'

const pay = parsed(z.string(), (text): { ok: true; value: Pay } | { ok: false; why: Message } => {
  const value = parsePay(text)
  return value === undefined ? { ok: false, why: message('no odds', { text }) } : { ok: true, value }
})
const hand = z.enum(HAND_NAMES)
const lines = z.partialRecord(hand, pay)
const amounts = z.partialRecord(hand, money)
const terms = z.partialRecord(z.enum(TERMS), term)
const wagerName = z.enum(WAGERS)

const wager = z.strictObject({
  by,
  on: z.enum(WAGER_PLACES),
  after: z.array(wagerName).optional(),
  equal: wagerName.optional(),
  amounts: z.array(money).min(1).optional(),
  meter: z.string().optional(),
  /** The setting by which the house offers it, where that is not its own name. */
  with: z.string().optional(),
})

/** One paytable for the house to choose, with what stands on it beside the hands. */
const option = z.strictObject({
  judged: z.enum(JUDGED),
  pays: lines,
  /** By wager, what the others get for the hand. */
  envy: z
    .strictObject({ by, judged: z.enum(JUDGED), scales: by.optional(), for: z.record(z.string(), amounts) })
    .optional(),
  /** The amount that this table is printed for; another one may be posted where its envies go up and down with it. */
  wager: z.strictObject({ by, amount: money }).optional(),
  /** The least that the meter starts with. */
  least: z.strictObject({ by, amount: money }).optional(),
  /** Kept behind the meter, of each wager. */
  reserve: z.strictObject({ by, share }).optional(),
})
const paytable = z.strictObject({ by, option: z.record(z.string(), option) })

const table = z.strictObject({
  /** The clause under which the game is offered. */
  by,
  game: z.enum(TABLE_GAMES),
  seats: whole,
  dealerCards: z.enum(['5', '6']).transform((text) => (text === '6' ? 6 : 5)),
  playMax: z.strictObject({ by, times: whole }),
  /** Odds of Ante and Play; `supplied` names what the house says where the document leaves it to the layout. */
  even: z.union([z.strictObject({ by, pays: pay }), z.strictObject({ by, supplied: z.string() })]),
  positions: z.union([z.literal('one'), z.strictObject({ by, setting: z.string() })]),
  /** The setting with the house's procedure for several hands that win of one meter. */
  severalHits: z.strictObject({ by, setting: z.string() }).optional(),
  /** The amount that a meter starts anew with goes up and down with the wager. */
  seedScales: term.optional(),
  terms,
  /** Terms of the way in which the cards are dealt. */
  dealing: z
    .partialRecord(z.enum(DEALING), z.strictObject({ terms, change: z.strictObject({ by, hours: whole }) }))
    .optional(),
  cut: z.strictObject({ by, min: whole }).optional(),
  stub: z.strictObject({ by, every: whole }).optional(),
  wagers: z.partialRecord(wagerName, wager),
  paytables: z.partialRecord(wagerName, paytable),
  coverAll: z.strictObject({ by, judged: z.enum(JUDGED), players: z.record(z.string(), lines) }).optional(),
  magic: z.strictObject({ by, card: pay, lucky: pay, setting: z.string() }).optional(),
  bonusFloor: z.strictObject({ by, from: whole }).optional(),
  /** What a meter gains of each wager is the house's to say. */
  rate: term.optional(),
})

const noFaults = (): Misplaced[] => []

export const tableGame = {
  runs: 'table game',
  /** Whoever sits down plays, and no hand waits to be judged: conditions and charts are there for whoever asks, and empty. */
  rule: ruleOfKind('table game', { table, pools: meters, reserve, settings: settings.optional() }).transform(
    (rule) => ({
      ...rule,
      who: [] as Need[],
      charts: { by: rule.table.by, option: {} as Record<string, never[]> },
    }),
  ),
  choice: choiceOfKind({ ...meterChoices, ...settingChoices, ...limitChoices }),
  faults: noFaults,
} as const
