/** The business day: what is still open, in money and with the way to it; what must be done first; and its close. */
import { plusDays } from '../../../base/moment.ts'
import { add, type Cents, formatMoney, parseMoney, ZERO } from '../../../base/money.ts'
import { type AccountName, pendingAccount, readName, reseedAccount } from '../../../ledger/name.ts'
import { view } from '../../stream/feed.ts'
import { useView } from '../../stream/viewreader.ts'
import { nameOf } from '../../ui/names.ts'
import { Notice } from '../../ui/notice.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { dayName } from '../../ui/shell/clock.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { isWaiting } from '../report/undecided.ts'

export function Day() {
  const say = words().books
  const chain = view('chain').value
  const funds = view('funds').value ?? []
  if (chain === undefined) return null
  return (
    <section class="pane no-print" aria-label={say.day}>
      <h2>{say.day}</h2>
      <p>
        {say.dayOpen(dayName(chain.day))} {chain.closedDay !== undefined && say.dayClosed(dayName(chain.closedDay))}
      </p>
      <OpenItems />
      {chain.closable === undefined ? (
        <p class="soft">{say.nothingToClose(dayName(chain.day))}</p>
      ) : (
        <Deed
          act="CloseDay"
          order={{ do: 'CloseDay', day: chain.closable }}
          since={String(chain.anchors[0]?.seq ?? '')}
          label={say.closeDay(dayName(chain.closable))}
          says={say.closeSays(funds.length, sumOf(funds.map(({ owing }) => owing)))}
          asks={{
            title: say.closeAsk(dayName(chain.closable)),
            no: say.keepOpen,
            says: <Closing day={chain.closable} closed={chain.closedDay} />,
          }}
        />
      )}
    </section>
  )
}

