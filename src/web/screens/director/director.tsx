/** The tournament director's desk: clock, players, seats, prizes and deals, structure, log; papers in the place of the desk. */
import './director.css'
import { useEffect, useRef } from 'preact/hooks'
import type { TournamentDesk } from '../../../views/tournaments/rows.ts'
import { lazily } from '../../lazily.tsx'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { RowLink, Rows } from '../../ui/row.tsx'
import { minuteOf } from '../../ui/shell/clock.tsx'
import { Desk, openScreen, Waiting } from '../../ui/shell.tsx'
import { TabCount, Tabs } from '../../ui/tabs.tsx'
import { ClockLine } from '../../ui/tournament/clockline.tsx'
import { words } from '../../words.ts'
import { ClockPart } from './clock.tsx'
import { Players } from './players.tsx'
import { Prizes } from './prizes.tsx'
import { Seats } from './seats.tsx'
import { Structure } from './structure.tsx'
import { DirectorTiles } from './tiles.tsx'

const Papers = lazily(async () => (await import('./paper/papers.tsx')).Papers)
const Dealers = lazily(async () => (await import('./dealers.tsx')).Dealers)
const Log = lazily(async () => (await import('./log.tsx')).Log)
const Past = lazily(async () => (await import('./past.tsx')).Past)
const Planner = lazily(async () => (await import('./planner.tsx')).Planner)

const PAGES = ['now', 'dealers', 'past', 'plan'] as const
const NOT_KEPT = { player: undefined, table: undefined, log: undefined, find: undefined, from: undefined }
const PARTS = ['clock', 'players', 'seats', 'prizes', 'structure', 'log'] as const
type Part = (typeof PARTS)[number]

function DirectorPage() {
  const say = words().tournaments
  const desks = view('tournaments').value
  const asked = query.value
  const wanted = asked.get('tournament')
  const desk =
    desks?.find(({ activity }) => activity === wanted) ??
    desks?.find(({ status }) => status === 'running') ??
    desks?.find(isLive) ??
    desks?.[0]
  const page = PAGES.find((one) => one === asked.get('page')) ?? 'now'
  if (desk !== undefined && asked.get('paper') !== null)
    return (
      <Desk screen="director">
        <main class="desk paper-desk">
          <section>
            <Papers desk={desk} />
          </section>
        </main>
      </Desk>
    )
  return (
    <Desk screen="director">
      <main class="director" data-chosen={wanted !== null}>
        <Tabs
          label={say.pagesOf}
          names={PAGES}
          chosen={page}
          says={(one) => say.pages[one]}
          to={(one) => ({ ...NOT_KEPT, page: one === 'now' ? undefined : one })}
        />
        {page === 'now' && wanted === null && <DirectorTiles />}
        {page === 'dealers' && <Dealers />}
        {page === 'plan' && <Planner />}
        {page === 'past' && <Past />}
        {page === 'now' && (
          <>
            {desks === undefined && <Waiting />}
            {desks?.length === 0 && <p class="empty">{say.none}</p>}
            {desks !== undefined && desks.length > 1 && <Choice desks={desks} chosen={desk?.activity} />}
            {desk !== undefined && <Held key={desk.activity} desk={desk} />}
          </>
        )}
      </main>
    </Desk>
  )
}

/** Where the work is comes first. */
const ORDER: readonly TournamentDesk['status'][] = ['running', 'finished', 'open', 'posted', 'awarded', 'called off']
const byWork = (one: TournamentDesk, other: TournamentDesk): number =>
  ORDER.indexOf(one.status) - ORDER.indexOf(other.status)

const isLive = ({ status }: TournamentDesk): boolean => status === 'running' || status === 'open'

/** Sideways inside its row. Not by `scrollIntoView`: Tab would go on from there, past everything above it. */
function bringIntoView(one: HTMLElement | null | undefined): void {
  const row = one?.parentElement
  if (one == null || row == null) return
  const [inner, outer] = [one.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left)
}

