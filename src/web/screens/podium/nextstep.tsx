/** The one thing to do next, with its reason: seat who is here, move who must or wants to, call who is first. */
import { computed } from '@preact/signals'
import type { ListView, StepView } from '../../../views/podium/lists.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import type { OrderText } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { Says } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'
import { clockTo } from './map.tsx'
import { order, refused, seatAt } from './moving.ts'
import { namedIn, nameOf } from './naming.ts'

type Step = { readonly says: string; readonly order: OrderText; readonly done: string }

/** What is pressed for a suggestion; nothing while a seat is only held for somebody who has not come. */
function stepOf(step: StepView): Step | undefined {
  const say = words()
  const { table, seat, what, person, list, from, isHere } = step
  const name = nameOf(step)
  switch (what) {
    case 'held':
      return person === undefined || !isHere
        ? undefined
        : {
            says: say.waiting.seatWho(name, table, seat),
            order: { do: 'SeatPlayer', table, seat, person },
            done: say.podium.done.seated(table, seat),
          }
    case 'must move':
    case 'seat change':
    case 'table change':
      return from === undefined
        ? undefined
        : {
            says: say.waiting.moveWho(name, table, seat),
            order: { do: 'MovePlayer', ...from, to: { table, seat } },
            done: say.podium.done.moved(table, seat),
          }
    case 'page':
      return person === undefined || list === undefined
        ? undefined
        : {
            says: say.waiting.callWho(name, table, seat),
            order: { do: 'PagePerson', list, person, table, seat },
            done: say.waiting.done.called(name, table, seat),
          }
  }
}

/** Who stands at the podium goes first, then moves, then calls. */
const RANK = { held: 0, 'seat change': 1, 'must move': 2, 'table change': 3, page: 4 } as const

const steps = computed((): StepView[] =>
  (view('podium').value?.steps ?? [])
    .filter((step) => stepOf(step) !== undefined)
    .toSorted((a, b) => RANK[a.what] - RANK[b.what]),
)

/** The suggestion for somebody on a list. */
const stepFor = ({ list }: ListView, person: string): StepView | undefined =>
  steps.value.find((step) => step.list === list && step.person === person)

/** Of the person or the list that is chosen where there is one, otherwise of the whole room. */
function nextOf(list: ListView | undefined): StepView | undefined {
  const all = steps.value
  const who = query.value.get('who')
  return (
    all.find((step) => who !== null && step.person === who) ??
    all.find((step) => list?.tables.includes(step.table)) ??
    all[0]
  )
}

/** Calls somebody on a list to the seat that is suggested for them. */
export function CallNow({ list, person }: { list: ListView; person: string }) {
  const found = stepFor(list, person)
  const step = found === undefined ? undefined : stepOf(found)
  if (found?.what !== 'page' || step === undefined || !isAllowed('PagePerson')) return null
  return (
    <Button size="small" aria-label={step.says} onClick={() => void order('', step.order, step.done)}>
      {words().waiting.call}
    </Button>
  )
}

/** How long the seat of a step is still held. */
function heldClock({ table, seat }: StepView): string {
  const there = seatAt({ table, seat })
  return there?.is === 'reserved' ? clockTo(there.until) : ''
}

export function NextThing({ list }: { list: ListView | undefined }) {
  const say = words().waiting
  const next = nextOf(list)
  const step = next === undefined ? undefined : stepOf(next)
  const others = steps.value.filter((one) => one !== next && (list === undefined || list.tables.includes(one.table)))
  if (view('podium').value?.lists.length === 0 && step === undefined) return null
  return (
    <footer class="next-thing">
      {step === undefined || next === undefined ? (
        <p class="soft">{say.nothing}</p>
      ) : (
        <>
          <Button
            look="primary"
            size="touch"
            disabled={!isAllowed(step.order.do)}
            onClick={async () => {
              if (await order('', step.order, step.done)) show({ who: undefined })
            }}
          >
            {step.says}
          </Button>
          <p class="soft next-why">{next.isHere ? say.isHere(heldClock(next)) : <Says of={namedIn(next.because)} />}</p>
          {others.length > 0 && (
            <p class="next-others">
              {others.slice(0, 2).map((other) => (
                <Button
                  key={`${other.table} ${other.seat}`}
                  look="link"
                  onClick={() => {
                    const one = stepOf(other)
                    if (one !== undefined) void order('', one.order, one.done)
                  }}
                >
                  {stepOf(other)?.says}
                </Button>
              ))}
            </p>
          )}
        </>
      )}
      <Refusal refused={refused.value?.table === '' && query.value.get('who') === null ? refused.value : undefined} />
    </footer>
  )
}
