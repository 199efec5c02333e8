/** Games against the house: chips between players and the tray, wagers onto meters, game accounts, parts of a meter. */
import { fromPlain } from '../../base/plain.ts'
import type { Entry, GameTable } from '../../games/table/table.ts'
import { agree } from '../audit/difference.ts'
import { type Books, type Hold, least, move, moveAtMost, positive, stands } from './books.ts'
import { keep } from './hits.ts'
import { ordered } from './office.ts'
import type { Part } from './part.ts'
import type { Running } from './running.ts'
import { optionOf, ruleOfTable, winOf } from './tablepays.ts'
import { poolName, runOf } from './terms.ts'

/** What rates have earned short of a cent: so many of so many. */
type Fraction = { readonly over: bigint; readonly under: bigint }
type Table = {
  /** As it stood before the step. */
  game?: GameTable
  /** Whose rules the round is finished by. */
  running?: Running
  /** How many hits there had been when its bets were closed. */
  hits?: number
  /** A part of the meter for the dealer's hand: what each has, and how many still wait. */
  dealer?: { each: bigint; left: number }
}
type Meant = { readonly win: bigint; readonly pool: string; readonly holds: Hold[]; readonly resets: Hold[] }

export const tablegames: Part = (books) => {
  const tables = new Map<string, Table>()
  const carried = new Map<string, Fraction>()
  const awarded: Meant[] = []
  const tableOf = new Map<string, string>()
  let hits = 0
  /** Meters that a full award at another table has started anew since the bets of this one were closed. */
  const wonElsewhere = (name: string, activity: string): Set<string> => {
    const since = tables.get(name)?.hits ?? Number.POSITIVE_INFINITY
    const others = [...books.hits.values()].filter(
      (one) => one.activity === activity && tableOf.get(one.hit) !== name && Number(one.hit.slice(1)) > since,
    )
    return new Set(others.flatMap(({ resets }) => resets.map(({ to }) => to)))
  }
  return {
    TableClosed: ({ table }) => void tables.delete(table),
    TablePlayed: ({ table: name, activity, game, told }) => {
      const table = tables.get(name) ?? {}
      tables.set(name, table)
      const running = table.running ?? runOf(books, activity)
      const entries = told.flatMap(({ entry }) => (entry === undefined ? [] : [fromPlain<Entry>(entry)]))
      const at = { books, running, name, table, tables, carried, entries, wonElsewhere: wonElsewhere(name, activity) }
      awarded.length = 0
      for (const entry of entries) {
        if (entry.does === 'pay' && entry.from === 'meter') {
          if (entry.win > 0n) awarded.push(meter(at, entry, `H${hits + awarded.length + 1}`))
        } else chips(at, entry)
      }
      table.game = fromPlain<GameTable>(game)
      const isUnderWay = !['bets', 'closed'].includes(table.game.phase)
      if (isUnderWay) {
        table.running = running
        table.hits ??= hits
      } else {
        delete table.running
        delete table.dealer
        delete table.hits
      }
    },
    HitHeld: ({ hit }) => {
      hits = Number(hit.slice(1))
    },
    HitDeclared: (event) => {
      // What was held has its number since its call.
      hits = Math.max(hits, Number(event.hit.slice(1)))
      if (runOf(books, event.activity).rule.runs !== 'table game') return
      const meant = awarded.shift()
      if (meant === undefined) throw new Error(`${event.hit} was declared for no award of a meter`)
      keep(books, event, [{ [meant.pool]: meant.win }], meant)
      if (event.source.kind === 'table') tableOf.set(event.hit, event.source.table)
    },
    AccountUsed: ({ table, seat, activity, amount }) => {
      move(books, activity, 'patrons', `account:${table}-${seat}`, BigInt(amount))
      move(books, activity, 'patron', `tray:${table}`, BigInt(amount), 'c')
    },
    MoneyMoved: ({ activity, why }, heard) => {
      if (why !== 'table settled') return
      const { table } = ordered(heard, 'SettleTable')
      const won = stands(books, activity, `due:game:${table}`)
      let ofPlayers = 0n
      for (const [account, amount] of books.accounts)
        if (account.startsWith(`e ${activity} account:${table}-`)) ofPlayers += amount
      const inTray = stands(books, activity, `tray:${table}`, 'c')
      move(books, activity, `due:game:${table}`, 'house', won)
      move(books, activity, `tray:${table}`, 'house', won, 'c')
      move(books, activity, `tray:${table}`, 'bank', inTray - won - ofPlayers, 'c')
    },
  }
}

type At = {
  readonly books: Books
  readonly running: Running
  readonly name: string
  readonly table: Table
  readonly tables: ReadonlyMap<string, Table>
  readonly carried: Map<string, Fraction>
  readonly entries: readonly Entry[]
  readonly wonElsewhere: ReadonlySet<string>
}

/** Whatever does not come from a meter. */
function chips(at: At, entry: Entry): void {
  const { books, running, name, table } = at
  const { activity } = running.rule
  const { does, seat, wager, wagered, win, from } = entry
  const lay = table.game?.seats[seat]?.wagers[wager]
  const what = `${does} ${entry.what} ${wager} of seat ${seat} at table ${name}`
  if (wagered > 0n && lay !== undefined) agree(what, lay, wagered)
  if (does === 'collect') taken(at, entry, wagered)
  if (does === 'return' && entry.isTaken === true) taken(at, entry, -wagered)
  if (does === 'pay') {
    const due = table.game === undefined ? undefined : winOf(running, entry, table.game)
    if (due !== undefined) agree(what, due, win)
    move(books, activity, `due:game:${name}`, from === 'account' ? `account:${name}-${seat}` : 'patrons', win)
    if (from === 'tray') move(books, activity, `tray:${name}`, 'patron', win, 'c')
  }
  if (does === 'take back') {
    const account = `account:${name}-${seat}`
    const back = from === 'account' ? moveAtMost(books, activity, account, `due:game:${name}`, win) : 0n
    move(books, activity, 'patrons', `due:game:${name}`, win - back)
    move(books, activity, 'patron', `tray:${name}`, win - back, 'c')
  }
}

