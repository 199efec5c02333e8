/** What was told of the last hand with pieces: what is done now, and the way back for a result that was touched by mistake. */
import { useSignal } from '@preact/signals'
import { fromWire } from '../../../../base/money.ts'
import { RESULTS, type Result } from '../../../../games/pieces/settle.ts'
import type { ToldHere } from '../../../../views/tablet/pieces.ts'
import { eventOf, send } from '../../../stream/orders.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Clause } from '../../../ui/sentence.tsx'
import { words } from '../../../words.ts'
import * as desk from '../desk.ts'
import { click } from '../sound.ts'
import { correctedLines } from './told.ts'

export function ToldLines({ told }: { told: readonly ToldHere[] }) {
  return (
    <>
      {told.map((one) => (
        <Told key={one.use} told={one} />
      ))}
    </>
  )
}

/** After a reload the tablet knows the result and not the steps: they were done. */
function Told({ told }: { told: ToldHere }) {
  const say = words().pieces.table
  const { use, seat, result, isFresh } = told
  const { head, clause, lines } = desk.settled.value.find((one) => one.use === use) ?? {
    head: say.told(seat, say.results[result]),
    clause: told.endings[result].clause,
    lines: [],
  }
  return (
    <Notice tone="good" data-told={use}>
      <h2>{head}</h2> <Clause clause={clause} />
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {isFresh && <Wrong told={told} />}
    </Notice>
  )
}

function Wrong({ told }: { told: ToldHere }) {
  const say = words().pieces.table
  const isOpen = useSignal(false)
  if (!isOpen.value)
    return (
      <Button
        onClick={() => {
          isOpen.value = true
        }}
      >
        {say.wrong}
      </Button>
    )
  return (
    <fieldset class="seat-group piece-right">
      <legend>{say.wrongSays}</legend>
      {RESULTS.filter((one) => one !== told.result).map((one) => (
        <Button key={one} onClick={() => void correct(told, one)}>
          {say.isRight(say.results[one])}
        </Button>
      ))}
      <Button
        onClick={() => {
          isOpen.value = false
        }}
      >
        {words().cancel}
      </Button>
    </fieldset>
  )
}

async function correct(told: ToldHere, result: Result): Promise<void> {
  const say = words().pieces.table
  click()
  const answer = await send({ do: 'CorrectPieces', use: told.use, result, reason: say.reason })
  desk.refused.value = answer.ok ? undefined : answer
  const corrected = answer.ok ? eventOf(answer.events, 'PiecesCorrected') : undefined
  if (corrected === undefined) return
  desk.tellSettled({
    use: told.use,
    head: say.correctedHead(told.seat, say.results[result]),
    clause: corrected.clause,
    lines: correctedLines(corrected, fromWire(corrected.difference), told, say),
  })
}
