/** The dealer's tablet: seats on an arc, one large button for what comes next. */
import './tablet.css'
import { GAMES, isGame } from '../../games/games.ts'
import { view } from '../live/feed.ts'
import { openScreen, Refusal, Stale, TopBar, Waiting } from '../live/frame.tsx'
import { isReporting } from '../report/laying.ts'
import { dealtInOf, seatsOf, takenOf } from '../report/spots.ts'
import { words } from '../words/words.ts'
import * as desk from './desk.ts'
import { Report } from './report.tsx'
import { Result } from './result.tsx'

function TablePage() {
  const table = desk.table.value
  const say = words()
  const tables = view('tables').value
  return (
    <>
      <TopBar screen="table" as="dealer">
        <label class="acting">
          <span>{say.table.chooseTable}</span>
          <select
            value={desk.tableName.value}
            onChange={(event) => {
              location.href = `/table/${event.currentTarget.value}`
            }}
          >
            {(tables ?? []).map(({ table: name, game }) => (
              <option key={name} value={name}>
                {`${name} · ${gameName(game)} · ${isByHand(name) ? say.table.byHand : say.table.simulated}`}
              </option>
            ))}
          </select>
        </label>
      </TopBar>
      <main class="tablet">
        <h1 class="unseen">{say.table.title(desk.tableName.value)}</h1>
        <Stale />
        {table === undefined ? <Waiting /> : isReporting.value ? <Report table={table} /> : <Play />}
      </main>
    </>
  )
}

/** As the documents and signs call it. */
const gameName = (game: string): string => words().game[game] ?? (isGame(game) ? GAMES[game].name : game)

const isByHand = (name: string): boolean => view('room').value?.byHand.includes(name) ?? true

function Play() {
  const table = desk.table.value!
  const say = words().table
  const isLocked = table.open !== undefined
  const sensed = table.activities.filter(({ takesFees }) => takesFees).map((one) => one.fee)
  const forRound = table.activities.find(({ paysDealer }) => paysDealer)?.fee
  const hint = isLocked
    ? [say.hintPlay]
    : [
        sensed.length === 0 ? say.hintDealtIn : say.hintBets(sensed.join(' + ')),
        ...(desk.hasDealerSpace(table) ? [say.hintDealerSpace] : []),
        ...(forRound === undefined ? [] : [say.hintRoundFee(forRound)]),
      ]
  return (
    <>
      <Arc />
      <section class="tablet-side" aria-live="polite">
        <p class="tablet-round">
          <strong>{isLocked ? say.round(table.open!.round) : say.noRound}</strong>
          <span class="soft">{gameName(table.game)}</span>
        </p>
        {!isByHand(table.table) && (
          <p class="notice" data-tone="due">
            {say.simulatedSays}
          </p>
        )}
        {table.hits.length === 0 && <p class="soft">{hint.join(' ')}</p>}
        {table.hits.length === 0 && (
          <ul class="tablet-activities">
            {table.activities.map(({ activity, name }) => (
              <li key={activity}>{name}</li>
            ))}
          </ul>
        )}
        {desk.late.value !== undefined && isLocked && (
          <p class="notice" data-tone="due">
            {say.late(desk.late.value)}
          </p>
        )}
        {desk.isRecorded.value && (
          <p class="notice" data-tone="good">
            {say.recorded}
          </p>
        )}
        <Result table={table} />
        <Refusal refused={desk.refused.value} />
      </section>
      <Steps />
    </>
  )
}

/** Seat 1 is at the dealer's left; the dealer sits below. */
function Arc() {
  const table = desk.table.value!
  const say = words().table
  const seats = seatsOf(table)
  return (
    <section class="arc" aria-label={say.seats}>
      {seats.map((seat, index) => {
        const angle = Math.PI - (Math.PI * (index + 0.5)) / seats.length
        const spot = desk.spots.value[seat] ?? 'empty'
        const isLocked = table.open !== undefined
        const isLit = isLocked ? desk.isLit(table, seat) : spot === 'fee' || spot === 'both'
        const word = isLocked
          ? isLit
            ? say.feeIn
            : spot === 'empty'
              ? say.empty
              : say.locked
          : spot === 'empty'
            ? say.empty
            : spot === 'both'
              ? say.feeBoth
              : spot === 'fee'
                ? say.betAndFee
                : desk.takesFee(table)
                  ? say.bet
                  : say.dealtIn
        return (
          <button
            key={seat}
            type="button"
            class="puck"
            data-spot={spot}
            data-lit={isLit}
            data-locked={isLocked}
            aria-pressed={spot !== 'empty'}
            style={{ left: `${50 + 41 * Math.cos(angle)}%`, top: `${82 - 66 * Math.sin(angle)}%` }}
            onClick={() => desk.tapSeat(seat)}
          >
            <span class="puck-seat">{seat}</span>
            <span class="puck-word">{word}</span>
          </button>
        )
      })}
      <span class="arc-dealer" aria-hidden="true" />
    </section>
  )
}

function Steps() {
  const table = desk.table.value!
  const say = words().table
  const taken = takenOf(desk.spots.value)
  const isWaiting = table.hits.some(({ status }) => status === 'declared')
  if (!table.isOpen) return <p class="notice">{say.closed}</p>
  if (table.open === undefined) {
    const min = Math.max(0, ...table.activities.map(({ minimumDealtIn }) => minimumDealtIn))
    const why = taken.length === 0 ? say.needBets : dealtInOf(table, desk.spots.value) < min ? say.needDealtIn(min) : ''
    return (
      <footer class="steps">
        <button type="button" class="act plain" onClick={desk.fillSeats}>
          {say.allIn}
        </button>
        <span class="steps-why">{why}</span>
        <button
          type="button"
          class="act next"
          disabled={taken.length === 0 || desk.isBusy.value}
          onClick={() => void desk.startGame()}
        >
          {say.startGame}
        </button>
      </footer>
    )
  }
  return (
    <footer class="steps">
      {table.hits.length === 0 && (
        <details class="void">
          <summary>{say.void}</summary>
          <p>{say.voidSays}</p>
          <button type="button" class="act stop" onClick={() => void desk.voidRound(say.voidReason)}>
            {say.void}
          </button>
        </details>
      )}
      <span class="steps-why" />
      {table.hits.length === 0 && (
        <button type="button" class="act plain second" onClick={desk.openReport}>
          {say.reportHit}
        </button>
      )}
      {isWaiting ? (
        <p class="next waiting-floor">{say.waitForFloor}</p>
      ) : (
        <button type="button" class="act next" disabled={desk.isBusy.value} onClick={() => void desk.endGame()}>
          {say.endGame}
        </button>
      )}
    </footer>
  )
}

export function open(page: HTMLElement, rest: string): void {
  desk.sitAt(rest === '' ? '1' : rest)
  openScreen({ screen: 'table', look: 'floor', views: ['tables'], role: 'dealer' }, page, <TablePage />)
}
