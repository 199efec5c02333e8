/** What a step would do, asked of the game itself before anything is sent: a wrong press is seen while it hurts nobody. */

import { add, type Cents, formatMoney, ZERO } from '../../../base/money.ts'
import { isRefusal, type Refusal } from '../../../base/refusal.ts'
import type { Action } from '../../../games/table/action.ts'
import { step } from '../../../games/table/step.ts'
import type { Entry, GameTable, Stepped } from '../../../games/table/table.ts'
import { Notice } from '../../ui/notice.tsx'
import { Says } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'
import { Why } from '../practice/clauses.tsx'
import { ToldLine } from '../practice/instruction.tsx'
import * as live from './live.ts'

/** The house decides it again when it is sent. */
export const foresee = ({ rules, game }: Pick<live.Props, 'rules' | 'game'>, action: Action): Stepped | Refusal =>
  step(game, action, { rules, meters: live.meters.value })

/** Why it would be refused, with the section. */
export function WhyNot({ refusal: { reasons } }: { refusal: Refusal }) {
  return (
    <Notice tone="due">
      {reasons.map((reason) => (
        <span key={reason.clause}>
          <Says of={reason} /> <Why by={reason.clause} clauses={live.shown.value?.clauses ?? {}} />
        </span>
      ))}
    </Notice>
  )
}

/** In sums, and every line that would be told, with its clauses. */
export function Foreseen({ stepped }: { stepped: Stepped | Refusal }) {
  if (isRefusal(stepped)) return <WhyNot refusal={stepped} />
  return (
    <>
      {stepped.entries.length > 0 && <Sums entries={stepped.entries} />}
      <Lines stepped={stepped} />
    </>
  )
}

export function Lines({ stepped: { instructions } }: { stepped: Stepped }) {
  return (
    <ol class="dealing-foreseen">
      {instructions.map((told, at) => (
        // The list stands as it is.
        <li key={at}>
          <ToldLine told={told} clauses={live.shown.value?.clauses ?? {}} />
        </li>
      ))}
    </ol>
  )
}

/** What is collected, handed back and paid, and from where. */
export function Sums({ entries }: { entries: readonly Entry[] }) {
  const say = words().dealing.sums
  const sum = (amountOf: (entry: Entry) => Cents): Cents => add(...entries.map(amountOf))
  const paid = (from: Entry['from']) => sum(({ does, win, from: of }) => (does === 'pay' && of === from ? win : ZERO))
  const sums: readonly (readonly [Cents, (amount: string) => string])[] = [
    [sum(({ does, wagered }) => (does === 'collect' ? wagered : ZERO)), say.collect],
    [
      sum(({ does, wagered, isReturned }) => (does === 'return' || (does === 'pay' && isReturned) ? wagered : ZERO)),
      say.back,
    ],
    [paid('tray'), say.tray],
    [paid('account'), say.account],
    [paid('meter'), say.meter],
  ]
  const there = sums.filter(([amount]) => amount > ZERO)
  return (
    <p class="dealing-sums">
      {there.length === 0 ? say.nothing : there.map(([amount, say]) => say(formatMoney(amount))).join(' · ')}
    </p>
  )
}

/** Seats that come next and have nothing to be told: they need no press of their own. */
export function settledAlong(
  { rules, game }: Pick<live.Props, 'rules' | 'game'>,
  next: (table: GameTable) => string[],
) {
  const actions: live.Action[] = []
  let table = game
  for (let [seat] = next(table); seat !== undefined; [seat] = next(table)) {
    const stepped =
      table.seats[seat]?.decision === 'play' ? undefined : foresee({ rules, game: table }, { do: 'settle', seat })
    if (stepped === undefined || isRefusal(stepped) || stepped.entries.length > 0) break
    actions.push({ do: 'settle', seat })
    table = stepped.table
    if (table.phase !== 'settle') break
  }
  return actions
}
