/** Laying a piece at a seat: by serial, or by series and count; on which bet, and with which live chips beside it. */
import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Message } from '../../../../base/message.ts'
import { add, type Cents, formatMoney, parseMoney, times, ZERO } from '../../../../base/money.ts'
import { PIECES_MAX } from '../../../../ledger/pieces/serial.ts'
import type { TableView } from '../../../../views/table.ts'
import type { SeriesHere, TablePieces } from '../../../../views/tablet/pieces.ts'
import { type OrderTextOf, type Refused, send } from '../../../stream/orders.ts'
import { Button, Toggle } from '../../../ui/button.tsx'
import { Check, Field, Input, Select } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { tell } from '../../../ui/overlay/toast.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { worded, words } from '../../../words.ts'
import { dealtInOf } from '../../report/spots.ts'
import * as desk from '../desk.ts'
import { click } from '../sound.ts'
import { laySeat } from './mode.ts'

const BONUS = 'bonus'
const FEE = 'fee'
/** Those behind a seat, counted from it. */
const BEHIND = [1, 2, 3, 4, 5]

type Asked = { readonly clause: string; readonly says: string }
type Draft = { readonly serials: readonly string[]; readonly series: string | undefined; readonly pieces: number }

export function Lay({ table, pieces, seat }: { table: TableView; pieces: TablePieces; seat: string }) {
  const say = words().pieces
  const around = useRef<HTMLDivElement>(null)
  const typed = useSignal('')
  const series = useSignal<string | undefined>(undefined)
  const count = useSignal(1)
  const bet = useSignal(pieces.bets[0] ?? 'base')
  const live = useSignal('')
  const wrong = useSignal('')
  const refused = useSignal<Refused | undefined>(undefined)
  /** What nobody knows of this player: asked once the house has said so. */
  const asked = useSignal<readonly Asked[]>([])
  useLayoutEffect(() => around.current?.querySelector('input')?.focus(), [])
  const serials = typed.value.split(/[\s,]+/).filter((serial) => serial !== '')
  const draft: Draft = { serials, series: series.value, pieces: count.value }
  const usual = besideOf(pieces.series, draft)
  const lay = async (form: HTMLFormElement) => {
    const filled = new FormData(form)
    const chips = live.value.trim() === '' ? usual : parseMoney(live.value)
    wrong.value = chips === undefined ? say.table.notMoney(live.value) : ''
    if (chips === undefined) return
    click()
    const answer = await send(layOrder({ table, seat, draft, bet: bet.value, live: chips, filled, asked: asked.value }))
    refused.value = answer.ok ? undefined : answer
    if (!answer.ok) {
      asked.value = [...asked.value, ...questionsIn(answer, asked.value)]
      return
    }
    tell(say.table.laid(words().table.seat(seat)))
    laySeat.value = undefined
  }
  return (
    <section class="seat-details" aria-label={words().table.seat(seat)}>
      <h2>{words().table.seat(seat)}</h2>
      <div ref={around}>
        <Form class="piece-form" onSend={lay}>
          <Field label={say.table.serial}>
            <Input
              autocomplete="off"
              value={typed.value}
              onInput={(event) => {
                typed.value = event.currentTarget.value
                if (typed.value !== '') series.value = undefined
              }}
            />
          </Field>
          {typed.value.trim() === '' && (
            <fieldset class="seat-group">
              <legend>{say.table.orSeries}</legend>
              {pieces.series.map((one) => (
                <Toggle
                  key={one.series}
                  isOn={series.value === one.series}
                  onClick={() => {
                    series.value = series.value === one.series ? undefined : one.series
                  }}
                >
                  {[say.kinds[one.kind] ?? one.kind, one.face, one.fee === undefined ? '' : say.table.fee(one.fee)]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </Toggle>
              ))}
            </fieldset>
          )}
          {series.value !== undefined && (
            <Field label={say.table.pieces}>
              <Input
                type="number"
                min="1"
                max={PIECES_MAX}
                value={count.value}
                onInput={(event) => {
                  count.value = Math.max(1, Math.min(PIECES_MAX, Math.floor(Number(event.currentTarget.value)) || 1))
                }}
              />
            </Field>
          )}
          <fieldset class="seat-group">
            <legend>{say.table.bet}</legend>
            {[...pieces.bets, BONUS, FEE].map((one) => (
              <Toggle
                key={one}
                isOn={bet.value === one}
                onClick={() => {
                  bet.value = one
                }}
              >
                {say.table.bets[one] ?? one}
              </Toggle>
            ))}
          </fieldset>
          {bet.value === BONUS && (
            <Field label={say.table.bonusName}>
              <Input name="bonus" required maxLength={40} autocomplete="off" />
            </Field>
          )}
          <div class="piece-pair">
            <Field label={say.table.live} error={wrong.value}>
              <Input
                isMoney
                placeholder={formatMoney(usual)}
                value={live.value}
                onInput={(event) => {
                  live.value = event.currentTarget.value
                }}
              />
            </Field>
            <Field label={say.table.card}>
              <Input name="card" inputMode="numeric" pattern="\D*\d{1,15}\D*" autocomplete="off" />
            </Field>
          </div>
          <Field label={say.table.who}>
            <Select name="behind">
              <option value="">{say.table.seated}</option>
              {BEHIND.map((nth) => (
                <option key={nth} value={nth}>
                  {say.table.behind(nth)}
                </option>
              ))}
            </Select>
          </Field>
          {asked.value.length > 0 && (
            <fieldset class="seat-group">
              <legend>{say.table.asked}</legend>
              {asked.value.map(({ clause, says }) => (
                <Check key={clause} name={`asked ${clause}`} label={`${clause} ${says}`} />
              ))}
            </fieldset>
          )}
          <Refusal refused={refused.value} />
          <Button type="submit" size="touch">
            {say.table.lay}
          </Button>
        </Form>
      </div>
    </section>
  )
}

/** The live chips that belong beside what is laid; nothing where none do. */
function besideOf(all: readonly SeriesHere[], { serials, series, pieces }: Draft): Cents {
  const beside = (code: string | undefined): Cents =>
    parseMoney(all.find((one) => one.series === code)?.beside ?? '') ?? ZERO
  if (serials.length === 0) return times(beside(series), pieces)
  return add(ZERO, ...serials.map((serial) => beside(serial.split('-')[0]?.toUpperCase())))
}

type Laying = {
  readonly table: TableView
  readonly seat: string
  readonly draft: Draft
  readonly bet: string
  readonly live: Cents
  readonly filled: FormData
  readonly asked: readonly Asked[]
}

function layOrder({ table, seat, draft, bet, live, filled, asked }: Laying): OrderTextOf<'LayPieces'> {
  const text = (name: string): string => String(filled.get(name) ?? '').trim()
  const person = text('card').replace(/\D/g, '')
  const behind = text('behind')
  const players = dealtInOf(table, desk.spots.value, desk.setting.value)
  const { serials, series, pieces } = draft
  return {
    do: 'LayPieces',
    table: table.table,
    seat,
    ...(behind === '' ? {} : { backline: Number(behind) }),
    ...(person === '' ? {} : { person }),
    ...(desk.setting.value.playerDealer === seat && behind === '' ? { isPlayerDealer: true as const } : {}),
    ...(serials.length > 0 ? { serials } : {}),
    ...(serials.length === 0 && series !== undefined ? { chips: { series, pieces } } : {}),
    live: formatMoney(live),
    bet: bet === BONUS ? text('bonus') : bet,
    ...(bet === BONUS ? { isBonus: true as const } : {}),
    ...(bet === FEE ? { isFee: true as const } : {}),
    // Where nobody keeps seats the dealer has tapped those who play; one alone may only be the one who was tapped so far.
    ...(table.players === undefined && players > 1 ? { players } : {}),
    ...(asked.length === 0
      ? {}
      : { answers: Object.fromEntries(asked.map(({ clause }) => [clause, filled.get(`asked ${clause}`) !== null])) }),
  }
}

/** What the house has just asked for and nobody was asked before. */
function questionsIn({ reasons }: Refused, before: readonly Asked[]): Asked[] {
  return reasons
    .filter(({ id }) => id === 'not told')
    .filter(({ clause }) => !before.some((one) => one.clause === clause))
    .map(({ clause, with: values }) => ({ clause, says: worded((values as { asks: Message }).asks) }))
}
