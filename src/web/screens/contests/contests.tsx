/** The desk of contests: slate, forms, results, standing and awards of each; papers in the place of the desk. */
import { minuteOf } from '../../ui/shell/clock.tsx'
import './contests.css'
import type { ContestDesk } from '../../../views/contests/desk.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { List } from '../../ui/list/list.tsx'
import { Desk, openScreen, Waiting } from '../../ui/shell.tsx'
import { TabCount, Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words.ts'
import { Forms } from './forms.tsx'
import { Papers } from './paper/papers.tsx'
import { Results } from './results.tsx'
import { SlatePart } from './slate.tsx'
import { Standing } from './standing.tsx'
import { ContestTiles } from './tiles.tsx'

const PARTS = ['slate', 'forms', 'results', 'standing'] as const
type Part = (typeof PARTS)[number]

function ContestsPage() {
  const say = words().contests
  const desks = view('contests').value
  const wanted = query.value.get('contest')
  const desk = desks?.find(({ activity }) => activity === wanted) ?? desks?.[0]
  const isPaper = desk !== undefined && query.value.get('paper') !== null
  return (
    <Desk screen="contests">
      {!isPaper && wanted === null && <ContestTiles />}
      <main class={isPaper ? 'desk paper-desk' : 'desk contests-desk'} data-chosen={wanted !== null}>
        {!isPaper && (
          <section aria-label={say.list}>
            {desks === undefined && <Waiting />}
            <Choice desks={desks ?? []} chosen={desk?.activity} />
            <Button class="all-contests" onClick={() => show({ contest: undefined, part: undefined })}>
              {say.all}
            </Button>
          </section>
        )}
        <section>
          {desks?.length === 0 && <p class="empty">{say.none}</p>}
          {desk !== undefined && (isPaper ? <Papers desk={desk} /> : <Held key={desk.activity} desk={desk} />)}
        </section>
      </main>
    </Desk>
  )
}

function Choice({ desks, chosen }: { desks: readonly ContestDesk[]; chosen: string | undefined }) {
  const say = words().contests
  return (
    <List
      name="contests"
      title={say.list}
      quietUpTo={6}
      rows={desks}
      keyOf={({ activity }) => activity}
      opens={{
        isOpen: ({ activity }) => activity === chosen,
        open: ({ activity }) => show({ contest: activity, part: undefined, find: undefined, person: undefined }),
        href: ({ activity }) => `/contests?contest=${activity}`,
      }}
      columns={[
        { key: 'name', says: say.contest, value: ({ name }) => name, cell: ({ name }) => <strong>{name}</strong> },
        {
          key: 'status',
          says: words().listed.state,
          value: ({ status }) => say.status[status],
          isUnlabelled: true,
        },
        { key: 'forms', says: say.parts.forms, value: ({ forms }) => forms, kind: 'number' },
        {
          key: 'locks',
          says: say.locks,
          value: ({ locks, locked }) => (locked === undefined ? locks : undefined),
          kind: 'time',
        },
      ]}
    />
  )
}

/** Where work waits: nobody has to look for it. */
function partOf({ status, slate, locked }: ContestDesk): Part {
  if (slate === undefined) return 'slate'
  if (locked === undefined) return 'forms'
  return status === 'locked' || status === 'played' ? 'results' : 'standing'
}

function Held({ desk }: { desk: ContestDesk }) {
  const say = words().contests
  const asked = query.value.get('part')
  const part = PARTS.find((one) => one === asked) ?? partOf(desk)
  const waiting = desk.results.filter(({ confirmedBy }) => confirmedBy === undefined).length
  return (
    <>
      <Head desk={desk} />
      <Tabs
        label={desk.name}
        names={PARTS}
        chosen={part}
        says={(one) => (
          <>
            {say.parts[one]} {one === 'forms' && <TabCount of={desk.forms} />}
            {one === 'results' && waiting > 0 && <TabCount of={waiting} isDue />}
            {one === 'slate' && desk.draft !== undefined && <TabCount of={1} isDue />}
          </>
        )}
        to={(one) => ({ contest: desk.activity, part: one, find: undefined, person: undefined })}
      />
      {part === 'slate' && <SlatePart desk={desk} />}
      {part === 'forms' && <Forms desk={desk} />}
      {part === 'results' && <Results desk={desk} />}
      {part === 'standing' && <Standing desk={desk} />}
    </>
  )
}

function Head({ desk: { activity, name, id, status, locks, locked } }: { desk: ContestDesk }) {
  const say = words().contests
  return (
    <header class="contest-head">
      <h2>
        {name} <Badge tone={status === 'drafted' || status === 'played' ? 'due' : 'good'}>{say.status[status]}</Badge>
      </h2>
      <p class="soft">
        {id}
        {locks !== undefined && locked === undefined && ` · ${say.locksAt(minuteOf(locks))}`}
      </p>
      {locked !== undefined && (
        <Facts
          rows={[
            [say.lockedWith(locked.forms), ''],
            [say.digest, <code class="contest-digest">{locked.digest}</code>],
            [
              say.publishedList,
              <a href={`/contests?contest=${activity}&paper=list`}>{say.lockedWith(locked.forms)}</a>,
            ],
          ]}
        />
      )}
    </header>
  )
}

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'contests', views: ['contests'] }, page, <ContestsPage />)
