/** What each wager pays, as the rule file has it, with its clause. */
import { formatMoney } from '../../../base/money.ts'
import type { HandName } from '../../../games/table/hands.ts'
import type { WagerName } from '../../../games/table/rules.ts'
import type { Practice } from '../../../server/desks/practice.ts'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { Why } from './clauses.tsx'

type Game = Extract<Practice, { game: 'table' }>

export function Paytables({ game: { rules, clauses }, players }: { game: Game; players: number }) {
  const say = words().practice
  const { coverAll, magic } = rules
  const nameOf = (wager: string) => say.wagers[wager] ?? wager
  const handOf = (hand: HandName) => say.hands[hand]
  return (
    <details class="fold try-pays">
      <summary>{say.whatPays}</summary>
      <div class="try-paytables">
        {Object.entries(rules.pays).map(([wager, { by, lines }]) => (
          <Paytable
            key={wager}
            title={wager === 'ante' ? say.automaticBonus : nameOf(wager)}
            by={by}
            clauses={clauses}
            rows={lines.map(({ hand, pays }) => [handOf(hand), say.odds(pays)])}
          />
        ))}
        {Object.entries(rules.envy).flatMap(([wager, { by, columns }]) =>
          columns
            .filter(({ wager: amount }) => isTaken(rules.wagers[wager as WagerName]?.amounts, amount))
            .map(({ wager: amount, lines }) => (
              <Paytable
                key={`${wager} ${amount}`}
                title={say.envyOf(nameOf(wager), formatMoney(amount))}
                by={by}
                clauses={clauses}
                rows={lines.map(({ hand, amount: gets }) => [handOf(hand), formatMoney(gets)])}
              />
            )),
        )}
        {coverAll !== undefined && (
          <Paytable
            title={say.coverAllFor(say.seats(players))}
            by={coverAll.by}
            clauses={clauses}
            rows={(coverAll.players[String(players)] ?? []).map(({ hand, pays }) => [handOf(hand), say.odds(pays)])}
          />
        )}
        {magic !== undefined && (
          <Paytable
            title={say.bonuses}
            by={magic.by}
            clauses={clauses}
            rows={[
              [say.magicCard, say.odds(magic.card)],
              [say.luckyBonus, say.odds(magic.lucky)],
            ]}
          />
        )}
      </div>
    </details>
  )
}

/** Of a table by wagers only those that can be made here. */
const isTaken = (amounts: readonly bigint[] | undefined, amount: bigint): boolean =>
  amounts === undefined || amounts.includes(amount)

function Paytable({
  title,
  by,
  clauses,
  rows,
}: {
  title: string
  by: string
  clauses: Practice['clauses']
  rows: readonly (readonly [string, string])[]
}) {
  return (
    <Table
      isBare
      caption={
        <>
          {title} <Why by={by} clauses={clauses} />
        </>
      }
    >
      {rows.map(([hand, pays]) => (
        <tr key={hand}>
          <th scope="row">{hand}</th>
          <td>{pays}</td>
        </tr>
      ))}
    </Table>
  )
}
