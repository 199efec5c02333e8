/** What can be said of one seat beyond "in": single fees, those behind it, who sits there, what was bet on what. */
import type { ComponentChildren } from 'preact'
import type { TableView } from '../../../views/table.ts'
import { view } from '../../stream/feed.ts'
import { Button, Toggle } from '../../ui/button.tsx'
import { Ruled } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'
import { shapeOf } from '../report/shape.ts'
import { type Spot, USUAL, WAGERED_ON } from '../report/spots.ts'
import { wordOf } from './arc.tsx'
import * as desk from './desk.ts'
import { click } from './sound.ts'

export function SeatDetails({ table, seat, spot }: { table: TableView; seat: string; spot: Spot }) {
  const say = words().table
  const { isFree, playerDealer } = desk.setting.value
  const isLocked = table.open !== undefined
  const shape = shapeOf(table)
  const isTable = shape?.own.length === 0
  const asks = new Set(table.activities.flatMap((one) => one.asks))
  const sensed = isFree ? [] : table.activities.filter(({ takesFees, paysDealer }) => takesFees || paysDealer)
  const onDealer = isFree ? [] : table.activities.filter(({ hasDealerSpace }) => hasDealerSpace)
  const isDealer = playerDealer === seat
  // What a sensor sees, nobody says.
  const told = sensed.filter(({ activity }) => desk.lit.value?.[activity] === undefined || spot.isDark === true)
  return (
    <section class="seat-details" aria-label={say.seat(seat)}>
      <h2>{say.seat(seat)}</h2>
      {isLocked && <p class="soft">{say.seatNow(wordOf(table, desk.spots.value[seat], desk.isLit(table, seat)))}</p>}
      {desk.canBeLate(table, seat) && <Button onClick={() => void desk.logLate(seat)}>{say.logLate}</Button>}
      {!isLocked && (
        <>
          <Group name={say.feesTitle} isShown={told.length > 0}>
            {told.map(({ activity, name, fee }) => (
              <Toggle
                key={activity}
                isOn={spot.fees.includes(activity)}
                onClick={() => desk.change(seat, { fees: turned(spot.fees, activity) })}
              >{`${name} ${fee}`}</Toggle>
            ))}
          </Group>
          <Group name={say.onDealerTitle} isShown={onDealer.length > 0}>
            {onDealer.map(({ activity, name, fee }) => (
              <Toggle
                key={activity}
                isOn={spot.onDealer.includes(activity)}
                onClick={() => desk.change(seat, { onDealer: turned(spot.onDealer, activity) })}
              >{`${name} ${fee}`}</Toggle>
            ))}
          </Group>
          {!isFree && table.activities.some(({ hasBackline }) => hasBackline) && (
            <Behind table={table} seat={seat} spot={spot} />
          )}
          <Group name={say.seatIs} isShown={true}>
            {sensed.length > 0 && (
              <Toggle isOn={spot.isDark === true} onClick={() => desk.change(seat, { isDark: spot.isDark !== true })}>
                {say.darkSensor}
              </Toggle>
            )}
            {shape?.isPoker === false && (
              <Toggle
                isOn={isDealer}
                onClick={() => {
                  click()
                  desk.setting.value = {
                    ...desk.setting.value,
                    playerDealer: isDealer ? USUAL.playerDealer : seat,
                  }
                }}
              >
                {say.playerDealerHere}
              </Toggle>
            )}
            {asks.has('proposition') && (
              <Toggle
                isOn={spot.isProposition === true}
                onClick={() => desk.change(seat, { isProposition: spot.isProposition !== true })}
              >
                {say.proposition}
              </Toggle>
            )}
          </Group>
        </>
      )}
      <Group name={say.wageredOnTitle} isShown={isTable}>
        {WAGERED_ON.map((on) => (
          <Toggle key={on} isOn={(spot.on ?? 'player') === on} onClick={() => desk.change(seat, { on })}>
            {say.wageredOn[on]}
          </Toggle>
        ))}
      </Group>
      {asks.has('wager') && <Wager seat={seat} spot={spot} />}
      {isFree && table.activities.some(({ free }) => free?.asked === true) && (
        <Asked table={table} seat={seat} spot={spot} />
      )}
    </section>
  )
}

