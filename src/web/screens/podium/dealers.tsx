/** Dealers: who deals where, the next pushes with their reasons, breaks, and whether the tablets say the same. */

import { useSignal } from '@preact/signals'
import { byTable } from '../../../base/spot.ts'
import type { Compared, RotationDealer, RotationTable, SuggestedPush } from '../../../views/rotation.ts'
import { houseNow, view } from '../../stream/feed.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { List } from '../../ui/list/list.tsx'
import { nameOf } from '../../ui/names.ts'
import type { Tone } from '../../ui/notice.tsx'
import { Options } from '../../ui/options.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { Row, Rows } from '../../ui/row.tsx'
import { Says } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'
import { PushByHand } from './handpush.tsx'
import { clockTo } from './map.tsx'
import { order, refused } from './moving.ts'
import { PaceForm, StringForm } from './rotationform.tsx'
import { WhoDealt } from './whodealt.tsx'

const minutesSince = (at: number): number => Math.max(0, Math.floor((houseNow.value - at) / 60_000))

export function Dealers() {
  const say = words().lineup
  const rotation = view('rotation').value
  if (rotation === undefined) return null
  const { lineUp, suggested, tables } = rotation
  return (
    <div class="podium-page podium-dealers">
      <section class="pane">
        <h2>{say.next}</h2>
        {suggested.length === 0 ? (
          <p class="empty">{lineUp.length === 0 ? say.none : say.noPushes}</p>
        ) : (
          <Pushes of={suggested} />
        )}
        <Refusal refused={refused.value?.table === '' ? refused.value : undefined} />
      </section>
      <section class="pane">
        <h2>{say.title}</h2>
        {lineUp.length === 0 && <p class="empty">{say.none}</p>}
        <Rows aria-label={say.title}>
          {lineUp.map((dealer) => (
            <li key={dealer.dealer}>
              <Dealer dealer={dealer} />
            </li>
          ))}
        </Rows>
        {isAllowed('JoinLineUp') && <Join of={lineUp} />}
      </section>
      <section class="pane">
        <h2>{say.tablets}</h2>
        <p class="soft">{say.tabletsSay}</p>
        <Tablets of={tables.filter(({ compared }) => compared !== undefined)} />
      </section>
      <WhoDealt tables={tables.map(({ table }) => table)} />
      <StringForm strings={rotation.strings} />
      <PaceForm pace={rotation.pace} />
    </div>
  )
}

/** Those of one string are one push; the first thing to do is the one primary button. */
function Pushes({ of }: { of: readonly SuggestedPush[] }) {
  const say = words().lineup
  const nobody = of.filter(({ dealer, string }) => dealer === undefined && string === undefined)
  const rest = of.filter((push) => !nobody.includes(push))
  const groups = [...Map.groupBy(rest, ({ string, table }) => string ?? `table ${table}`).values()]
  const first = groups.findIndex(([push]) => push?.dealer !== undefined)
  return (
    <>
      {groups.map((pushes, nth) => {
        const [push] = pushes
        if (push === undefined) return null
        const isReady = pushes.every(({ dealer }) => dealer !== undefined)
        return (
          <div key={`${push.string} ${push.table}`} class="push">
            <div>
              {pushes.map((one) => (
                <PushLine key={one.table} push={one} />
              ))}
            </div>
            {isReady && (
              <Button
                look={nth === first ? 'primary' : 'plain'}
                disabled={!isAllowed('PushDealer')}
                onClick={() => void give(push, pushes)}
              >
                {push.string === undefined ? say.push(nameOf(push.dealer!), push.table) : say.pushString(push.string)}
              </Button>
            )}
          </div>
        )
      })}
      {nobody.length > 0 && (
        <p class="push soft">
          {say.nobodyFor(
            nobody
              .toSorted(byTable)
              .map(({ table }) => table)
              .join(', '),
            nobody.length,
          )}
        </p>
      )}
    </>
  )
}

function PushLine({ push: { table, dealer, relieves, next, why } }: { push: SuggestedPush }) {
  const say = words().lineup
  const then =
    next === undefined ? undefined : next.is === 'table' ? say.afterwards.table(next.table) : say.afterwards[next.is]
  return (
    <div class="push-line">
      <strong>{dealer === undefined ? say.nobody(table) : say.comes(nameOf(dealer), table)}</strong>
      {relieves !== undefined && (
        <span> {[say.relieves(nameOf(relieves)), then].filter((part) => part !== undefined).join(', ')}</span>
      )}
      <p class="soft">
        {why.map((one, nth) => (
          <span key={nth}>
            {nth > 0 && ' · '}
            <Says of={one} />
          </span>
        ))}
      </p>
    </div>
  )
}

const give = ({ table, dealer, string }: SuggestedPush, pushes: readonly SuggestedPush[]): Promise<boolean> => {
  const say = words().lineup.done
  if (string === undefined) return order('', { do: 'PushDealer', table, dealer: dealer! }, say.pushed(table))
  const coming = pushes.flatMap((one) => (one.fromTable === undefined && one.dealer !== undefined ? [one.dealer] : []))
  return order('', { do: 'PushString', string, coming }, say.string(string))
}

