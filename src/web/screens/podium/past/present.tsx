/** Who had a seat and was not away: now, or when the clock of the house showed a time; and what was told otherwise since. */

import { useSignal } from '@preact/signals'
import type { PresentView, ToldSince } from '../../../../server/presence/present.ts'
import { query, show } from '../../../stream/address.ts'
import { beat } from '../../../stream/feed.ts'
import { gameName } from '../../../stream/games.ts'
import { useView } from '../../../stream/viewreader.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { List } from '../../../ui/list/list.tsx'
import { nameOf as staffName } from '../../../ui/names.ts'
import { Refusal } from '../../../ui/refusal.tsx'
import { when } from '../../../ui/shell/clock.tsx'
import { words } from '../../../words.ts'
import { nameOf } from '../naming.ts'
import { HouseTime, type HouseTimeText, isAskedTwice } from './housetime.tsx'

const LEAST_MAX = 99

export function Present() {
  const say = words().podium.present
  const minute = beat.value?.local.slice(0, 16) ?? ''
  const asked = query.value
  const at = asked.get('at')
  const which = asked.get('which')
  const least = asked.get('least') ?? '1'
  const question = new URLSearchParams({
    least,
    ...(at === null ? { again: minute } : { ...(which === null ? {} : { which }), at }),
  })
  const { view, reasons } = useView(minute === '' ? undefined : `/api/views/present?${question}`)
  return (
    <div class="podium-stays">
      <section class="pane">
        <h2>{at === null ? say.now : say.at(when(at))}</h2>
        <p class="soft">{say.says}</p>
        <Question key={at ?? 'now'} isTwice={isAskedTwice(reasons) || which !== null} />
      </section>
      <Refusal refused={reasons === undefined ? undefined : { ok: false, who: { kind: 'order' }, reasons }} />
      {view !== undefined && <Answer view={view} />}
    </div>
  )
}

function Question({ isTwice }: { isTwice: boolean }) {
  const say = words().podium.present
  const asked = query.value
  const given = asked.get('which')
  const typed = useSignal<HouseTimeText>({
    local: asked.get('at') ?? beat.value?.local.slice(0, 16) ?? '',
    ...(given === 'first' || given === 'second' ? { which: given } : {}),
  })
  const least = useSignal(asked.get('least') ?? '1')
  const some = () => (least.value === '1' ? undefined : least.value)
  return (
    <Form class="line-form" onSend={() => show({ at: typed.value.local, which: typed.value.which, least: some() })}>
      <HouseTime
        label={say.when}
        value={typed.value}
        isTwice={isTwice}
        max={beat.value?.local}
        onChange={(value) => {
          typed.value = value
        }}
      />
      <Field label={say.least}>
        <Input
          type="number"
          min="1"
          max={String(LEAST_MAX)}
          required
          value={least.value}
          onInput={({ currentTarget: { value } }) => {
            least.value = value
          }}
        />
      </Field>
      <Button type="submit" look="primary">
        {say.show}
      </Button>
      <Button onClick={() => show({ at: undefined, which: undefined, least: some() })}>{say.toNow}</Button>
    </Form>
  )
}

function Answer({ view: { tables, since } }: { view: PresentView }) {
  const say = words().podium.present
  return (
    <>
      <section class="pane">
        <List
          name="present"
          title={say.now}
          keepsHeads
          quietUpTo={5}
          rows={tables}
          keyOf={({ table }) => table}
          empty={say.none}
          columns={[
            { key: 'table', says: say.table, value: ({ table }) => table },
            {
              key: 'game',
              says: say.game,
              value: ({ game, limit }) => [gameName(game), limit ?? ''].join(' ').trim(),
              isUnlabelled: true,
            },
            {
              key: 'dealer',
              says: say.dealer,
              value: ({ dealer }) => (dealer === undefined ? '' : staffName(dealer)),
            },
            { key: 'players', says: say.players, value: ({ seats }) => seats.length, kind: 'number' },
            {
              key: 'who',
              says: say.who,
              value: ({ seats }) => seats.map((seat) => say.seat(seat.seat, nameOf(seat))).join(' · '),
              isUnlabelled: true,
            },
          ]}
        />
      </section>
      {since.length > 0 && <Since of={since} />}
    </>
  )
}

function Since({ of }: { of: readonly ToldSince[] }) {
  const say = words().podium
  return (
    <section class="pane">
      <List
        name="present-since"
        title={say.present.since}
        hasHeading
        isWhole
        quietUpTo={5}
        rows={of}
        keyOf={({ stay }) => stay}
        columns={[
          { key: 'who', says: say.later.who, value: nameOf },
          {
            key: 'where',
            says: say.stays.where,
            value: ({ table, seat }) => say.stays.place(table, seat),
            isUnlabelled: true,
          },
          {
            key: 'brought',
            says: say.later.brought,
            value: ({ isPresent }) => (isPresent ? say.present.added : say.present.gone),
            isUnlabelled: true,
          },
        ]}
      />
      <p class="soft">{say.present.sinceSays}</p>
    </section>
  )
}
