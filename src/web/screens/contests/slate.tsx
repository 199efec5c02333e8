/** The slate: drafted by one as a list, approved by another; later a team of a play-in, a game put off or called off. */

import { useSignal } from '@preact/signals'
import type { Message } from '../../../base/message.ts'
import { plusDays } from '../../../base/moment.ts'
import { shapeOf } from '../../../games/contest/bracket.ts'
import { bracketSlate, weekSlate } from '../../../games/contest/season.ts'
import type { Side, Slate } from '../../../games/contest/slate.ts'
import { slateIn, slateText } from '../../../games/contest/slatefile.ts'
import type { ContestDesk } from '../../../views/contests/desk.ts'
import { beat } from '../../stream/feed.ts'
import type { OrderTextOf } from '../../stream/orders.ts'
import { acting } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select, TextArea } from '../../ui/field.tsx'
import { Form, typedIn, useSending } from '../../ui/form.tsx'
import type { Column } from '../../ui/list/columns.ts'
import { List } from '../../ui/list/list.tsx'
import { nameOf } from '../../ui/names.ts'
import { Notice } from '../../ui/notice.tsx'
import { Options } from '../../ui/options.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { SecondPerson, secondIn } from '../../ui/secondperson.tsx'
import { minuteOf } from '../../ui/shell/clock.tsx'
import { worded, words } from '../../words.ts'

export function SlatePart({ desk }: { desk: ContestDesk }) {
  const say = words().contests.slate
  const { slate, draft } = desk
  // The one who wrote it sees whom it waits for, and everybody else what to press.
  const isFixed = desk.forms > 0 || desk.locked !== undefined
  return (
    <>
      {draft !== undefined && (
        <article class="pane">
          <Notice tone="due">{say.waits(nameOf(draft.by))}</Notice>
          {draft.by !== acting.value && (
            <Deed
              act="OpenContest"
              order={{ do: 'OpenContest', activity: desk.activity }}
              label={say.approveDo}
              since={slateText(draft.slate)}
              onDone={() => tell(say.approved)}
            />
          )}
          <Games slate={draft.slate} title={say.proposed} />
        </article>
      )}
      {slate !== undefined && (
        <article class="pane">
          <Games slate={slate} title={say.is} />
        </article>
      )}
      {slate !== undefined && isAllowed('ChangeGame') && <Changes desk={desk} slate={slate} />}
      {!isFixed && isAllowed('DraftSlate') && <Draft desk={desk} />}
    </>
  )
}

function Games({ slate, title }: { slate: Slate; title: string }) {
  const say = words().contests.slate
  const regions = slate.games.some(({ region }) => region !== undefined)
  const side = (nth: 0 | 1, says: string): Column<Game> => ({
    key: nth === 0 ? 'first' : 'second',
    says,
    value: ({ sides }) => sideText(sides[nth]),
    cell: ({ sides }) => <SideName side={sides[nth]} />,
    isUnlabelled: true,
  })
  return (
    <List
      name="contest-slate"
      title={title}
      hasHeading
      isWhole
      keepsHeads
      quietUpTo={5}
      rows={slate.games}
      keyOf={({ id }) => id}
      columns={[
        { key: 'game', says: say.game, value: ({ id }) => id },
        ...(regions
          ? [{ key: 'region', says: say.region, value: ({ region }: Game) => region, isUnlabelled: true as const }]
          : []),
        {
          key: 'starts',
          says: say.starts,
          value: ({ starts }) => starts,
          cell: ({ id, starts }) => (
            <>
              {minuteOf(starts)} {id === slate.totalOf && <small class="soft">{say.isTotal}</small>}
            </>
          ),
          kind: 'time',
          isUnlabelled: true,
        },
        side(0, say.first),
        side(1, say.second),
      ]}
    />
  )
}

type Game = Slate['games'][number]

function sideText(side: Side): string {
  if ('winnerOf' in side) return words().picks.winnerOf(side.winnerOf)
  return side.seed === undefined ? side.team : `${side.seed} ${side.team}`
}

function SideName({ side }: { side: Side }) {
  const say = words().picks
  if ('winnerOf' in side) return <span class="soft">{say.winnerOf(side.winnerOf)}</span>
  return (
    <>
      {side.seed !== undefined && <small class="soft">{side.seed} </small>}
      {side.team} {side.later === true && <small class="soft">({say.later})</small>}
    </>
  )
}

function Draft({ desk: { activity, kind, slate, draft } }: { desk: ContestDesk }) {
  const say = words().contests.slate
  const text = useSignal('')
  const { refused, order } = useSending()
  const read: Slate | Message | undefined = text.value.trim() === '' ? undefined : slateIn(text.value, kind)
  const isRead = read !== undefined && 'games' in read
  const draftIt = async () => {
    if (!isRead) return
    const done = await order({ do: 'DraftSlate', activity, slate: read }, say.drafted)
    if (done) text.value = ''
  }
  const known = draft?.slate ?? slate
  return (
    <article class="pane">
      <details open={known === undefined}>
        <summary>{known === undefined ? say.draftTitle : say.redraftTitle}</summary>
        <Form onSend={() => draftIt()}>
          <Field label={say.text} hint={say.hint} error={read !== undefined && !isRead ? worded(read) : undefined}>
            <TextArea
              rows={14}
              spellcheck={false}
              class="slate-text"
              required
              value={text.value}
              onInput={({ currentTarget }) => (text.value = currentTarget.value)}
            />
          </Field>
          <div class="actions">
            <Button
              onClick={() => (text.value = slateText(known ?? template(kind, beat.value?.local ?? '2026-01-01')))}
            >
              {say.template}
            </Button>
          </div>
          <Field label={say.file}>
            <Input
              type="file"
              accept=".csv,text/csv,text/plain"
              onChange={({ currentTarget }) => void readFile(currentTarget, (found) => (text.value = found))}
            />
          </Field>
          <p role="status" class="soft">
            {isRead && say.readable(read.games.length)}
          </p>
          <div class="actions">
            <Button type="submit" look="primary" disabled={!isRead}>
              {say.draftDo}
            </Button>
          </div>
          <Refusal refused={refused.value} />
        </Form>
      </details>
    </article>
  )
}

