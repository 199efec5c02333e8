/** How long one person played what, on business days. Each look is noted. */

import type { PlayedView } from '../../../../server/presence/played.ts'
import { query, show } from '../../../stream/address.ts'
import { beat } from '../../../stream/feed.ts'
import { gameName } from '../../../stream/games.ts'
import { useView } from '../../../stream/viewreader.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { List } from '../../../ui/list/list.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { when } from '../../../ui/shell/clock.tsx'
import { words } from '../../../words.ts'
import { PlayerFinder } from '../player.tsx'

export function Hours() {
  const say = words().podium
  const person = query.value.get('person')
  const from = query.value.get('from')
  const to = query.value.get('to')
  const question = new URLSearchParams({
    person: person ?? '',
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
  })
  const { view, reasons } = useView(person === null ? undefined : `/api/views/hours?${question}`)
  return (
    <div class="podium-stays">
      <section class="pane">
        <h2>{say.hours.title}</h2>
        <p class="soft">{say.hours.says}</p>
        <PlayerFinder label={say.find.look} onChoose={({ person: found }) => show({ person: found })} />
      </section>
      <Refusal refused={reasons === undefined ? undefined : { ok: false, who: { kind: 'order' }, reasons }} />
      {view !== undefined && (
        <section class="pane">
          <h2>{view.name ?? say.unknown(view.person)}</h2>
          <Days first={view.first} last={view.last} />
          {view.games.length === 0 ? <p class="empty">{say.hours.none}</p> : <Played of={view} />}
        </section>
      )}
    </div>
  )
}

/** A day at a time would be a look each: both are sent together. */
function Days({ first, last }: { first: string; last: string }) {
  const say = words().podium.hours
  const ask = (form: HTMLFormElement) => {
    const given = new FormData(form)
    show({ from: String(given.get('from')), to: String(given.get('to')) })
  }
  const max = beat.value?.local.slice(0, 10)
  return (
    <Form class="line-form" onSend={ask}>
      <Field label={say.from}>
        <Input type="date" name="from" required max={max} defaultValue={first} />
      </Field>
      <Field label={say.to}>
        <Input type="date" name="to" required max={max} defaultValue={last} />
      </Field>
      <Button type="submit">{say.show}</Button>
    </Form>
  )
}

function Played({ of: { games, counted } }: { of: PlayedView }) {
  const say = words().podium.hours
  const { minutes } = words().podium
  return (
    <>
      <List
        name="hours-played"
        title={say.title}
        isWhole
        keepsHeads
        quietUpTo={5}
        rows={games}
        keyOf={({ game, limit }) => `${game} ${limit ?? ''}`}
        columns={[
          { key: 'game', says: say.game, value: ({ game, limit }) => [gameName(game), limit ?? ''].join(' ').trim() },
          {
            key: 'time',
            says: say.time,
            value: ({ ms }) => Math.floor(ms / 60_000),
            cell: ({ ms }) => minutes(Math.floor(ms / 60_000)),
            kind: 'number',
          },
          { key: 'completed', says: say.completed, value: ({ completed }) => completed, kind: 'number' },
          { key: 'scanned', says: say.scanned, value: ({ scanned }) => scanned, kind: 'number' },
          { key: 'hands', says: say.hands, value: ({ hands }) => hands, kind: 'number' },
        ]}
      />
      {counted !== undefined && <p class="soft">{say.counted(when(counted))}</p>}
    </>
  )
}