/** What is closed, what that fixes, and what stays open over it: asked once more, because a closed day stays closed. */
function Closing({ day, closed }: { day: string; closed: string | undefined }) {
  const say = words().books
  const funds = view('funds').value ?? []
  const items = openItems()
  const from = closed === undefined ? undefined : plusDays(closed, 1)
  return (
    <>
      <p>
        {from === undefined || from === day ? say.closesOne(dayName(day)) : say.closesFrom(dayName(from), dayName(day))}
      </p>
      <p>{say.closeSays(funds.length, sumOf(funds.map(({ owing }) => owing)))}</p>
      {items.length > 0 && (
        <Notice tone="due">
          <strong>{say.openStays}</strong>
          <ul class="closing-items">
            {items.map(({ what, amount }) => (
              <li key={what}>
                {what} {amount !== undefined && <strong class="amount">{amount}</strong>}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

type Item = { what: string; href: string; amount?: string; isStop?: true }

/** What stays open over a close is booked on the next day; only books that do not agree stop it. */
function OpenItems() {
  const say = words().books
  // Read once for each day, not with every line of the journal.
  const { view: statement } = useView(`/api/views/statement?again=${view('chain').value?.closedDay ?? ''}`)
  const astray = (statement?.pieces ?? []).filter(({ agrees }) => !agrees).map(({ series }) => series)
  const items: Item[] = [
    ...astray.map((series) => ({ what: say.openAstray(series), href: '?page=statement' })),
    ...openItems(),
  ]
  const isStopped = items.some(({ isStop }) => isStop)
  if (items.length === 0) return <p>{say.nothingOpen}</p>
  return (
    <>
      <p class={isStopped ? 'notice' : 'soft'} {...(isStopped ? { 'data-tone': 'stop' } : {})}>
        {isStopped ? say.openStops : say.openStays}
      </p>
      <Table class="open-items">
        {items.map(({ what, href, amount }) => (
          <tr key={what}>
            <td>
              <a href={href}>{what}</a>
            </td>
            <td class="money">{amount ?? ''}</td>
          </tr>
        ))}
      </Table>
    </>
  )
}

function openItems(): Item[] {
  const say = words().books
  const funds = view('funds').value ?? []
  const boxes = view('counts').value?.boxes ?? []
  const hits = (view('hits').value ?? []).filter(isWaiting)
  const claims = (view('claims').value ?? []).filter(({ status }) => status === 'open')
  const open = (view('drawers').value ?? []).filter(({ cashier }) => cashier !== undefined)
  const laidOut = (view('drawers').value ?? []).flatMap((drawer) => drawer.laidOut)
  const takenIn = (view('drawers').value ?? []).flatMap((drawer) => drawer.takenIn)
  const copies = (view('trays').value ?? []).flatMap((tray) => tray.copies)
  const { series = [], owed = [] } = view('pieces').value ?? {}
  const miscounted = series.flatMap(({ series: code, differences }) =>
    differences.map(({ where, expected, counted }) => ({ code, where, expected, counted })),
  )
  const inBoxes = funds.flatMap(({ places }) =>
    places.flatMap(({ place, amount }) => {
      const named = readName(place)
      return named.kind === 'box' ? [{ table: named.table, amount }] : []
    }),
  )
  const tables = [...new Set(inBoxes.map(({ table }) => table))]
  const uncounted = boxes.filter(({ counted, waiting }) => counted.length === 0 && waiting === undefined)
  const sealed = boxes.filter(({ waiting }) => waiting !== undefined)
  const promised = funds.filter((fund) => fund.promised !== '$0.00')
  const differing = funds.filter(({ agrees }) => !agrees)
  const list = (names: readonly string[]) => names.toSorted((a, b) => Number(a) - Number(b)).join(', ')
  const items: (Item | undefined)[] = [
    some(differing, () => ({ what: say.openDiffer(differing.length), href: '?page=funds&only=differs', isStop: true })),
    some(hits, () => ({
      what: say.openHits(hits.length, hits.map(({ hit }) => hit).join(', ')),
      href: hits.length === 1 ? `/floor?hit=${hits[0]?.hit}` : '/floor',
      amount: heldFor(hits.map(({ hit }) => hit)),
    })),
    some(claims, () => ({
      what: say.openClaims(claims.length),
      href: '/cage',
      amount: sumOf(claims.map(({ amount }) => amount)),
    })),
    some(sealed, () => ({ what: say.openSealed(list(sealed.map(({ table }) => table))), href: '/count' })),
    some(tables, () => ({
      what: say.openBoxes(list(tables)),
      href: `/count?table=${tables[0]}`,
      amount: sumOf(inBoxes.map(({ amount }) => amount)),
    })),
    some(uncounted, () => ({ what: say.openTables(uncounted.length, boxes.length), href: '/count' })),
    ...open.map(({ drawer, cashier, inside = '' }) => ({
      what: say.openDrawer(drawer, nameOf(cashier ?? '')),
      href: '/cage?part=drawers',
      amount: inside,
    })),
    some(laidOut, () => ({
      what: say.openLaidOut,
      href: '/cage?part=drawers',
      amount: sumOf(laidOut.map(({ amount }) => amount)),
    })),
    some(takenIn, () => ({
      what: say.openTakenIn,
      href: '/cage?part=drawers',
      amount: sumOf(takenIn.map(({ amount }) => amount)),
    })),
    some(copies, () => ({
      what: say.openCopies(copies.length),
      href: '/cage?part=trays',
      amount: sumOf(copies.map(({ amount }) => amount)),
    })),
    some(owed, () => ({
      what: say.openPieces(owed.length),
      href: '/cage?part=pieces',
      amount: sumOf(owed.map(({ cage }) => cage)),
    })),
    ...miscounted.map(({ code, where, expected, counted }) => ({
      what: words().pieces.difference(code, words().pieces.where[where] ?? where, counted, expected),
      href: '/cage?part=pieces',
    })),
    some(promised, () => ({
      what: say.openPromises(promised.length),
      href: '?page=funds&only=promised',
      amount: sumOf(promised.map((fund) => fund.promised)),
    })),
  ]
  return items.filter((item) => item !== undefined)
}

const some = <T,>(list: readonly T[], item: () => Item): Item | undefined => (list.length === 0 ? undefined : item())

/** What the funds hold for those hits, and for the meters after them. */
function heldFor(hits: readonly string[]): string {
  const accounts = (view('funds').value ?? []).flatMap(({ inside }) => inside)
  const isFor = (account: AccountName) =>
    hits.some((hit) => account === pendingAccount(hit) || account === reseedAccount(hit))
  return sumOf(accounts.filter(({ account }) => isFor(account)).map(({ amount }) => amount))
}

const sumOf = (amounts: readonly string[]): string =>
  formatMoney(add(ZERO, ...amounts.map((amount): Cents => parseMoney(amount) ?? ZERO)))
