/** Who may give the orders of this room. */
import { may as by, two as byTwo } from '../roles.ts'

export const may = {
  ShowId: by('cage', 'floor'),
  RecordForm: by('cage'),
  ShareClaim: by('cage'),
  PayClaim: by('cage'),
  UseVoucher: by('cage'),
  // At the table, by the card of its owner.
  UseCredit: by('dealer', 'floor', 'cage'),
  ReportPaidInError: byTwo(['cage', 'accounting', 'compliance'], ['accounting', 'approver', 'compliance']),
  RepayTray: by('cage', 'accounting'),
  /** Out of the dealer's tray at the table. */
  'PayClaim tray': by('dealer', 'floor'),
} as const
