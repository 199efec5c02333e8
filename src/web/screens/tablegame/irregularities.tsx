/** What goes wrong at the table, where it may: chosen here; what the document has done about it is seen before it is done. */
import { useSignal } from '@preact/signals'
import type { IrregularityName } from '../../../games/table/action.ts'
import { isHeldAgainst } from '../../../games/table/decisions.ts'
import { Button } from '../../ui/button.tsx'
import { words } from '../../words.ts'
import { type Chosen, Sure, type Told } from './confirmation.tsx'
import { DealersCards, Decided, decidedIn } from './correction.tsx'
import { Recut } from './deck.tsx'
import { Leaves } from './departure.tsx'
import { isOfDevice, mayGoWrong } from './irregular.ts'
import * as live from './live.ts'
import { Stub } from './stub.tsx'

type Mended = 'decision' | 'dealer'

/** A page of its own: what happened, then what becomes of it. */
export function Wrong(props: live.Props) {
  const { table, rules, game } = props
  const say = words().dealing
  const chosen = useSignal<Chosen | Mended | undefined>(undefined)
  const close = () => {
    live.refused.value = undefined
    live.isWrong.value = false
  }
  const back = () => {
    live.refused.value = undefined
    chosen.value = undefined
  }
  const choose = (action: Told, label: string) => {
    chosen.value = { action, label }
  }
  const found = mayGoWrong(props)
  const { phase, deck } = game
  const isDealt = ['decisions', 'reveal', 'settle'].includes(phase)
  const mended: readonly (readonly [Mended, string])[] = [
    ...(decidedIn(game).length > 0 ? ([['decision', say.decidedWrongly]] as const) : []),
    ...(phase === 'settle' && !isHeldAgainst(game) ? ([['dealer', say.dealerWrong]] as const) : []),
  ]
  if (chosen.value === 'decision') return <Decided {...props} onBack={back} onDone={close} />
  if (chosen.value === 'dealer') return <DealersCards {...props} onBack={back} onDone={close} />
  if (chosen.value !== undefined) return <Sure {...props} {...chosen.value} onBack={back} onDone={close} />
  return (
    <>
      <h2 tabIndex={-1} class="dealing-first">
        {say.wrongSays}
      </h2>
      {mended.length > 0 && (
        <fieldset class="seat-group deal-happened" aria-label={say.wrongEntered}>
          {mended.map(([what, label]) => (
            <Button
              key={what}
              onClick={() => {
                chosen.value = what
              }}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      )}
      {isDealt && <Leaves {...props} onChoose={choose} />}
      <Happened title={say.wrongCards} found={found.filter((what) => !isOfDevice(what))} onChoose={choose} />
      <Happened title={say.wrongDevices} found={found.filter(isOfDevice)} onChoose={choose} />
      {deck !== undefined && isDealt && <Stub {...props} onChoose={choose} />}
      {phase === 'deal' && deck?.isCut === true && <Recut table={table} least={rules.deck?.cutMin ?? 0} />}
      <footer class="steps dealing-foot">
        <span class="steps-why" />
        <Button look="primary" size="next" onClick={close}>
          {say.backToGame}
        </Button>
      </footer>
    </>
  )
}

function Happened({
  title,
  found,
  onChoose,
}: {
  title: string
  found: readonly IrregularityName[]
  onChoose: (action: Told, label: string) => void
}) {
  const say = words().dealing
  const all = found.flatMap((what): Chosen[] => [
    { action: { do: 'irregularity', what }, label: say.irregularities[what] },
    ...(what === 'face up card'
      ? [{ action: { do: 'irregularity' as const, what, cards: 2 }, label: say.severalFaceUp }]
      : []),
  ])
  if (all.length === 0) return null
  return (
    <fieldset class="seat-group deal-happened">
      <legend>{title}</legend>
      {all.map(({ action, label }) => (
        <Button key={label} onClick={() => onChoose(action, label)}>
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
