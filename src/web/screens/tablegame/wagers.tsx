/** The wagers of each seat as they are laid, and what is not allowed about them. */
import { add, type Cents, formatMoney, ZERO } from '../../../base/money.ts'
import { isRefusal, type Refusal } from '../../../base/refusal.ts'
import type { WagerName, Wagers } from '../../../games/table/rules.ts'
import { Button, Toggle } from '../../ui/button.tsx'
import { words } from '../../words.ts'
import { moreOn } from '../practice/round.ts'
import type * as live from './live.ts'
import { foresee, WhyNot } from './preview.tsx'
import { lies, type Placed } from './wagerdraft.ts'

/** Said while the chips are still in the player's hand, with its section. */
export function NotAllowed({
  rules,
  game,
  seat,
  wagers,
}: Pick<live.Props, 'rules' | 'game'> & { seat: string; wagers: Wagers }) {
  const no = whyNot({ rules, game }, seat, wagers)
  return no === undefined ? null : <WhyNot refusal={no} />
}

export function whyNot(at: Pick<live.Props, 'rules' | 'game'>, seat: string, wagers: Wagers): Refusal | undefined {
  const seen = foresee(at, { do: 'wager', seat, wagers })
  return isRefusal(seen) && lies(wagers) ? seen : undefined
}

/** Who has several positions is no other player to the own hands. */
export function SamePlayer(props: {
  seat: string
  others: readonly string[]
  sameAs: string | undefined
  onChange: (other: string | undefined) => void
}) {
  const say = words().dealing
  if (props.others.length === 0) return null
  return (
    <fieldset class="seat-group">
      <legend>{say.samePlayer(words().table.seat(props.seat))}</legend>
      {props.others.map((other) => (
        <Toggle
          key={other}
          isOn={props.sameAs === other}
          onClick={() => props.onChange(props.sameAs === other ? undefined : other)}
        >
          {words().table.seat(other)}
        </Toggle>
      ))}
    </fieldset>
  )
}

export function SeatWagers({
  rules,
  placed,
  wrong,
  seat,
  onSeat,
}: Pick<live.Props, 'rules'> & {
  placed: Placed
  wrong: readonly string[]
  seat: string
  onSeat: (seat: string) => void
}) {
  return (
    <fieldset class="seat-group" aria-label={words().table.seats}>
      {Array.from({ length: rules.seatsMax }, (_, at) => String(at + 1)).map((name) => (
        <Toggle
          key={name}
          class="deal-seat"
          isOn={seat === name}
          data-in={lies(placed[name])}
          onClick={() => onSeat(name)}
        >
          <span>{`${wrong.includes(name) ? '▲ ' : ''}${words().table.seat(name)}`}</span>
          {lies(placed[name]) && <span class="deal-sum">{formatMoney(add(...Object.values(placed[name] ?? {})))}</span>}
        </Toggle>
      ))}
    </fieldset>
  )
}

export function WagerRows({
  rules,
  offered,
  seat,
  wagers,
  chip,
  onChange,
}: Pick<live.Props, 'rules'> & {
  offered: readonly WagerName[]
  seat: string
  wagers: Wagers
  chip: Cents
  onChange: (wagers: Wagers) => void
}) {
  const say = words().practice
  return (
    <ul class="try-wagers">
      {offered.map((wager) => {
        const name = say.wagers[wager] ?? wager
        return (
          <li key={wager}>
            <span>{name}</span>
            <Button
              size="small"
              aria-label={say.less(name, seat)}
              onClick={() => onChange(moreOn(rules, wagers, wager, -1, chip))}
            >
              −
            </Button>
            <output>{formatMoney(wagers[wager] ?? ZERO)}</output>
            <Button
              size="small"
              aria-label={say.more(name, seat)}
              onClick={() => onChange(moreOn(rules, wagers, wager, 1, chip))}
            >
              +
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
