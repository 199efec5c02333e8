/** The accountant's desk: funds, cover, advances, the statement of a day, its close, payments in error, log sheets. */
import './books.css'
import type { VNode } from 'preact'
import { parseMoney } from '../../../base/money.ts'
import type { Role } from '../../../engine/roles.ts'
import { kindOf } from '../../../ledger/name.ts'

import type { FundView } from '../../../views/fund.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { goOnIf } from '../../stream/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { type Choice, type Column, filtered } from '../../ui/list/columns.ts'
import { List } from '../../ui/list/list.tsx'
import { Money } from '../../ui/money.tsx'
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
  const funds = view('funds').value?.toSorted((a, b) => rankOf(a) - rankOf(b) || owedBy(b) - owedBy(a))
  const wanted = query.value.get('activity')
  const asked = { find: query.value.get('find') ?? '', only: query.value.get('only') ?? '' }
  const shown = filtered(funds ?? [], columnsOf(), choicesOf(), asked)
  const fund = (funds ?? []).find(({ activity }) => activity === wanted) ?? shown[0]
  return (
    <>
      {funds === undefined && <Waiting />}
      <div class="office-desk">
        <Activities funds={funds ?? []} chosen={fund?.activity} />
        <div>
          {fund !== undefined && <Fund key={fund.activity} fund={fund} />}
          <Explain />
        </div>
      </div>
    </>
  )
}

/** What is out of balance first, the largest above the others; the float of the cage is no activity. */
const rankOf = ({ agrees, activity }: FundView): number => (!agrees ? 0 : activity === CAGE ? 2 : 1)
const owedBy = ({ owing }: FundView): number => Number(parseMoney(owing) ?? 0n)

/** What stands out; which of them is shown stands in the address. */
const choicesOf = (): Choice<FundView>[] => {
  const says = words().books.only
  return [
    { key: 'promised', says: says.promised ?? '', fits: ({ promised }) => promised !== '$0.00' },
    { key: 'due', says: says.due ?? '', fits: ({ inside }) => inside.some(({ account }) => kindOf(account) === 'due') },
    { key: 'differs', says: says.differs ?? '', fits: ({ agrees }) => !agrees },
  ]
}

function columnsOf(): Column<FundView>[] {
  const say = words().books
  const stateOf = ({ agrees, promised }: FundView): string =>
    !agrees ? say.differs : promised !== '$0.00' ? say.promisedShort : ''
  return [
    { key: 'name', says: say.activity, value: ({ activity }) => nameOfActivity(activity) },
    {
      key: 'activity',
      says: words().listed.ruleFile,
      value: ({ activity }) => (activity === CAGE ? '' : activity),
      isDetail: true,
    },
    {
      key: 'state',
      says: words().listed.state,
      value: stateOf,
      cell: (fund) => stateOf(fund) !== '' && <Badge tone={fund.agrees ? 'due' : 'stop'}>{stateOf(fund)}</Badge>,
      isUnlabelled: true,
    },
    { key: 'promised', says: say.promisedShort, value: ({ promised }) => promised, kind: 'money', isDetail: true },
    {
      key: 'owing',
      says: say.owing,
      value: ({ owing }) => owing,
      cell: ({ owing }) => <Money amount={owing} />,
      kind: 'money',
      isUnlabelled: true,
    },
  ]
}

/** The whole of an activity's money in a line each; the sign of disagreement stands out. */
function Activities({ funds, chosen }: { funds: readonly FundView[]; chosen: string | undefined }) {
  const say = words()
  return (
    <nav class="office-list no-print" aria-label={say.books.activities}>
      <List
        name="funds"
        title={say.books.activities}
        at=""
        rows={funds}
        columns={columnsOf()}
        keyOf={({ activity }) => activity}
        choices={choicesOf()}
        opens={{
          isOpen: ({ activity }) => activity === chosen,
          open: ({ activity }) => show({ activity, ...NOT_KEPT }),
        }}
      />
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
