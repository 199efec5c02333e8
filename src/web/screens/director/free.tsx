/** Free tables: bounties without an entry, for whoever asks. Seated here, knocked out by whom, and the way back. */
import { useSignal } from '@preact/signals'
import type { FreePart, FreeRow, TournamentDesk } from '../../../views/tournaments/rows.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button, Choices, Toggle } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form, typedIn, useSending } from '../../ui/form.tsx'
import { Options } from '../../ui/options.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { ReasonByTwo } from '../../ui/secondperson.tsx'
import { words } from '../../words.ts'

type Of = { readonly desk: TournamentDesk; readonly free: FreePart }

export function FreeTables({ desk, free }: Of) {
  const say = words().tournaments.free
  const isOpen = desk.status === 'open' || desk.status === 'running'
  const tables = [...new Set(free.players.filter(({ status }) => status === 'in').map(({ table }) => table))]
  const gone = free.players.filter(({ status }) => status !== 'in')
  return (
    <article class="pane">
      <h2>{say.title}</h2>
      <p class="soft">{say.says}</p>
      {free.asked.length > 0 && <p>{say.asked(free.asked.map(({ who }) => who).join(', '))}</p>}
      {isOpen && isAllowed('EnterFree') && <Enter desk={desk} free={free} />}
      {tables.map((table) => (
        <TableOf key={table} desk={desk} table={table} rows={free.players} />
      ))}
      {gone.length > 0 && (
        <ol class="free-gone">
          {gone.map((row) => (
            <Gone key={row.player} desk={desk} row={row} />
          ))}
        </ol>
      )}
    </article>
  )
}

function Enter({ desk: { activity }, free: { tables, asked } }: Of) {
  const say = words().tournaments.free
  const { refused, order } = useSending()
  if (tables.length === 0) return <p class="soft">{say.noTable}</p>
  const send = async (form: HTMLFormElement) => {
    const typed = typedIn(form)
    const person = typed('person')
    const request = typed('request')
    const asking = request === '' ? {} : { request }
    const entered = { do: 'EnterFree', activity, person, table: typed('table'), ...asking } as const
    if (await order(entered, say.seated(person))) form.reset()
  }
  const nobody = asked.filter(({ person }) => person === undefined)
  return (
    <Form onSend={send}>
      <Field label={words().tournaments.player.card}>
        <Input
          name="person"
          maxLength={40}
          required
          autocomplete="off"
          defaultValue={asked.find(({ person }) => person !== undefined)?.person ?? ''}
        />
      </Field>
      <Field label={say.table}>
        <Select name="table">
          <Options of={tables.map((table) => [table, words().tournamentClock.table(table)] as const)} />
        </Select>
      </Field>
      {nobody.length > 0 && (
        <Field label={say.request}>
          <Select name="request">
            <Options of={[['', say.noRequest], ...nobody.map(({ request, who }) => [request, who] as const)]} />
          </Select>
        </Field>
      )}
      <Button type="submit">{say.seat}</Button>
      <Refusal refused={refused.value} />
    </Form>
  )
}

function TableOf({ desk, table, rows }: { desk: TournamentDesk; table: string; rows: readonly FreeRow[] }) {
  const say = words().tournaments.free
  const out = useSignal<string | undefined>(undefined)
  const here = rows.filter((row) => row.table === table && row.status === 'in')
  const chosen = here.find(({ player }) => player === out.value)
  const mayEnd = here.length === 1 || (desk.status !== 'open' && desk.status !== 'running')
  return (
    <section aria-label={words().tournamentClock.table(table)}>
      <h3>
        {words().tournamentClock.table(table)} <span class="soft">{here.length}</span>
      </h3>
      <Choices class="knock-choices" label={say.whoIsOut}>
        {here.map(({ player, name, bounty }) => (
          <Toggle
            key={player}
            size="touch"
            isOn={player === out.value}
            onClick={() => {
              out.value = player === out.value ? undefined : player
            }}
          >
            {bounty === undefined ? name : `◎ ${name}`}
          </Toggle>
        ))}
      </Choices>
      {chosen !== undefined && isAllowed('KnockOutFree') && (
        <Out
          key={chosen.player}
          desk={desk}
          row={chosen}
          others={here.filter((row) => row !== chosen)}
          onDone={() => (out.value = undefined)}
        />
      )}
      {mayEnd && isAllowed('EndFreePlay') && (
        <Deed
          act="EndFreePlay"
          order={{ do: 'EndFreePlay', activity: desk.activity, table }}
          label={say.end}
          look="plain"
          says={say.endSays}
          since={`${here.length} ${desk.status}`}
          onDone={() => tell(say.ended)}
        />
      )}
    </section>
  )
}

type Falling = {
  readonly desk: TournamentDesk
  readonly row: FreeRow
  readonly others: readonly FreeRow[]
  readonly onDone: () => void
}

function Out({ desk: { activity }, row: { player, name }, others, onDone }: Falling) {
  const say = words().tournaments.free
  const won = useSignal<readonly string[]>([])
  const { refused, order } = useSending()
  const send = async (how: 'hand' | 'left') => {
    const winners = how === 'hand' && won.value.length > 0 ? { won: won.value } : {}
    const said = how === 'hand' ? say.isOut(name) : say.hasLeft(name)
    if (await order({ do: 'KnockOutFree', activity, player, how, ...winners }, said)) onDone()
  }
  return (
    <>
      <Choices class="knock-choices">
        <legend>{words().tournaments.out.byWhom}</legend>
        {others.map((one) => (
          <Toggle
            key={one.player}
            size="touch"
            isOn={won.value.includes(one.player)}
            onClick={() => {
              won.value = won.value.includes(one.player)
                ? won.value.filter((each) => each !== one.player)
                : [...won.value, one.player]
            }}
          >
            {one.name}
          </Toggle>
        ))}
      </Choices>
      <div class="actions">
        <Button look="primary" size="touch" onClick={() => void send('hand')}>
          {say.isOut(name)}
        </Button>
        <Button size="touch" onClick={() => void send('left')}>
          {say.hasLeft(name)}
        </Button>
      </div>
      <Refusal refused={refused.value} />
    </>
  )
}

function Gone({ desk, row: { player, name, table, status, out } }: { desk: TournamentDesk; row: FreeRow }) {
  const say = words().tournaments.free
  const isUndoing = useSignal(false)
  const { refused, order } = useSending()
  const how = status === 'stayed' ? say.stayed : out?.how === 'left' ? say.left : say.outBy((out?.by ?? []).join(', '))
  return (
    <li>
      <span>
        <strong>{name}</strong>{' '}
        <span class="soft">
          {words().tournamentClock.table(table)} · {how}
        </span>
      </span>
      {out?.isLast === true && status === 'out' && !desk.isSigned && isAllowed('UndoFree') && (
        <Button size="small" onClick={() => (isUndoing.value = true)}>
          {words().tournaments.out.undo}
        </Button>
      )}
      {isUndoing.value && (
        <Dialog title={words().tournaments.out.undoTitle(name)} onClose={() => (isUndoing.value = false)}>
          <p>{say.undoSays}</p>
          <ReasonByTwo
            act="UndoFree"
            label={words().tournaments.out.reason}
            deed={words().tournaments.out.undo}
            onSend={async (reason, second) => {
              const undo = { do: 'UndoFree', activity: desk.activity, player, reason } as const
              if (await order(undo, words().tournaments.out.undone, second)) isUndoing.value = false
            }}
          />
          <Refusal refused={refused.value} />
        </Dialog>
      )}
    </li>
  )
}
