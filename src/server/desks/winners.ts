/** Who won: of each activity the largest of the year and the latest, with their cards, and by name where the winner has allowed it. */
import { formatMoney, fromWire } from '../../base/money.ts'
import type { Party } from '../../base/party.ts'
import type { Shown } from '../../cards/showncards.ts'
import { acceptedRule, runningOf } from '../../engine/offerings/running.ts'
import type { House } from '../house/kernel.ts'

export type WinnerView = {
  hit: string
  activity: string
  name: string
  local: string
  to: Party
  line: string
  share: string
  amount: string
  /** A short name, where its owner lets boards show it. */
  who?: string
  cards: Shown
  /** Among the wins of this activity in this year: 1 is the largest. */
  place?: number
}

type Row = Record<'hit' | 'activity' | 'local' | 'party' | 'line' | 'share' | 'amount' | 'cards', string> & {
  person: string | null
  place: number | string
}

/** Prizes worth telling; the two dollars for one seven are not. */
const WORTH_TELLING = 2_000
/** Of each activity, so that a busy one does not hide the others. */
const LARGEST = 6
const LATEST = 4

export async function winners(house: House, nameOf: (person: string) => string | undefined): Promise<WinnerView[]> {
  const { state, store } = house
  const year = house.now().local.slice(0, 4)
  // A hit is as large as all that was awarded for it; what a period gave is awarded when it closes.
  const rows = await store.rows<Row>(
    `with won as (
       select h.hit, h.activity, h.local, h.seq, h.cards, sum(cast(c.amount as bigint)) as total
       from hits h join claims c on c.hit = h.hit where h.status = 'verified' and cast(c.amount as bigint) >= ?
       group by h.hit, h.activity, h.local, h.seq, h.cards
     ), placed as (
       select hit, activity, local, seq, cards, total,
         row_number() over (partition by activity order by seq desc) as latest,
         row_number() over (partition by activity, substr(local, 1, 4) order by total desc, seq) as place
       from won
     )
     select p.hit, p.activity, p.local, p.cards, c.party, c.person, c.line, c.share, c.amount,
       case when substr(p.local, 1, 4) = ? then p.place else 0 end as place
     from placed p join claims c on c.hit = p.hit
     where cast(c.amount as bigint) >= ? and (p.latest <= ? or (p.place <= ? and substr(p.local, 1, 4) = ?))
     order by p.total desc, p.seq desc, cast(c.amount as bigint) desc, c.claim`,
    WORTH_TELLING,
    year,
    WORTH_TELLING,
    LATEST,
    LARGEST,
    year,
  )
  return rows.map(({ party, person, cards, place, ...row }) => {
    const who = person !== null && state.named.has(person) ? nameOf(person) : undefined
    const running = runningOf(state, row.activity)
    return {
      ...row,
      to: JSON.parse(party) as Party,
      name: running?.offering.name ?? acceptedRule(state, row.activity)?.name ?? row.activity,
      amount: formatMoney(fromWire(row.amount)),
      cards: JSON.parse(cards) as Shown,
      ...(who === undefined ? {} : { who }),
      ...(Number(place) > 0 ? { place: Number(place) } : {}),
    }
  })
}
