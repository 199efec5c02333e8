/** What the document makes of it, in sums and line by line; only then is it done. */
import { isRefusal } from '../../../base/refusal.ts'
import type { Action } from '../../../games/table/action.ts'
import { Button } from '../../ui/button.tsx'
import { words } from '../../words.ts'
import { Why } from '../practice/clauses.tsx'
import * as live from './live.ts'
import { Foreseen, foresee } from './preview.tsx'
import { wagersIn } from './roundstate.tsx'

export type Told = Extract<Action, { do: 'irregularity' | 'count stub' | 'leave' }>
export type Chosen = { readonly action: Told; readonly label: string }
export type Choose = { readonly onChoose: (action: Told, label: string) => void }
export type Closing = { readonly onBack: () => void; readonly onDone: () => void }

export function Sure({ table, rules, game, action, label, onBack, onDone }: live.Props & Chosen & Closing) {
  const say = words().dealing
  const seen = foresee({ rules, game }, action)
  const isVoid = !isRefusal(seen) && seen.table.phase === 'bets' && game.phase !== 'bets'
  return (
    <>
      <h2 tabIndex={-1} class="dealing-first">
        {label}
      </h2>
      <p>{isVoid ? say.becomesVoid : say.becomes}</p>
      <LostLater rules={rules} game={game} action={action} />
      <Foreseen stepped={seen} />
      <footer class="steps dealing-foot">
        <Button onClick={onBack}>{say.notThat}</Button>
        <span class="steps-why" />
        <Button
          look={isVoid ? 'stop' : 'primary'}
          size="next"
          disabled={isRefusal(seen)}
          onClick={() => void live.play(table, [action]).then((isDone) => isDone && onDone())}
        >
          {isVoid ? say.voidNow : say.sure}
        </Button>
      </footer>
    </>
  )
}

/** While others are asked nothing is collected yet; it is said all the same what will be. */
function LostLater({ rules, game, action }: Pick<live.Props, 'rules' | 'game'> & { action: Told }) {
  if (action.do !== 'leave' || action.treatedAs !== 'lost' || game.phase !== 'decisions') return null
  return (
    <p>
      {words().dealing.lostLater(wagersIn(game.seats[action.seat]?.wagers ?? {}))}{' '}
      <Why by={rules.by.leaving ?? ''} clauses={live.shown.value?.clauses ?? {}} />
    </p>
  )
}
