/** How people give the orders of this room: shape, who may, an example. */
import { z } from 'zod'
import { drawer, formNumber, name, person, positive, reason, table, words } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import type { Claims } from './vocabulary.ts'

export const doors = {
  ShowId: {
    shape: z.strictObject({ claim: name, person: person.exactOptional(), copied: z.literal(true).exactOptional() }),
    may: may.ShowId,
    example: { claim: 'C1' },
  },
  RecordForm: {
    shape: z.strictObject({ claim: name, kind: words(40), reference: formNumber, person: person.exactOptional() }),
    may: may.RecordForm,
    example: { claim: 'C1', kind: 'W-2G', reference: 'form 88' },
  },
  ShareClaim: {
    shape: z.strictObject({
      claim: name,
      shares: z
        .array(z.strictObject({ person, amount: positive }))
        .min(1)
        .max(100),
    }),
    may: may.ShareClaim,
    example: { claim: 'C1', shares: [{ person: '2001', amount: '$80.00' }] },
  },
  PayClaim: {
    shape: z.strictObject({
      claim: name,
      form: words(120),
      drawer: drawer.exactOptional(),
      tray: table.exactOptional(),
      series: words(10).exactOptional(),
    }),
    may: may.PayClaim,
    example: { claim: 'C1', form: 'chips', drawer: 'main' },
  },
  UseVoucher: {
    shape: z.strictObject({ claim: name, cost: positive }),
    may: may.UseVoucher,
    example: { claim: 'C1', cost: '$80.00' },
  },
  UseCredit: {
    shape: z.strictObject({ person, table, amount: positive }),
    may: may.UseCredit,
    example: { person: '1204', table: '4', amount: '$2.00' },
  },
  // Of a closed day, the books say of which activity it is and how much it was.
  ReportPaidInError: {
    shape: z.strictObject({ claim: name, reason }),
    may: may.ReportPaidInError,
    example: { claim: 'C1', reason: 'the wrong seat' },
  },
  RepayTray: {
    shape: z.strictObject({ activity: name, table, copies: z.array(name).min(1).max(200).exactOptional() }),
    may: may.RepayTray,
    example: { activity: 'bay-101/blazing-7s', table: '1' },
  },
} satisfies Doors<Claims>
