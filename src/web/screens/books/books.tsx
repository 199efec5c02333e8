/** The accountant's desk: funds, cover, advances, the statement of a day, its close, payments in error, log sheets. */
import './books.css'
import type { VNode } from 'preact'
import type { Role } from '../../../engine/roles.ts'
import { kindOf } from '../../../ledger/name.ts'

import type { FundView } from '../../../views/fund.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { goOnIf } from '../../stream/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Money } from '../../ui/money.tsx'
import { Row, Rows } from '../../ui/row.tsx'
import { ListSearch } from '../../ui/search.tsx'
import { Desk, openScreen, Waiting } from '../../ui/shell.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words.ts'
import { Past } from '../director/past.tsx'
import { Advances } from './advances.tsx'
import { Chain } from './chain.tsx'
import { Coming } from './coming.tsx'
import { Cover } from './cover.tsx'
import { Day } from './day.tsx'
import { Errors } from './errors.tsx'
import { Exceptions } from './exceptions.tsx'
import { Explain } from './explain.tsx'
import { Fund } from './fund.tsx'
import { Levels } from './levels.tsx'
import { Log } from './log.tsx'
import { CAGE, nameOfActivity } from './name.ts'
import { StatementPage } from './statement.tsx'
import { BooksTiles } from './tiles.tsx'

const PAGES = {
  funds: () => <Funds />,
  cover: () => <Cover />,
  advances: () => <Advances />,
  statement: () => <StatementPage />,
  day: () => (
    <div class="funds">
      <Day />
      <Chain />
    </div>
  ),
  errors: () => <Errors />,
  log: () => <Log />,
  tournaments: () => <Past />,
  levels: () => <Levels />,
  exceptions: () => <Exceptions />,
} as const satisfies Record<string, () => VNode>
type PageName = keyof typeof PAGES
const isPage = (name: string): name is PageName => Object.hasOwn(PAGES, name)

/** The chosen activity stays, so that one goes from its funds to its log. */
const NOT_KEPT = { account: undefined, book: undefined, before: undefined, line: undefined, log: undefined }

function BooksPage() {
  const say = words()
  const asked = query.value.get('page') ?? ''
  const page = isPage(asked) ? asked : 'funds'
  return (
    <Desk screen="books">
      <main class="books">
        <Tabs
          label={say.screens.books}
          names={Object.keys(PAGES) as PageName[]}
          chosen={page}
          says={(name) => say.books.pages[name]}
          to={(name) => ({ ...NOT_KEPT, page: name })}
        />
        {page === 'funds' && query.value.get('account') === null && <BooksTiles />}
        <Coming />
        {PAGES[page]()}
      </main>
    </Desk>
  )
}

function Funds() {
  const funds = view('funds').value
  const wanted = query.value.get('activity')
  const shown = filtered(funds ?? [])
  const fund = (funds ?? []).find(({ activity }) => activity === wanted) ?? shown[0]
  return (
    <>
      {funds === undefined && <Waiting />}
      <div class="office-desk">
        <Activities funds={shown} chosen={fund?.activity} />
        <div>
          {fund !== undefined && <Fund key={fund.activity} fund={fund} />}
          <Explain />
        </div>
      </div>
    </>
  )
}

/** By the words of the search, and by what stands out; both are in the address. */
function filtered(funds: readonly FundView[]): FundView[] {
  const find = (query.value.get('find') ?? '').toLowerCase()
  const only = query.value.get('only')
  return funds.filter(({ activity, agrees, promised, inside }) => {
    if (!`${nameOfActivity(activity)} ${activity}`.toLowerCase().includes(find)) return false
    if (only === 'promised') return promised !== '$0.00'
    if (only === 'due') return inside.some(({ account }) => kindOf(account) === 'due')
    return only !== 'differs' || !agrees
  })
}

/** The whole of an activity's money in a line each; the sign of disagreement stands out. */
function Activities({ funds, chosen }: { funds: readonly FundView[]; chosen: string | undefined }) {
  const say = words()
  return (
    <nav class="office-list no-print" aria-label={say.books.activities}>
      <ListSearch label={say.books.find} kinds={Object.entries(say.books.only)} />
      {funds.length === 0 && <p class="soft">{say.books.nothingFound}</p>}
      <Rows>
        {funds.map(({ activity, owing, agrees, promised }) => (
          <li key={activity}>
            <Row data-activity={activity} isOpen={activity === chosen} onClick={() => show({ activity, ...NOT_KEPT })}>
              <span>{nameOfActivity(activity)}</span>
              <Money amount={owing} />
              {activity !== CAGE && <span class="soft">{activity}</span>}
              {!agrees ? (
                <Badge tone="stop">{say.books.differs}</Badge>
              ) : (
                promised !== '$0.00' && <Badge tone="due">{say.books.promisedShort}</Badge>
              )}
            </Row>
          </li>
        ))}
      </Rows>
    </nav>
  )
}

/** They give no orders, whatever they open. */
const READERS: readonly Role[] = ['manager', 'regulator']

export const open = (page: HTMLElement): void => {
  goOnIf((roles) => roles.every((role) => READERS.includes(role)))
  openScreen(
    {
      screen: 'books',
      views: ['funds', 'meters', 'chain', 'hits', 'claims', 'counts', 'drawers', 'trays', 'pieces', 'offerings'],
    },
    page,
    <BooksPage />,
  )
}
