/**
 * The projection `exceptions`: everything that somebody took back, corrected, overrode or counted otherwise than it was recorded,
 * one row each, with who, why, and the figures before and after where there are two.
 */
import type { Recorded } from '../../base/message.ts'
import type { Event } from '../../engine/mechanisms.ts'
import { canonical } from '../canonical.ts'
import type { Entry } from '../line.ts'
import type { Projection } from './projection.ts'

/** What a row tells; `of` is the hit, claim, box, table or device that it is about. */
type Row = {
  readonly of: string
  readonly activity?: string
  readonly by: readonly string[]
  readonly why?: string | Recorded
  readonly document?: string
  readonly before?: string
  readonly after?: string
}

export const EXCEPTIONS: Projection<Event> = {
  name: 'exceptions',
  version: 3,
  tables: { exceptions: 'seq, n' },
  create: [
    `create table exceptions (
       seq integer not null, n integer not null, at text not null, what text not null, "of" text not null, activity text,
       by text not null, why text, told text, document text, before text, after text, primary key (seq, n)
     ) strict, without rowid`,
    'create index exceptions_at on exceptions (at)',
  ],
  apply(entry, write) {
    let n = 0
    for (const event of entry.events) {
      for (const { of, activity = null, by, why, document = null, before = null, after = null } of rowsOf(
        event,
        entry,
      )) {
        n += 1
        const words = typeof why === 'string' ? why : null
        const told = why === undefined || typeof why === 'string' ? null : canonical(why)
        const who = [...new Set(by)].join(' ')
        write(
          'insert into exceptions values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
          ...[
            entry.seq,
            n,
            entry.at ?? entry.recorded,
            event.type,
            of,
            activity,
            who,
            words,
            told,
            document,
            before,
            after,
          ],
        )
      }
    }
  },
}

/** Most events are none. */
function rowsOf(event: Event, { by }: Entry<Event>): readonly Row[] {
  switch (event.type) {
    case 'HitDeclined':
      return [{ of: event.hit, by: event.by, why: event.reason, document: event.evidence }]
    case 'HitDisputed':
      return [{ of: event.hit, by: [event.by], why: event.reason }]
    case 'DisputeSettled':
      return [{ of: event.hit, by: event.by, why: event.reason }]
    case 'HitBackedOut':
      return [{ of: event.hit, by: event.by, why: event.reason, document: event.document }]
    case 'PaidInError':
      return [
        { of: event.claim, ...activityIn(event), by: event.by, why: event.reason, before: event.amount, after: '0' },
      ]
    case 'RoundVoided':
      return [{ of: `${event.table}/${event.round}`, by: [event.by], why: event.reason }]
    case 'BoxCounted':
      return Object.entries(event.counted).flatMap(([activity, counted]) => {
        const recorded = event.recorded[activity]
        const differs = recorded !== undefined && recorded !== counted
        if (event.corrects === undefined && !differs) return []
        const corrected = event.corrects === undefined ? {} : { document: event.corrects }
        return [
          {
            of: event.box,
            activity,
            by: event.by,
            ...corrected,
            ...(differs ? { before: recorded } : {}),
            after: counted,
          },
        ]
      })
    case 'CountsDiffered':
      return Object.entries(event.figures).map(([activity, [before, after]]) => ({
        of: event.table,
        activity,
        by: event.by,
        before,
        after,
      }))
    case 'CountWithdrawn':
      return [{ of: event.table, by: [event.by] }]
    case 'DrawerClosed':
      return event.variance === '0'
        ? []
        : [{ of: event.drawer, by: [event.cashier, ...event.by], before: event.expected, after: event.counted }]
    case 'EnteredFromPaper':
      return [{ of: event.order, by: [event.by, event.typedBy], why: event.at }]
    case 'MessageSetAside':
      return [
        { of: event.device, by: [event.device], ...(event.reasons[0] === undefined ? {} : { why: event.reasons[0] }) },
      ]
    case 'BroughtForward':
      return [
        {
          of: event.activity,
          activity: event.activity,
          by: event.by ?? [by],
          ...(event.document === undefined ? {} : { document: event.document }),
        },
      ]
    case 'PoolIncreased':
      return event.why === 'lowered' || event.why === 'extra'
        ? [{ of: event.pool, activity: event.activity, by: [by] }]
        : []
    case 'OfferingPaused':
    case 'OfferingStopped':
      return [{ of: event.activity, activity: event.activity, by: [event.by], why: event.reason }]
    case 'PassedOver':
      // The clock passes over by itself whoever does not come.
      return event.by === 'timer'
        ? []
        : [{ of: event.callup, activity: event.activity, by: bySecond(event.by, event.second), why: event.reason }]
    case 'CardInserted':
    case 'CardRemoved':
      // A device tells of cards without a reason.
      return event.reason === undefined
        ? []
        : [{ of: event.machine, by: bySecond(event.by ?? by, event.second), why: event.reason }]
    case 'DrawAbandoned':
      return [{ of: String(event.draw), by: bySecond(by, event.second), why: event.reason }]
    case 'EquipmentFailed':
      return [{ of: event.table, by: [event.by], why: event.reason }]
    case 'PaperDeclined':
      return [{ of: event.order, by: [event.by, event.of, event.typedBy], why: event.reason }]
    case 'MachineRetired':
      return [{ of: event.machine, by: [event.by, event.second], why: event.reason }]
    case 'ClockConfirmed':
      return [{ of: event.fault, by: [event.by, event.second] }]
    case 'SaleTakenBack':
      return [{ of: event.sale, activity: event.activity, by: [event.by, event.second], why: event.reason }]
    case 'PiecesCorrected':
    case 'PiecePaymentWrittenOff':
      return [{ of: event.use, activity: event.activity, by: bySecond(event.by, event.second), why: event.reason }]
    case 'PiecesVoided':
      return [{ of: event.series, by: [event.by, event.second], why: event.reason }]
    case 'CreditsAdjusted':
      return [{ of: event.person, activity: event.activity, by: bySecond(event.by, event.second), why: event.reason }]
    case 'FilesReconciled':
      return [{ of: event.found.join('; '), by: [event.by], why: event.reason }]
  }
  return []
}

const bySecond = (by: string, second: string | undefined): string[] => (second === undefined ? [by] : [by, second])
const activityIn = ({ activity }: { readonly activity?: string }) => (activity === undefined ? {} : { activity })
