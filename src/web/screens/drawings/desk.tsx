/** The desk of drawings whose winner plays for the prize: pick, clock, game, ladder, what to pay. */
import { when } from '../../ui/shell/clock.tsx'
import './drawings.css'
import { useEffect, useState } from 'preact/hooks'
import type { DrawingDesk } from '../../../views/drawings/desk.ts'
import type { SquaresView } from '../../../views/squares/squares.ts'
import { lazily } from '../../lazily.tsx'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { Button } from '../../ui/button.tsx'
import { List } from '../../ui/list/list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Desk, openScreen, Waiting } from '../../ui/shell.tsx'
import { isTurning } from '../../ui/wheels/face.tsx'
import { withWords, words } from '../../words.ts'
import { Called } from './callup.tsx'
import { Draw } from './draw.tsx'
import { TicketsDue } from './due.tsx'
import { Game } from './game.tsx'
import { DrawingTiles } from './glance/tiles.tsx'
import { Ladder, Results } from './ladder.tsx'
import type { Papers } from './paper/papers.tsx'
import { Points } from './points.tsx'
import { Stage } from './stage/stage.tsx'
import { TablePot } from './tablepot.tsx'
import { timeOf } from './time.ts'
import { WheelPane } from './wheels/spin.tsx'

const Witnesses = lazily(async () => (await import('./witnesses.tsx')).Witnesses)
const Machines = lazily(async () => (await import('./machines.tsx')).Machines)
const SquaresDesk = lazily(async () => (await import('./squares/desk.tsx')).SquaresDesk)
const SquaresPaper = lazily(async () => (await import('./squares/paper.tsx')).SquaresPaper)

function GamesPage() {
  const say = words().games
  const desks = view('drawings').value
  const wanted = query.value.get('drawing')
  const grids = view('squares').value ?? []
  const grid = grids.find(({ activity }) => activity === query.value.get('squares'))
  if (grid !== undefined && query.value.get('paper') !== null) return <GridPaper squares={grid} />
  const desk = desks?.find(({ activity }) => activity === wanted) ?? desks?.find(isBusy) ?? desks?.[0]
  if (desk !== undefined && query.value.get('paper') !== null) return <PaperPage activity={desk.activity} />
  return (
    <Desk screen="games">
      {wanted === null && grid === undefined && <DrawingTiles />}
      <main class="desk games-desk" data-chosen={wanted !== null || grid !== undefined}>
        <section aria-label={say.list}>
          {desks === undefined && <Waiting />}
          <Choice desks={desks ?? []} chosen={grid === undefined ? desk?.activity : undefined} />
          <Grids grids={grids} chosen={grid?.activity} />
          <Button class="all-drawings" onClick={() => show({ drawing: undefined, squares: undefined })}>
            {say.all}
          </Button>
          {desk !== undefined && grid === undefined && desk.ladder.length > 0 && <Ladder desk={desk} />}
        </section>
        {grid !== undefined && (
          <section>
            <SquaresDesk key={grid.activity} squares={grid} />
          </section>
        )}
        <section hidden={grid !== undefined}>
          {desks?.length === 0 && (
            <p class="empty">
              {say.none} {say.noneSays}
            </p>
          )}
          {desk?.silent !== undefined && (
            <Notice tone="due" role="status">
              {say.feedSilent(desk.silent.device, when(desk.silent.since))}
            </Notice>
          )}
          {desk !== undefined && <Held key={desk.activity} desk={desk} />}
          {desk?.from === 'carded players' && <Machines desk={desk} />}
          {desk !== undefined && needsWitness(desk) && <Witnesses witnesses={desk.witnesses} />}
        </section>
      </main>
    </Desk>
  )
}

const GridPaper = ({ squares }: { squares: SquaresView }) => (
  <Desk screen="games">
    <main class="desk paper-desk">
      <section>
        <SquaresPaper squares={squares} />
      </section>
    </main>
  </Desk>
)

