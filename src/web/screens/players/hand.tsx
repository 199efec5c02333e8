/** "Does my hand win?": choose the table, lay the cards, read what each activity there pays and why. */
import { useSignal } from '@preact/signals'
import { JOKER } from '../../../cards/card.ts'
import type { PlayersTable, TablesAnswer } from '../../../server/players/routes.ts'
import { CardFace } from '../../hands/card.tsx'
import { TileFace } from '../../hands/tile.tsx'
import { show } from '../../stream/address.ts'
import { Button, Press } from '../../ui/button.tsx'
import { CardDeck, cardWords, TileSet } from '../../ui/cards.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { Options } from '../../ui/options.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { Waiting } from '../../ui/shell.tsx'
import { words } from '../../words.ts'
import { type Shape, shapeOf } from '../report/shape.ts'
import { Answers } from './answers.tsx'
import { useAsked, useHand } from './asking.ts'
import { Elsewhere } from './elsewhere.tsx'
import { gameName } from './gamename.ts'
import { asked, hasRoom, type Laid, lay, missing, nextPlace, type Place, pieces, placesOf, takeBack } from './laying.ts'

/** The answer names each of them: above the cards a few are enough. */
const NAMED = 3

export function HandPage({ table: chosen }: { table: string }) {
  const say = words().players.hand
  const { answer, reasons, isNowhere } = useAsked<TablesAnswer>('tables')
  if (isNowhere === true) return <Elsewhere />
  if (reasons !== undefined) return <Reasons reasons={reasons} />
  if (answer === undefined) return <Waiting />
  const tables = answer.tables.filter(({ activities, table }) => activities.length > 0 || table === chosen)
  const table = tables.find((one) => one.table === chosen)
  const shape = table === undefined ? undefined : shapeOf(table)
  return (
    <section class="players-part players-hand">
      <h2>{say.title}</h2>
      <Field label={say.table}>
        <Select value={table?.table ?? ''} onChange={(event) => show({ hand: event.currentTarget.value })}>
          <option value="">{say.choose}</option>
          <Options of={tables.map((one) => [one.table, say.tableOf(one.table, gameName(one.game))])} />
        </Select>
      </Field>
      {table !== undefined && (
        <p class="stage-soft">
          {table.activities.length === 0
            ? say.nothingHere
            : say.here(
                table.activities
                  .slice(0, NAMED)
                  .map((one) => answer.named[one] ?? one)
                  .join(', '),
                Math.max(0, table.activities.length - NAMED),
              )}
        </p>
      )}
      {table !== undefined && shape !== undefined && table.activities.length > 0 && (
        <Laying key={table.table} table={table} shape={shape} />
      )}
    </section>
  )
}

function Laying({ table, shape }: { table: PlayersTable; shape: Shape }) {
  const say = words().players.hand
  const places = placesOf(shape)
  const laid = useSignal<Laid>({})
  const past = useSignal<readonly Laid[]>([])
  const chosen = useSignal(places[0]?.key ?? '')
  const change = (next: Laid) => {
    past.value = [...past.value, laid.value]
    laid.value = next
  }
  const undo = () => {
    const before = past.value.at(-1)
    if (before === undefined) return
    past.value = past.value.slice(0, -1)
    laid.value = before
  }
  const target = nextPlace(places, laid.value, chosen.value)
  const pick = (piece: number) => {
    if (target === undefined || !hasRoom(laid.value, target)) return
    chosen.value = target.key
    change(lay(laid.value, target, piece))
  }
  const lacks = missing(places, laid.value)
  const decks = table.decks
  const left = (piece: number) =>
    shape.copies(piece) * (shape.isTiles ? 1 : decks) - pieces(laid.value).filter((one) => one === piece).length
  const { answer, reasons } = useHand(lacks > 0 ? undefined : asked(table.table, places, laid.value, shape.isTiles))
  return (
    <>
      <div class="players-places">
        {places.map((place) => (
          <PlaceOf
            key={place.key}
            place={place}
            name={placeName(shape, place)}
            laid={laid.value[place.key] ?? []}
            isActive={target?.key === place.key}
            isTiles={shape.isTiles}
            choose={() => {
              chosen.value = place.key
            }}
            take={(at) => change(takeBack(laid.value, place.key, at))}
          />
        ))}
      </div>
      <div class="players-answer" aria-live="polite">
        {lacks > 0 ? (
          <p class="stage-soft">{say.more(lacks)}</p>
        ) : reasons !== undefined ? (
          <Reasons reasons={reasons} />
        ) : answer === undefined ? (
          <p class="stage-soft">{say.asking}</p>
        ) : (
          <Answers of={answer} />
        )}
      </div>
      <p class="players-acts">
        <Button size="touch" disabled={past.value.length === 0} onClick={undo}>
          {say.undo}
        </Button>
        <Button
          size="touch"
          disabled={pieces(laid.value).length === 0}
          onClick={() => {
            change({})
            chosen.value = places[0]?.key ?? ''
          }}
        >
          {say.clear}
        </Button>
      </p>
      {shape.isTiles ? (
        <TileSet left={left} onPick={pick} />
      ) : (
        <CardDeck left={left} onPick={pick} onUndo={undo} hasJoker={shape.copies(JOKER) > 0} />
      )}
    </>
  )
}

function placeName({ isPoker, own, dealer }: Shape, { whose, zone }: Place): string {
  const say = words()
  const { mine, other, dealers } = say.players.hand
  if (whose === 'common') return say.table.zone(zone)
  const of = whose === 'own' ? mine : isPoker ? other : dealers
  const several = (whose === 'own' || isPoker ? own : dealer).length > 1
  return several ? `${of} · ${say.table.zone(zone)}` : of
}

type PlaceProps = {
  place: Place
  name: string
  laid: readonly number[]
  isActive: boolean
  isTiles: boolean
  choose: () => void
  take: (at: number) => void
}

function PlaceOf({ place: { min, max, whose, key }, name, laid, isActive, isTiles, choose, take }: PlaceProps) {
  const say = words().table
  const count = min === max ? max : Math.min(max, Math.max(min, laid.length + 1))
  return (
    <div class="players-place" data-place={key} data-whose={whose} data-active={isActive}>
      <Press class="place-name" aria-pressed={isActive} onClick={choose}>
        {name}
      </Press>
      <div class="players-laid">
        {Array.from({ length: count }, (_, at) => {
          const piece = laid[at]
          // Places do not move, so the place is the key.
          return piece === undefined ? (
            <span class="gap-card" key={at} data-next={isActive && at === laid.length} />
          ) : (
            <Press key={at} class="laid-card" onClick={() => take(at)}>
              <span class="unseen">{say.takeBack(isTiles ? String(piece) : cardWords(piece))}</span>
              {isTiles ? <TileFace tile={piece} /> : <CardFace card={piece} />}
            </Press>
          )
        })}
      </div>
    </div>
  )
}
