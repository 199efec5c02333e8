/** A hit at a table without a tablet: which table, who was dealt in, the cards; what it wins is judged while they are laid. */
import { spotOf } from '../../../base/spot.ts'
import './report.css'
import { computed, effect, signal } from '@preact/signals'
import type { TableView } from '../../../views/table.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { gameName } from '../../stream/games.ts'
import { eventOf, type Refused, send } from '../../stream/orders.ts'
import { Button, Press, Toggle } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { TableShape } from '../../ui/tables/shape.tsx'
import { words } from '../../words.ts'
import { isWin, Judged, prizesOf } from '../report/judgement.tsx'
import { LaidCards, ReportDeck } from '../report/layout.tsx'
import { beginReport, closeReport, isAnother, judged, layAt, reportNow, tellAnother } from '../report/reportdraft.ts'
import { shapeOf } from '../report/shape.ts'
import { JUST_IN, type Spots, seatsOf, takenOf, withSpot } from '../report/spots.ts'

const table = computed(() => view('tables').value?.find((one) => one.table === query.value.get('report')))
const spots = signal<Spots>({})
const refused = signal<Refused | undefined>(undefined)
const isBusy = signal(false)
const isRecorded = signal(false)
layAt({ table, spots })

let begunAt = ''
// Whoever has fees down was dealt in; where nothing is sensed, who sits there, or everybody, until the floor says otherwise.
effect(() => {
  const here = table.value
  const name = here?.table ?? ''
  if (name === begunAt) return
  begunAt = name
  if (here === undefined) {
    closeReport()
    return
  }
  const paid = Object.values(here.open?.fees ?? {}).flat()
  const seats = seatsOf(here)
  const sensed = seats.filter((seat) => paid.includes(spotOf({ seat })))
  const known = sensed.length > 0 ? sensed : (here.players ?? seats)
  spots.value = Object.fromEntries(known.map((seat) => [seat, JUST_IN]))
  refused.value = undefined
  isRecorded.value = false
  beginReport(true)
})

export function ReportPage({ chosen }: { chosen: string }) {
  return table.value === undefined || chosen === '' ? <ChooseTable /> : <Lay here={table.value} />
}

function ChooseTable() {
  const say = words().floor.report
  const tables = (view('tables').value ?? []).filter(
    (one) => one.isOpen && one.activities.length > 0 && shapeOf(one) !== undefined,
  )
  return (
    <main class="floor report-choose">
      <div class="pane-head">
        <h2>{say.choose}</h2>
        <Back />
      </div>
      {tables.length === 0 && <p class="soft">{say.noTables}</p>}
      <div class="map-tables">
        {tables.map(({ table: name, game }) => (
          <Press key={name} class="map-table" onClick={() => show({ report: name })}>
            <TableShape table={name} game={game} />
            <span class="map-game">{gameName(game)}</span>
          </Press>
        ))}
      </div>
    </main>
  )
}

const Back = () => <Button onClick={() => show({ report: undefined })}>{words().floor.report.back}</Button>

function Lay({ here }: { here: TableView }) {
  const say = words()
  const answer = judged.value
  const events = answer?.ok === true ? answer.events : []
  const total = prizesOf(events)
  const isForBoard = events.some((event) => event.type === 'HitDeclared' && event.board !== undefined)
  const wins = events.some(isWin)
  const taken = takenOf(spots.value)
  const isRepeated = answer?.ok === false && answer.reasons.some(({ id }) => id === 'hand reported already')
  return (
    <main class="floor floor-report">
      <h2 class="unseen">{`${say.floor.report.title} · ${say.table.title(here.table)}`}</h2>
      <p class="report-at">
        <strong>{say.table.title(here.table)}</strong> <span class="soft">{gameName(here.game)}</span>
        <Button class="small-act" onClick={() => show({ report: '' })}>
          {say.floor.report.other}
        </Button>
      </p>
      {(shapeOf(here)?.isPoker === true || shapeOf(here)?.own.length === 0) && <DealtIn here={here} />}
      <LaidCards table={here} seats={taken.length === 0 ? seatsOf(here) : taken} />
      <ReportDeck table={here} seats={taken} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys */}
      <section class="report-judged" aria-live="polite" tabIndex={0} aria-label={say.floor.prize}>
        <Judged answer={answer} />
        {(isAnother.value || isRepeated) && (
          <Toggle isOn={isAnother.value} onClick={() => tellAnother(!isAnother.value)}>
            {say.floor.report.anotherHand}
          </Toggle>
        )}
        {isRecorded.value && <Notice tone="good">{say.floor.report.recorded}</Notice>}
        <Refusal refused={refused.value} />
      </section>
      <footer class="report-steps">
        <Back />
        <Button
          look={wins ? 'primary' : 'plain'}
          size="next"
          disabled={events.length === 0 || isBusy.value}
          onClick={() => void report()}
        >
          {events.length === 0
            ? say.floor.report.nothing
            : !wins
              ? say.floor.report.record
              : total === undefined
                ? say.floor.held.report
                : isForBoard && total === '$0.00'
                  ? say.floor.report.reportBoard
                  : say.floor.report.report(total)}
        </Button>
      </footer>
    </main>
  )
}

function DealtIn({ here }: { here: TableView }) {
  const say = words().floor.report
  return (
    <fieldset class="dealt-in">
      <legend>{say.dealtIn}</legend>
      {seatsOf(here).map((seat) => {
        const isIn = spots.value[seat] !== undefined
        return (
          <Toggle
            key={seat}
            isOn={isIn}
            aria-label={`${say.dealtIn}: ${seat}`}
            onClick={() => {
              spots.value = withSpot(spots.value, seat, isIn ? undefined : JUST_IN)
            }}
          >
            {seat}
          </Toggle>
        )
      })}
      <span class="soft">{say.dealtInSays}</span>
    </fieldset>
  )
}

async function report(): Promise<void> {
  const order = reportNow()
  if (order === undefined) return
  isBusy.value = true
  const answer = await send(order)
  isBusy.value = false
  refused.value = answer.ok ? undefined : answer
  if (!answer.ok) return
  const hit = (eventOf(answer.events, 'HitDeclared') ?? eventOf(answer.events, 'HitHeld'))?.hit
  if (hit === undefined) {
    isRecorded.value = true
    return
  }
  show({ report: undefined, hit })
}
