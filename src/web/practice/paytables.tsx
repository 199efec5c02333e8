/** What each wager pays, as the rule file has it, with its clause. */
import { formatPay } from '../../games/table/pays.ts'
import type { WagerName } from '../../games/table/rules.ts'
import type { Practice } from '../../server/practice.ts'
import { Said } from '../live/said.tsx'
import { words } from '../words/words.ts'
import { Why } from './clauses.tsx'

export function Paytables({ game: { rules, clauses } }: { game: Extract<Practice, { game: 'table' }> }) {
  const say = words().practice
  return (
    <details class="fold try-pays">
      <summary>{say.whatPays}</summary>
      <div class="try-paytables">
        {Object.entries(rules.pays).map(([wager, { by, lines }]) => (
          <table key={wager}>
            <caption>
              {wager === 'ante' ? say.automaticBonus : (say.wagers[wager as WagerName] ?? wager)}{' '}
              <Why by={by} clauses={clauses} />
            </caption>
            <tbody>
              {lines.map(({ hand, pays }) => (
                <tr key={hand}>
                  <th scope="row">
                    <Said text={hand} />
                  </th>
                  <td>{say.odds(formatPay(pays))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </details>
  )
}
