/** The dealer's tablet: seats on an arc, one large button for what comes next. */
import { gameName } from '../../stream/games.ts'
import './table.css'
import type { TableView } from '../../../views/table.ts'
import { lazily } from '../../lazily.tsx'
import { staleSince, view } from '../../stream/feed.ts'
import { Button, ButtonSummary, Choices, Toggle } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { OwnSlips } from '../../ui/shell/ownslips.tsx'
import { openScreen, Stale, TopBar, Waiting } from '../../ui/shell.tsx'
import { words } from '../../words.ts'
import { isReporting } from '../report/reportdraft.ts'
import { dealerSpaces, dealtInOf, JUST_IN, takenOf } from '../report/spots.ts'
import { Arc } from './arc.tsx'
import * as desk from './desk.ts'
import { HandButtons, WhatPays } from './keys.tsx'
import { isLaying } from './pieces/mode.ts'
import { LayingToggle, Undecided } from './pieces/toggle.tsx'
import { Report } from './report.tsx'
import { Results } from './result.tsx'
import { SeatDetails } from './seat.tsx'
import { isSeating, SeatingToggle } from './sitting.tsx'
import { hasSound, turnSound } from './sound.ts'
import { useTournament } from './tournament/at.ts'
import { Called, Faults, LinkLost, Trouble } from './trouble.tsx'

/** Most tables deal no game of ours and are in no tournament; who sits down is entered between hands. */
const Dealing = lazily(async () => (await import('../tablegame/tablegame.tsx')).Dealing)
const Sitting = lazily(async () => (await import('./sitdown.tsx')).Sitting)
const PiecesHere = lazily(async () => (await import('./pieces/pieces.tsx')).PiecesHere)
const TournamentWaits = lazily(async () => (await import('./tournament/waits.tsx')).TournamentWaits)
const TournamentTablet = lazily(async () => (await import('./tournament/tablet.tsx')).TournamentTablet)

function TablePage() {
  const table = desk.table.value
  const say = words()
  const tables = view('tables').value
  const tournament = useTournament(desk.tableName.value)
  return (
    <>
      <TopBar screen="table">
        <Field label={say.table.chooseTable} isInline>
          <Select
            value={desk.tableName.value}
            onChange={(event) => {
              location.href = `/table/${encodeURIComponent(event.currentTarget.value)}`
            }}
          >
            {(tables ?? []).map(({ table: name, game }) => (
              <option key={name} value={name}>
                {[
                  name,
                  gameName(game),
                  ...(isDemo() ? [isByHand(name) ? say.table.byHand : say.table.simulated] : []),
                ].join(' · ')}
              </option>
            ))}
          </Select>
        </Field>
        {table?.isDealt === true && table.activities.length > 0 && (
          <Choices>
            {[true, false].map((isGame) => (
              <Toggle
                key={String(isGame)}
                size="small"
                isOn={desk.isDealing(table) === isGame}
                onClick={() => {
                  desk.wantsGame.value = isGame
                }}
              >
                {isGame ? say.dealing.game : say.dealing.jackpots}
              </Toggle>
            ))}
          </Choices>
        )}
        <Toggle size="small" isOn={hasSound.value} onClick={turnSound}>
          {say.table.sound}
        </Toggle>
      </TopBar>
      <main class="tablet">
        <h1 class="unseen">{say.table.title(desk.tableName.value)}</h1>
        <Stale />
        <OwnSlips />
        {table === undefined ? (
          <Waiting />
        ) : tournament.at !== undefined ? (
          <>
            <Called table={table} />
            <TournamentTablet key={tournament.at.table} at={tournament.at} onDone={tournament.again} />
          </>
        ) : table.isTournament === true ? (
          <>
            <Called table={table} />
            {tournament.isAsked ? <Waiting /> : <TournamentWaits table={table.table} />}
          </>
        ) : isReporting.value ? (
          <Report table={table} />
        ) : desk.isDealing(table) ? (
          <Dealing table={table.table} />
        ) : (
          <Play />
        )}
      </main>
    </>
  )
}

/** As the documents and signs call it. */

/** Only in a demo are there tables that play by themselves. */
const isDemo = (): boolean => view('room').value?.isDemo === true
const isByHand = (name: string): boolean => !isDemo() || (view('room').value?.byHand.includes(name) ?? true)

function Play() {
  const table = desk.table.value!
  const say = words().table
  const isLocked = table.open !== undefined
  const { isFree } = desk.setting.value
  const seat = desk.chosen.value
  const isAside = isSeating.value || isLaying.value
  const spot = seat === undefined ? undefined : desk.spots.value[seat]
  return (
    <>
      <Arc table={table} />
      <section class="tablet-side" aria-live="polite">
        <div class="tablet-top">
          <p class="tablet-round">
            <strong>{isLocked ? say.round(table.open!.round) : say.noRound}</strong>
            <span class="soft">{gameName(table.game)}</span>
          </p>
          <LayingToggle table={table} />
          <SeatingToggle />
        </div>
        <LinkLost />
        <Called table={table} />
        <Faults table={table} />
        {!isByHand(table.table) && <Notice tone="due">{say.simulatedSays}</Notice>}
        {isFree && <Notice tone="due">{say.freeSays}</Notice>}
        {desk.late.value !== undefined && isLocked && <Notice tone="due">{say.late(desk.late.value)}</Notice>}
        {desk.isRecorded.value && <Notice tone="good">{say.recorded}</Notice>}
        {desk.declined.value.map(({ hit, name }) => (
          <Notice key={hit} tone="stop">
            {say.declined(hit, name)}
          </Notice>
        ))}
        <Refusal refused={desk.refused.value} />
        {isSeating.value && <Sitting />}
        {isLaying.value && <PiecesHere table={table} />}
        {isLocked ? <Results hits={desk.hitsNow.value} /> : <LastRound />}
        <Results hits={isLocked ? table.hits.filter((hit) => !desk.hitsNow.value.includes(hit)) : table.hits} />
        {!isAside && seat !== undefined && (isLocked || spot !== undefined) && (
          <SeatDetails table={table} seat={seat} spot={spot ?? JUST_IN} />
        )}
        {!isAside && desk.hitsNow.value.length === 0 && <Hints table={table} />}
        {isLocked && !isLaying.value && desk.hitsNow.value.length === 0 && <HandButtons table={table} />}
      </section>
      <Steps />
    </>
  )
}