/** Games of squares, below the drawings. */
function Grids({ grids, chosen }: { grids: readonly SquaresView[]; chosen: string | undefined }) {
  const say = words().squares
  return (
    <List
      name="squares"
      title={say.games}
      isWhole
      quietUpTo={6}
      rows={grids}
      keyOf={({ activity }) => activity}
      opens={{
        isOpen: ({ activity }) => activity === chosen,
        open: ({ activity }) => show({ squares: activity, drawing: undefined }),
        href: ({ activity }) => `/games?squares=${activity}`,
      }}
      columns={[
        {
          key: 'name',
          says: words().listed.name,
          value: ({ name }) => name,
          cell: ({ name }) => <strong>{name}</strong>,
        },
        { key: 'teams', says: say.teams, value: ({ top, left }) => `${top} – ${left}`, isUnlabelled: true },
        {
          key: 'period',
          says: words().listed.state,
          value: ({ periods }) =>
            say.period(periods.find(({ step }) => step !== 'won' && step !== 'carried')?.period ?? ''),
          isUnlabelled: true,
        },
      ]}
    />
  )
}

/** Only who prints loads what draws barcodes. */
function PaperPage({ activity }: { activity: string }) {
  const [page, setPage] = useState<{ Papers: typeof Papers } | undefined>(undefined)
  useEffect(() => void withWords(import('./paper/papers.tsx')).then(setPage), [])
  return (
    <Desk screen="games">
      <main class="desk paper-desk">
        <section>{page === undefined ? <Waiting /> : <page.Papers activity={activity} />}</section>
      </main>
    </Desk>
  )
}

/** What the program draws takes a part from outside. */
const needsWitness = ({ isByProgram, wheel }: DrawingDesk): boolean => isByProgram || wheel?.isDrawn === true

const isBusy = ({ calls, drawing }: DrawingDesk): boolean => calls.length > 0 || drawing !== undefined

function Choice({ desks, chosen }: { desks: readonly DrawingDesk[]; chosen: string | undefined }) {
  const say = words().games
  return (
    <List
      name="drawings"
      title={say.list}
      quietUpTo={8}
      rows={desks}
      keyOf={({ activity }) => activity}
      opens={{
        isOpen: ({ activity }) => activity === chosen,
        open: ({ activity }) => show({ drawing: activity, squares: undefined }),
        href: ({ activity }) => `/games?drawing=${activity}`,
      }}
      columns={[
        {
          key: 'name',
          says: words().listed.name,
          value: ({ name }) => name,
          cell: ({ name }) => <strong>{name}</strong>,
        },
        {
          key: 'who',
          says: words().listed.who,
          value: ({ calls }) =>
            calls.map(({ who, isReported }) => (isReported ? say.plays : say.called)(words().party(who))).join(', '),
          isUnlabelled: true,
        },
        { key: 'time', says: words().listed.when, value: timeOf, isUnlabelled: true },
      ]}
    />
  )
}

function Held({ desk }: { desk: DrawingDesk }) {
  const { calls, drawing, missed, draw, stage } = desk
  // While somebody is called the next pick is no business of this minute, unless its own hour is already there.
  const isNextThere = drawing?.isWon === false || missed.length > 0
  const isOfPlaces = desk.from === 'points' && !desk.isByProgram
  const tables = desk.tableDraw?.called ?? []
  const isOfTable = (callup: string) => tables.some((one) => one.callup === callup)
  // Several tables can be called in one drawing.
  const isDrawing =
    calls.length === 0 ||
    desk.tableDraw !== undefined ||
    draw?.isSpin === false ||
    (desk.from === 'carded players' && isNextThere)
  // Once its time has come the stage is what happens now.
  const isStageNow = stage !== undefined && stage.status !== 'over' && stage.isDue
  const staged = stage === undefined ? null : <Stage key="stage" activity={desk.activity} stage={stage} />
  const wheel = desk.wheel?.isDrawn === true ? <WheelPane key="wheel" wheel={desk.wheel} /> : null
  const isWheelNow = calls.some(({ isReported }) => isReported) || isTurning(desk.wheel?.spun)
  return (
    <>
      {isStageNow && staged}
      {isWheelNow && wheel}
      {tables.map((called) => (
        <TablePot key={called.callup} called={called} />
      ))}
      {calls.map((called) =>
        isOfTable(called.callup) ? null : called.isReported ? (
          <Game key={called.callup} desk={desk} called={called} />
        ) : (
          <Called key={called.callup} called={called} />
        ),
      )}
      {isDrawing && !isOfPlaces && <Draw desk={desk} />}
      {!isWheelNow && desk.wheel?.spun !== undefined && wheel}
      {!isStageNow && staged}
      {desk.due !== undefined && <TicketsDue activity={desk.activity} due={desk.due} />}
      {desk.points !== undefined && <Points activity={desk.activity} points={desk.points} />}
      <Results desk={desk} />
    </>
  )
}

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'games', views: ['drawings', 'squares'] }, page, <GamesPage />)
