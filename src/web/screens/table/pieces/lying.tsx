/** Pieces on one wager: the fee before the deal, the result after it, and what is done with them then. */
import { useSignal } from '@preact/signals'
import { formatMoney, ZERO } from '../../../../base/money.ts'
import type { Result } from '../../../../games/pieces/settle.ts'
import type { LyingView } from '../../../../views/tablet/pieces.ts'
import { eventOf, type OrderTextOf, send } from '../../../stream/orders.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { tell } from '../../../ui/overlay/toast.tsx'
import { Clause } from '../../../ui/sentence.tsx'
import { words } from '../../../words.ts'
import * as desk from '../desk.ts'
import { click } from '../sound.ts'
import { toldOf } from './told.ts'

const RESULTS: readonly Result[] = ['win', 'lose', 'push']
const LIVE_CHIPS = 'live chips'
const NONE = formatMoney(ZERO)

export function Lying({ lying }: { lying: LyingView }) {
  const say = words().pieces
  const { use, kind, seat, backline, bet, isBonus, live, face, status, fee, clause, says } = lying
  const odds = useSignal('')
  const place = words().table.seat(seat)
  const where = backline === undefined ? place : `${place} · ${say.table.behind(backline)}`
  return (
    <section class="piece" data-use={use} aria-label={`${where} · ${use}`}>
      <h3>
        {where} <Badge tone={status === 'dealt' ? 'good' : 'due'}>{say.table.statuses[status]}</Badge>
      </h3>
      <p>
        {`${say.kinds[kind] ?? kind} `}
        <strong>{face}</strong> {say.table.on(isBonus ? bet : (say.table.bets[bet] ?? bet))}{' '}
        {live !== NONE && ` · ${say.table.beside(live)}`}
      </p>
      {status === 'laid' && (
        <>
          <p>
            <Clause clause={clause} says={says} />
          </p>
          {fee !== undefined && (
            <Notice tone="due">
              {say.table.feeDue(fee)} <Clause clause={lying.feeClause ?? ''} />
            </Notice>
          )}
          <fieldset class="seat-group">
            {fee !== undefined && <Button onClick={() => void payFee(use, fee)}>{say.table.takeFee(fee)}</Button>}
            <Button onClick={() => void settle(lying, 'withdrawn', '')}>{say.table.back}</Button>
          </fieldset>
        </>
      )}
      {status === 'dealt' && (
        <>
          <fieldset class="seat-group piece-results">
            {RESULTS.map((result) => (
              <Button key={result} onClick={() => void settle(lying, result, odds.value)}>
                {say.table.results[result]}
              </Button>
            ))}
          </fieldset>
          <Field label={say.table.odds} isInline>
            <Input
              maxLength={20}
              autocomplete="off"
              placeholder="1 to 1"
              value={odds.value}
              onInput={(event) => {
                odds.value = event.currentTarget.value
              }}
            />
          </Field>
        </>
      )}
    </section>
  )
}

async function payFee(use: string, fee: string): Promise<void> {
  if (await desk.order({ do: 'PayPieceFee', use, paidIn: LIVE_CHIPS })) tell(words().pieces.table.feeTaken(fee))
}

async function settle(lying: LyingView, result: OrderTextOf<'SettlePieces'>['result'], odds: string): Promise<void> {
  const say = words().pieces.table
  click()
  const pays = odds.trim() === '' ? {} : { odds: odds.trim() }
  const answer = await send({ do: 'SettlePieces', use: lying.use, result, ...pays, paidIn: LIVE_CHIPS })
  desk.refused.value = answer.ok ? undefined : answer
  const settled = answer.ok ? eventOf(answer.events, 'PiecesSettled') : undefined
  if (settled === undefined) return
  const lines = toldOf(settled, lying, say)
  if (result === 'withdrawn') tell(lines.join(' '))
  else {
    const head = say.told(lying.seat, say.results[result])
    desk.tellSettled({ use: lying.use, head, clause: settled.clause, lines })
  }
}
