/** A play-down at the desk: seats, the chips of each table as two persons count them, places. */
import type { Placed } from '../../../../games/playdown/game.ts'
import type { PlayDownView } from '../../../../views/stages.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Input, Select } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { SecondPerson, secondIn } from '../../../ui/secondperson.tsx'
import { words } from '../../../words.ts'
import type { Give, NameOf } from '../step.ts'

type Of = {
  readonly activity: string
  readonly game: PlayDownView
  readonly give: Give
  readonly nameOf: NameOf
}

export function PlayDown({ activity, game, give, nameOf }: Of) {
  return (
    <>
      {game.phase === 'to seat' && <Seats activity={activity} game={game} give={give} nameOf={nameOf} />}
      {game.tables.map((table) => (
        <Table key={table.table} activity={activity} table={table} give={give} nameOf={nameOf} />
      ))}
    </>
  )
}

const keyOf = ({ table, seat }: { table: string; seat: number }): string => `${table} ${seat}`

function Seats({ activity, game, give, nameOf }: Of) {
  const say = words().games.stage
  const seat = (sent: HTMLFormElement) => {
    const filled = new FormData(sent)
    const seats = game.seats.map((one) => {
      const [table = one.table, number = one.seat] = String(filled.get(one.who) ?? keyOf(one)).split(' ')
      return { who: one.who, table, seat: Number(number) }
    })
    void give({ do: 'StepStage', activity, action: { do: 'seat', seats } })
  }
  return (
    <Form onSend={seat}>
      <h3>{say.seat}</h3>
      <p class="soft">{say.seatSays}</p>
      {game.seats.map((own) => (
        <Field key={own.who} label={nameOf(own.who)} isInline>
          <Select name={own.who}>
            {game.seats.map((one) => (
              <option key={keyOf(one)} value={keyOf(one)} selected={keyOf(one) === keyOf(own)}>
                {say.seatOf(one.table, one.seat)}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <p class="acts">
        <Button type="submit" look="primary" size="next">
          {say.seated}
        </Button>
      </p>
    </Form>
  )
}

function Table({
  activity,
  table: { table, hands, due, isPlayedOff, places },
  give,
  nameOf,
}: {
  activity: string
  table: PlayDownView['tables'][number]
  give: Give
  nameOf: NameOf
}) {
  const say = words().games.stage
  const count = async (sent: HTMLFormElement) => {
    const filled = new FormData(sent)
    const chips = due.map((who) => ({ who, chips: Number(filled.get(who) ?? '') }))
    if (await give({ do: 'CountChips', activity, table, chips }, secondIn(filled))) sent.reset()
  }
  return (
    <section>
      <h3>
        {say.table(table)} · {say.hands(hands)}
      </h3>
      {places.length > 0 && <Places places={places} nameOf={nameOf} />}
      {due.length > 0 && (
        <Form keep={`chips ${activity} ${table}`} onSend={(sent) => void count(sent)}>
          <p>{isPlayedOff ? say.playOff : say.chips}</p>
          {due.map((who) => (
            <Field key={who} label={nameOf(who)} isInline>
              <Input name={who} type="number" min={0} step={1} required autocomplete="off" />
            </Field>
          ))}
          <SecondPerson act="CountChips" />
          <p class="acts">
            <Button type="submit" look="primary" size="next">
              {say.count}
            </Button>
          </p>
        </Form>
      )}
    </section>
  )
}

function Places({ places, nameOf }: { places: readonly Placed[]; nameOf: NameOf }) {
  const say = words().games.stage
  return (
    <ul class="out">
      {places.map(({ who, place, chips = 0 }) => (
        <li key={who}>
          {say.place(place)} · {nameOf(who)} · {say.withChips(chips)}
        </li>
      ))}
    </ul>
  )
}
