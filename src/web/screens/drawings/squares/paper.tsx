/** The grid and the winners on paper, as they stand. */

import type { SquaresView } from '../../../../views/squares/squares.ts'
import { show } from '../../../stream/address.ts'
import { view } from '../../../stream/feed.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Paper, SheetHead } from '../../../ui/paper/sheet.tsx'
import { Signatures } from '../../../ui/paper/signatures.tsx'
import { onPaper } from '../../../ui/shell/clock.tsx'
import { SquaresGrid } from '../../../ui/squares/grid.tsx'
import { becameOf, prizeOf } from '../../../ui/squares/period.ts'
import { words } from '../../../words.ts'

export function SquaresPaper({ squares }: { squares: SquaresView }) {
  const say = words().squares
  const back = () => show({ paper: undefined })
  return (
    <Paper sheet="squares sheet" of={squares.activity} back={say.desk.back} onBack={back}>
      {(mark) => (
        <article class="sheet" aria-label={squares.name}>
          <SheetHead title={squares.name} says={view('house').value?.property ?? ''} mark={mark} />
          <Facts
            rows={[
              [say.title, `${squares.top} – ${squares.left}`],
              [say.form.begins, onPaper(squares.begins)],
              [say.desk.digest, squares.digest ?? ''],
              ...squares.periods.map((one): [string, string] => [
                say.period(one.period),
                `${prizeOf(one)} · ${becameOf(one)}`,
              ]),
            ]}
          />
          <SquaresGrid {...squares} won={squares.periods.flatMap(({ cell }) => cell ?? [])} />
          <h2>{say.desk.winners}</h2>
          {squares.periods.map(({ period, table, won = [] }) =>
            won.length === 0 ? null : (
              <Facts
                key={period}
                rows={won.map(({ seat, amount, thing }): [string, string] => [
                  `${say.period(period)} · ${say.table(table ?? '')} · ${say.desk.seat} ${seat}`,
                  thing === undefined ? amount : `${thing} (${amount})`,
                ])}
              />
            ),
          )}
          <Signatures of={['', '']} onSheet />
        </article>
      )}
    </Paper>
  )
}
