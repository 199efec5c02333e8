/** A hit is reported on a page of its own: what is laid out above, the deck below, what it wins beside it. */
import type { TableView } from '../../../views/table.ts'
import { Button, Toggle } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'
import { isWin, Judged, prizesOf } from '../report/judgement.tsx'
import { LaidCards, ReportDeck } from '../report/layout.tsx'
import { closeReport, judged, waiting } from '../report/reportdraft.ts'
import { shapeOf } from '../report/shape.ts'
import { seatsOf, takenOf } from '../report/spots.ts'
import * as desk from './desk.ts'

export function Report({ table }: { table: TableView }) {
  const say = words().table
  const answer = judged.value
  const events = answer?.ok === true ? answer.events : []
  const total = prizesOf(events)
  const isJudged = events.length > 0
  const wins = events.some(isWin)
  const taken = takenOf(desk.spots.value)
  const seats = taken.length === 0 ? seatsOf(table) : taken
  if (shapeOf(table) === undefined) return <Unknown />
  return (
    <>
      <LaidCards table={table} seats={seats} />
      <ReportDeck table={table} seats={seats} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys */}
      <section class="report-judged" aria-live="polite" tabIndex={0} aria-label={words().floor.prize}>
        <Judged answer={answer} />
        <Refusal refused={desk.refused.value} />
      </section>
      <footer class="steps">
        <Button class="second" onClick={closeReport}>
          {say.back}
        </Button>
        <span class="steps-why">
          {desk.pressed.value !== undefined && (
            <Toggle class="pressed-hand" isOn={true} onClick={closeReport}>
              {waiting.value === undefined ? desk.pressed.value : say.whoseHand(desk.pressed.value)}
            </Toggle>
          )}
        </span>
        {isJudged && !wins ? (
          <Button size="next" disabled={desk.isBusy.value} onClick={() => void desk.report()}>
            {say.recordRefusal}
          </Button>
        ) : (
          <Button look="primary" size="next" disabled={!wins || desk.isBusy.value} onClick={() => void desk.report()}>
            {!wins ? say.reportHit : total === undefined ? words().floor.held.report : say.report(total)}
          </Button>
        )}
      </footer>
    </>
  )
}

/** Said instead of a button that would do nothing. */
function Unknown() {
  const say = words().table
  return (
    <>
      <Notice tone="due">{say.unknownGame}</Notice>
      <footer class="steps">
        <Button class="second" onClick={closeReport}>
          {say.back}
        </Button>
      </footer>
    </>
  )
}