function Dealer({ dealer }: { dealer: RotationDealer }) {
  const say = words().lineup
  const isOpen = useSignal(false)
  const { where, breakDue, worked } = dealer
  const isTired = breakDue !== undefined && breakDue <= houseNow.value && where.is !== 'break'
  return (
    <>
      <Row
        class="dealer-row"
        isOpen={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value
        }}
      >
        <strong>{nameOf(dealer.dealer)}</strong>
        <span>{whereSaid(dealer)}</span>
        <span class="soft">{where.is === 'break' ? '' : say.worked(minutesSince(worked))}</span>
        {isTired ? <Badge tone="due">{say.breakDue}</Badge> : <span />}
      </Row>
      {isOpen.value && isAllowed('TakeBreak') && <DealerDeeds dealer={dealer} />}
    </>
  )
}

function whereSaid({ where }: RotationDealer): string {
  const say = words().lineup
  switch (where.is) {
    case 'table':
      return `${say.at(where.table)}, ${say.since(minutesSince(where.since))}`
    case 'free':
      return `${say.free}, ${say.since(minutesSince(where.since))}`
    case 'break':
      if (where.until === undefined) return `${say.onBreak}, ${say.since(minutesSince(where.since))}`
      return where.until <= houseNow.value ? say.breakOver : say.breakUntil(clockTo(where.until))
  }
}

function DealerDeeds({ dealer: { dealer: person, where } }: { dealer: RotationDealer }) {
  const say = words().lineup
  const undo = undoableOf(person)
  const reason = useSignal('')
  const isEarly = where.is === 'break' && where.until !== undefined && where.until > houseNow.value
  const why = reason.value.trim()
  return (
    <div class="seat-deeds">
      {where.is === 'free' && isAllowed('PushDealer') && <PushByHand dealer={person} />}
      {(isEarly || undo !== undefined) && (
        <Field label={say.reason}>
          <Input
            value={reason.value}
            maxLength={200}
            onInput={({ currentTarget: { value } }) => {
              reason.value = value
            }}
          />
        </Field>
      )}
      <div class="actions">
        {where.is === 'break' ? (
          <Button
            onClick={() =>
              void order('', { do: 'EndBreak', dealer: person, ...(why === '' ? {} : { reason: why }) }, say.done.back)
            }
          >
            {say.endBreak}
          </Button>
        ) : (
          <Button onClick={() => void order('', { do: 'TakeBreak', dealer: person }, say.done.break)}>
            {say.takeBreak}
          </Button>
        )}
        {undo !== undefined && (
          <Button
            disabled={why === ''}
            onClick={() => void order('', { do: 'UndoPush', push: undo, reason: why }, say.done.undone)}
          >
            {say.undo}
          </Button>
        )}
        <Button look="stop" onClick={() => void order('', { do: 'LeaveLineUp', dealer: person }, say.done.left)}>
          {say.leave}
        </Button>
      </div>
    </div>
  )
}

/** The push that brought somebody to a table, while it can be undone. */
const undoableOf = (dealer: string): number | undefined =>
  view('rotation').value?.tables.find((one) => one.dealer?.dealer === dealer && one.dealer.isUndoable)?.dealer?.push

/** Whoever works here as a dealer and is not on duty yet. */
function Join({ of }: { of: readonly RotationDealer[] }) {
  const say = words().lineup
  const dealers = (view('room').value?.staff ?? []).filter(
    ({ id, roles }) => roles.includes('dealer') && !of.some(({ dealer }) => dealer === id),
  )
  if (dealers.length === 0) return null
  return (
    <Form
      class="line-form"
      onSend={(form) => {
        const dealer = String(new FormData(form).get('dealer') ?? '')
        return dealer === '' ? undefined : order('', { do: 'JoinLineUp', dealer }, say.done.joined)
      }}
    >
      <Field label={say.add}>
        <Select name="dealer" required>
          <option value="">{words().choose}</option>
          <Options of={dealers.map(({ id, name }) => [id, name] as const)} />
        </Select>
      </Field>
      <Button type="submit">{say.join}</Button>
    </Form>
  )
}

const TONES: Readonly<Record<Compared, Tone>> = {
  same: 'good',
  differs: 'stop',
  'nobody signed in': 'due',
  'nobody pushed': 'due',
}

function Tablets({ of }: { of: readonly RotationTable[] }) {
  const say = words().lineup
  if (of.length === 0) return null
  return (
    <List
      name="dealers-tablets"
      title={say.tablet}
      isWhole
      keepsHeads
      quietUpTo={5}
      rows={of}
      keyOf={({ table }) => table}
      columns={[
        { key: 'table', says: say.table, value: ({ table }) => table },
        {
          key: 'pushed',
          says: say.pushed,
          value: ({ dealer }) =>
            dealer === undefined
              ? say.nobodyThere
              : `${nameOf(dealer.dealer)}, ${say.since(minutesSince(dealer.since))}`,
        },
        {
          key: 'tablet',
          says: say.tablet,
          value: ({ tablet }) => (tablet === undefined ? say.nobodyThere : nameOf(tablet)),
        },
        {
          key: 'is',
          says: words().listed.state,
          value: ({ compared = 'same' }) => say.is[compared],
          cell: ({ compared = 'same' }) => <Badge tone={TONES[compared]}>{say.is[compared]}</Badge>,
          isUnlabelled: true,
        },
      ]}
    />
  )
}
