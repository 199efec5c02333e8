/** What the floor does with one player: a seat or a move by hand, absent or back, penalties on the clock of play, disqualification. */
import { useSignal } from '@preact/signals'
import { awayLeftMs } from '../../../games/tournament/penalties.ts'
import { leftText, shownAt } from '../../../views/tournaments/clock.ts'
import type { EntryRow, PenaltyRow, TournamentDesk } from '../../../views/tournaments/rows.ts'
import { isAllowed } from '../../stream/permission.ts'
import { useTicking } from '../../stream/ticking.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form, typedIn, useSending } from '../../ui/form.tsx'
import { Options } from '../../ui/options.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { ReasonByTwo } from '../../ui/secondperson.tsx'
import { words } from '../../words.ts'

type Of = { readonly desk: TournamentDesk; readonly row: EntryRow }

export function FloorOf({ desk, row }: Of) {
  const say = words().tournaments.floor
  const { refused, order } = useSending()
  if (row.status !== 'in') return null
  const { activity } = desk
  const { entry, isAbsent } = row
  return (
    <>
      {row.penalties.map((penalty) => (
        <Given key={penalty.penalty} desk={desk} penalty={penalty} />
      ))}
      {isAllowed('MarkAbsent') && (
        <div class="player-acts">
          <Button
            size="touch"
            onClick={() => void order({ do: 'MarkAbsent', activity, entry, isAbsent: !isAbsent }, say.noted)}
          >
            {isAbsent ? say.back : say.absent}
          </Button>
        </div>
      )}
      <Refusal refused={refused.value} />
      {isAllowed('TellMove') && <Elsewhere desk={desk} row={row} />}
      {isAllowed('Penalise') && <Penalise desk={desk} row={row} />}
      {isAllowed('Disqualify') && <Disqualify desk={desk} row={row} />}
    </>
  )
}

function pastOf({ kind, minutes }: PenaltyRow): string {
  const say = words().tournaments.floor
  return minutes === undefined ? say.kinds[kind] : say.served(minutes)
}

function Given({ desk, penalty }: { desk: TournamentDesk; penalty: PenaltyRow }) {
  const say = words().tournaments.floor
  const { refused, order } = useSending()
  const now = useTicking().value
  const played = desk.clock === undefined ? 0 : shownAt(desk.clock, now).playedMs
  const left = penalty.minutes === undefined ? 0 : awayLeftMs(penalty.minutes, penalty.played, played)
  return (
    <p class={left > 0 ? 'player-due' : 'soft'}>
      {left > 0 && '▲ '}
      {[left > 0 ? say.away(leftText(left)) : pastOf(penalty), penalty.ground].join(' · ')}{' '}
      {penalty.kind !== 'disqualified' && isAllowed('UndoPenalty') && (
        <Button
          look="link"
          onClick={() =>
            void order(
              { do: 'UndoPenalty', activity: desk.activity, penalty: penalty.penalty, reason: say.undo },
              say.undone,
            )
          }
        >
          {say.undo}
        </Button>
      )}
      <Refusal refused={refused.value} />
    </p>
  )
}

/** Whoever has a seat is told to move; whoever has none is placed. */
function Elsewhere({ desk, row: { entry, table: from } }: Of) {
  const say = words().tournaments.seats
  const { refused, order } = useSending()
  const act = from === undefined ? 'PlaceEntry' : 'TellMove'
  const put = (form: HTMLFormElement) => {
    const typed = typedIn(form)
    const asked = { table: typed('table'), seat: Number(typed('seat')), reason: typed('reason') }
    return order({ do: act, activity: desk.activity, entry, ...asked }, say.told)
  }
  return (
    <details class="fold">
      <summary>{from === undefined ? say.place : say.tell}</summary>
      <Form onSend={put}>
        <Field label={say.table}>
          <Select name="table">
            <Options of={desk.tables.map(({ table }) => table)} />
          </Select>
        </Field>
        <Field label={say.seatNo}>
          <Input name="seat" type="number" min={1} max={12} step={1} required autocomplete="off" />
        </Field>
        <Field label={words().tournaments.out.reason}>
          <Input name="reason" required maxLength={200} autocomplete="off" />
        </Field>
        <Button type="submit">{from === undefined ? say.placeDo : say.tellDo}</Button>
        <Refusal refused={refused.value} />
      </Form>
    </details>
  )
}

function Penalise({ desk: { activity, structure }, row: { entry } }: Of) {
  const say = words().tournaments.floor
  const { minutes, grounds } = structure.penalties
  const ground = useSignal('')
  const { refused, order } = useSending()
  const give = (away: number | undefined) =>
    void order(
      {
        do: 'Penalise',
        activity,
        entry,
        ground: ground.value.trim(),
        ...(away === undefined ? { kind: 'warning' } : { kind: 'away', minutes: away }),
      },
      say.given,
    )
  const isReady = ground.value.trim() !== ''
  return (
    <details class="fold">
      <summary>{say.penalty}</summary>
      <Field label={say.ground}>
        <Input
          list="penalty-grounds"
          value={ground.value}
          maxLength={200}
          autocomplete="off"
          onInput={({ currentTarget }) => {
            ground.value = currentTarget.value
          }}
        />
      </Field>
      <datalist id="penalty-grounds">
        {grounds.map(({ by, what }) => (
          <option key={by} value={what} />
        ))}
      </datalist>
      <div class="player-acts">
        <Button size="touch" disabled={!isReady} onClick={() => give(undefined)}>
          {say.warning}
        </Button>
        {minutes.map((away) => (
          <Button key={away} size="touch" disabled={!isReady} onClick={() => give(away)}>
            {say.minutes(away)}
          </Button>
        ))}
      </div>
      <Refusal refused={refused.value} />
    </details>
  )
}

function Disqualify({ desk: { activity }, row: { entry, chips } }: Of) {
  const say = words().tournaments.floor
  const { refused, order } = useSending()
  return (
    <details class="fold">
      <summary>{say.disqualify}</summary>
      <p class="soft">{say.disqualifySays}</p>
      <ReasonByTwo
        act="Disqualify"
        label={say.ground}
        deed={say.disqualify}
        first={
          <Field label={say.chips}>
            <Input
              name="chips"
              type="number"
              min={0}
              step={1}
              required
              autocomplete="off"
              defaultValue={chips === undefined ? '' : String(chips)}
            />
          </Field>
        }
        onSend={(ground, second, form) =>
          order(
            { do: 'Disqualify', activity, entry, chips: Number(new FormData(form).get('chips')), ground },
            say.disqualified,
            second,
          )
        }
      />
      <Refusal refused={refused.value} />
    </details>
  )
}
