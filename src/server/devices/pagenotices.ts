/**
 * Calls to a seat as a carrier of pagers or text messages hears of them: somebody is called, sits, has missed it, or the call was
 * taken back. Told from the state and kept for a while: a call is over in minutes, and after a restart those that run are told again
 * under the same id.
 */
import { type Message, message } from '../../base/message.ts'
import type { PageNotice } from '../../device/message.ts'
import type { Place } from '../../engine/presence/vocabulary.ts'
import type { List, Listed } from '../../engine/waiting/vocabulary.ts'
import type { CarriedView } from '../../views/podium/lists.ts'
import { english } from '../../words/sentence.ts'
import type { House } from '../house/kernel.ts'

export type PageNotices = {
  /** What a carrier that has sent everything up to `n` has not heard yet. */
  after(n: number): readonly PageNotice[]
  /** When a carrier said to have sent a call that runs, and as what. After a restart of the house nobody knows it any more. */
  carried(page: Paged): CarriedView | undefined
  /** Changes whenever `carried` does. */
  version(): number
  onCarried(listener: () => void): void
  stop(): void
}

const KEPT = 500

type Open = {
  readonly notice: PageNotice
  readonly person: string
  readonly carried?: CarriedView
  readonly isAgain: boolean
}
type Paged = Pick<Listed, 'number' | 'page'> & { readonly list: string }

export function pageNoticesOf(
  house: Pick<House, 'state' | 'now' | 'onChange' | 'zone'>,
  phoneOf: (person: string) => string | undefined,
): PageNotices {
  let kept: readonly PageNotice[] = []
  let last = house.now().at
  const lists = new Map<string, List>()
  const open = new Map<string, Open>()
  const listeners: (() => void)[] = []
  let version = 0
  /** What runs at the start was told by the house of before, and sent nobody knows when. */
  let isAgain = true

  const tell = ({ n: _, ...notice }: PageNotice): PageNotice => {
    last = Math.max(last + 1, house.now().at)
    const told = { n: last, ...notice }
    kept = [...kept.slice(1 - KEPT), told]
    return told
  }
  /** A list is another object whenever anything on it has changed: most changes of a house touch none. */
  function look(): void {
    for (const list of [...lists.keys()]) if (!house.state.lists.has(list)) changed(list, undefined)
    for (const list of house.state.lists.values()) if (lists.get(list.list) !== list) changed(list.list, list)
  }

  function changed(name: string, list: List | undefined): void {
    if (list === undefined) lists.delete(name)
    else lists.set(name, list)
    const paged = new Map((list?.listed ?? []).flatMap((one) => (one.page === undefined ? [] : [[idOf(one), one]])))
    for (const [key, { notice, person }] of open)
      if (notice.list === name && !paged.has(notice.id)) {
        open.delete(key)
        const { until: _, ...of } = notice
        const what = endOf(notice, person)
        tell({ ...of, what, at: house.now().at, says: english(saying(what, notice)) })
      }
    for (const [id, one] of paged) {
      const before = open.get(`${name} ${id}`)
      // An answer starts the clock anew: what is told at its end goes by the new one.
      if (before === undefined)
        open.set(`${name} ${id}`, { person: one.person, isAgain, notice: tell(noticeOf(list!, one)) })
      else open.set(`${name} ${id}`, { ...before, notice: { ...before.notice, ...untilOf(one) } })
    }
  }

  function sentUpTo(n: number): void {
    const { local: at } = house.now()
    let isNew = false
    for (const [key, one] of open) {
      if (one.isAgain || one.carried !== undefined || one.notice.n > n) continue
      open.set(key, { ...one, carried: { at, by: one.notice.phone === undefined ? 'pager' : 'text' } })
      isNew = true
    }
    if (!isNew) return
    version += 1
    for (const listener of listeners) listener()
  }

  function noticeOf(list: List, one: Listed): PageNotice {
    const { table, seat, at } = one.page!
    const until = untilOf(one)
    const phone = phoneOf(one.person)
    const notice = {
      n: 0,
      id: idOf(one),
      what: 'paged' as const,
      list: list.list,
      game: list.game,
      ...(list.limit === undefined ? {} : { limit: list.limit }),
      number: one.number,
      table,
      seat,
      at,
      ...until,
      ...(phone === undefined ? {} : { phone }),
    }
    return { ...notice, says: english(saying('paged', notice)) }
  }

  const untilOf = ({ page }: Listed): { until?: number } => {
    const until = page === undefined ? undefined : house.state.reserved.get(page.table)?.get(page.seat)?.until
    return until === undefined ? {} : { until }
  }

  function endOf({ table, seat, until = Number.POSITIVE_INFINITY }: PageNotice, person: string): PageNotice['what'] {
    const sits = house.state.sits.get(person)
    if (sits?.table === table && sits.seat === seat) return 'seated'
    return house.now().at >= until ? 'missed' : 'taken back'
  }

  function saying(what: PageNotice['what'], { table, seat, until }: Place & { until?: number }): Message {
    switch (what) {
      case 'paged': {
        const clock = until === undefined ? undefined : house.zone.localOf(until).slice(11, 16)
        return message('seat is ready', { table, seat, ...(clock === undefined ? {} : { until: clock }) })
      }
      case 'seated':
        return message('seat was taken up', { table, seat })
      case 'missed':
        return message('call was missed', { table, seat })
      case 'taken back':
        return message('call was taken back', { table, seat })
    }
  }

  look()
  isAgain = false
  const stop = house.onChange(look)
  return {
    after(n) {
      look()
      sentUpTo(n)
      return kept.filter((notice) => notice.n > n)
    },
    carried: ({ list, ...one }) => (one.page === undefined ? undefined : open.get(`${list} ${idOf(one)}`)?.carried),
    version: () => version,
    onCarried: (listener) => void listeners.push(listener),
    stop,
  }
}

/** A call number is one person's as long as they wait. */
const idOf = ({ number, page }: Pick<Listed, 'number' | 'page'>): string => `${page!.at}.${number}`
