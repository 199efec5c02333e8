/** Games for the prize of a drawing as a scenario writes them. */
import { z } from 'zod'
import { message } from '../../../base/message.ts'
import { flag, whole } from '../../../rulebook/terms.ts'
import { issueOf } from '../../../rulebook/text/parsed.ts'
import { settled } from './hittext.ts'
import { cards } from './words.ts'

const text = z.string()

const calls = z.string().transform((written, context): ('higher' | 'lower')[] => {
  const words = written.split(/[\s,]+/).filter((word) => word !== '')
  const wrong = words.find((word) => !/^(h|l|higher|lower)$/i.test(word))
  if (wrong === undefined) return words.map((word) => (/^h/i.test(word) ? 'higher' : 'lower'))
  context.addIssue(issueOf(message('no guess', { text: wrong })))
  return z.NEVER
})
export const playHiLo = z.strictObject({
  activity: text.optional(),
  /** Who plays, where nobody was called yet: picked as the only one with a card. */
  player: text.optional(),
  /** The deck from the top; the first card starts the game. Without it a game that was left unfinished is stopped. */
  cards: cards.optional(),
  calls: calls.optional(),
  quit: flag.optional(),
  ...settled,
})
export type HiLoText = z.infer<typeof playHiLo>
export const playDoubleUp = z.strictObject({
  activity: text.optional(),
  /** The ticket that is drawn, where nobody was called yet. */
  ticket: text.optional(),
  /** `on` may be left out where a tied hand is played again. */
  hands: z
    .array(z.strictObject({ on: z.enum(['player', 'banker']).optional(), player: cards, banker: cards }))
    .optional(),
  keep: flag.optional(),
  ...settled,
})
export type DoubleUpText = z.infer<typeof playDoubleUp>

/** A spin that counts is the spot alone; of any other, what the attendant saw. */
const spin = z.union([
  z.string().min(1),
  z.strictObject({
    rests: z.string().optional(),
    turns: whole.optional(),
    touched: flag.optional(),
    stopped: flag.optional(),
    /** Of a wheel on the screen: how far its draw goes. */
    until: z.enum(['opened', 'contributed']).optional(),
  }),
])
export type SpinText = z.infer<typeof spin>
export const spinWheel = z.strictObject({
  activity: text.optional(),
  /** The ticket that is drawn, where nobody was called yet. */
  ticket: text.optional(),
  spins: z.array(spin).optional(),
  giveUp: flag.optional(),
  ...settled,
})
export type WheelText = z.infer<typeof spinWheel>