const turned = (all: readonly string[], one: string): string[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]

function Group({ name, isShown, children }: { name: string; isShown: boolean; children: ComponentChildren }) {
  if (!isShown) return null
  return (
    <fieldset class="seat-group">
      <legend>{name}</legend>
      {children}
    </fieldset>
  )
}

/** Each one behind is a spot of its own, with or without the fee. */
function Behind({ table, seat, spot }: { table: TableView; seat: string; spot: Spot }) {
  const say = words().table
  const fees = table.activities.filter(({ takesFees, hasBackline }) => takesFees && hasBackline)
  const all = fees.map(({ activity }) => activity)
  const { behind } = spot
  return (
    <Group name={say.behindTitle} isShown={true}>
      {behind.map((one, at) => (
        <Toggle
          // Those behind keep their order.
          key={at}
          isOn={one.fees.length > 0}
          onClick={() =>
            desk.change(seat, {
              behind: behind.map((other, place) =>
                place === at ? { ...other, fees: other.fees.length > 0 ? [] : all } : other,
              ),
            })
          }
        >
          {one.fees.length > 0 ? say.behindFee(at + 1) : say.behind(at + 1)}
        </Toggle>
      ))}
      <Toggle isOn={false} onClick={() => desk.change(seat, { behind: [...behind, { fees: all }] })}>
        {say.addBehind}
      </Toggle>
      {behind.length > 0 && (
        <Toggle isOn={false} onClick={() => desk.change(seat, { behind: behind.slice(0, -1) })}>
          {say.dropBehind}
        </Toggle>
      )}
    </Group>
  )
}

const CHIPS = [5, 25, 100, 500]

/** Whoever bets on the hand: the seat itself, and each one behind it. */
function Wager({ seat, spot }: { seat: string; spot: Spot }) {
  const { behind } = spot
  return (
    <>
      <Chips of="" wager={spot.wager} onChange={(wager) => desk.change(seat, { wager })} />
      {behind.map((one, at) => (
        <Chips
          // Those behind keep their order.
          key={at}
          of={String(at + 1)}
          wager={one.wager}
          onChange={(wager) =>
            desk.change(seat, { behind: behind.map((other, place) => (place === at ? { ...other, wager } : other)) })
          }
        />
      ))}
    </>
  )
}

function Chips({ of, wager, onChange }: { of: string; wager: number | undefined; onChange: (wager: number) => void }) {
  const say = words().table
  return (
    <Group name={say.wager(of, wager === undefined ? '–' : `$${wager}`)} isShown={true}>
      {CHIPS.map((chip) => (
        <Toggle key={chip} isOn={false} onClick={() => onChange((wager ?? 0) + chip)}>
          {`+$${chip}`}
        </Toggle>
      ))}
      <Toggle isOn={false} onClick={() => onChange(0)}>
        {say.clearWager}
      </Toggle>
    </Group>
  )
}

/** The prize that a patron names before the deal at a free table. */
function Asked({ table, seat, spot }: { table: TableView; seat: string; spot: Spot }) {
  const say = words().table
  const signs = view('meters').value ?? []
  const lines = table.activities
    .filter(({ free }) => free?.asked === true)
    .flatMap(({ activity }) => signs.find((sign) => sign.activity === activity)?.hands ?? [])
  return (
    <Group name={say.askedTitle} isShown={true}>
      {[...new Set(lines.map(({ line }) => line))].map((line) => (
        <Toggle key={line} isOn={spot.asked === line} onClick={() => desk.change(seat, { asked: line })}>
          <Ruled text={line} />
        </Toggle>
      ))}
    </Group>
  )
}