/** With names that nobody bears, so that nothing is left in by mistake: the house writes its own over them. */
function template(kind: Slate['kind'], local: string): Slate {
  const inTurn = () => 0
  return kind === 'bracket' ? bracketSlate(plusDays(local, 14), inTurn) : weekSlate(plusDays(local, 1), inTurn)
}

/** The text of a file that somebody has chosen. */
export async function readFile(input: HTMLInputElement, onText: (text: string, name: string) => void): Promise<void> {
  const file = input.files?.[0]
  if (file === undefined) return
  onText(await file.text(), file.name)
  input.value = ''
}

function Changes({ desk, slate }: { desk: ContestDesk; slate: Slate }) {
  const say = words().contests.slate
  const slots = slate.games.flatMap(({ sides }) =>
    sides.flatMap((side) => ('team' in side && side.later === true ? [side.team] : [])),
  )
  const done = new Set(desk.results.map(({ result }) => result.game))
  const games = slate.games.filter(({ id }) => !done.has(id))
  if (slots.length === 0 && games.length === 0) return null
  return (
    <article class="pane">
      <details>
        <summary>{say.changes}</summary>
        {slots.length > 0 && <NameTeam activity={desk.activity} slots={slots} />}
        {games.length > 0 && <PutOff activity={desk.activity} slate={slate} games={games.map(({ id }) => id)} />}
      </details>
    </article>
  )
}

function NameTeam({ activity, slots }: { activity: string; slots: readonly string[] }) {
  const say = words().contests.slate
  const { refused, order } = useSending()
  const name = async (form: HTMLFormElement) => {
    const typed = typedIn(form)
    const second = secondIn(new FormData(form))
    const isDone = await order(
      { do: 'NameTeam', activity, slot: typed('slot'), team: typed('team') },
      say.changed,
      second,
    )
    if (isDone) form.reset()
  }
  return (
    <Form onSend={name}>
      <h3>{say.name}</h3>
      <Field label={say.slot}>
        <Select name="slot" required>
          <Options of={slots} />
        </Select>
      </Field>
      <Field label={say.team}>
        <Input name="team" required maxLength={40} autocomplete="off" />
      </Field>
      <SecondPerson act="NameTeam" />
      <div class="actions">
        <Button type="submit">{say.nameDo}</Button>
      </div>
      <Refusal refused={refused.value} />
    </Form>
  )
}

function PutOff({ activity, slate, games }: { activity: string; slate: Slate; games: readonly string[] }) {
  const say = words().contests.slate
  const chosen = useSignal(games[0] ?? '')
  const { refused, order } = useSending()
  const teams = teamsFor(slate, chosen.value)
  const change = async (form: HTMLFormElement) => {
    const typed = typedIn(form)
    const starts = typed('starts')
    const goesOn = typed('goesOn')
    const notice = { what: typed('told'), where: typed('where'), since: typed('since') }
    const asked: OrderTextOf<'ChangeGame'> = {
      do: 'ChangeGame',
      activity,
      game: chosen.value,
      ...(starts === '' ? { isOff: true, ...(goesOn === '' ? {} : { goesOn }) } : { starts }),
      notice,
    }
    if (await order(asked, say.changed, secondIn(new FormData(form)))) form.reset()
  }
  return (
    <Form onSend={change}>
      <h3>{say.putOff}</h3>
      <Field label={say.game}>
        <Select value={chosen.value} onChange={({ currentTarget }) => (chosen.value = currentTarget.value)}>
          <Options of={games.map((game) => [game, `${game} · ${teamsFor(slate, game).join(' – ')}`] as const)} />
        </Select>
      </Field>
      <Field label={say.newStart} hint={say.newStartHint}>
        <Input name="starts" type="datetime-local" />
      </Field>
      {slate.kind === 'bracket' && (
        <Field label={say.goesOn}>
          <Select name="goesOn">
            <option value="">{say.nobody}</option>
            <Options of={teams} />
          </Select>
        </Field>
      )}
      <Field label={say.told}>
        <Input name="told" required maxLength={200} />
      </Field>
      <Field label={say.where}>
        <Input name="where" required maxLength={200} />
      </Field>
      <Field label={say.since}>
        <Input name="since" type="date" required defaultValue={beat.value?.local.slice(0, 10)} />
      </Field>
      <SecondPerson act="ChangeGame" />
      <div class="actions">
        <Button type="submit">{say.changeDo}</Button>
      </div>
      <Refusal refused={refused.value} />
    </Form>
  )
}

/** Everybody who can come to a game, in the order of the slate. */
function teamsFor(slate: Slate, id: string): string[] {
  const { at, from } = shapeOf(slate)
  const below = (game: number): string[] =>
    slate.games[game]!.sides.flatMap((side, nth) => ('team' in side ? [side.team] : below(from[game]![nth]!)))
  const game = at.get(id)
  return game === undefined ? [] : below(game)
}
