/** Rules and offerings: read, accepted, drafted, approved, posted, paused, stopped, closed; and the sheets they give. */
import './offerings.css'
import type { VNode } from 'preact'
import { useRef } from 'preact/hooks'
import { isUnder } from '../../../base/occasion.ts'
import type { CatalogueRow, OfferedView } from '../../../server/desks/catalogview.ts'
import type { OfferedRow } from '../../../views/offerings/offeringstatus.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { useView } from '../../stream/viewreader.ts'
import { Badge } from '../../ui/badge.tsx'
import { type Column, filtered } from '../../ui/list/columns.ts'
import { List } from '../../ui/list/list.tsx'
import { OfficeDesk } from '../../ui/list/officedesk.tsx'
import type { Tone } from '../../ui/notice.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { Desk, openScreen, Waiting } from '../../ui/shell.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words.ts'
import { Accept } from './accept.tsx'
import { History } from './approve/history.tsx'
import { Beside } from './beside.tsx'
import { Draft } from './draft.tsx'
import { STANDS, type Stand } from './glance/stand.ts'
import { OfferingsTiles } from './glance/tiles.tsx'
import { Rules } from './rules.tsx'
import { Run } from './run.tsx'
import { Sheet } from './sheet.tsx'

const PARTS = {
  rules: (offered) => <Rules offered={offered} />,
  accept: (offered) => <Accept key={offered.digest} offered={offered} />,
  draft: (offered) => <Draft key={`${offered.draft?.version} ${offered.running?.version}`} offered={offered} />,
  run: (offered) => <Run offered={offered} />,
  history: (offered) => <History versions={offered.versions} />,
  beside: (offered) => <Beside offered={offered} />,
  sheet: (offered) => <Sheet offered={offered} />,
} as const satisfies Record<string, (offered: OfferedView) => VNode>
type PartName = keyof typeof PARTS
const isPart = (name: string): name is PartName => Object.hasOwn(PARTS, name)

function standOf(row: CatalogueRow, offered: OfferedRow | undefined): Stand {
  if (offered === undefined) return 'new'
  const { status, draft } = offered
  if (draft !== undefined && status !== 'running' && status !== 'paused' && status !== 'stopped')
    return draftStand(draft)
  if (row.file === 'changed' && status !== 'running') return 'changed'
  return status === 'running' || status === 'paused' || status === 'stopped' || status === 'closed' ? status : 'idle'
}

const draftStand = ({ isApproved, isReturned }: NonNullable<OfferedRow['draft']>): Stand =>
  isReturned === true ? 'returned' : isApproved ? 'approved' : 'waiting'

/** What comes after it: what runs goes on running while its next version is drafted. */
function nextOf(row: CatalogueRow, offered: OfferedRow | undefined): Stand | undefined {
  if (offered?.draft !== undefined) return draftStand(offered.draft)
  return offered !== undefined && row.file === 'changed' ? 'changed' : undefined
}

/** Everything that can be said of where it stands, each once. */
const standsOf = (row: CatalogueRow, offered: OfferedRow | undefined): Stand[] => {
  const next = nextOf(row, offered)
  return [...new Set([standOf(row, offered), ...(next === undefined ? [] : [next])])]
}

const TONE: Partial<Record<Stand, Tone>> = {
  running: 'good',
  waiting: 'due',
  returned: 'due',
  approved: 'due',
  changed: 'due',
  paused: 'due',
  stopped: 'stop',
}

const isToDo = (stand: Stand): boolean => TONE[stand] === 'due' || TONE[stand] === 'stop'

