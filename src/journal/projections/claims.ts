/** The projections `claims`, `shares` and `forms`: every prize payable, from its award to its payment. Reads `awards` of the hits. */

import { toWire } from '../../base/money.ts'
import { partyKey } from '../../base/party.ts'
import type { Event } from '../../engine/mechanisms.ts'
import { giftIn } from '../../engine/offerings/advances.ts'
import { canonical } from '../canonical.ts'
import type { Projection } from './projection.ts'

/** Prizes of $100 and more, by when they were won. A query has to repeat this word for word, or the index is not used. */
export const LARGE = 'cast(amount as integer) >= 10000'

export const CLAIMS: Projection<Event> = {
  name: 'claims',
  version: 9,
  tables: { claims: 'claim', shares: 'claim, person', forms: 'claim, kind, person' },
  create: [
    `create table claims (
       claim text primary key, hit text not null, activity text not null, "to" text not null, party text not null, person text,
       line text not null, share text not null, amount text not null, gift text not null, clauses text not null, since integer not null,
       id_until integer, expires text, id_shown text, id_by text, status text not null,
       form text, drawer text, tray text, paid_by text, paid text, typed_by text, note text
     ) strict, without rowid`,
    'create index claims_by_person on claims (person) where person is not null',
    `create index claims_large on claims (since) where ${LARGE}`,
    // Of a prize that several won together, who has which part.
    `create table shares (
       claim text not null, person text not null, amount text not null, by text not null, at text not null,
       primary key (claim, person)
     ) strict, without rowid`,
    // The person of an own form where the prize is shared; empty where the form is of the claim.
    `create table forms (
       claim text not null, kind text not null, person text not null, reference text not null, by text not null, at text not null,
       primary key (claim, kind, person)
     ) strict, without rowid`,
  ],
  apply(entry, write) {
    const at = entry.at ?? entry.recorded
    const late = entry.events.find((event) => event.type === 'EnteredFromPaper')
    for (const event of entry.events) {
      switch (event.type) {
        case 'HitVerified':
          for (const { claim, award, idUntil = null, expires = null } of event.claims) {
            write(
              `insert into claims (claim, hit, activity, "to", party, person, line, share, amount, gift, clauses, since, id_until, expires, status)
               select ?, hit, activity, "to", party, person, line, share, amount, gift, clauses, ?, ?, ?, 'open'
               from awards where hit = ? and n = ?`,
              claim,
              event.at,
              idUntil,
              expires,
              event.hit,
              award,
            )
          }
          break
        case 'PeriodClosed':
          for (const { claim, award, hit, idUntil = null, expires = null } of event.claims) {
            const { to, person = null, line, share, amount, by } = event.awards[award]!
            write(
              `insert into claims (claim, hit, activity, "to", party, person, line, share, amount, gift, clauses, since, id_until, expires, status)
               values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open')`,
              claim,
              hit,
              event.activity,
              partyKey(to),
              canonical(to),
              person,
              line,
              share,
              amount,
              toWire(giftIn(event.awards[award]!)),
              by.join(' '),
              event.at,
              idUntil,
              expires,
            )
          }
          break
        case 'IdShown':
          write(
            'update claims set id_shown = ?, id_by = ?, person = coalesce(person, ?) where claim = ?',
            at,
            event.by,
            event.person ?? null,
            event.claim,
          )
          if (event.keeps) write('update claims set expires = null where claim = ?', event.claim)
          break
        case 'FormRecorded':
          write(
            'insert into forms values (?, ?, ?, ?, ?, ?)',
            event.claim,
            event.kind,
            event.person ?? '',
            event.reference,
            event.by,
            at,
          )
          if (event.keeps) write('update claims set expires = null where claim = ?', event.claim)
          break
        case 'ClaimShared':
          write('delete from shares where claim = ?', event.claim)
          for (const { person, amount } of event.shares)
            write('insert into shares values (?, ?, ?, ?, ?)', event.claim, person, amount, event.by, at)
          break
        case 'ClaimPaid':
          write(
            "update claims set status = 'paid', form = ?, drawer = ?, tray = ?, paid_by = ?, paid = ?, typed_by = ? where claim = ?",
            event.form,
            event.drawer ?? null,
            event.tray ?? null,
            event.by,
            at,
            late?.typedBy ?? null,
            event.claim,
          )
          break
        case 'PrizeDelivered':
          write(
            "update claims set status = 'paid', form = ?, paid_by = ?, paid = ?, typed_by = ? where claim = ?",
            event.form,
            event.by,
            at,
            late?.typedBy ?? null,
            event.claim,
          )
          break
        case 'VoucherUsed':
          write('update claims set note = ? where claim = ?', `voucher used, ${event.covered} cents of it`, event.claim)
          break
        case 'ClaimExpired':
          write("update claims set status = 'expired', note = ? where claim = ?", `to ${event.to}`, event.claim)
          break
        case 'PaidInError':
          write("update claims set status = 'paid in error', note = ? where claim = ?", event.reason, event.claim)
          break
        case 'HitBackedOut':
          write("update claims set status = 'backed out', note = ? where hit = ?", event.reason, event.hit)
          break
      }
    }
  },
}
