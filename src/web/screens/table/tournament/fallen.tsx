/** Who fell in one hand, told at once: who won it, who else lost everything, with how many chips each began it, who rebuys. */
import { useSignal } from '@preact/signals'
import { shownAt } from '../../../../views/tournaments/clock.ts'
import type { DealtSeat, DealtTable } from '../../../../views/tournaments/table.ts'
import { houseInstant } from '../../../stream/feed.ts'
import { Button, Choices, Press, Toggle } from '../../../ui/button.tsx'
import { useSending } from '../../../ui/form.tsx'
import { chipsText } from '../../../ui/names.ts'
import { Pad } from '../../../ui/pad/pad.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { words } from '../../../words.ts'

type Player = NonNullable<DealtSeat['player']>
type Of = {
  readonly at: DealtTable
  readonly on: string
  readonly first: Player
  readonly onClose: () => void
  readonly onBack: () => void
}

/** Digits of a stack. */
const DIGITS_MOST = 13

export function Fallen({ at, on, first, onClose, onBack }: Of) {
  const say = words().tournamentTablet
  const by = useSignal<readonly string[]>([])
  const also = useSignal<readonly string[]>([])
  const chips = useSignal<Readonly<Record<string, string>>>({})
  const counting = useSignal<string | undefined>(undefined)
  const { refused, order } = useSending(on)
  const others = at.seats.flatMap(({ seat, player }) =>
    player === undefined || player.owes || player.entry === first.entry ? [] : [{ seat, player }],
  )
  const fallen = [first, ...others.flatMap(({ player }) => (also.value.includes(player.entry) ? [player] : []))]
  const chosen = useSignal<readonly string[]>([])
  /** Said before the hand, it binds. */
  const isBound = ({ intends }: Player) => at.hasRebuys && intends
  const rebuys = fallen.flatMap((one) => (isBound(one) || chosen.value.includes(one.entry) ? [one.entry] : []))
  const toggle = (of: { value: readonly string[] }, entry: string) => {
    of.value = of.value.includes(entry) ? of.value.filter((one) => one !== entry) : [...of.value, entry]
  }
  const winners = by.value.filter((entry) => !also.value.includes(entry))
  const isAlone = fallen.length === 1
  /** All tables play one hand: their players are ranked together. */
  const isHandForHand = at.clock !== undefined && shownAt(at.clock, houseInstant()).isHandForHand
  const isRanked = at.isFree !== true && (!isAlone || isHandForHand)
  const isRebuy = isAlone && rebuys.includes(first.entry)
  const says = isRebuy
    ? say.confirmRebuy(first.name)
    : isAlone
      ? say.confirm(first.name)
      : say.confirmAll(fallen.length)
  const send = async () => {
    const told = fallen.map(({ entry }) => {
      const counted = Number(chips.value[entry] ?? '')
      return {
        entry,
        ...(isRanked && counted > 0 ? { chips: counted } : {}),
        ...(winners.length === 0 ? {} : { by: winners }),
        ...(rebuys.includes(entry) ? { rebuys: true as const } : {}),
      }
    })
    const { activity, table } = at
    if (at.isFree === true) {
      const won = winners.length === 0 ? {} : { won: winners }
      if (await order({ do: 'KnockOutFree', activity, player: first.entry, how: 'hand', ...won }, says)) onClose()
      return
    }
    if (await order({ do: 'KnockOut', activity, table, fallen: told }, says)) onClose()
  }
  const counted = fallen.find(({ entry }) => entry === counting.value)
  return (
    <div class="tour-acts">
      <h2>{say.outBy(first.name)}</h2>
      <Choices label={say.outBy(first.name)} class="tour-choices">
        {others
          .filter(({ player }) => !also.value.includes(player.entry))
          .map(({ seat, player }) => (
            <Toggle
              key={seat}
              size="touch"
              isOn={by.value.includes(player.entry)}
              onClick={() => toggle(by, player.entry)}
            >
              {seat} {player.name}
            </Toggle>
          ))}
      </Choices>
      <p class="soft">{words().tournaments.out.byHint}</p>
      {at.isFree !== true && (
        <details class="fold">
          <summary>{say.also}</summary>
          <Choices label={say.also} class="tour-choices">
            {others
              .filter(({ player }) => !by.value.includes(player.entry))
              .map(({ seat, player }) => (
                <Toggle
                  key={seat}
                  size="touch"
                  isOn={also.value.includes(player.entry)}
                  onClick={() => toggle(also, player.entry)}
                >
                  {seat} {player.name}
                </Toggle>
              ))}
          </Choices>
        </details>
      )}
      {isRanked && (
        <>
          <p>
            {say.chips} <span class="soft">{isHandForHand ? say.sameHand : say.chipsHint}</span>
          </p>
          <div class="tour-stacks">
            {fallen.map(({ entry, name }) => (
              <Press
                key={entry}
                class="tour-stack"
                aria-pressed={entry === counting.value}
                onClick={() => (counting.value = entry)}
              >
                <span>{name}</span>
                <b>{chips.value[entry] ? chipsText(Number(chips.value[entry])) : say.notCounted}</b>
              </Press>
            ))}
          </div>
          {counted !== undefined && (
            <Pad
              label={say.chipsOf(counted.name)}
              value={chips.value[counted.entry] ?? ''}
              most={DIGITS_MOST}
              onChange={(typed) => (chips.value = { ...chips.value, [counted.entry]: typed })}
            />
          )}
        </>
      )}
      {at.hasRebuys &&
        fallen.map((one) => (
          <Toggle
            key={one.entry}
            size="touch"
            isOn={rebuys.includes(one.entry)}
            disabled={isBound(one)}
            onClick={() => toggle(chosen, one.entry)}
          >
            {isBound(one) ? say.isBound(one.name) : say.rebuysOf(one.name)}
          </Toggle>
        ))}
      <div class="actions">
        <Button look="primary" size="touch" onClick={() => void send()}>
          {says}
        </Button>
        <Button size="touch" onClick={onBack}>
          {say.cancel}
        </Button>
      </div>
      <Refusal refused={refused.value} />
    </div>
  )
}
