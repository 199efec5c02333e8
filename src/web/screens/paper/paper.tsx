/** For the hours without a network: how the room stands, printed; blank forms; and afterwards what stands on them, typed in. */
import './paper.css'
import { lazily } from '../../lazily.tsx'
import { query } from '../../stream/address.ts'
import { Desk, openScreen } from '../../ui/shell.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words.ts'
import { State } from './state.tsx'

const Forms = lazily(async () => (await import('./forms.tsx')).Forms)

/** Afterwards, with the screens of table, floor and cage in it. */
const Enter = lazily(async () => (await import('./enter.tsx')).Enter)

const Slips = lazily(async () => (await import('./slips.tsx')).Slips)

const PAGES = { state: State, forms: Forms, enter: Enter, slips: Slips } as const
type PageName = keyof typeof PAGES
const isPage = (name: string): name is PageName => Object.hasOwn(PAGES, name)

function PaperPage() {
  const say = words()
  const asked = query.value.get('page') ?? ''
  const page = isPage(asked) ? asked : 'state'
  const Page = PAGES[page]
  return (
    <Desk screen="paper">
      <section aria-label={say.paper.about}>
        <Tabs
          label={say.screens.paper}
          names={Object.keys(PAGES) as PageName[]}
          chosen={page}
          says={(name) => say.paper.pages[name]}
          to={(name) => ({ page: name })}
        />
      </section>
      <Page />
    </Desk>
  )
}

export const open = (page: HTMLElement): void =>
  openScreen(
    {
      screen: 'paper',
      views: ['tables', 'hits', 'claims', 'counts', 'free', 'floor', 'drawers', 'meters'],
    },
    page,
    <PaperPage />,
  )