function OfferingsPage() {
  const say = words()
  const standing = view('offerings').value
  const offered = standing ?? []
  // The catalogue is on disk; it is read again when something was accepted.
  const { view: readNow, reasons } = useView(
    standing === undefined
      ? undefined
      : `/api/views/catalogue?of=${shortOf(offered.map(({ rules }) => rules).join(' '))}`,
  )
  const keptRows = useRef<CatalogueRow[] | undefined>(undefined)
  if (readNow !== undefined) keptRows.current = readNow
  const catalogue = keptRows.current
  const find = query.value.get('find') ?? ''
  const only = query.value.get('only') ?? ''
  const rows = (catalogue ?? []).flatMap((row) => {
    const now = offered.find(({ activity }) => activity === row.activity)
    const occasions = offered.filter(({ activity }) => isOccasionOf(activity, row.activity))
    const group = [
      { row, now, stands: standsOf(row, now), isOne: false },
      ...occasions.map((one) => ({
        row: { ...row, activity: one.activity, name: one.name },
        now: one,
        // Rules are accepted once, with the activity.
        stands: standsOf({ ...row, file: 'accepted' }, one),
        isOne: true,
      })),
    ]
    const waits = group.some(({ stands }) => stands.some(isToDo))
    return group.map((one) => ({ ...one, waits }))
  })
  // Whatever waits for somebody stands above what runs; occasions stay under their activity.
  rows.sort((a, b) => Number(b.waits) - Number(a.waits))
  const columns: Column<(typeof rows)[number]>[] = [
    {
      key: 'name',
      says: say.books.activity,
      value: ({ row }) => row.name,
      cell: ({ row, isOne }) => <span class={isOne ? 'occasion' : undefined}>{row.name}</span>,
    },
    { key: 'number', says: say.listed.number, value: ({ row }) => row.number, isUnlabelled: true },
    { key: 'activity', says: say.listed.ruleFile, value: ({ row }) => row.activity, isDetail: true },
    { key: 'id', says: say.listed.documentId, value: ({ row }) => row.id, isDetail: true },
    {
      key: 'stands',
      says: say.listed.state,
      value: ({ stands }) => stands.map((stand) => say.offerings.stand[stand]).join(', '),
      cell: ({ stands }) => <Stands of={stands} />,
      isUnlabelled: true,
    },
  ]
  const choices = STANDS.map((stand) => ({
    key: stand,
    says: say.offerings.stand[stand],
    fits: ({ stands }: (typeof rows)[number]) => stands.includes(stand),
  }))
  const listed = filtered(rows, columns, choices, { find, only })
  const wanted = query.value.get('activity')
  const chosen = rows.find(({ row }) => row.activity === wanted) ?? listed[0]
  return (
    <Desk screen="offerings">
      <main class="offerings">
        {reasons !== undefined && <Reasons reasons={reasons} />}
        {catalogue === undefined && reasons === undefined && <Waiting />}
        {wanted === null && (
          <OfferingsTiles
            isRead={catalogue !== undefined}
            standing={rows.map(({ row, stands }) => ({ name: row.name, stands }))}
          />
        )}
        <OfficeDesk
          label={say.offerings.catalogue}
          isOpened={wanted !== null}
          back={say.screens.offerings}
          onBack={() => show({ activity: undefined, part: undefined })}
          list={
            <List
              name="catalogue"
              title={say.offerings.catalogue}
              at=""
              rows={rows}
              keyOf={({ row }) => row.activity}
              choices={choices}
              columns={columns}
              opens={{
                isOpen: ({ row }) => row.activity === chosen?.row.activity,
                open: ({ row }) => show({ activity: row.activity }),
              }}
            />
          }
        >
          {chosen !== undefined && (
            <One
              key={chosen.row.activity}
              row={chosen.row}
              stands={chosen.stands}
              version={`${JSON.stringify(chosen.now ?? null)} ${chosen.row.file}`}
            />
          )}
        </OfficeDesk>
      </main>
    </Desk>
  )
}

const Stands = ({ of }: { of: readonly Stand[] }) => (
  <span class="stands">
    {of.map((stand) => (
      <Badge key={stand} tone={TONE[stand]}>
        {words().offerings.stand[stand]}
      </Badge>
    ))}
  </span>
)

/** `version` changes with everything that was ordered for the activity, by whomever. */
function One({ row, stands, version }: { row: CatalogueRow; stands: readonly Stand[]; version: string }) {
  const say = words()
  const asked = query.value.get('part') ?? ''
  const part: PartName = isPart(asked) ? asked : stands.includes('new') || stands.includes('changed') ? 'accept' : 'run'
  const { view: read, reasons } = useView(
    `/api/views/offered?${new URLSearchParams({ activity: row.activity, of: shortOf(version) })}`,
  )
  // While it is read again the old one stays: nobody loses what they are typing.
  const kept = useRef<OfferedView | undefined>(undefined)
  if (read !== undefined) kept.current = read
  const offered = kept.current
  return (
    <div>
      <header class="pane-head no-print">
        <h2>{row.name}</h2>
        <Stands of={stands} />
        <span class="soft">
          {[say.offerings.numbered(row.number), row.id].filter((word) => word !== '').join(' · ')}
        </span>
      </header>
      <Tabs
        label={row.name}
        names={Object.keys(PARTS) as PartName[]}
        chosen={part}
        says={(name) => say.offerings.parts[name]}
        to={(name) => ({ activity: row.activity, part: name })}
      />
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {offered !== undefined && PARTS[part](offered)}
    </div>
  )
}

const isOccasionOf = (key: string, activity: string): boolean => key !== activity && isUnder(key, activity)

/** A short sum of a long text: only to be another when the text is another. */
const shortOf = (text: string): string => {
  let sum = 0
  for (const sign of text) sum = (sum * 31 + sign.charCodeAt(0)) >>> 0
  return sum.toString(36)
}

export const open = (page: HTMLElement): void =>
  openScreen(
    {
      screen: 'offerings',
      views: ['offerings', 'tables', 'hits', 'meters', 'funds'],
    },
    page,
    <OfferingsPage />,
  )
