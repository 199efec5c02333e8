/** The prizes from the top, with the rung that the player stands on; and what today's games are to be paid. */

import type { DrawingDesk } from '../../../views/drawings/desk.ts'
import { show } from '../../stream/address.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Cards } from '../../ui/cards.tsx'
import { List } from '../../ui/list/list.tsx'
import { Clause, Ruled } from '../../ui/sentence.tsx'
import { when } from '../../ui/shell/clock.tsx'
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
  const rows = desk.results.filter(({ callup }) => callup !== spun?.callup || !isTurning(spun))
  const hasPass = isAllowed('PrintSheet') && rows.some(({ gives }) => gives === 'pass')
  return (
    <section class="pane" aria-label={say.results}>
      <List
        name="drawing-results"
        title={say.results}
        hasHeading
        quietUpTo={5}
        rows={rows}
        keyOf={({ callup }) => callup}
        empty={say.noResults}
        columns={[
          {
            key: 'who',
            says: words().listed.who,
            value: ({ who }) => words().party(who),
            cell: ({ who }) => <strong>{words().party(who)}</strong>,
          },
          { key: 'at', says: words().listed.when, value: ({ local }) => local, kind: 'time', isUnlabelled: true },
          {
            key: 'what',
            says: words().listed.state,
            value: stateOf,
            cell: (one) =>
              one.hit !== undefined && one.hitStatus === 'declared' ? <Verify hit={one.hit} /> : stateOf(one),
            isUnlabelled: true,
          },
          {
            key: 'form',
            says: words().listed.form,
            value: ({ form, amount }) => (amount === undefined ? '' : formName(form ?? '')),
            isDetail: true,
          },
          {
            key: 'pay',
            says: words().listed.toPay,
            value: ({ amount }) => amount,
            cell: ({ amount, form }) => amount !== undefined && say.pay(amount, formName(form ?? '')),
            kind: 'money',
            isUnlabelled: true,
          },
        ]}
        {...(hasPass ? { acts: (one: Result) => one.gives === 'pass' && <Pass callup={one.callup} /> } : {})}
        details={(one) => <Details one={one} />}
      />
      {isAllowed('PrintSheet') && <Sheets desk={desk} />}
    </section>
  )
}

type Result = DrawingDesk['results'][number]

function stateOf({ status, hit, hitStatus }: Result): string {
  const say = words().games
  if (status === 'passed over') return say.passed
  if (status === 'no winner') return say.noWinner
  if (hit !== undefined && hitStatus === 'declared') return say.verify(hit)
  return hitStatus === undefined ? '' : (words().status[hitStatus] ?? hitStatus)
}

const Verify = ({ hit }: { hit: string }) => <a href={`/floor?hit=${hit}`}>{words().games.verify(hit)}</a>

const Pass = ({ callup }: { callup: string }) => (
  <span>
    <Button size="small" onClick={() => show({ paper: 'pass', callup })}>
      {words().drawingPapers.printPass}
    </Button>
  </span>
)

/** How it was picked and played, and by which clauses. */
function Details({ one: { draw, play, why } }: { one: Result }) {
  const say = words().games
  return (
    <>
      {draw !== undefined && <Record draw={draw} />}
      {play !== undefined && 'cards' in play && play.cards.length > 0 && <Cards cards={play.cards} />}
      {play !== undefined &&
        'hands' in play &&
        play.hands.map(({ on, player, banker, was }, index) => (
          // Hands are only ever added, so the place is the key.
          <Hand key={index} player={player} banker={banker} says={`${say.side[on]}: ${say.handWas[was]}`} />
        ))}
      {why.length > 0 && (
        <>
          <h3>{say.why}</h3>
          <ul class="reasons">
            {why.map(({ clause, says }) => (
              <li key={clause}>
                <Clause clause={clause} says={says} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
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
