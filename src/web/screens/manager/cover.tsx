/** What signs and claims promise against the money in hand, and what the house has promised and when. */
import type { Overview } from '../../../views/overview/overview.ts'
import { Badge } from '../../ui/badge.tsx'
import { Money } from '../../ui/money.tsx'
import { dayOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { COVER, cents, money, promisedAt, sumOf } from './told.ts'

const SHOWN = 5

export function Cover({ told: { cover } }: { told: Overview }) {
  const say = words().manager
  const { signs, held, promised, short, promises } = cover
  const isShort = cents(short) > 0
  return (
    <section class="pane manager-cover" aria-label={say.cover}>
      <header class="plot-head">
        <h2>{say.cover}</h2>
        <a href={COVER}>{say.coverStatement}</a>
      </header>
      <p class="manager-promise">
        <span>{say.signs}</span>
        <a href={COVER}>
          <Money amount={money(signs)} size={20} />
        </a>
      </p>
      <CoverBar signs={cents(signs)} short={cents(short)} says={say.coverSays(money(held), money(signs))} />
      <p class="manager-bar-says">
        <span>{say.inHand(money(held))}</span>
        {cents(promised) > 0 && <Badge tone="due">{say.onWord(money(promised))}</Badge>}
      </p>
      <p>
        <Badge tone={isShort ? 'due' : 'good'}>{isShort ? say.shortBy(money(short)) : say.covered}</Badge>
      </p>
      <h3>{say.promises}</h3>
      {promises.length === 0 && <p class="soft">{say.noPromises}</p>}
      <ul class="manager-lines">
        {promises.slice(0, SHOWN).map((one) => (
          <li key={one.activity}>
            <span>{one.name}</span>
            <Badge tone={one.isOverdue ? 'stop' : 'due'}>{one.isOverdue ? say.overdue : say.due(dayOf(one.due))}</Badge>
            <a href={promisedAt(one)}>{money(one.amount)}</a>
          </li>
        ))}
        {promises.length > SHOWN && (
          <li>
            <a href={COVER}>{say.moreOf(promises.length - SHOWN)}</a>
            {money(sumOf(promises.slice(SHOWN).map(({ amount }) => amount)))}
          </li>
        )}
        {promises.length > 0 && (
          <li class="manager-total">
            <b>{say.notPutIn}</b>
            <b>{money(sumOf(promises.map(({ amount }) => amount)))}</b>
          </li>
        )}
      </ul>
    </section>
  )
}

/** What is covered, and hatched what is not: the whole bar is what is promised. */
function CoverBar({ signs, short, says }: { signs: number; short: number; says: string }) {
  const covered = signs <= 0 ? 100 : Math.max(0, Math.min(100, ((signs - short) / signs) * 100))
  return (
    <svg class="manager-bar" width="100%" height="24" role="img" aria-label={says}>
      <defs>
        <pattern id="cover-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect class="plot-hatch" width="3" height="6" />
        </pattern>
      </defs>
      <rect class="manager-bar-held" width={`${covered}%`} height="24" rx="4" />
      <rect
        class="manager-bar-short"
        x={`${covered}%`}
        width={`${100 - covered}%`}
        height="24"
        rx="4"
        fill="url(#cover-hatch)"
      />
    </svg>
  )
}
