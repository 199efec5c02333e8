/** The projections `rule_files` and `offerings`: what was accepted, drafted, approved and posted, by whom and when. */
import type { Event } from '../../engine/mechanisms.ts'
import type { Projection } from './projection.ts'

export const OFFERINGS: Projection<Event> = {
  name: 'offerings',
  version: 3,
  tables: { rule_files: 'seq', offerings: 'activity, version' },
  create: [
    `create table rule_files (
       seq integer primary key, activity text not null, digest text not null, document text not null,
       accepted_by text not null, accepted text not null
     ) strict`,
    `create table offerings (
       activity text not null, version integer not null, text text not null, status text not null,
       drafted_by text not null, drafted text not null, approved_by text, approved text,
       returned_by text, returned text,
       posted_by text, posted text, places text, digest text, rule text, reason text,
       primary key (activity, version)
     ) strict, without rowid`,
  ],
  apply(entry, write) {
    const at = entry.at ?? entry.recorded
    /** Pausing, stopping and closing are of the version that was posted last. */
    const now = (activity: string, status: string, reason: string | null) =>
      write(
        `update offerings set status = ?, reason = ? where activity = ?
           and version = (select max(version) from offerings where activity = ? and posted is not null)`,
        status,
        reason,
        activity,
        activity,
      )
    for (const event of entry.events) {
      switch (event.type) {
        case 'RulesAccepted':
          write(
            'insert into rule_files values (?, ?, ?, ?, ?, ?)',
            entry.seq,
            event.activity,
            event.digest,
            event.document,
            event.by,
            at,
          )
          break
        case 'OfferingDrafted':
          write(
            "insert into offerings (activity, version, text, status, drafted_by, drafted) values (?, ?, ?, 'draft', ?, ?)",
            event.activity,
            event.version,
            event.text,
            event.by,
            at,
          )
          break
        case 'OfferingApproved':
          write(
            "update offerings set status = 'approved', approved_by = ?, approved = ? where activity = ? and version = ?",
            event.by,
            at,
            event.activity,
            event.version,
          )
          break
        case 'OfferingReturned':
          write(
            `update offerings set status = 'returned', returned_by = ?, returned = ?, reason = ?
             where activity = ? and version = ?`,
            event.by,
            at,
            event.reason,
            event.activity,
            event.version,
          )
          break
        case 'OfferingPosted':
          write(
            "update offerings set status = 'replaced' where activity = ? and status in ('running', 'paused', 'stopped')",
            event.activity,
          )
          write(
            `update offerings set status = 'running', posted_by = ?, posted = ?, places = ?, digest = ?, rule = ?
             where activity = ? and version = ?`,
            event.by,
            at,
            event.places.join('; '),
            event.digest,
            event.rule,
            event.activity,
            event.version,
          )
          break
        case 'OfferingCancelled':
          write(
            "update offerings set status = 'cancelled', reason = ? where activity = ? and version = ?",
            event.reason,
            event.activity,
            event.version,
          )
          break
        case 'OfferingPaused':
          now(event.activity, 'paused', event.reason)
          break
        case 'OfferingResumed':
          now(event.activity, 'running', null)
          break
        case 'OfferingStopped':
          now(event.activity, 'stopped', event.reason)
          break
        case 'OfferingClosed':
          now(event.activity, 'closed', event.reason)
          break
      }
    }
  },
}
