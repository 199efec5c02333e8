/** Views of the office that are asked for with a question: books, offerings, paper. */
import { type Context, Hono } from 'hono'
import { type Message, type MessageId, message, type Values } from '../../base/message.ts'
import { profileOf } from '../../engine/house/profile.ts'
import { toHex } from '../../journal/line.ts'
import { OFFICE_VIEWS, type OfficeView } from '../../views/officeviews.ts'
import { paperForms, printedState } from '../../views/paper/paper.ts'
import { type Keeping, keepings } from '../../views/retention.ts'
import { faultFor } from '../api/fault.ts'
import { type Beside, besideHouse } from '../beside/beside.ts'
import { readBeside } from '../beside/texts.ts'
import type { Audit } from '../door/audit.ts'
import type { House } from '../house/kernel.ts'
import { dayStatement, daysOf } from '../house/statement.ts'
import { fundLinesOf } from '../overview/fundlines.ts'
import { monthPace } from '../overview/monthpace.ts'
import { firstDay } from '../upkeep/records.ts'
import { catalogueView, checkedView, offeredView } from './catalogview.ts'
import { advanceViews, coverView } from './cover.ts'
import { exceptionsView } from './exceptions.ts'
import { levelsView } from './levels.ts'
import { logView, paidViews } from './logsheet.ts'

type Query = Readonly<Record<string, string>>
/** Nothing there, or asked for in a way that has no answer: with the message that says so. */
type Amiss = { readonly amiss: 400 | 404; readonly why: Message }
const amiss = <Id extends MessageId>(status: Amiss['amiss'], id: Id, ...values: Values<Id>): Amiss => ({
  amiss: status,
  why: message(id, ...values),
})
const isAmiss = (answer: object): answer is Amiss => 'amiss' in answer

const ANSWERS: {
  readonly [Name in OfficeView]: (house: House, query: Query, beside: Beside, trail?: Trail) => object | Promise<object>
} = {
  cover: coverView,
  advances: advanceViews,
  days: daysOf,
  statement: async (house, { day }) =>
    day !== undefined && !isDate(day) && !isMonth(day)
      ? amiss(400, 'not a day', { text: short(day) })
      : ((await dayStatement(house, day)) ?? amiss(404, 'day not closed', { day: day ?? '' })),
  log: async (house, { activity = '', from = '', to = '' }) =>
    isDate(from) && isDate(to) && from <= to
      ? ((await logView(house, activity, from, to)) ?? unknown(activity))
      : amiss(400, 'log without days'),
  exceptions: (house, { from = '', to = '', table }) =>
    isDate(from) && isDate(to) && from <= to
      ? exceptionsView(house, from, to, table?.slice(0, 40))
      : amiss(400, 'log without days'),
  levels: async (house, { activity = '' }) => (await levelsView(house, activity)) ?? unknown(activity),
  paid: (house, { find = '', errors }) => paidViews(house, find.slice(0, 80), errors !== undefined),
  catalogue: catalogueView,
  offered: async (house, { activity = '' }) => (await offeredView(house, activity)) ?? unknown(activity),
  pace: (house, { activity = '' }) =>
    house.state.offerings.has(activity) ? monthPace(house, activity) : unknown(activity),
  fundlines: fundLinesOf,
  checked: async (house, { text = '' }, beside) => {
    if (text.length > 12_000) return amiss(400, 'offering too long')
    const unread = await readBeside(beside, 'offering', text)
    return unread === undefined ? checkedView(house, text) : { amiss: 400, why: unread.reasons[0] }
  },
  printed: (house) => {
    const { seq, digest } = house.durable()
    return printedState(house.state, house.now().local, { seq, digest: toHex(digest) })
  },
  forms: (house) => paperForms(house.state),
  profile: async ({ state, store, now }, _, __, trail): Promise<ProfileView> => {
    const oldest = { journal: await firstDay(store), 'audit trail': trail?.oldest() }
    const keep = keepings(profileOf(state), now().local.slice(0, 10), oldest)
    return { ...(state.profile ?? { text: '' }), keep }
  },
}

/** The house profile as it was written; nothing stands in it until somebody sets it. And what it means for the records. */
export type ProfileView = { readonly text: string; readonly digest?: string; readonly keep: readonly Keeping[] }
type Trail = Pick<Audit, 'oldest'>

export function officeRoutes(house: House, beside: Beside = besideHouse(), trail?: Trail): Hono {
  const app = new Hono()
  for (const name of OFFICE_VIEWS) {
    app.get(`/${name}`, async (call: Context) => {
      const answer = await ANSWERS[name](house, call.req.query(), beside, trail)
      return isAmiss(answer) ? faultFor(call, answer.amiss, answer.why) : call.json(answer)
    })
  }
  return app
}

const isDate = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)
const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
const short = (text: string): string => text.slice(0, 40)
const unknown = (activity: string) => amiss(404, 'no such activity', { activity: short(activity) })
