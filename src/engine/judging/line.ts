/** A line of the chart: whether a hand has it, and if it has all but one thing of it, what that is. */

import { because, type Reason } from '../../base/refusal.ts'
import { RANKS, SUITS } from '../../cards/card.ts'
import type { Deal } from '../../cards/outcomes/deal.ts'
import { FIVE_CARDS, OUTCOMES } from '../../cards/outcomes/table.ts'
import type { Written } from '../../rulebook/offering.ts'
import type { Line } from '../../rulebook/rule.ts'
import { isOutcome, typedSettings } from '../../rulebook/settings.ts'
import { untoldThird } from './cardcheck.ts'

/** Does the deal have the line's outcome, with the settings of the rule and what the house has posted? */
export function hasLine(line: Line, offering: Written, deal: Deal, other: Record<string, string> = {}): boolean {
  const { outcome = '' } = line
  if (!isOutcome(outcome)) throw new Error(`no outcome "${outcome}"`)
  const known = OUTCOMES[outcome]
  const posted = Object.entries(line.posted ?? {}).map(([param, setting]) => [
    param,
    offering.settings?.[setting] ?? '',
  ])
  // While a third card is not told, the coup may come to anything.
  if (known.firstFour !== true && untoldThird(deal) !== undefined) return false
  // Before the card is drawn there is no such hand.
  if (posted.some(([, value]) => value === '')) return false
  const params = {
    ...known.usual,
    ...typedSettings(known.usual, { ...line.with, ...Object.fromEntries(posted), ...other }),
  }
  return known.has(deal, params as never)
}

/** What it lacks: by the setting of the line that asks for it. */
const LACKS = [
  'one suit',
  'one colour',
  'pocket pair',
  'natural hand',
  'no joker',
  'set that way',
  'both lines',
  'posted suit',
  'those suits',
  'posted rank',
  'those ranks',
  'so many points',
  'so many cards',
  'those cards',
] as const
export type Lacks = (typeof LACKS)[number]

type Looser = { readonly lacks: Lacks; readonly settings: readonly string[] }

/** Looser settings of the same outcome, by the name of the setting. */
const LOOSER: Readonly<Record<string, Looser>> = {
  suited: { lacks: 'one suit', settings: ['no'] },
  sameColour: { lacks: 'one colour', settings: ['no'] },
  natural: { lacks: 'natural hand', settings: ['no'] },
  jokers: { lacks: 'no joker', settings: ['allowed'] },
  setting: { lacks: 'set that way', settings: ['any way'] },
  lines: { lacks: 'both lines', settings: ['either'] },
  suit: { lacks: 'posted suit', settings: SUITS },
  suits: { lacks: 'those suits', settings: [SUITS.join(' ')] },
  rank: { lacks: 'posted rank', settings: RANKS },
  ranks: { lacks: 'those ranks', settings: [RANKS.join(' ')] },
  pointsMin: { lacks: 'so many points', settings: ['1'] },
  cardsInAll: { lacks: 'so many cards', settings: ['4', '5', '6'] },
  cards: { lacks: 'those cards', settings: ['any five'] },
}
const ALIKE: Readonly<Record<string, Lacks>> = { suited: 'one suit', 'same colour': 'one colour' }

/** Outcomes that ask for one thing more than another does. */
const LESS: Readonly<Record<string, { readonly outcome: string; readonly lacks: Lacks }>> = {
  'quads with a pocket pair': { outcome: 'quads', lacks: 'pocket pair' },
  'two sevens suited': { outcome: 'two sevens', lacks: 'one suit' },
  'three sevens suited': { outcome: 'three sevens', lacks: 'one suit' },
  'three sevens of a suit': { outcome: 'three sevens', lacks: 'posted suit' },
  'three sevens of one colour': { outcome: 'three sevens', lacks: 'one colour' },
  'seven picture cards': { outcome: 'seven picture cards with a joker', lacks: 'no joker' },
}

/** Of the first line of the chart that it nearly has; nothing where it is further away from all of them. */
export function nearestLine(
  lines: readonly Line[],
  offering: Written,
  deal: Deal,
  usual: Record<string, string> = {},
): Reason[] {
  for (const line of lines) {
    if (line.beaten !== undefined || line.outcome === undefined) continue
    const lacks = lacking(line, offering, deal, usual)
    if (lacks === 'those cards' && isOfHole(line, usual))
      return [because(line.cards?.by ?? line.by, 'hole cards do not play')]
    if (lacks !== undefined) return [because(line.by, 'nearly a line', { line: line.line, lacks })]
  }
  return []
}

function isOfHole({ outcome = '', with: settings }: Line, usual: Record<string, string>): boolean {
  const ofOutcome = isOutcome(outcome) ? (OUTCOMES[outcome].usual as { readonly cards?: string }).cards : undefined
  return /^(both|one) hole$|^two hole/.test(settings?.cards ?? usual.cards ?? ofOutcome ?? '')
}

function lacking(line: Line, offering: Written, deal: Deal, usual: Record<string, string>): Lacks | undefined {
  const has = (settings: Record<string, string>, outcome = line.outcome) =>
    hasLine({ ...line, outcome, posted: {} } as Line, offering, deal, settings)
  const { outcome = '' } = line
  if (!isOutcome(outcome)) return undefined
  // What the house has not posted yet nobody can come near to.
  if (Object.values(line.posted ?? {}).some((setting) => offering.settings?.[setting] === undefined)) return undefined
  const usually = OUTCOMES[outcome].usual as Record<string, unknown>
  // Of fewer than five cards there is no other choice.
  const known = Object.keys(usually).filter((name) => name !== 'cards' || String(usually[name]) in FIVE_CARDS)
  const own: Record<string, string> = { ...postedIn(line, offering), ...usual }
  const alike = ALIKE[line.with?.alike ?? '']
  if (alike !== undefined && has({ ...own, alike: 'any' })) return alike
  for (const name of known) {
    const looser = LOOSER[name]
    if (looser?.settings.some((setting) => has({ ...own, [name]: setting })) === true) return looser.lacks
  }
  const less = LESS[outcome]
  return less !== undefined && hasLine({ ...line, outcome: less.outcome, with: {}, posted: {} } as Line, offering, deal)
    ? less.lacks
    : undefined
}

/** What the house has posted for the line; before it has, nothing is near. */
const postedIn = (line: Line, offering: Written): Record<string, string> =>
  Object.fromEntries(
    Object.entries(line.posted ?? {}).flatMap(([param, setting]) => {
      const value = offering.settings?.[setting]
      return value === undefined ? [] : [[param, value]]
    }),
  )
