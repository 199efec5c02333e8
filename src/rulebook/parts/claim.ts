/** After the win: how a prize is claimed, by when, and in what it is handed over. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { clock, flag, leftover, money, weekday, whole } from '../terms.ts'
import { needing } from '../text/parsed.ts'
import { by, term } from './by.ts'

export const claim = z.strictObject({
  by,
  form: z.string(),
  /** Without minutes there is no hurry, but nothing is handed over before it was shown. */
  /** `from`: only for prizes of that amount and more. `copied`: it is not enough to see it, a copy is kept. */
  id: z.strictObject({ by, minutes: whole.optional(), from: money.optional(), copied: flag.optional() }).optional(),
  /** Nothing is handed over before that time of the first such day after what decided the prize. */
  opens: z.strictObject({ by, day: weekday, at: clock }).optional(),
  /**
   * Whole days after the verification, or hours after the hand. `to` names a fund, or says `where it came from`.
   * `claimed`: who comes back with ID in these days has claimed the prize, whenever it is paid; `when`: so has who shows it at once.
   */
  expires: needing(
    z.strictObject({
      by,
      days: whole.optional(),
      hours: whole.optional(),
      /** Before that day of the week, the first after prizes can be claimed. */
      before: weekday.optional(),
      to: leftover,
      from: money.optional(),
      claimed: z.strictObject({ by, when: z.enum(['ID is shown']).optional() }).optional(),
    }),
    ({ days, hours, before }) => [days, hours, before].filter((one) => one !== undefined).length === 1,
    message('claim ends after days or hours'),
  ).optional(),
  /** The prize is the winner's own and goes to nobody else. */
  personal: term.optional(),
  /** Who was excluded once and may come again: nothing is handed over until the request is approved. */
  /** Texts that were accepted before the form had a name of its own mean this one. */
  reinstated: z.strictObject({ by, form: z.string().default('reinstatement request') }).optional(),
  /** Money is handed over in these forms only; where a document says so of some prizes, of those. */
  paidIn: z
    .strictObject({ by, forms: z.array(z.string()).min(1), only: z.enum(['fixed prizes']).optional() })
    .optional(),
  /** Prizes that are no money: handed over at their value; the fund that owes it owes the house, which bought it. */
  things: z.strictObject({ by, forms: z.array(z.string()).min(1), only: flag.optional() }).optional(),
  /** A voucher: what costs more the winner pays, what is left over is not paid out. */
  voucher: z.strictObject({ by, form: z.string() }).optional(),
  /** It pays the collection of the house for its winner, for so many years; used at tables, and only then a cost. */
  credit: z.strictObject({ by, form: z.string(), years: whole }).optional(),
  /** Whether a prize may come from the dealer's tray, and then only under what amount. */
  tray: z
    .strictObject({ by, may: flag, under: money.optional(), only: z.enum(['fixed prizes and envy']).optional() })
    .optional(),
})
