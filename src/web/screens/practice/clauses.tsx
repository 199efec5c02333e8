/** A payment with the clauses behind it; one press tells what each says. */
import './clauses.css'
import { citedIn } from '../../../base/cited.ts'
import type { Practice } from '../../../server/desks/practice.ts'

export function Why({ by, clauses }: { by: string; clauses: Practice['clauses'] }) {
  const known = [...new Set(citedIn(by))].filter((clause) => clauses[clause] !== undefined)
  if (known.length === 0) return null
  return (
    <details class="why">
      <summary>
        {known.map((clause) => (
          <span class="clause" key={clause}>
            {clause}
          </span>
        ))}
      </summary>
      <dl lang="en">
        {known.map((clause) => (
          <div key={clause}>
            <dt>
              {clause} <span class="soft">{clauses[clause]!.cite}</span>
            </dt>
            <dd>{clauses[clause]!.says}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
