/** Funds, where their money lies, and every figure back to its movements, lines and clauses. */
import './books.css'
import { useSignal } from '@preact/signals'
import type { FundView } from '../../views/fund.ts'
import { query, show } from '../live/address.ts'
import { view } from '../live/feed.ts'
import { Desk, openScreen, Refusal, Waiting } from '../live/frame.tsx'
import { type OrderText, type Refused, send } from '../live/orders.ts'
import { words } from '../words/words.ts'
import { Chain, Day } from './chain.tsx'
import { Explain } from './explain.tsx'

function BooksPage() {
  const funds = view('funds').value
  const say = words()
  const wanted = query.value.get('activity')
  const fund = (funds ?? []).find(({ activity }) => activity === wanted) ?? funds?.[0]
  return (
    <Desk screen="books" as="accounting">
      <main class="books">
        <h1>{say.screens.books}</h1>
        {funds === undefined && <Waiting />}
        <div class="books-desk">
          <Activities funds={funds ?? []} chosen={fund?.activity} />
          <div>
            {fund !== undefined && <Fund key={fund.activity} fund={fund} />}
            <Explain />
          </div>
        </div>
        <div class="funds">
          <Day />
          <Chain />
        </div>
      </main>
    </Desk>
  )
}

/** The whole of an activity's money in a line each; the sign of disagreement stands out. */
function Activities({ funds, chosen }: { funds: readonly FundView[]; chosen: string | undefined }) {
  const say = words()
  const signs = view('meters').value
  return (
    <nav class="books-list no-print" aria-label={say.books.activities}>
      <ul class="rows">
        {funds.map(({ activity, owing, agrees }) => (
          <li key={activity}>
            <button
              type="button"
              class="row"
              data-activity={activity}
              aria-current={activity === chosen ? 'true' : undefined}
              onClick={() =>
                show({ activity, account: undefined, book: undefined, before: undefined, line: undefined })
              }
            >
              <span>{signs?.find((one) => one.activity === activity)?.name ?? activity}</span>
              <span class="amount">{owing}</span>
              <span class="soft">{activity}</span>
              {!agrees && (
                <span class="badge" data-tone="stop">
                  {say.books.differs}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Fund({ fund }: { fund: FundView }) {
  const say = words()
  const { activity, inside, places, held, owing, agrees, posted, promised, advance } = fund
  const sign = view('meters').value?.find((one) => one.activity === activity)
  return (
    <section class="pane" aria-label={sign?.name ?? activity} data-activity={activity}>
      <header class="pane-head">
        <h2>{sign?.name ?? activity}</h2>
        <span class="soft">{sign?.id}</span>
      </header>
      <div class="two-books">
        <Accounts
          title={say.books.inside}
          activity={activity}
          book="entitlement"
          rows={inside.map(({ account, amount }) => ({ account, amount }))}
          total={[say.books.owing, owing]}
        />
        <Accounts
          title={say.books.places}
          activity={activity}
          book="custody"
          rows={places.map(({ place, amount }) => ({ account: place, amount }))}
          total={[say.books.held, held]}
        />
      </div>
      <p class="cover">
        <span class="badge" data-tone={agrees ? 'good' : 'stop'}>
          {agrees ? say.books.agrees : say.books.differs}
        </span>{' '}
        {say.books.posted} <strong>{posted}</strong>
        {promised !== '$0.00' && (
          <>
            , {say.books.promised} <strong>{promised}</strong>
          </>
        )}
        . {say.books.advance}: <strong>{advance}</strong>
      </p>
      <FundActions fund={fund} />
    </section>
  )
}

type Row = { account: string; amount: string }

function Accounts({
  title,
  activity,
  book,
  rows,
  total: [totalName, total],
}: {
  title: string
  activity: string
  book: string
  rows: readonly Row[]
  total: readonly [string, string]
}) {
  const say = words()
  const chosen = query.value
  // Drawers that paid, and claims one by one, come after the funds themselves.
  const sorted = [...rows].sort((a, b) => weight(a) - weight(b))
  return (
    <table class="grid-table accounts">
      <caption>{title}</caption>
      <tbody>
        {sorted.map(({ account, amount }) => (
          <tr key={account}>
            <th scope="row">{say.account(account)}</th>
            <td class="money">
              <button
                type="button"
                class="figure-button"
                aria-label={`${say.account(account)} ${amount}: ${say.books.explain}`}
                aria-pressed={
                  chosen.get('activity') === activity &&
                  chosen.get('account') === account &&
                  chosen.get('book') === book
                }
                onClick={() => show({ activity, account, book, before: undefined, line: undefined })}
              >
                {amount}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{totalName}</th>
          <td class="money">{total}</td>
        </tr>
      </tfoot>
    </table>
  )
}

const ORDER = ['pool', 'reserve', 'pending', 'reseed', 'claim', 'due', 'promised', 'variance', 'bank', 'box', 'drawer']
const weight = ({ account }: Row): number => ORDER.indexOf(account.split(':')[0] ?? '')

function FundActions({ fund: { activity, inside, promised } }: { fund: FundView }) {
  const say = words().books
  const refused = useSignal<Refused | undefined>(undefined)
  const act = async (order: OrderText) => {
    const answer = await send(order)
    refused.value = answer.ok ? undefined : answer
  }
  const due = inside.filter(({ account }) => account.startsWith('due:'))
  const pools = view('meters').value?.find((one) => one.activity === activity)?.pools ?? []
  const empty = pools.find(({ posted }) => posted === '$0.00')
  return (
    <>
      <div class="actions">
        {promised !== '$0.00' && (
          <button
            type="button"
            class="act plain"
            onClick={() => void act({ do: 'DepositAdvance', activity, amount: promised })}
          >
            {say.deposit(promised)}
          </button>
        )}
        {due.length > 0 && (
          <button type="button" class="act plain" onClick={() => void act({ do: 'FetchDue', activity })}>
            {say.fetch(due.map(({ amount }) => amount).join(' + '))}
          </button>
        )}
        {empty !== undefined && (
          <button
            type="button"
            class="act plain"
            onClick={() => void act({ do: 'SeedPool', activity, pool: empty.pool })}
          >
            {say.seed}
          </button>
        )}
      </div>
      <Refusal refused={refused.value} />
    </>
  )
}

export const open = (page: HTMLElement): void =>
  openScreen(
    { screen: 'books', look: 'office', views: ['funds', 'meters', 'chain'], role: 'accounting' },
    page,
    <BooksPage />,
  )