/** Of a wager with a meter its rate goes there to the fraction of a cent; all else the table has won. */
function taken({ books, running, name, carried, wonElsewhere }: At, { wager, seat }: Entry, wagered: bigint): void {
  const { activity, table } = ruleOfTable(running)
  const terms = table.wagers[wager]
  const isDevice = terms?.on === 'device'
  const payer = isDevice ? `account:${name}-${seat}` : 'patrons'
  let rest = wagered
  const gain = (fund: string, rate: Fraction | undefined) => {
    if (rate === undefined) return
    const key = `${activity} ${fund}`
    const before = carried.get(key) ?? { over: 0n, under: 1n }
    const under = before.under * rate.under
    const over = before.over * rate.under + wagered * rate.over * before.under
    const cents = over >= 0n || over % under === 0n ? over / under : over / under - 1n
    carried.set(key, lowest(over - cents * under, under))
    // What went to a winner at another table is not there any more: the meter keeps its reset amount.
    const reset = terms?.meter === undefined ? 0n : (running.offering.pools?.[terms.meter]?.reseed ?? 0n)
    const there = positive(stands(books, activity, fund) - reset)
    const moved = cents < 0n && wonElsewhere.has(fund) ? -least(-cents, there) : cents
    move(books, activity, payer, fund, moved)
    rest -= moved
  }
  if (terms?.meter !== undefined) {
    gain(poolName(terms.meter), running.offering.pools?.[terms.meter]?.rate)
    gain('reserve', optionOf(running, wager)?.reserve?.share)
  }
  move(books, activity, payer, `due:game:${name}`, rest)
  if (!isDevice) move(books, activity, 'patron', `tray:${name}`, wagered, 'c')
}

function lowest(over: bigint, under: bigint): Fraction {
  let [a, b] = [over, under]
  while (b !== 0n) [a, b] = [b, a % b]
  return { over: over / a, under: under / a }
}

/** A part of the meter as it shows at that turn; after all of it, the reset amount and the reserve go onto it. */
function meter(at: At, entry: Entry, hit: string): Meant {
  const { books, running, name } = at
  const { activity, table } = ruleOfTable(running)
  const terms = table.wagers[entry.wager]
  const pays = entry.hand === undefined ? undefined : optionOf(running, entry.wager)?.pays[entry.hand]
  if (terms?.meter === undefined || pays?.is !== 'meter') throw new Error(`${entry.wager} has no part of a meter`)
  const pool = poolName(terms.meter)
  const { each, isFull } = partOf(at, entry, stands(books, activity, pool), pays.share)
  agree(`part of the meter for ${entry.wager} of seat ${entry.seat} at table ${name}`, each, entry.win)
  agree(`a new start of ${pool} at table ${name}`, isFull, entry.resets === true)
  const resets: Hold[] = []
  const put = (from: string, amount: bigint) => {
    move(books, activity, from, pool, amount)
    if (amount > 0n) resets.push({ from, to: pool, amount })
  }
  move(books, activity, pool, `pending:${hit}`, each)
  if (isFull) {
    put('promised:gift', running.offering.pools?.[terms.meter]?.reseed ?? 0n)
    const options = Object.values(table.paytables[entry.wager]?.option ?? {})
    if (options.some(({ reserve }) => reserve !== undefined)) put('reserve', stands(books, activity, 'reserve'))
  }
  return { win: each, pool, holds: [{ from: pool, to: `pending:${hit}`, amount: each }], resets }
}

/** Divided where several have it: for the dealer's hand at the first turn, or by the procedure of the house. */
function partOf(
  { running, table, tables, entries }: At,
  entry: Entry,
  shows: bigint,
  share: Fraction,
): { each: bigint; isFull: boolean } {
  const isWhole = share.over === share.under
  const { wagers } = ruleOfTable(running).table
  const isOfDealers = wagers[entry.wager]?.meter === wagers['dealer hand bonus']?.meter
  // What is kept for those who wait for their part of a dealer's hand, at whichever table, is nobody else's.
  let kept = 0n
  for (const { dealer } of isOfDealers ? tables.values() : []) kept += (dealer?.each ?? 0n) * BigInt(dealer?.left ?? 0)
  if (entry.wager === 'dealer hand bonus') {
    if (table.dealer !== undefined) {
      table.dealer.left -= 1
      return { each: table.dealer.each, isFull: false }
    }
    const inIt = Object.values(table.game?.seats ?? {}).filter(
      ({ wagers, decision }) => wagers['dealer hand bonus'] !== undefined && decision === 'play',
    ).length
    const each = ((shows - kept) * share.over) / share.under / BigInt(inIt)
    table.dealer = { each, left: inIt - 1 }
    return { each, isFull: isWhole }
  }
  const setting = ruleOfTable(running).table.severalHits?.setting
  const isDivided = setting !== undefined && running.offering.settings?.[setting] === 'divided'
  if (!isDivided) return { each: ((shows - kept) * share.over) / share.under, isFull: isWhole }
  const same = entries.filter(({ from, hand, does }) => does === 'pay' && from === 'meter' && hand === entry.hand)
  const nth = same.indexOf(entry)
  // Those before have had their equal parts of what it showed.
  const before = nth === 0 ? shows : shows + same[0]!.win * BigInt(nth)
  return { each: (before * share.over) / share.under / BigInt(same.length), isFull: isWhole && nth === same.length - 1 }
}
