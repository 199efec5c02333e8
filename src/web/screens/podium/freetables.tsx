/** Who asked for a free table: one list more, of activities that may be played without paying. */
import type { PodiumView } from '../../../views/podium/podium.ts'
import { query, show } from '../../stream/address.ts'
import { houseNow, view } from '../../stream/feed.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { isClause, Refusal } from '../../ui/refusal.tsx'
import { Row } from '../../ui/row.tsx'
import { Clause } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'
import { order, refused } from './moving.ts'

type Asked = PodiumView['free'][number]

/** What can be offered at once: two taps are enough, and the table that fits best is the first. */
const OFFERED_MAX = 4

const asked = (): readonly Asked[] => view('podium').value?.free ?? []

export const isFreeChosen = (): boolean => query.value.get('free') === 'yes' && asked().length > 0

export function FreeRow() {
  const say = words().waiting
  const tables = new Set(asked().flatMap((one) => one.tables)).size
  return (
    <Row
      class="queue-row"
      isOpen={isFreeChosen()}
      onClick={() => {
        refused.value = undefined
        show({ free: 'yes', list: undefined, who: undefined })
      }}
    >
      <span class="list-name">{say.free.title}</span>
      <span class="soft">
        <span class="unseen">{say.tables} </span>
        {tables === 0 ? say.none : tables}
      </span>
      <span>{say.none}</span>
      <strong>
        <span class="unseen">{say.waiting} </span>
        {asked().length}
      </strong>
    </Row>
  )
}

export function FreeTables() {
  const say = words().waiting
  return (
    <>
      <header class="list-title">
        <h2>{say.free.title}</h2>
      </header>
      <ul class="free-asked" aria-label={say.waiting}>
        {asked().map((one) => (
          <li key={one.request}>
            <OneAsked one={one} />
          </li>
        ))}
      </ul>
      <Refusal refused={refused.value?.table === '' ? refused.value : undefined} />
    </>
  )
}

function OneAsked({ one }: { one: Asked }) {
  const say = words()
  const { free } = say.floor
  const { request, table, tables, sits, since } = one
  const minutes = Math.max(0, Math.floor((houseNow.value - since) / 60_000))
  const who = one.who === one.person ? say.podium.unknown(one.who) : one.who
  return (
    <>
      <strong>{who}</strong>
      <p class="soft">
        {[
          one.name,
          table === undefined ? undefined : say.podium.table(table),
          sits === undefined ? undefined : say.waiting.free.sits(sits.table, sits.seat),
          free.since(minutes),
        ]
          .filter((part) => part !== undefined)
          .join(' · ')}{' '}
        {isClause(one.clause) && <Clause clause={one.clause} says={one.says} />}
      </p>
      {tables.length === 0 && <p>{say.waiting.free.none}</p>}
      <div class="actions">
        {isAllowed('OfferFreeTable') &&
          tables.slice(0, OFFERED_MAX).map((offered, n) => (
            <Button
              key={offered}
              look={n === 0 ? 'primary' : 'plain'}
              onClick={() =>
                void order(
                  '',
                  { do: 'OfferFreeTable', request, table: offered },
                  say.waiting.free.offered(who, offered),
                )
              }
            >
              {free.offerNow(offered)}
            </Button>
          ))}
        {isAllowed('WithdrawRequest') && (
          <Button
            look="quiet"
            onClick={() => void order('', { do: 'WithdrawRequest', request }, say.waiting.free.withdrawn(who))}
          >
            {free.withdraw}
          </Button>
        )}
      </div>
    </>
  )
}
