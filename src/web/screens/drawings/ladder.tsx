/** The prizes from the top, with the rung that the player stands on; and what today's games are to be paid. */
import type { DrawingDesk } from '../../../views/drawings/desk.ts'
import { show } from '../../stream/address.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Cards } from '../../ui/cards.tsx'
import { when } from '../../ui/names.ts'
import { Clause, Ruled } from '../../ui/sentence.tsx'
import { isTurning } from '../../ui/wheels/face.tsx'
import { words } from '../../words.ts'
import { formName } from './form.ts'
import { Hand } from './game.tsx'
import { Record } from './record.tsx'

export function Ladder({ desk }: { desk: DrawingDesk }) {
  const say = words().games
  const marks = { here: say.here, behind: say.behind, next: say.nextRung, ahead: '' }
  return (
    <>
      <h2>{say.ladder}</h2>
      <ol class="ladder" reversed>
        {[...desk.ladder].reverse().map(({ line, prize, form, by, is }) => (
          <li key={line} data-is={is} aria-current={is === 'here' ? 'step' : undefined}>
            <span class="rung-prize">{prize}</span>
            <span>{form === '' ? <Ruled text={line} /> : formName(form)}</span>
            <span class="soft">
              {marks[is]} <span class="clause">{by}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

export function Results({ desk }: { desk: DrawingDesk }) {
  const say = words().games
  const spun = desk.wheel?.spun
  // The wheel tells first what it gives.
  const isTold = ({ callup }: { callup: string }) => callup !== spun?.callup || !isTurning(spun)
  return (
    <section class="pane" aria-label={say.results}>
      <h2>{say.results}</h2>
      {isAllowed('PrintSheet') && <Sheets desk={desk} />}
      {desk.results.length === 0 && <p class="soft">{say.noResults}</p>}
      <ul class="results">
        {desk.results.filter(isTold).map((one) => (
          <li key={one.callup} data-status={one.status}>
            <p>
              <strong>{words().party(one.who)}</strong> <span class="soft">{when(one.local)} </span>
            </p>
            {one.draw !== undefined && <Record draw={one.draw} />}
            {one.status === 'passed over' && <p class="soft">{say.passed}</p>}
            {one.status === 'no winner' && <p class="soft">{say.noWinner}</p>}
            {one.play !== undefined && 'cards' in one.play && one.play.cards.length > 0 && (
              <Cards cards={one.play.cards} />
            )}
            {one.play !== undefined &&
              'hands' in one.play &&
              one.play.hands.map(({ on, player, banker, was }, index) => (
                // Hands are only ever added, so the place is the key.
                <Hand key={index} player={player} banker={banker} says={`${say.side[on]}: ${say.handWas[was]}`} />
              ))}
            {one.amount !== undefined && (
              <p class="to-pay">
                <strong>{say.pay(one.amount, formName(one.form ?? ''))}</strong>
              </p>
            )}
            {one.gives === 'pass' && isAllowed('PrintSheet') && (
              <p>
                <Button onClick={() => show({ paper: 'pass', callup: one.callup })}>
                  {words().drawingPapers.printPass}
                </Button>
              </p>
            )}
            {one.why.length > 0 && (
              <details>
                <summary>{say.why}</summary>
                <ul class="reasons">
                  {one.why.map(({ clause, says }) => (
                    <li key={clause}>
                      <Clause clause={clause} says={says} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
            {one.hit !== undefined && one.hitStatus === 'declared' && (
              <a href={`/floor?hit=${one.hit}`}>{say.verify(one.hit)}</a>
            )}
            {one.hitStatus !== undefined && one.hitStatus !== 'declared' && (
              <span class="soft">{words().status[one.hitStatus] ?? one.hitStatus}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Of the drawing that is held, and of those of today. */
function Sheets({ desk }: { desk: DrawingDesk }) {
  const held = [desk.drawing?.from, ...desk.results.map(({ drawing }) => drawing)]
  const drawings = [...new Set(held.filter((one) => one !== undefined))]
  return (
    <p class="acts">
      {drawings.map((drawing) => (
        <Button key={drawing} onClick={() => show({ paper: 'sheet', begun: drawing })}>
          {words().drawingPapers.printSheet(when(drawing))}
        </Button>
      ))}
    </p>
  )
}
