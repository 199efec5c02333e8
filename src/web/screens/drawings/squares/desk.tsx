/** Squares at the desk: the grid and what is to be done next, from the empty board to the last prize. */
import { when } from '../../../ui/shell/clock.tsx'
import './squares.css'
import { useSignal } from '@preact/signals'
import type { SquaresView } from '../../../../views/squares/squares.ts'
import { show } from '../../../stream/address.ts'
import { type OrderText, type Refused, send } from '../../../stream/orders.ts'
import { isAllowed } from '../../../stream/permission.ts'
import type { Proof } from '../../../stream/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { SquaresGrid } from '../../../ui/squares/grid.tsx'
import { words } from '../../../words.ts'
import type { Give } from '../step.ts'
import { Close, Digits, Place } from './grid.tsx'
import { Correct, Periods } from './periods.tsx'

export function SquaresDesk({ squares }: { squares: SquaresView }) {
  const say = words().squares
  const refused = useSignal<Refused | undefined>(undefined)
  const give: Give = async (order: OrderText, second?: Proof) => {
    const answer = await send(order, second)
    refused.value = answer.ok ? undefined : answer
    return answer.ok
  }
  const { digest, spaces, digits, periods, now } = squares
  const isDrawn = digits.top !== undefined && digits.left !== undefined
  const of = { squares, give }
  return (
    <div class="squares-desk">
      <header>
        <h2>{squares.name}</h2>
        <p class="soft">
          {squares.top} – {squares.left} · {say.begins(when(squares.begins))}
        </p>
      </header>
      {(spaces !== undefined || digest !== undefined) && (
        <SquaresGrid {...squares} lit={now?.cell} won={periods.flatMap(({ cell }) => cell ?? [])} />
      )}
      {digest !== undefined && <p class="soft squares-digest">{say.digest(digest)}</p>}
      {!isAllowed('EnterScore') && <p class="empty">{say.desk.notYours}</p>}
      {isAllowed('PlaceTables') && digest === undefined && <Place {...of} />}
      {isAllowed('CloseGrid') && digest === undefined && spaces !== undefined && <Close {...of} />}
      {isAllowed('DrawDigits') && digest !== undefined && !isDrawn && <Digits {...of} />}
      {isDrawn && <Periods {...of} />}
      <Refusal refused={refused.value} />
      {isDrawn && isAllowed('CorrectScore') && periods.some(({ score }) => score !== undefined) && <Correct {...of} />}
      {spaces !== undefined && (
        <p class="acts">
          <Button onClick={() => show({ squares: squares.activity, paper: 'squares' })}>{say.desk.paper}</Button>
        </p>
      )}
    </div>
  )
}
