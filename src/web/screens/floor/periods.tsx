/** Posted periods: which one runs, who leads, how long it lasts, and closing it with who is present. */

import { useSignal } from '@preact/signals'
import { formatMoney, fromWire } from '../../../base/money.ts'
import { partyKey } from '../../../base/party.ts'
import type { EventOf } from '../../../engine/mechanisms.ts'
import type { PeriodsView } from '../../../views/floor.ts'
import type { PeriodBoard } from '../../../views/signs/board.ts'
import { query, show } from '../../stream/address.ts'
import { beat, view } from '../../stream/feed.ts'
import { eventOf, may, type Refused, send } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ShownCards } from '../../ui/cards.tsx'
import { Facts } from '../../ui/facts.tsx'
import { List } from '../../ui/list/list.tsx'
import { Confirm } from '../../ui/overlay/confirm.tsx'
import { isClause, Refusal } from '../../ui/refusal.tsx'
import { Clause, Ruled, Says } from '../../ui/sentence.tsx'
import { clockOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { secondsTo, spanOf } from './clock.ts'
import { YesNo } from './question.tsx'

export function Periods() {
  const say = words().floor.periods
  const all = view('floor').value?.periods ?? []
  const chosen = all.find(({ activity }) => activity === query.value.get('activity')) ?? all[0]
  return (
    <div class="desk">
      <section aria-label={words().floor.tabs.periods}>
        <List
          name="periods"
          title={words().floor.tabs.periods}
          quietUpTo={6}
          rows={all}
          keyOf={({ activity }) => activity}
          opens={{
            isOpen: ({ activity }) => activity === chosen?.activity,
            open: ({ activity }) => show({ activity }),
          }}
          columns={[
            {
              key: 'name',
              says: words().listed.name,
              value: ({ name }) => name,
              cell: ({ name }) => <strong>{name}</strong>,
            },
            {
              key: 'when',
              says: words().listed.when,
              value: (one) => (one.until === undefined ? nextOf(one) : say.until(clockOf(one.until))),
              isUnlabelled: true,
            },
            {
              key: 'now',
              says: words().listed.state,
              value: ({ until }) => (until === undefined ? '' : say.now),
              cell: ({ until }) => until !== undefined && <Badge tone="good">{say.now}</Badge>,
              isUnlabelled: true,
            },
            { key: 'hands', says: say.hands, value: handsOf, kind: 'number' },
          ]}
        />
      </section>
      {chosen !== undefined && <Period key={chosen.activity} one={chosen} />}
    </div>
  )
}

const handsOf = ({ boards }: PeriodsView): number => boards.reduce((count, { hands }) => count + hands.length, 0)

function nextOf({ windows }: PeriodsView): string {
  const now = clockOf(beat.value?.local ?? '')
  const inOrder = [...windows].sort((a, b) => (a.from < b.from ? -1 : 1))
  const first = inOrder.find(({ from }) => from > now) ?? inOrder[0]
  return first === undefined ? '' : words().floor.periods.next(first.from)
}

function Period({ one }: { one: PeriodsView }) {
  const say = words().floor.periods
  const left = one.until === undefined ? undefined : secondsTo(one.until)
  const hasBoardNow = one.boards.some(({ until }) => until === one.until)
  return (
    <section class="pane">
      <header class="pane-head">
        <h2>{one.name}</h2>
        {left !== undefined && <strong class="clock">{say.left(spanOf(left))}</strong>}
      </header>
      <p class="soft">
        {one.wins === 'highest hand' ? say.highest : say.every}{' '}
        {say.windows(one.windows.map(({ from, to }) => `${clockOf(from)}–${clockOf(to)}`).join(', '))} ·{' '}
        {say.tables(one.tables.join(', '))}
      </p>
      {one.until !== undefined && !hasBoardNow && <p class="empty">{say.none}</p>}
      {one.boards.map((board) => (
        <Board key={board.until} board={board} />
      ))}
      {one.until === undefined && one.boards.length === 0 && <p class="empty">{nextOf(one)}</p>}
    </section>
  )
}

function Board({ board }: { board: PeriodBoard }) {
  const say = words()
  const { periods } = say.floor
  const present = useSignal<Record<string, boolean>>({})
  const refused = useSignal<Refused | undefined>(undefined)
  const asked = useSignal<EventOf<'PeriodClosed'> | undefined>(undefined)
  const order = {
    do: 'ClosePeriod',
    activity: board.activity,
    due: board.until,
    ...(board.asks.length === 0 ? {} : { present: present.value }),
  } as const
  const ask = async () => {
    const allowed = await may(order)
    refused.value = allowed.ok ? undefined : allowed
    asked.value = allowed.ok ? eventOf(allowed.events, 'PeriodClosed') : undefined
  }
  const close = async () => {
    asked.value = undefined
    const answer = await send(order)
    refused.value = answer.ok ? undefined : answer
  }
  const isAnswered = board.asks.every(({ id }) => present.value[id] !== undefined)
  return (
    <article class="board-period" data-over={board.isOver}>
      <h2>
        {periods.until(clockOf(board.until))} {board.isOver && <Badge tone="due">{periods.over}</Badge>}
      </h2>
      <ul class="board-hands">
        {board.hands.map(({ hit, who, line, cards, prize, among }) => (
          <li key={hit + partyKey(who)}>
            <p>
              <strong>{words().party(who)}</strong> · <Ruled text={line} />{' '}
              <Badge tone="good">{board.hands.length === 1 ? periods.leader : periods.stands}</Badge>
            </p>
            <ShownCards cards={cards} />
            <p>
              <strong>{prize}</strong> {among > 1 && <span class="soft">{periods.divided(among)} · </span>}
              <Button look="link" onClick={() => show({ tab: undefined, hit })}>
                {periods.hit} {hit}
              </Button>
            </p>
          </li>
        ))}
      </ul>
      {!board.isOver && <p class="soft">{periods.notYet(clockOf(board.until))}</p>}
      {(isAllowed('ClosePeriod') ? board.asks : []).map(({ id, who, asks, clause }) => (
        <div key={id} class="presence">
          <span>
            {isClause(clause) && <Clause clause={clause} />} {words().party(who)}: <Says of={asks} />
          </span>
          <YesNo
            label={`${words().party(who)}: ${words().message(asks)}`}
            answer={present.value[id]}
            onAnswer={(yes) => {
              present.value = { ...present.value, [id]: yes }
            }}
          />
        </div>
      ))}
      {board.isOver && isAllowed('ClosePeriod') && (
        <div class="actions">
          <Button look="primary" disabled={!isAnswered} onClick={() => void ask()}>
            {periods.close}
          </Button>
          <span class="soft">{periods.closeSays}</span>
        </div>
      )}
      <Refusal refused={refused.value} />
      {asked.value !== undefined && (
        <Confirm
          asks={{
            title: periods.closeAsk(clockOf(board.until)),
            says: (
              <>
                <Facts
                  rows={asked.value.awards.map(({ to, amount }) => [say.party(to), formatMoney(fromWire(amount))])}
                />
                {asked.value.awards.length === 0 && <p>{periods.closeNobody}</p>}
                <p class="soft">{periods.closeSays}</p>
              </>
            ),
          }}
          label={periods.close}
          isMeant
          onYes={() => void close()}
          onNo={() => {
            asked.value = undefined
          }}
        />
      )}
    </article>
  )
}
