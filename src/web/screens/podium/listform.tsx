/** A list as it is run: for which game, how long a call lasts, who phones; locking and closing it. */
import { useSignal } from '@preact/signals'
import type { Missed } from '../../../engine/waiting/vocabulary.ts'
import type { ListView } from '../../../views/podium/lists.ts'
import { show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { type Refused, send } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { shortGame } from '../../stream/shortgame.ts'
import { Button, Choices, Toggle } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Options } from '../../ui/options.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'
import { order } from './moving.ts'

const MISSED: readonly Missed[] = ['end', 'off']
const USUAL_MINUTES = 5

/** Games and limits that are dealt at live tables, each once. */
function dealtHere(): { key: string; game: string; limit?: string; says: string }[] {
  const live = (view('podium').value?.tables ?? []).filter(({ kind }) => kind === 'live')
  const all = live.map(({ game, limit }) => ({
    key: `${game}\n${limit ?? ''}`,
    game,
    ...(limit === undefined ? {} : { limit }),
    says: limit === undefined ? shortGame(game) : `${shortGame(game)} ${limit}`,
  }))
  return [...new Map(all.map((one) => [one.key, one])).values()]
}

export function ListForm({ list, onClose }: { list?: ListView; onClose: () => void }) {
  const say = words().waiting
  const dealt = dealtHere()
  const key = useSignal(list === undefined ? (dealt[0]?.key ?? '') : `${list.game}\n${list.limit ?? ''}`)
  const name = useSignal(list?.list)
  const missed = useSignal<Missed>(list?.missed ?? 'off')
  const refused = useSignal<Refused | undefined>(undefined)
  const chosen = dealt.find((one) => one.key === key.value)
  const save = async (form: HTMLFormElement) => {
    const given = new FormData(form)
    if (chosen === undefined) return
    const called = name.value ?? chosen.says
    const callIn = Number(given.get('callIn'))
    const answer = await send({
      do: 'SetList',
      list: called,
      game: chosen.game,
      ...(chosen.limit === undefined ? {} : { limit: chosen.limit }),
      minutes: Number(given.get('minutes')),
      missed: missed.value,
      ...(callIn > 0 ? { callIn } : {}),
    })
    refused.value = answer.ok ? undefined : answer
    if (!answer.ok) return
    tell(say.done.saved(called))
    show({ list: called })
    onClose()
  }
  return (
    <Dialog title={list?.list ?? say.newList} onClose={onClose}>
      <Form onSend={save}>
        <Field label={say.form.game}>
          <Select
            value={key.value}
            onChange={({ currentTarget: { value } }) => {
              key.value = value
            }}
          >
            <Options of={dealt.map((one) => [one.key, one.says] as const)} />
          </Select>
        </Field>
        {list === undefined && (
          <Field label={say.form.name}>
            <Input
              required
              maxLength={40}
              value={name.value ?? chosen?.says ?? ''}
              onInput={({ currentTarget: { value } }) => {
                name.value = value
              }}
            />
          </Field>
        )}
        <Field label={say.form.minutes}>
          <Input
            type="number"
            name="minutes"
            required
            min="1"
            max="60"
            defaultValue={String(list?.minutes ?? USUAL_MINUTES)}
          />
        </Field>
        <Choices>
          <legend>{say.form.missed}</legend>
          {MISSED.map((one) => (
            <Toggle
              key={one}
              isOn={missed.value === one}
              onClick={() => {
                missed.value = one
              }}
            >
              {say.missed[one]}
            </Toggle>
          ))}
        </Choices>
        <Field label={say.form.callIn} hint={say.form.callInHint}>
          <Input
            type="number"
            name="callIn"
            min="1"
            max="720"
            defaultValue={list?.callIn === undefined ? '' : String(list.callIn)}
          />
        </Field>
        <Refusal refused={refused.value} />
        <div class="actions">
          <Button type="submit" look="primary">
            {list === undefined ? say.form.make : say.form.save}
          </Button>
          <Button onClick={onClose}>{words().cancel}</Button>
        </div>
        {list !== undefined && <CloseList list={list} onClose={onClose} />}
      </Form>
    </Dialog>
  )
}

/** Whoever waits on it is off it, so it is asked twice. */
function CloseList({ list, onClose }: { list: ListView; onClose: () => void }) {
  const say = words().waiting
  const isAsking = useSignal(false)
  const close = async () => {
    const answer = await order('', { do: 'CloseList', list: list.list }, say.done.closed(list.list))
    if (answer) show({ list: undefined, who: undefined })
    onClose()
  }
  return (
    <div class="actions">
      <Button
        look="stop"
        onClick={() => {
          if (isAsking.value) void close()
          isAsking.value = true
        }}
      >
        {isAsking.value ? say.closeAsk(list.list) : say.close}
      </Button>
      {isAsking.value && <span class="soft">{say.closeSays(list.waiting.length)}</span>}
    </div>
  )
}

/** Locked, it takes nobody new; who is on it stays. */
export function ListDeeds({ list }: { list: ListView }) {
  const say = words().waiting
  const isOpen = useSignal(false)
  if (!isAllowed('SetList')) return null
  const { list: name, isLocked } = list
  return (
    <>
      <Button
        look="quiet"
        size="small"
        onClick={() =>
          void (isLocked
            ? order('', { do: 'UnlockList', list: name }, say.done.unlocked(name))
            : order('', { do: 'LockList', list: name }, say.done.locked(name)))
        }
      >
        {isLocked ? say.unlock : say.lock}
      </Button>
      <Button
        look="quiet"
        size="small"
        onClick={() => {
          isOpen.value = true
        }}
      >
        {say.settings}
      </Button>
      {isOpen.value && (
        <ListForm
          list={list}
          onClose={() => {
            isOpen.value = false
          }}
        />
      )}
    </>
  )
}
