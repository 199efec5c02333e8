/** The accountant's desk: funds, cover, advances, the statement of a day, its close, payments in error, log sheets. */
import './books.css'
import type { VNode } from 'preact'
import { query } from '../../stream/address.ts'
import { goOnIf, onlyReads } from '../../stream/session.ts'
import { Desk, openScreen } from '../../ui/shell.tsx'
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
import { Funds, NOT_KEPT } from './funds.tsx'
import { Levels } from './levels.tsx'
import { Log } from './log.tsx'
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

export const open = (page: HTMLElement): void => {
  goOnIf(onlyReads)
  openScreen(
    {
      screen: 'books',
      views: ['funds', 'meters', 'chain', 'hits', 'claims', 'counts', 'drawers', 'trays', 'pieces', 'offerings'],
    },
    page,
    <BooksPage />,
  )
}
