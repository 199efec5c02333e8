/** The largest prizes of the days that are looked at, each with its claim and the forms that are on record for it. */
import type { Party } from '../../base/party.ts'
import { LARGE } from '../../journal/projections/claims.ts'
import { WINNERS_TOLD, type WinnerRow } from '../../views/overview/overview.ts'
import { activityName } from '../../views/table.ts'
import type { House } from '../house/kernel.ts'
import { startOf } from './meters.ts'

type Row = Record<'claim' | 'hit' | 'activity' | 'party' | 'line' | 'amount' | 'status', string> & {
  person: string | null
  since: number
}

export async function winnersSince(house: House, from: string): Promise<WinnerRow[]> {
  const rows = await house.store.rows<Row>(
    `select claim, hit, activity, party, person, line, amount, status, since from claims
     where ${LARGE} and since >= ? order by cast(amount as integer) desc, since desc limit ?`,
    startOf(house, from),
    WINNERS_TOLD,
  )
  const forms = await house.store.rows<{ claim: string; kind: string; reference: string }>(
    `select claim, kind, reference from forms where claim in (${rows.map(() => '?')}) order by claim, kind`,
    ...rows.map(({ claim }) => claim),
  )
  return rows.map(({ activity, party, person, since, ...row }) => ({
    ...row,
    name: activityName(house.state, activity),
    local: house.zone.localOf(since),
    to: JSON.parse(party) as Party,
    ...(person === null ? {} : { person }),
    forms: forms.filter(({ claim }) => claim === row.claim).map(({ kind, reference }) => ({ kind, reference })),
  }))
}
