/** Drawers: each counted by its cashier when opened and when closed; what it has laid out comes back from the banks. */

import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { formatMoney, fromWire, parseMoney } from '../../../../base/money.ts'
import type { DrawerView } from '../../../../views/drawer.ts'
import { beat, view } from '../../../stream/feed.ts'
import { acting, eventOf, type OrderText, type Refused, send } from '../../../stream/orders.ts'
import { isAllowed } from '../../../stream/permission.ts'
import type { Proof } from '../../../stream/session.ts'
import { useView } from '../../../stream/viewreader.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CountedMoney } from '../../../ui/countedmoney.tsx'
import { Field, Input } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { List } from '../../../ui/list/list.tsx'
import { nameOf } from '../../../ui/names.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { SecondPerson, secondIn } from '../../../ui/secondperson.tsx'
import { when } from '../../../ui/shell/clock.tsx'
import { Waiting } from '../../../ui/shell.tsx'
import { words } from '../../../words.ts'
import { isFar } from '../../count/far.ts'

type Act = (order: OrderText, second?: Proof) => Promise<boolean>

export function Drawers() {
  const say = words().cage
  const drawers = view('drawers').value
  const refused = useSignal<Refused | undefined>(undefined)
  const said = useSignal<{ readonly says: string; readonly isFar: boolean } | undefined>(undefined)
  const done = useSignal(0)
  const act: Act = async (order, second) => {
    const answer = await send(order, second)
    refused.value = answer.ok ? undefined : answer
    if (!answer.ok) return false
    done.value += 1
    const closed = eventOf(answer.events, 'DrawerClosed')
    said.value =
      closed === undefined
        ? undefined
        : {
            isFar: isFar(fromWire(closed.counted), fromWire(closed.expected)),
            says: say.closed(formatCents(closed.counted), formatCents(closed.expected), signedCents(closed.variance)),
          }
    return true
  }
  return (
    <>
      <article class="pane">
        <h2>{say.drawers}</h2>
        {drawers === undefined && <Waiting />}
        <div role="status">
          {said.value !== undefined && (
            <Notice tone={said.value.isFar ? 'stop' : 'due'}>
              {said.value.isFar && <strong>{words().count.far}</strong>} {said.value.says}
            </Notice>
          )}
        </div>
        <Refusal refused={refused.value} />
        {(drawers ?? []).map((drawer) => (
          <Drawer key={drawer.drawer} drawer={drawer} act={act} />
        ))}
        {isAllowed('OpenDrawer') && <Open act={act} />}
      </article>
      <History key={done.value} />
    </>
  )
}

