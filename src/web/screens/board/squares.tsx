/** Squares on the wall: the grid with the space of the score lit, who would have it now, and the periods with their prizes. */
import { clockOf } from '../../ui/shell/clock.tsx'
import './squares.css'
import type { SquaresView } from '../../../views/squares/squares.ts'
import { SquaresGrid } from '../../ui/squares/grid.tsx'
import { becameOf, prizeOf } from '../../ui/squares/period.ts'
import { StageHead } from '../../ui/stage/head.tsx'
import { words } from '../../words.ts'
import { motifOf } from './contest.tsx'
import { NextUp } from './next.tsx'

export function SquaresPage({ squares }: { squares: SquaresView }) {
  const say = words().squares
  const { top, left, now, periods, digest, hasBegun, begins } = squares
  const won = periods.flatMap(({ cell, step }) => (cell !== undefined && step !== 'to come' ? [cell] : []))
  return (
    <section class="sign stage-page squares-sign" aria-label={squares.name} data-pair="azure">
      <StageHead motif={motifOf(squares.activity)} name={squares.name} next={<NextUp />} />
      <div class="squares-board">
        <SquaresGrid {...squares} lit={now?.cell} won={won} />
        <div class="squares-side">
          <div class="squares-score">
            <span>{top}</span>
            <span>{now?.score.top ?? 0}</span>
            <span>{left}</span>
            <span>{now?.score.left ?? 0}</span>
          </div>
          {!hasBegun && <p>{say.begins(clockOf(begins))}</p>}
          {now?.period !== undefined && (
            <p class="squares-ahead">
              {say.ifNow(say.period(now.period))}
              <strong data-empty={now.table === undefined}>
                {now.table === undefined ? say.emptySpace : say.table(now.table)}
              </strong>
            </p>
          )}
          <ol class="squares-periods" data-many={periods.length > 4}>
            {periods.map((one) => (
              <li key={one.period} data-step={one.step}>
                <span>{say.period(one.period)}</span>
                <strong>{prizeOf(one)}</strong>
                <span>{becameOf(one)}</span>
              </li>
            ))}
          </ol>
          {digest !== undefined && <p class="soft">{say.digest(`${digest.slice(0, 16)}…`)}</p>}
        </div>
      </div>
    </section>
  )
}
