/** The page of the general manager: what the house took, gave, holds and promises, and what is out of the ordinary. It only reads. */
import './manager.css'
import type { VNode } from 'preact'
import { type Overview, SPANS } from '../../../views/overview/overview.ts'
import { query, show } from '../../stream/address.ts'
import { beat } from '../../stream/feed.ts'
import { useView } from '../../stream/viewreader.ts'
import { Choices, Toggle } from '../../ui/button.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { Desk, openScreen, Waiting } from '../../ui/shell.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words.ts'
import { CountedPage } from './counted.tsx'
import { HousePage } from './house.tsx'
import { MetersPage } from './meters.tsx'
import { OddsPage } from './odds.tsx'
import { SilentPage } from './silent.tsx'
import { TablesPage } from './tables.tsx'
import { UndonePage } from './undone.tsx'
import { WinnersPage } from './winners.tsx'

type PageName = keyof ReturnType<typeof words>['manager']['pages']
const PAGES: { readonly [Name in PageName]: (props: { told: Overview }) => VNode } = {
  house: HousePage,
  tables: TablesPage,
  meters: MetersPage,
  odds: OddsPage,
  undone: UndonePage,
  winners: WinnersPage,
  counted: CountedPage,
  silent: SilentPage,
}
const isPage = (name: string): name is PageName => Object.hasOwn(PAGES, name)

const SPAN = 30

function ManagerPage() {
  const say = words()
  const asked = query.value.get('page') ?? ''
  const page = isPage(asked) ? asked : 'house'
  const days = query.value.get('days') ?? `${SPAN}`
  const meter = query.value.get('meter')
  // A minute is fresh enough for whoever looks at weeks.
  const minute = beat.value?.local.slice(0, 16)
  const path =
    minute === undefined
      ? undefined
      : (`/api/views/overview?${new URLSearchParams({ days, ...(meter === null ? {} : { meter }), at: minute })}` as const)
  const { view: told, reasons } = useView(path)
  const Page = PAGES[page]
  return (
    <Desk screen="manager">
      <main class="manager">
        <Tabs
          label={say.screens.manager}
          names={Object.keys(PAGES) as PageName[]}
          chosen={page}
          says={(name) => say.manager.pages[name]}
          to={(name) => ({ page: name })}
        >
          <Choices label={say.manager.span} class="manager-span">
            {SPANS.map((span) => (
              <Toggle key={span} size="small" isOn={`${span}` === days} onClick={() => show({ days: `${span}` })}>
                {say.manager.days(span)}
              </Toggle>
            ))}
          </Choices>
        </Tabs>
        {reasons !== undefined && <Reasons reasons={reasons} />}
        {told === undefined && reasons === undefined && <Waiting />}
        {told !== undefined && <Page told={told} />}
      </main>
    </Desk>
  )
}

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'manager', views: ['devices', 'wall', 'chain'] }, page, <ManagerPage />)
