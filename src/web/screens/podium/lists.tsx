/** Waiting lists beside the room: how many wait for what, who is next, and the one thing to do now. */
import './lists.css'
import { useSignal } from '@preact/signals'
import type { ListView, WaitingView } from '../../../views/podium/lists.ts'
import { query, show } from '../../stream/address.ts'
import { houseNow, view } from '../../stream/feed.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { Row, Rows } from '../../ui/row.tsx'
import { words } from '../../words.ts'
import { FreeRow, FreeTables, isFreeChosen } from './freetables.tsx'
import { ListDeeds, ListForm } from './listform.tsx'
import { clockTo } from './map.tsx'
import { refused } from './moving.ts'
import { nameOf } from './naming.ts'
import { CallNow, NextThing } from './nextstep.tsx'
import { UsualWait } from './usualwait.tsx'
import { AddPerson, WaitingDeeds } from './waiting.tsx'

/** The list that the address names; the first with an open seat for somebody, or the longest, where it names none. */
export function chosenList(): ListView | undefined {
  const lists = view('podium').value?.lists ?? []
  return (
    lists.find(({ list }) => list === query.value.get('list')) ??
    lists.toSorted((a, b) => Number(b.open > 0) - Number(a.open > 0) || b.waiting.length - a.waiting.length)[0]
  )
}

export function ListsPane() {
  const say = words().waiting
  const lists = view('podium').value?.lists ?? []
  const hasFree = (view('podium').value?.free.length ?? 0) > 0
  const isFree = isFreeChosen()
  const chosen = isFree ? undefined : chosenList()
  const isMaking = useSignal(false)
  return (
    <section class="podium-side" aria-label={say.lists}>
      <div class="lists-scroll">
        {lists.length === 0 && !hasFree && <p class="empty">{say.noLists}</p>}
        {(lists.length > 0 || hasFree) && (
          <>
            <p class="queue-row list-head" aria-hidden="true">
              <span>{say.list}</span>
              <span>{say.tables}</span>
              <span>{say.open}</span>
              <span>{say.waiting}</span>
            </p>
            <Rows aria-label={say.lists}>
              {lists.map((list) => (
                <li key={list.list}>
                  <ListRow list={list} isOpen={list.list === chosen?.list} />
                </li>
              ))}
              {hasFree && (
                <li>
                  <FreeRow />
                </li>
              )}
            </Rows>
          </>
        )}
        {isFree && <FreeTables />}
        {chosen !== undefined && <OneList key={chosen.list} list={chosen} />}
        {isAllowed('SetList') && (
          <div class="queue-more">
            {chosen !== undefined && <ListDeeds list={chosen} />}
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                isMaking.value = true
              }}
            >
              {say.newList}
            </Button>
          </div>
        )}
      </div>
      {isMaking.value && (
        <ListForm
          onClose={() => {
            isMaking.value = false
          }}
        />
      )}
      <NextThing list={chosen} />
    </section>
  )
}

function ListRow({ list, isOpen }: { list: ListView; isOpen: boolean }) {
  const say = words().waiting
  const count = (n: number) => (n === 0 ? say.none : n)
  return (
    <Row class="queue-row" isOpen={isOpen} onClick={() => show({ list: list.list, who: undefined, free: undefined })}>
      <span class="list-name">
        {list.list}
        {list.isLocked && <Badge tone="stop">{say.locked}</Badge>}
      </span>
      <span class="soft">
        <span class="unseen">{say.tables} </span>
        {count(list.tables.length)}
      </span>
      <span class="queue-open" data-some={list.open > 0}>
        <span class="unseen">{say.open} </span>
        {count(list.open)}
      </span>
      <strong>
        <span class="unseen">{say.waiting} </span>
        {count(list.waiting.length)}
      </strong>
    </Row>
  )
}

function OneList({ list }: { list: ListView }) {
  const say = words().waiting
  const isAdding = useSignal(false)
  const who = query.value.get('who')
  return (
    <>
      <header class="list-title">
        <div>
          <h2>{list.list}</h2>
          <UsualWait list={list.list} />
        </div>
        {!list.isGoing && <Badge>{say.interest}</Badge>}
        <span class="list-title-end">
          {isAllowed('JoinList') && !list.isLocked && (
            <Button
              aria-expanded={isAdding.value}
              onClick={() => {
                isAdding.value = !isAdding.value
              }}
            >
              {say.add}
            </Button>
          )}
        </span>
      </header>
      {isAdding.value && (
        <AddPerson
          list={list}
          onDone={() => {
            isAdding.value = false
          }}
        />
      )}
      {list.waiting.length === 0 ? (
        <p class="empty">{say.empty}</p>
      ) : (
        <Rows aria-label={say.waiting}>
          {list.waiting.map((one, place) => (
            <li key={one.person}>
              <div class="waiting-line">
                <WaitingRow list={list} one={one} place={place + 1} isOpen={one.person === who} />
                <CallNow list={list} person={one.person} />
              </div>
              {one.person === who && (
                <div class="seat-deeds">
                  <WaitingDeeds list={list} one={one} />
                </div>
              )}
            </li>
          ))}
        </Rows>
      )}
      <Refusal refused={refused.value?.table === '' ? refused.value : undefined} />
    </>
  )
}

function WaitingRow({
  list,
  one,
  place,
  isOpen,
}: {
  list: ListView
  one: WaitingView
  place: number
  isOpen: boolean
}) {
  const state = stateOf(one)
  const minutes = Math.max(0, Math.floor((houseNow.value - one.joined) / 60_000))
  return (
    <Row
      class="waiting-row"
      isOpen={isOpen}
      onClick={() => {
        refused.value = undefined
        show({ list: list.list, who: isOpen ? undefined : one.person, table: undefined, seat: undefined })
      }}
    >
      <span class="waiting-place">{place}</span>
      <span class="waiting-name" title={nameOf(one)}>
        {nameOf(one)}
      </span>
      <span class="waiting-since">{words().podium.minutes(minutes)}</span>
      <span class="waiting-state" data-is={state.is}>
        {state.says}
      </span>
    </Row>
  )
}

type StateSaid = { is?: 'here' | 'called' | 'away'; says: string }

function stateOf({ page, isConfirmed, until }: WaitingView): StateSaid {
  const say = words().waiting
  if (page?.answer === 'here') return { is: 'here', says: say.here }
  if (page !== undefined) {
    const clock = page.until === undefined ? '' : clockTo(page.until)
    return { is: 'called', says: page.answer === 'coming' ? say.coming(clock) : say.called(clock) }
  }
  if (!isConfirmed) return { is: 'away', says: until === undefined ? say.notHere : say.keptUntil(clockTo(until)) }
  return { says: '' }
}
