/** A correction of a stay against the records: it names what stands there, and nobody is then in two seats or one seat with two. */
import { type Refusal, refuseOrder } from '../../base/refusal.ts'
import type { OrderOf } from '../../engine/mechanisms.ts'
import type { House } from '../house/kernel.ts'

type Row = Record<'since', number> & Record<'table' | 'seat', string> & { person: string | null; until: number | null }

export async function whyNotCorrected(
  { store, zone }: Pick<House, 'store' | 'zone'>,
  { stay, was, to }: OrderOf<'CorrectStay'>,
): Promise<Refusal | undefined> {
  const [seq = -1, n = -1] = /^\d{1,15}\.\d{1,9}$/.test(stay) ? stay.split('.').map(Number) : []
  const [known] = await store.rows<Row>(
    'select "table", seat, person, since, until from stays where seq = ? and n = ?',
    seq,
    n,
  )
  if (known === undefined) return refuseOrder('no such stay', { stay })
  const said = ({ table, seat, since, until }: Row) => ({
    table,
    seat,
    from: zone.localOf(since),
    ...(until === null ? {} : { to: zone.localOf(until) }),
  })
  const isSame =
    known.table === was.table &&
    known.seat === was.seat &&
    known.person === (was.person ?? null) &&
    known.since === was.since &&
    known.until === (was.until ?? null)
  if (!isSame) return refuseOrder('stay was told otherwise', { stay, ...said(known) })
  if (to === undefined) return undefined
  const meets = async (which: string, ...of: readonly string[]): Promise<Row | undefined> => {
    const [other] = await store.rows<Row>(
      `select "table", seat, person, since, until from stays where ${which} and not (seq = ? and n = ?) and is_void = 0
         and since < ? and (until is null or until > ?) and (until is null or until > since) order by since limit 1`,
      ...of,
      seq,
      n,
      to.until ?? Number.MAX_SAFE_INTEGER,
      to.since,
    )
    return other
  }
  const elsewhere = known.person === null ? undefined : await meets('person = ?', known.person)
  if (elsewhere !== undefined) return refuseOrder('person was elsewhere', { person: known.person!, ...said(elsewhere) })
  const other = await meets('"table" = ? and seat = ?', known.table, known.seat)
  return other === undefined
    ? undefined
    : refuseOrder('seat was taken', { ...said(other), ...(other.person === null ? {} : { person: other.person }) })
}
