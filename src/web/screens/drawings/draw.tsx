/** Who can be drawn, and the pick with its proof; or the ticket that was drawn by hand. */

import { useSignal } from '@preact/signals'
import { partyKey } from '../../../base/party.ts'
import type { DrawingDesk } from '../../../views/drawings/desk.ts'
import type { DrawnFor } from '../../../views/drawings/posted.ts'
import { post, type Refused } from '../../stream/orders.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Reasons, Refusal } from '../../ui/refusal.tsx'
import { clockOf, when } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { secondsTo } from '../floor/clock.ts'
import { Drum } from './drum.tsx'
import { OutsideChoice, useOutside } from './outside.tsx'
import { Reveal } from './reveal.tsx'
import { TableDraw } from './tables.tsx'
import { timeOf } from './time.ts'

export function Draw({ desk }: { desk: DrawingDesk }) {
  const say = words().games
  const { drawing } = desk
  const isOpen = drawing !== undefined && !drawing.isWon && desk.status === 'running'
  return (
    <article class="pane">
      <header class="pane-head">
        <h2>{desk.name}</h2>
        <span class="soft">
          {timeOf(desk)} · {say.from[desk.from]}
        </span>
      </header>
      {drawing?.isWon === true && <Notice tone="good">{say.won}</Notice>}
      {desk.gives !== undefined && <p class="given">{say.gives[desk.gives](desk.prize)}</p>}
      {desk.isByProgram && <Pick desk={desk} isOpen={isOpen} />}
      {desk.tableDraw !== undefined && <TableDraw desk={desk} view={desk.tableDraw} isOpen={isOpen} />}
      {desk.from === 'ticket drum' && <Drum desk={desk} isOpen={isOpen} />}
    </article>
  )
}

function Pick({ desk, isOpen }: { desk: DrawingDesk; isOpen: boolean }) {
  const say = words().games
  const refused = useSignal<Refused | undefined>(undefined)
  const { outside, ...choice } = useOutside(desk.witnesses)
  const seal = async ({ from, again }: DrawnFor) => {
    const why = again === undefined ? {} : { again: say.again[again] }
    const answer = await post('/api/drawings/seal', { activity: desk.activity, drawing: from, outside, ...why })
    refused.value = answer.ok ? undefined : answer
  }
  const isSealed = desk.draw?.isSpin === false
  const cannotSeal = desk.eligibleCount === 0 || outside === undefined
  const toSeal = desk.drawing?.from ?? desk.missed[0]?.from ?? ''
  const late = isSealed || desk.status !== 'running' ? [] : desk.missed
  return (
    <>
      <h3>
        {say.eligible} · {desk.eligibleCount}
      </h3>
      {desk.eligibleCount === 0 ? (
        <p class="soft">{desk.from === 'points' ? say.nobodyByPoints : say.nobody}</p>
      ) : (
        <ul class="numbers">
          {desk.eligible.map((person) => (
            <li key={person}>{person}</li>
          ))}
          {desk.eligibleCount > desk.eligible.length && (
            <li class="soft">{say.more(desk.eligibleCount - desk.eligible.length)}</li>
          )}
        </ul>
      )}
      {!isSealed && (isOpen || late.length > 0) && desk.witnesses.length > 0 && (
        <OutsideChoice desk={desk} of={{ drawing: toSeal }} {...choice} />
      )}
      {late.map((one) => (
        <Notice key={one.from} tone="due">
          {say.missed(clockOf(one.from), clockOf(one.to))}{' '}
          <Button look="primary" disabled={cannotSeal} onClick={() => void seal(one)}>
            {say.sealMissed(clockOf(one.from), clockOf(one.to))}
          </Button>
        </Notice>
      ))}
      {isOpen && !isSealed && desk.drawing !== undefined && (
        <>
          <p class="soft">{say.sealSays}</p>
          {lastMinutes(desk) && <p class="soft">{say.closing(clockOf(desk.drawing.to), desk.minutes ?? 0)}</p>}
          <Button look="primary" size="next" disabled={cannotSeal} onClick={() => void seal(desk.drawing!)}>
            {desk.drawing.again === undefined ? say.seal : say.sealAgain}
          </Button>
        </>
      )}
      {!isOpen && !isSealed && late.length === 0 && (
        <>
          <Button look="primary" size="next" disabled>
            {say.seal}
          </Button>
          <p class="soft">{whyNotNow(desk)}</p>
        </>
      )}
      {desk.draw?.isSpin === false && <Reveal draw={desk.draw} />}
      <Refusal refused={refused.value} />
      {desk.out.length > 0 && (
        <details>
          <summary>
            {desk.from === 'points' ? say.outByPoints : say.out} · {desk.outCount}
          </summary>
          <ul class="out">
            {desk.out.map(({ who, reasons }) => (
              <li key={partyKey(who)}>
                <strong>{words().party(who)}</strong>
                <Reasons reasons={reasons} />
              </li>
            ))}
            {desk.outCount > desk.out.length && <li class="soft">{say.more(desk.outCount - desk.out.length)}</li>}
          </ul>
        </details>
      )}
    </>
  )
}

/** A button that does nothing yet says since when it will. */
function whyNotNow({ status, drawing, next }: DrawingDesk): string {
  const say = words().games.notNow
  if (status !== 'running') return say.status(words().status[status] ?? status)
  if (drawing?.isWon === true) return say.won
  return next === undefined ? say.none : say.next(when(next))
}

/** Who does not come would be missed only after the hour. */
const lastMinutes = ({ drawing, minutes }: DrawingDesk): boolean => {
  const left = drawing === undefined ? undefined : secondsTo(drawing.to)
  return left !== undefined && minutes !== undefined && left <= minutes * 60
}
