/** Tables and seats: taken, drawn, filled; what the seating asks for, moves with their reasons, and the way back. */
import { useSignal } from '@preact/signals'
import type { MoveRow, TournamentDesk } from '../../../views/tournaments/rows.ts'
import { query, show } from '../../stream/address.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, Choices, Toggle } from '../../ui/button.tsx'
import { useSending } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { Row, Rows } from '../../ui/row.tsx'
import { words } from '../../words.ts'
import { Chips } from './chips.tsx'
import { PapersButton } from './players.tsx'
import { SeatDraw } from './seatdraw.tsx'
import { TableOf } from './table.tsx'

export function Seats({ desk }: { desk: TournamentDesk }) {
  const say = words().tournaments.seats
  const isOpen = desk.status === 'open' || desk.status === 'running'
  const chosen = desk.tables.find(({ table }) => table === query.value.get('table'))
  return (
    <div class="director-prizes">
      <div>
        {isOpen && isAllowed('BalanceTables') && <Next desk={desk} />}
        {desk.moves.length > 0 && <Moves desk={desk} />}
        <article class="pane">
          <h2>{say.tables}</h2>
          <Rows>
            {desk.tables.map(({ table, players, seats, closed, isBreaking, isHalted }) => (
              <li key={table}>
                <Row isOpen={table === chosen?.table} onClick={() => show({ table })}>
                  <strong>{words().tournamentClock.table(table)}</strong>
                  <span>{say.players(players, seats - closed.length)}</span>
                  {isBreaking && <Badge tone="due">{say.breaking}</Badge>}
                  {isHalted && <Badge tone="due">{say.halted}</Badge>}
                </Row>
              </li>
            ))}
          </Rows>
          {isOpen && isAllowed('UseTables') && <Take desk={desk} />}
        </article>
      </div>
      <div>
        {isOpen && <SeatDraw desk={desk} which="all" />}
        {chosen !== undefined && <TableOf key={chosen.table} desk={desk} row={chosen} />}
        {desk.status === 'running' && <Chips desk={desk} />}
        {isOpen && desk.lastAct !== undefined && isAllowed('UndoSeating') && <Undo desk={desk} />}
      </div>
    </div>
  )
}

/** The one thing to do next. */
function Next({ desk }: { desk: TournamentDesk }) {
  const say = words().tournaments.seats
  const { activity, plan, waiting, seatDraw, status } = desk
  const { refused, order } = useSending()
  const told = say.told
  const isSeating = waiting > 0 && seatDraw.drawn !== undefined
  const isQuiet = !isSeating && plan.breaks === undefined && plan.moves === 0 && !plan.isFinal
  if (isQuiet && waiting === 0 && status !== 'running') return null
  return (
    <article class="pane">
      {waiting > 0 && <Notice tone="due">{say.waiting(waiting)}</Notice>}
      {isSeating && (
        <Button look="primary" size="touch" onClick={() => void order({ do: 'SeatEntries', activity }, say.seated)}>
          {say.seat(waiting)}
        </Button>
      )}
      {plan.breaks !== undefined && (
        <>
          <p>{say.breakSays}</p>
          <Button
            look={isSeating ? 'plain' : 'primary'}
            size="touch"
            onClick={() => void order({ do: 'BreakTournamentTable', activity, table: plan.breaks! }, told)}
          >
            {say.break(plan.breaks)}
          </Button>
        </>
      )}
      {plan.moves > 0 && (
        <>
          <p>{say.balanceSays}</p>
          <Button
            look={isSeating ? 'plain' : 'primary'}
            size="touch"
            onClick={() => void order({ do: 'BalanceTables', activity }, told)}
          >
            {say.balance(plan.moves)}
          </Button>
        </>
      )}
      {plan.isFinal && status === 'running' && <SeatDraw desk={desk} which="final" />}
      {isQuiet && waiting === 0 && status === 'running' && <p class="soft">◆ {say.even}</p>}
      <Refusal refused={refused.value} />
    </article>
  )
}

function Moves({ desk: { activity, moves } }: { desk: TournamentDesk }) {
  const say = words().tournaments.seats
  const { refused, order } = useSending()
  const confirm = (of: readonly MoveRow[]) =>
    void order({ do: 'ConfirmMoves', activity, moves: of.map(({ move }) => move) }, say.confirmed)
  return (
    <article class="pane">
      <h2>{say.moves}</h2>
      <p class="soft">{say.movesSays}</p>
      <ul class="cage-entries">
        {moves.map((one) => (
          <li key={one.move} data-move={one.move}>
            <span class="cage-entry-name">
              <strong>{one.name}</strong>{' '}
              {say.move(say.at(one.from.table, one.from.seat), say.at(one.to.table, one.to.seat))}
              <small class="soft"> {say.why[one.why]}</small>
            </span>
            <span class="actions">
              {isAllowed('ConfirmMoves') && (
                <Button size="touch" onClick={() => confirm([one])}>
                  {say.has}
                </Button>
              )}
              {isAllowed('DropMove') && (
                <Button
                  look="quiet"
                  onClick={() => void order({ do: 'DropMove', activity, move: one.move }, say.dropped)}
                >
                  {say.drop}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div class="actions">
        {moves.length > 1 && isAllowed('ConfirmMoves') && (
          <Button size="touch" onClick={() => confirm(moves)}>
            {say.all}
          </Button>
        )}
        <PapersButton activity={activity} paper="moves" says={say.print} />
      </div>
      <Refusal refused={refused.value} />
    </article>
  )
}

function Take({ desk: { activity, freeTables } }: { desk: TournamentDesk }) {
  const say = words().tournaments.seats
  const chosen = useSignal<readonly string[]>([])
  const { refused, order } = useSending()
  const take = async () => {
    const tables = chosen.value.map((table) => ({ table }))
    if (await order({ do: 'UseTables', activity, tables }, say.used)) chosen.value = []
  }
  return (
    <details class="fold" open={freeTables.length > 0}>
      <summary>{say.use}</summary>
      <p class="soft">{freeTables.length === 0 ? say.noneFree : say.useSays}</p>
      <Choices label={say.use} class="knock-choices">
        {freeTables.map((table) => (
          <Toggle
            key={table}
            size="touch"
            isOn={chosen.value.includes(table)}
            onClick={() => {
              chosen.value = chosen.value.includes(table)
                ? chosen.value.filter((one) => one !== table)
                : [...chosen.value, table]
            }}
          >
            {table}
          </Toggle>
        ))}
      </Choices>
      {chosen.value.length > 0 && <Button onClick={() => void take()}>{say.useDo(chosen.value.length)}</Button>}
      <Refusal refused={refused.value} />
    </details>
  )
}

function Undo({ desk: { activity, lastAct } }: { desk: TournamentDesk }) {
  const say = words().tournaments.seats
  const { refused, order } = useSending()
  if (lastAct === undefined) return null
  return (
    <article class="pane">
      <p class="soft">{say.undoSays(lastAct.changes)}</p>
      <Button
        look="stop"
        onClick={() => void order({ do: 'UndoSeating', activity, act: lastAct.act, reason: say.undo }, say.undone)}
      >
        {say.undo}
      </Button>
      <Refusal refused={refused.value} />
    </article>
  )
}
