/** Who must move to another table, and who has asked to. */
import { useSignal } from '@preact/signals'
import type { ChangeView, FeederView } from '../../../views/podium/lists.ts'
import { houseNow, view } from '../../stream/feed.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Options } from '../../ui/options.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'
import { order, refused, tableNamed } from './moving.ts'
import { nameOf } from './naming.ts'
import { numbersIn } from './waiting.tsx'

export function Moves() {
  const { feeders = [], changes = [] } = view('podium').value ?? {}
  const say = words().waiting
  return (
    <div class="podium-page">
      <section class="pane">
        <h2>{say.feeders.title}</h2>
        <p class="soft">{say.feeders.says}</p>
        {feeders.length === 0 && <p class="empty">{say.feeders.none}</p>}
        {feeders.map((one) => (
          <Feeder key={one.table} one={one} />
        ))}
        {isAllowed('SetFeeder') && <FeederForm />}
      </section>
      <section class="pane">
        <h2>{say.changes.title}</h2>
        {changes.length === 0 && <p class="empty">{say.changes.none}</p>}
        {changes.map((one) => (
          <Change key={`${one.table} ${one.seat}`} one={one} />
        ))}
      </section>
      <Refusal refused={refused.value} />
    </div>
  )
}

function Feeder({ one: { table, to, first } }: { one: FeederView }) {
  const say = words().waiting
  return (
    <div class="to-open">
      <div>
        <strong>{say.feeders.feeds(table, to)}</strong>
        {first !== undefined && <p class="soft">{say.feeders.next(nameOf(first), first.seat)}</p>}
      </div>
      {isAllowed('SetFeeder') && (
        <Button size="small" onClick={() => void order('', { do: 'SetFeeder', table }, say.done.unfed(table))}>
          {say.feeders.end}
        </Button>
      )}
    </div>
  )
}

/** Only tables of the same game can feed each other. */
function FeederForm() {
  const say = words().waiting
  const feeder = useSignal('')
  const open = (view('podium').value?.tables ?? []).filter(({ status, kind }) => status !== 'closed' && kind === 'live')
  const from = tableNamed(feeder.value)
  const mains = open.filter(
    ({ table, game, limit }) =>
      from !== undefined && table !== from.table && game === from.game && limit === from.limit,
  )
  const save = async (form: HTMLFormElement) => {
    const to = String(new FormData(form).get('to') ?? '')
    if (feeder.value === '' || to === '') return
    const isDone = await order('', { do: 'SetFeeder', table: feeder.value, to }, say.done.fed(feeder.value, to))
    if (isDone) feeder.value = ''
  }
  return (
    <Form class="line-form" onSend={save}>
      <Field label={say.feeders.feeder}>
        <Select
          value={feeder.value}
          required
          onChange={({ currentTarget: { value } }) => {
            feeder.value = value
          }}
        >
          <option value="">{words().choose}</option>
          <Options of={open.map(({ table }) => [table, words().podium.table(table)] as const)} />
        </Select>
      </Field>
      <Field label={say.feeders.main}>
        <Select name="to" required disabled={mains.length === 0}>
          <option value="">{words().choose}</option>
          <Options of={mains.map(({ table }) => [table, words().podium.table(table)] as const)} />
        </Select>
      </Field>
      <Button type="submit">{say.feeders.save}</Button>
    </Form>
  )
}

function Change({ one }: { one: ChangeView }) {
  const say = words().waiting
  const { table, seat, to, at } = one
  const minutes = Math.max(0, Math.floor((houseNow.value - at) / 60_000))
  return (
    <div class="to-open">
      <div>
        <strong>{nameOf(one)}</strong>
        <p class="soft">
          {[words().podium.stays.place(table, seat), `→ ${wishSaid(to)}`, say.changes.since(minutes)].join(' · ')}
        </p>
      </div>
      {isAllowed('DropChange') && (
        <Button size="small" onClick={() => void order('', { do: 'DropChange', table, seat }, say.done.dropChange)}>
          {say.changes.drop}
        </Button>
      )}
    </div>
  )
}

function wishSaid({ table, seats }: ChangeView['to']): string {
  const { wish } = words().waiting.changes
  const parts = [
    ...(table === undefined ? [] : [wish.table(table)]),
    ...(seats === undefined ? [] : [wish.seats(seats.join(', '))]),
  ]
  return parts.length === 0 ? wish.any : parts.join(', ')
}

/** At a seat that is taken: another seat here, or another table of the game. */
export function AskChange({ table, seat }: { table: string; seat: string }) {
  const say = words().waiting.changes
  const asked = view('podium').value?.changes.find((one) => one.table === table && one.seat === seat)
  const isOpen = useSignal(false)
  const here = tableNamed(table)
  if (!isAllowed('AskChange') || here === undefined) return null
  if (asked !== undefined) return <Change one={asked} />
  const others = (view('podium').value?.tables ?? []).filter(
    (one) => one.table !== table && one.game === here.game && one.limit === here.limit && one.status !== 'closed',
  )
  const ask = async (form: HTMLFormElement) => {
    const given = new FormData(form)
    const where = String(given.get('where') ?? '')
    const seats = numbersIn(String(given.get('seats') ?? ''))
    const to = {
      ...(where === '' || where === table ? {} : { table: where }),
      ...(seats.length === 0 ? {} : { seats }),
    }
    const isDone = await order(table, { do: 'AskChange', table, seat, to }, words().waiting.done.asked)
    if (isDone) isOpen.value = false
  }
  if (!isOpen.value)
    return (
      <Button
        look="quiet"
        onClick={() => {
          isOpen.value = true
        }}
      >
        {say.ask}
      </Button>
    )
  return (
    <Form class="line-form" onSend={ask}>
      <Field label={say.where}>
        <Select name="where">
          <option value="">{say.anyTable}</option>
          <option value={table}>{words().podium.table(table)}</option>
          <Options of={others.map((one) => [one.table, words().podium.table(one.table)] as const)} />
        </Select>
      </Field>
      <Field label={say.seats}>
        <Input name="seats" autocomplete="off" />
      </Field>
      <Button type="submit">{say.ask}</Button>
    </Form>
  )
}