/** Several at once: each one tap away, with its time. */
function Choice({ desks, chosen }: { desks: readonly TournamentDesk[]; chosen: string | undefined }) {
  const say = words().tournaments
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    bringIntoView(nav.current?.querySelector('[aria-current]')?.closest('li'))
  }, [chosen])
  return (
    <nav ref={nav} class="director-choice" aria-label={say.list}>
      <Rows>
        {desks.toSorted(byWork).map((desk) => (
          <li key={desk.activity}>
            <RowLink
              href={`/director?tournament=${desk.activity}`}
              isOpen={desk.activity === chosen}
              onClick={(event) => {
                event.preventDefault()
                show({ tournament: desk.activity, player: undefined })
              }}
            >
              <strong>{desk.name}</strong>
              <span>{say.status[desk.status]}</span>
              <span class="soft">
                {desk.status === 'running' ? say.playersLeft(desk.players, desk.field) : say.entries(desk.field)}
              </span>
            </RowLink>
          </li>
        ))}
      </Rows>
    </nav>
  )
}

/** Where the work is. */
function partOf({ status }: TournamentDesk): Part {
  switch (status) {
    case 'posted':
      return 'structure'
    case 'open':
      return 'players'
    case 'running':
      return 'clock'
    case 'finished':
      return 'prizes'
    case 'awarded':
    case 'called off':
      return 'log'
  }
}

function Held({ desk }: { desk: TournamentDesk }) {
  const say = words().tournaments
  const asked = query.value.get('part')
  const part = PARTS.find((one) => one === asked) ?? partOf(desk)
  return (
    <section class="director-held">
      <Head desk={desk} hasClock={part !== 'clock'} />
      <Tabs
        label={desk.name}
        names={PARTS}
        chosen={part}
        says={(one) => (
          <>
            {say.parts[one]} {one === 'players' && <TabCount of={desk.players} />}
            {one === 'seats' && desk.moves.length > 0 && <TabCount of={desk.moves.length} isDue />}
          </>
        )}
        to={(one) => ({ tournament: desk.activity, part: one, player: undefined })}
      />
      {part === 'clock' && <ClockPart desk={desk} />}
      {part === 'players' && <Players desk={desk} />}
      {part === 'seats' && <Seats desk={desk} />}
      {part === 'prizes' && <Prizes desk={desk} />}
      {part === 'structure' && <Structure desk={desk} />}
      {part === 'log' && <Log desk={desk} />}
    </section>
  )
}

/** `hasClock`: where the page below has none. */
function Head({ desk, hasClock }: { desk: TournamentDesk; hasClock: boolean }) {
  const { activity, name, id, status, starts, clock } = desk
  const say = words().tournaments
  const of = encodeURIComponent(activity)
  return (
    <header class="director-head">
      <div>
        <h2>
          {name} <Badge tone={isLive(desk) ? 'good' : 'due'}>{say.status[status]}</Badge>
        </h2>
        <p class="soft">
          {[id, starts === undefined ? '' : minuteOf(starts)].filter((part) => part !== '').join(' · ')}
        </p>
      </div>
      {hasClock && clock !== undefined && status === 'running' && <ClockLine clock={clock} />}
      <nav class="actions" aria-label={say.papers.title}>
        <ButtonLink size="small" href={`/clock?tournament=${of}`} target="_blank">
          {say.screens.clock}
        </ButtonLink>
        <ButtonLink size="small" href={`/clock?tournament=${of}&show=seats`} target="_blank">
          {say.screens.seats}
        </ButtonLink>
        <ButtonLink size="small" href={`/tournament?tournament=${of}`} target="_blank">
          {say.screens.phone}
        </ButtonLink>
        <Button size="small" onClick={() => show({ tournament: activity, paper: 'structure' })}>
          {say.papers.title}
        </Button>
      </nav>
    </header>
  )
}

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'director', views: ['tournaments', 'drawers', 'offerings', 'rotation'] }, page, <DirectorPage />)
