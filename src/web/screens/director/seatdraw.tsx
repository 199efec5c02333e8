/** Seats drawn by the public protocol: sealed, the room's chance added, revealed; the order is filled by who came when. */
import { useSignal } from '@preact/signals'
import type { TournamentDesk } from '../../../views/tournaments/rows.ts'
import { post, type Refused } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { useSending } from '../../ui/form.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'
import '../drawings/drawings.css'
import { Reveal } from '../drawings/reveal.tsx'
import { DrawProof } from './drawproof.tsx'

/** The final draw stands in the pane of what is to be done next, that of all seats in a pane of its own. */
export function SeatDraw({ desk, which }: { desk: TournamentDesk; which: 'all' | 'final' }) {
  const say = words().tournaments.seats
  const { activity, tables } = desk
  const { drawn, sealed } = which === 'all' ? desk.seatDraw : desk.finalDraw
  const refused = useSignal<Refused | undefined>(undefined)
  const { refused: denied, order } = useSending()
  const why = useSignal('')
  const seal = async () => {
    const again = why.value.trim() === '' ? {} : { again: why.value.trim() }
    const answer = await post('/api/drawings/seal', { activity, seats: which, ...again })
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) why.value = ''
  }
  /** One was given up, or a tournament of this name was held before: the record says why there is another. */
  const isAgain = refused.value?.reasons.some(({ id }) => id === 'drawn for already') === true
  const hasSeats = desk.entries.some(({ table }) => table !== undefined)
  const canSeal =
    tables.length > 0 && isAllowed('HoldDrawing') && (which === 'final' || drawn === undefined || !hasSeats)
  return (
    <article class={which === 'all' ? 'pane seat-draw' : 'seat-draw'} data-draw={which}>
      <h2>{which === 'final' ? say.final : say.draw}</h2>
      {drawn !== undefined && <DrawProof key={drawn} desk={desk} draw={drawn} />}
      {tables.length === 0 && <p class="soft">{say.takeFirst}</p>}
      {sealed !== undefined && <Reveal draw={sealed} />}
      {sealed === undefined && canSeal && (
        <>
          <p class="soft">{which === 'final' ? say.finalSays : say.drawSays}</p>
          {isAgain && (
            <Field label={say.whyAgain}>
              <Input
                maxLength={200}
                autocomplete="off"
                value={why.value}
                onInput={({ currentTarget }) => (why.value = currentTarget.value)}
              />
            </Field>
          )}
          <Button look={drawn === undefined ? 'primary' : 'plain'} size="touch" onClick={() => void seal()}>
            {drawn === undefined ? say.draw : say.drawAgain}
          </Button>
        </>
      )}
      {which === 'final' && drawn !== undefined && sealed === undefined && isAllowed('SeatFinalTable') && (
        <Button
          look="primary"
          size="touch"
          onClick={() => void order({ do: 'SeatFinalTable', activity }, say.finalDone)}
        >
          {say.finalSeat}
        </Button>
      )}
      <Refusal refused={refused.value ?? denied.value} />
    </article>
  )
}