/** The round is over; what it paid stays until the next one. */
function LastRound() {
  const { round, hits } = desk.paid.value ?? { round: 0, hits: [] }
  if (hits.length === 0) return null
  return (
    <>
      <h2>{words().table.paidIn(round)}</h2>
      <Results hits={hits} />
    </>
  )
}

/** As the document of the table names its key, or as we do. */
const startKey = ({ keys }: TableView): string => keys?.start ?? words().table.startGame

function Hints({ table }: { table: TableView }) {
  const say = words().table
  const { isFree } = desk.setting.value
  if (table.open !== undefined) return <p class="soft">{say.hintPlay}</p>
  const sensed = isFree ? [] : table.activities.filter(({ takesFees }) => takesFees).map((one) => one.fee)
  const forRound = isFree ? undefined : table.activities.find(({ paysDealer }) => paysDealer)?.fee
  const dropped = isFree ? [] : table.activities.filter(({ evidence, fee }) => evidence === 'counted' && fee !== '')
  const start = startKey(table)
  const hint = [
    ...(desk.lit.value === undefined ? [] : [say.hintSensors]),
    sensed.length === 0 || desk.lit.value !== undefined ? say.hintDealtIn : say.hintBets(sensed.join(' + '), start),
    ...(dropped.length === 0 ? [] : [say.hintDrop([...new Set(dropped.map(({ fee }) => fee))].join(', '))]),
    ...(isFree || dealerSpaces(table).length === 0 ? [] : [say.hintDealerSpace]),
    ...(forRound === undefined ? [] : [say.hintRoundFee(forRound, start)]),
  ]
  return (
    <>
      <p class="soft">{hint.join(' ')}</p>
      <WhatPays table={table} />
    </>
  )
}

function Steps() {
  const table = desk.table.value!
  const say = words().table
  const taken = takenOf(desk.spots.value)
  const hits = desk.hitsNow.value
  const isWaiting = hits.some(({ status }) => status === 'declared')
  if (!table.isOpen) return <Notice>{say.closed}</Notice>
  if (table.open === undefined) {
    const min = Math.max(0, ...table.activities.map(({ minimumDealtIn }) => minimumDealtIn))
    const dealtIn = dealtInOf(table, desk.spots.value, desk.setting.value)
    const isLost = staleSince.value !== undefined
    const why = isLost ? say.linkLost : taken.length === 0 ? say.needBets : dealtIn < min ? say.needDealtIn(min) : ''
    return (
      <footer class="steps">
        <Trouble table={table} />
        <Button onClick={desk.fillSeats}>{say.allIn}</Button>
        {table.activities.some(({ free }) => free !== undefined) && (
          <Toggle isOn={desk.setting.value.isFree} onClick={() => desk.playFree(!desk.setting.value.isFree)}>
            {say.freeTable}
          </Toggle>
        )}
        <span class="steps-why">{why}</span>
        <Button
          look="primary"
          size="next"
          disabled={taken.length === 0 || desk.isBusy.value || isLost || !desk.isArmed.value}
          onClick={() => void desk.startGame()}
        >
          {startKey(table)}
        </Button>
      </footer>
    )
  }
  return (
    <footer class="steps">
      <Trouble table={table} />
      {hits.length === 0 && (
        <details class="trouble">
          <ButtonSummary>{say.void}</ButtonSummary>
          <div class="trouble-panel">
            <p>{say.voidSays}</p>
            <Button look="stop" onClick={() => void desk.voidRound(say.voidReason)}>
              {say.voidNow}
            </Button>
          </div>
        </details>
      )}
      <span class="steps-why">
        <Undecided table={table} />
      </span>
      {hits.length === 0 && (
        <Button class="second" onClick={desk.openReport}>
          {say.reportHit}
        </Button>
      )}
      {isWaiting ? (
        <p class="next waiting-floor">{say.waitForFloor}</p>
      ) : (
        <Button
          look="primary"
          size="next"
          disabled={desk.isBusy.value || !desk.isArmed.value}
          onClick={() => void desk.endGame()}
        >
          {table.keys?.end ?? say.endGame}
        </Button>
      )}
    </footer>
  )
}

export function open(page: HTMLElement, rest: string): void {
  desk.sitAt(rest === '' ? '1' : rest)
  openScreen(
    { screen: 'table', views: ['tables', 'meters', 'sensors', 'seats', 'tournamentsigns'] },
    page,
    <TablePage />,
  )
}
