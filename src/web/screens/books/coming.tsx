/** Rates, limits and seeds that wait to be posted: accounting knows of them before they take effect. */
import type { LevelTerms } from '../../../views/offerings/terms.ts'
import { view } from '../../stream/feed.ts'
import { Notice } from '../../ui/notice.tsx'
import { words } from '../../words.ts'
import { nameOfActivity } from './name.ts'

export const TERMS = [
  'seed',
  'reset',
  'cap',
  'wager',
  'onMeter',
  'behind',
  'past',
] as const satisfies (keyof LevelTerms)[]

export const termOf = (terms: LevelTerms | undefined, name: (typeof TERMS)[number]): string =>
  name === 'past' ? (terms?.past === undefined ? '' : words().account(terms.past)) : (terms?.[name] ?? '')

export function Coming() {
  const say = words().books
  const poolName = words().board.poolName
  const rows = (view('offerings').value ?? []).flatMap(({ activity, coming = [] }) =>
    coming.flatMap(({ pool, now, next }) =>
      TERMS.filter((term) => termOf(now, term) !== termOf(next, term)).map((term) => ({
        key: `${activity} ${pool} ${term}`,
        says: `${nameOfActivity(activity)}, ${poolName(pool)}: ${say.levelTerm[term]} ${termOf(now, term) || '–'} → ${termOf(next, term) || '–'}`,
      })),
    ),
  )
  if (rows.length === 0) return null
  return (
    <div class="no-print">
      <Notice tone="due">
        <strong>{say.coming}</strong>
        {rows.map(({ key, says }) => (
          <p key={key}>{says}</p>
        ))}
      </Notice>
    </div>
  )
}
