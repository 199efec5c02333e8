/** What each view that is asked with a question answers, as the functions behind it say. Types only: screens read them. */

import type { paperForms, printedState } from '../views/paper.ts'
import type { tableGameView } from '../views/tablegame.ts'
import type { HandedOverRow } from '../views/tonight.ts'
import type { AuditLine } from './audit.ts'
import type { drawerRows, paymentsView, settledView } from './cage.ts'
import type { advanceViews, coverView } from './cover.ts'
import type { entryView, explain } from './explain.ts'
import type { logView, paidViews } from './logsheet.ts'
import type { catalogueView, checkedView, offeredView } from './offered.ts'
import type { AskedView } from './permissions.ts'
import type { tableHistory } from './seatrounds.ts'
import type { dayStatement, daysOf } from './statement.ts'
import type { whyNot } from './whynot.ts'

/** What a function answers with, when there is an answer. */
type From<Made extends (...given: never[]) => unknown> = NonNullable<Awaited<ReturnType<Made>>>

type Each = {
  audit: { trouble: string | null; lines: AuditLine[] }
  movements: From<typeof explain>
  entry: From<typeof entryView>
  settled: From<typeof settledView>
  payments: From<typeof paymentsView>
  drawerlog: { rows: From<typeof drawerRows> }
  prints: { n: number }
  rounds: From<typeof tableHistory>
  whynot: From<typeof whyNot>
  handovers: { handed: HandedOverRow[] }
  cover: From<typeof coverView>
  advances: From<typeof advanceViews>
  days: From<typeof daysOf>
  statement: From<typeof dayStatement>
  log: From<typeof logView>
  paid: From<typeof paidViews>
  catalogue: From<typeof catalogueView>
  offered: From<typeof offeredView>
  checked: From<typeof checkedView>
  printed: From<typeof printedState>
  forms: From<typeof paperForms>
  tablegame: From<typeof tableGameView>
}
/** A view without its line above does not compile here. */
export type Answers = { readonly [Name in AskedView]: Each[Name] }
