/** Opening a table for those who wait, and breaking one: what would happen to whom is shown first, one press does it. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Event } from '../../../engine/mechanisms.ts'
import type { ListView } from '../../../views/podium/lists.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { may, type OrderText, type Refused, send } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'
import { seatAt } from './moving.ts'
import { nameOf, nameOfPerson, withNames } from './naming.ts'

/** The orders of a plan in words, as the house would decide it now. */
function planned(event: Event): string[] {
  const say = words().waiting
  if (event.type === 'PersonPaged') return [say.opening.pages(nameOfPerson(event.person), event.seat)]
  if (event.type === 'ListJoined') return [say.breaking.waits(nameOfPerson(event.person), event.list)]
  if (event.type !== 'PlayerMoved') return []
  const there = seatAt(event)
  const name = there === undefined || there.is === 'empty' ? words().podium.stranger : nameOf(there)
  return [say.breaking.moves(name, event.to.table, event.to.seat)]
}

type PlanProps = {
  readonly title: string
  readonly order: OrderText
  readonly go: string
  readonly done: string
  readonly nobody: string
  readonly onClose: () => void
}

/** The plan is asked for anew when the room changes behind it. */
function Plan({ title, order, go, done, nobody, onClose }: PlanProps) {
  const plan = useSignal<{ steps: readonly string[] } | undefined>(undefined)
  const refused = useSignal<Refused | undefined>(undefined)
  const isSending = useSignal(false)
  const room = view('podium').value
  useEffect(() => {
    let isOld = false
    void may(order).then((answer) => {
      if (isOld) return
      refused.value = answer.ok ? undefined : withNames(answer)
      plan.value = answer.ok ? { steps: answer.events.flatMap(planned) } : undefined
    })
    return () => {
      isOld = true
    }
  }, [room])
  const press = async () => {
    isSending.value = true
    const answer = await send(order)
    isSending.value = false
    refused.value = answer.ok ? undefined : withNames(answer)
    if (!answer.ok) return
    tell(done)
    onClose()
  }
  const steps = plan.value?.steps ?? []
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{words().cancel}</Button>
          <Button
            look="primary"
            disabled={plan.value === undefined}
            isBusy={isSending.value}
            onClick={() => void press()}
          >
            {go}
          </Button>
        </>
      }
    >
      {plan.value !== undefined && steps.length === 0 && <p>{nobody}</p>}
      {steps.length > 0 && (
        <ol class="plan-steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <Refusal refused={refused.value} />
    </Dialog>
  )
}

export function BreakTable({ table }: { table: string }) {
  const say = words().waiting.breaking
  const isAsking = useSignal(false)
  if (!isAllowed('BreakTable')) return null
  return (
    <>
      <Button
        look="stop"
        onClick={() => {
          isAsking.value = true
        }}
      >
        {say.open}
      </Button>
      {isAsking.value && (
        <Plan
          title={say.title(table)}
          order={{ do: 'BreakTable', table }}
          go={say.go}
          done={say.done(table)}
          nobody={say.nobody}
          onClose={() => {
            isAsking.value = false
          }}
        />
      )}
    </>
  )
}

/** Closed tables of a list with people on it. */
export const tablesToOpen = (): { list: ListView; table: string }[] =>
  (view('podium').value?.lists ?? [])
    .filter(({ waiting }) => waiting.some(({ isConfirmed, page }) => isConfirmed && page === undefined))
    .flatMap((list) => list.closed.map((table) => ({ list, table })))

export function OpenTable({ list, table }: { list: string; table: string }) {
  const say = words().waiting.opening
  const isAsking = useSignal(false)
  return (
    <>
      <Button
        disabled={!isAllowed('OpenFromList')}
        onClick={() => {
          isAsking.value = true
        }}
      >
        {say.openTable(table)}
      </Button>
      {isAsking.value && (
        <Plan
          title={say.plan(table)}
          order={{ do: 'OpenFromList', list, table }}
          go={say.go}
          done={words().podium.done.opened(table)}
          nobody=""
          onClose={() => {
            isAsking.value = false
            if (query.value.get('tab') === 'open') show({ tab: undefined, list, table: undefined })
          }}
        />
      )}
    </>
  )
}

export function TablesToOpen() {
  const say = words().waiting
  const all = Map.groupBy(tablesToOpen(), ({ list }) => list)
  return (
    <div class="podium-page">
      <section class="pane">
        <h2>{say.opening.title}</h2>
        {all.size === 0 && <p class="empty">{say.opening.none}</p>}
        {[...all].map(([list, tables]) => (
          <div key={list.list} class="to-open">
            <div>
              <strong>{list.list}</strong>
              <p class="soft">
                {[
                  say.opening.waits(list.waiting.length),
                  ...(list.tables.length === 0
                    ? [say.noTable]
                    : [`${say.tables}: ${list.tables.length}`, words().podium.seatsOpen(list.open)]),
                ].join(' · ')}
              </p>
            </div>
            <div class="actions">
              {tables.map(({ table }) => (
                <OpenTable key={table} list={list.list} table={table} />
              ))}
            </div>
          </div>
        ))}
      </section>
    </div>
  )
}
