/** The dealer's screen of a game against the house: each step is asked for, and what to collect and pay is told in order. */
import './tablegame.css'
import { effect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { formatMoney } from '../../../base/money.ts'
import type { Concern } from '../../../base/party.ts'
import { toAsk } from '../../../games/table/decisions.ts'
import { toSettle } from '../../../games/table/settle.ts'
import type { GameTable } from '../../../games/table/table.ts'
import { beat, staleSince, stoppedSince } from '../../stream/feed.ts'
import { Notice } from '../../ui/notice.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { timeOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { ToldLine } from '../practice/instruction.tsx'
import * as desk from '../table/desk.ts'
import { Called, Trouble } from '../table/trouble.tsx'
import { BackOut } from './backout.tsx'
import { Bets } from './bets.tsx'
import { Deal } from './deal.tsx'
import { DeckLine, OpenCards, Shuffle } from './deck.tsx'
import { Devices } from './devices.tsx'
import { useFocusKept } from './focus.ts'
import { Wrong } from './irregularities.tsx'
import * as live from './live.ts'
import { useArming } from './pressguard.ts'
import { Reveal } from './reveal.tsx'
import { Settle } from './settle.tsx'
import { Decide } from './turn.tsx'

export function Dealing({ table }: { table: string }) {
  const say = words()
  const alert = useRef<HTMLDivElement>(null)
  const refused = live.refused.value
  const isWrong = live.isWrong.value
  const now = useArming<HTMLElement>()
  useFocusKept(now)
  useEffect(() => {
    void live.look(table)
    // Another tablet may deal at the same table: whatever is booked in the house, this one looks again.
    let seen = beat.peek()?.seq
    return effect(() => {
      const { seq } = beat.value ?? {}
      if (seq === seen || live.isBusy.peek()) return
      seen = seq
      // Why something was not done may not be so any more.
      void live.look(table).then((isOther) => {
        if (isOther) live.refused.value = undefined
      })
    })
  }, [table])
  const isLinked = staleSince.value === undefined
  // The house answers again: that it did not is no reason any more.
  useEffect(() => {
    if (isLinked) live.refused.value = undefined
  }, [isLinked])
  // Whoever pressed a button far down sees why nothing happened.
  useEffect(() => {
    if (refused !== undefined) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [refused])
  const rules = live.rules.value
  const game = live.game.value
  const key = game === undefined ? '' : stepOf(game)
  const props = rules === undefined || game === undefined ? undefined : { table, rules, game }
  return (
    <div class="dealing">
      <section
        class="dealing-now"
        data-leads
        ref={now}
        tabIndex={-1}
        aria-busy={live.isBusy.value}
        aria-label={game === undefined ? undefined : say.dealing.phases[game.phase]}
      >
        {props === undefined ? (
          <NoGame />
        ) : (
          <>
            <p class="tablet-round">
              <strong>{say.dealing.phases[props.game.phase]}</strong>
              <span class="soft">
                <span class="dealing-meters">
                  {Object.entries(live.meters.value).map(([meter, { shows }]) => (
                    <span
                      key={meter}
                      class="dealing-meter"
                    >{`${say.practice.meter(meter)} ${formatMoney(shows)}`}</span>
                  ))}
                </span>
                <DeckLine {...props} />
              </span>
            </p>
            <LinkGone />
            {desk.table.value !== undefined && <Called table={desk.table.value} />}
            <div ref={alert}>
              <Refusal refused={refused ?? desk.refused.value} of={seatIn(refused?.who)} />
            </div>
            {isWrong && live.canGoWrong(props.rules, props.game) ? <Wrong {...props} /> : null}
            <div class="dealing-whole" hidden={isWrong}>
              <Devices table={table} game={props.game} />
              <Step key={key} {...props} />
              {props.game.phase === 'bets' && props.rules.by['backed out'] !== undefined && <BackOut {...props} />}
              {props.game.phase !== 'bets' && props.game.phase !== 'closed' && <Shuffle {...props} />}
            </div>
          </>
        )}
      </section>
      <ToldList />
    </div>
  )
}

/** One step for each seat that is asked or settled: nothing of the one before stays under the finger. */
const stepOf = (game: GameTable): string =>
  [
    game.round,
    game.phase,
    game.phase === 'settle' ? toSettle(game)[0] : game.phase === 'decisions' ? toAsk(game) : '',
  ].join(' ')

/** Of several seats, the one that is meant. */
const seatIn = (who: Concern | undefined): string | undefined =>
  who?.kind === 'seat' ? words().table.seat(who.seat) : undefined

/** Closed by the floor, or not heard of yet. */
function NoGame() {
  const table = desk.table.value
  if (table === undefined || table.isOpen) return <p class="soft">{words().waitingForFeed}</p>
  return (
    <>
      <Called table={table} />
      <Notice tone="due">{`${words().table.closed} ${words().dealing.floorOpens}`}</Notice>
      <footer class="steps dealing-foot">
        <Trouble table={table} />
      </footer>
    </>
  )
}

function LinkGone() {
  const say = words()
  if (staleSince.value === undefined) return null
  return (
    <Notice tone="stop" role="alert">
      <h2>{stoppedSince.value === undefined ? say.dealing.linkLost : say.stopped(timeOf(stoppedSince.value))}</h2>
      <p>{say.dealing.linkLostSays}</p>
    </Notice>
  )
}

/** Everything of the round, and what came with the last step is marked and in view: the page itself stays where it is. */
function ToldList() {
  const list = useRef<HTMLElement>(null)
  const told = live.told.value
  const from = told.length - live.freshCount.value
  useEffect(() => {
    const { current } = list
    const line = current?.querySelector<HTMLElement>('li[data-new="true"]')
    if (current !== null) current.scrollTop = line == null ? current.scrollHeight : line.offsetTop - current.offsetTop
  }, [told.length, from])
  return (
    <section class="dealing-told" aria-live="polite" ref={list}>
      <h2>{words().practice.told}</h2>
      {told.length === 0 && <p class="soft">{words().dealing.nothingTold}</p>}
      <ol>
        {told.map((line, at) => (
          // The list only grows.
          <li key={at} data-does={line.does} data-new={at >= from}>
            <ToldLine told={line} clauses={live.shown.value?.clauses ?? {}} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Step(props: live.Props) {
  switch (props.game.phase) {
    case 'closed':
      return <OpenCards {...props} />
    case 'bets':
      return <Bets {...props} />
    case 'deal':
      return <Deal {...props} />
    case 'decisions':
      return <Decide {...props} />
    case 'reveal':
      return <Reveal {...props} />
    case 'settle':
      return <Settle {...props} />
  }
}