function Drawer({
  drawer: { drawer, cashier, since, opened, inside, laidOut, takenIn, last },
  act,
}: {
  drawer: DrawerView
  act: Act
}) {
  const say = words().cage
  const asked = useSignal<{ readonly activity: string; readonly label: string; readonly title: string } | undefined>(
    undefined,
  )
  const figures: [string, string | undefined][] = [
    [say.since, since === undefined ? undefined : when(since)],
    [say.opening, opened],
    [say.inside, inside],
  ]
  return (
    <section data-drawer={drawer}>
      <h2>
        {say.drawer} {drawer}{' '}
        <Badge tone={cashier === undefined ? 'due' : 'good'}>
          {cashier !== undefined
            ? say.drawerOpen(nameOf(cashier))
            : last === undefined
              ? say.drawerUncounted
              : say.drawerClosed}
        </Badge>
      </h2>
      <dl class="drawer-figures">
        {figures.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <ul class="found">
        {laidOut.map(({ activity, name, amount, isInBank }) => (
          <li key={activity}>
            <span>
              <strong>{amount}</strong> {say.laidOut} <span class="soft">· {name}</span>
            </span>
            {isAllowed('RepayDrawer') && (
              <Button
                disabled={!isInBank}
                onClick={() => {
                  asked.value = { activity, label: say.repay(amount), title: say.repayAsk(amount, drawer, name) }
                }}
              >
                {say.repay(amount)}
              </Button>
            )}
            {!isInBank && <span class="soft">{say.notInBank}</span>}
          </li>
        ))}
        {takenIn.map(({ activity, name, amount }) => (
          <li key={activity}>
            <span>
              <strong>{amount}</strong> {say.takenIn} <span class="soft">· {name}</span>
            </span>
            {isAllowed('RepayDrawer') && (
              <Button
                onClick={() => {
                  asked.value = { activity, label: say.bring(amount), title: say.bringAsk(amount, drawer, name) }
                }}
              >
                {say.bring(amount)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked.value !== undefined && (
        <Confirm
          asks={{ title: asked.value.title, says: <p>{say.moveForGood}</p> }}
          label={asked.value.label}
          isMeant
          onYes={() => {
            const { activity } = asked.value!
            asked.value = undefined
            void act({ do: 'RepayDrawer', activity, drawer })
          }}
          onNo={() => {
            asked.value = undefined
          }}
        />
      )}
      {cashier !== undefined && isAllowed('CloseDrawer') && (
        <Close drawer={drawer} isOwn={cashier === acting.value} act={act} />
      )}
    </section>
  )
}

function Close({ drawer, isOwn, act }: { drawer: string; isOwn: boolean; act: Act }) {
  const say = words().cage
  return (
    <details class="fold">
      <summary>{say.closeDrawer}</summary>
      <p class="soft">{say.closeDrawerSays}</p>
      <CountForm
        button={say.closeNow}
        of={drawer}
        act={(counted, form) => act({ do: 'CloseDrawer', drawer, counted }, secondIn(form))}
      >
        {!isOwn && <p>{say.closeOther}</p>}
        {!isOwn && <SecondPerson act="CloseDrawer" />}
      </CountForm>
    </details>
  )
}

function Open({ act }: { act: Act }) {
  const say = words().cage
  return (
    <section>
      <h2>{say.openDrawer}</h2>
      <p class="soft">{say.openDrawerSays}</p>
      <CountForm
        button={say.openNow}
        act={(counted, form) => act({ do: 'OpenDrawer', drawer: String(form.get('drawer')).trim(), counted })}
      >
        <Field label={say.drawerName}>
          <Input name="drawer" required maxLength={20} pattern="[A-Za-z0-9_\-]+" />
        </Field>
      </CountForm>
    </section>
  )
}

type CountFormOf = {
  readonly button: string
  /** The drawer, where it is known. */
  readonly of?: string
  readonly act: (counted: string, form: FormData) => Promise<boolean>
  readonly children?: ComponentChildren
}

function CountForm({ button, of, act, children }: CountFormOf) {
  const say = words().cage
  const wrong = useSignal('')
  const submit = async (element: HTMLFormElement) => {
    const form = new FormData(element)
    const text = String(form.get('counted')).trim()
    const counted = parseMoney(text)
    wrong.value = counted === undefined || counted < 0n ? say.notMoney(text) : ''
    if (counted === undefined || counted < 0n) return
    if (await act(counted.toString(), form)) element.reset()
  }
  return (
    <Form autocomplete="off" keep={`${button} ${of ?? ''}`} onSend={submit}>
      {children}
      <CountedMoney name="counted" label={say.countedIn} error={wrong.value} />
      <Button type="submit" look="primary">
        {button}
      </Button>
    </Form>
  )
}

function History() {
  const say = words().cage
  // A minute old is old enough: a closing by somebody else shows up by itself.
  const { view: log } = useView(`/api/views/drawerlog?at=${beat.value?.local.slice(0, 16) ?? ''}`)
  const rows = log?.rows ?? []
  return (
    <article class="pane">
      <h2>{say.history}</h2>
      <List
        name="drawers-counted"
        title={say.history}
        rows={rows}
        keyOf={({ drawer, opened }) => `${drawer} ${opened}`}
        empty={say.noDrawers}
        columns={[
          { key: 'drawer', says: say.drawer, value: ({ drawer }) => drawer },
          { key: 'opened', says: say.since, value: ({ opened }) => opened, kind: 'time' },
          { key: 'closed', says: words().listed.until, value: ({ closed }) => closed, kind: 'time' },
          { key: 'cashier', says: say.cashier, value: ({ cashier }) => nameOf(cashier) },
          {
            key: 'by',
            says: say.paidBy,
            value: ({ by, cashier }) => (by.some((one) => one !== cashier) ? by.map(nameOf).join(', ') : ''),
            isDetail: true,
          },
          { key: 'opening', says: say.opening, value: ({ opening }) => opening, kind: 'money' },
          { key: 'paid', says: say.paidOut, value: ({ paid }) => paid, kind: 'money' },
          { key: 'taken', says: say.takenIn, value: ({ taken }) => taken, kind: 'money', isDetail: true },
          { key: 'repaid', says: say.repaidIn, value: ({ repaid }) => repaid, kind: 'money', isDetail: true },
          { key: 'counted', says: say.countedIn, value: ({ counted }) => counted, kind: 'money' },
          { key: 'expected', says: say.expectedCount, value: ({ expected }) => expected, kind: 'money' },
          { key: 'variance', says: say.variance, value: ({ variance }) => variance, kind: 'money' },
        ]}
      />
    </article>
  )
}

const formatCents = (text: string): string => formatMoney(fromWire(text))
const signedCents = (text: string): string => `${text.startsWith('-') || text === '0' ? '' : '+'}${formatCents(text)}`
