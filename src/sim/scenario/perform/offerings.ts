/** Rules accepted, offerings from draft to close, free tables, ranks posted anew. */
import { refuse } from '../../../base/refusal.ts'
import { checkOffering } from '../../../rulebook/checks/offeringcheck.ts'
import { order } from '../night.ts'
import { refusedBy } from '../record.ts'
import { activityOf, tableOf } from '../reference.ts'
import { accept, draft, offer, ruleFor } from '../setup.ts'
import type { Perform } from './steps.ts'

export const OFFERINGS = {
  acceptRules: (night, { activity, clauses, document }, by = 'compliance') => {
    const { rule, text } = ruleFor(activity)
    const accepted = clauses ?? Object.keys(rule.clauses)
    order(night, { do: 'AcceptRules', text, document: document ?? rule.document, clauses: accepted }, by)
  },
  offer: (night, chosen) => {
    offer(night, chosen)
  },
  checkOffering: (night, written) => {
    const { wrong, missing } = checkOffering(ruleFor(written.activity).rule, written)
    if (wrong.length + missing.length === 0) night.record.says.push('complete, and inside every range')
    else refusedBy(night.record, refuse({ kind: 'activity', activity: written.activity }, [...wrong, ...missing]))
  },
  draftOffering: (night, written, by) => {
    accept(night, written.activity)
    draft(night, written, by)
  },
  /** The same choices under a name of its own, and only if there is none of that name. */
  draftAnother: (night, written, by) => {
    accept(night, written.activity)
    draft(night, written, by, { isAnother: true })
  },
  approveOffering: (night, { activity, version }, by = 'general manager') => {
    const name = activityOf(night, activity)
    const waiting = version ?? night.state.offerings.get(name)?.version ?? 0
    order(night, { do: 'ApproveOffering', activity: name, version: waiting }, by)
  },
  returnOffering: (night, { activity, version, reason }, by = 'general manager') => {
    const name = activityOf(night, activity)
    const waiting = version ?? night.state.offerings.get(name)?.version ?? 0
    order(night, { do: 'ReturnOffering', activity: name, version: waiting, reason: reason ?? 'not yet' }, by)
  },
  postOffering: (night, { activity, places = ['room', 'tables'], notice }, by = 'marketing') => {
    const told = notice === undefined ? {} : { notice }
    order(night, { do: 'PostOffering', activity: activityOf(night, activity), places, ...told }, by)
  },
  pauseOffering: (night, { activity, reason }, by = 'floor') =>
    order(
      night,
      { do: 'PauseOffering', activity: activityOf(night, activity), reason: reason ?? 'no reason given' },
      by,
    ),
  resumeOffering: (night, { activity }, by = 'floor') =>
    order(night, { do: 'ResumeOffering', activity: activityOf(night, activity) }, by),
  stopOffering: (night, { activity, reason }, by = 'regulator') =>
    order(night, { do: 'StopOffering', activity: activityOf(night, activity), reason: reason ?? 'by order' }, by),
  cancelOffering: (night, { activity, reason }, by = 'marketing') =>
    order(night, { do: 'CancelOffering', activity: activityOf(night, activity), reason: reason ?? 'not wanted' }, by),
  requestFreeTable: (night, { activity, patron, person, table }, by = 'floor') => {
    const who =
      person === undefined ? { patron: patron ?? 'a patron' } : { person, ...(patron === undefined ? {} : { patron }) }
    const where = table === undefined ? {} : { table }
    order(night, { do: 'RequestFreeTable', activity: activityOf(night, activity), ...who, ...where }, by)
  },
  offerFreeTable: (night, { request, table }, by = 'floor') => {
    const oldest = [...night.state.free.keys()][0] ?? 'F1'
    order(night, { do: 'OfferFreeTable', request: request ?? oldest, table: tableOf(night, table) }, by)
  },
  withdrawRequest: (night, { request, reason }, by = 'floor') => {
    const oldest = [...night.state.free.keys()][0] ?? 'F1'
    const why = reason === undefined ? {} : { reason }
    order(night, { do: 'WithdrawRequest', request: request ?? oldest, ...why }, by)
  },
  closeOffering: (night, { activity, reason, to }, by = 'general manager') =>
    order(night, { do: 'CloseOffering', activity: activityOf(night, activity), reason: reason ?? 'it ends', to }, by),
  postRank: (night, { activity, setting, value, card, witnesses }, by = 'floor') => {
    const name = activityOf(night, activity)
    const only = Object.entries(ruleFor(name).rule.settings ?? {}).find(([, { anew }]) => anew !== undefined)?.[0]
    order(
      night,
      {
        do: 'PostRank',
        activity: name,
        setting: setting ?? only ?? 'rank',
        ...(value === undefined ? {} : { value }),
        ...(card === undefined ? {} : { drawnCard: card }),
        witnesses: witnesses ?? ['shift manager'],
      },
      by,
    )
  },
} satisfies Partial<Perform>
