/** Tables and seats: taken, drawn, filled; what the seating asks for, moves with their reasons, and the way back. */
import { useSignal } from '@preact/signals'
import type { MoveRow, PlannedMove, TableRow, TournamentDesk } from '../../../views/tournaments/rows.ts'
import { query, show } from '../../stream/address.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, Choices, Toggle } from '../../ui/button.tsx'
import { useSending } from '../../ui/form.tsx'
import { List } from '../../ui/list/list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Reasons, Refusal } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'
import { Chips } from './chips.tsx'
import { DrawProof } from './drawproof.tsx'
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
        <List
          name="tournament-tables"
          title={say.tables}
          hasHeading
          keepsHeads
          quietUpTo={8}
          rows={desk.tables}
          keyOf={({ table }) => table}
          order={{ by: 'table', isDown: false }}
          opens={{ isOpen: (row) => row === chosen, open: ({ table }) => show({ table }) }}
          columns={[
            {
              key: 'table',
              says: say.table,
              value: ({ table }) => table,
              cell: ({ table }) => <strong>{words().tournamentClock.table(table)}</strong>,
            },
            {
              key: 'status',
              says: words().listed.state,
              // Whoever leaves a table that breaks is not waited for there.
              value: (row) => (row.isBreaking ? say.breaking : row.isHalted ? say.halted : ''),
              cell: ({ isBreaking, isHalted }) => (
                <>
                  {isBreaking && <Badge tone="due">{say.breaking}</Badge>}
                  {isHalted && !isBreaking && <Badge tone="due">{say.halted}</Badge>}
                </>
              ),
              isUnlabelled: true,
            },
            {
              key: 'players',
              says: words().tournaments.parts.players,
              value: ({ players }) => players,
              kind: 'number',
            },
            { key: 'free', says: say.free, value: freeOf, kind: 'number' },
          ]}
        />
        {isOpen && desk.freeTables !== undefined && isAllowed('UseTables') && (
          <article class="pane">
            <Take activity={desk.activity} freeTables={desk.freeTables} />
          </article>
        )}
      </div>
      <div>
        {isOpen && <SeatDraw desk={desk} which="all" />}
        {desk.finalDraw.drawn !== undefined && !desk.plan.isFinal && (
          <article class="pane" data-draw="final">
            <h2>{say.final}</h2>
            <DrawProof desk={desk} draw={desk.finalDraw.drawn} />
          </article>
        )}
        {chosen !== undefined && <TableOf key={chosen.table} desk={desk} row={chosen} />}
        {desk.status === 'running' && <Chips desk={desk} />}
        {isOpen && desk.lastAct !== undefined && isAllowed('UndoSeating') && <Undo desk={desk} />}
      </div>
    </div>
  )
}

const freeOf = ({ seats, closed, players }: TableRow): number => seats - closed.length - players

/** The one thing to do next. */
function Next({ desk }: { desk: TournamentDesk }) {
  const say = words().tournaments.seats
  const { activity, plan, waiting, seatDraw, status, moves } = desk
  const { refused, order } = useSending()
  const told = say.told
  const free = desk.tables.reduce((sum, row) => sum + (row.isBreaking ? 0 : freeOf(row)), 0)
  const seatable = Math.min(waiting, free)
  const isSeating = seatable > 0 && seatDraw.drawn !== undefined
  // Whoever waits takes the free seats first: what is even is known afterwards.
  const balances = plan.breaks === undefined && plan.moves.length > 0 && !isSeating
  const isQuiet = !isSeating && plan.breaks === undefined && !balances && !plan.isFinal
  // Told and not done yet, they are not even: the moves stand below.
  if (isQuiet && waiting === 0 && (status !== 'running' || moves.length > 0 || desk.tables.length < 2)) return null
  return (
    <article class="pane">
      {waiting > 0 && <Notice tone="due">{say.waiting(waiting)}</Notice>}
      {isSeating && (
        <Button
          look="primary"
          size="touch"
          onClick={() => void order({ do: 'SeatEntries', activity }, say.seated(seatable))}
        >
          {say.seat(seatable)}
        </Button>
      )}
      {waiting > free && seatDraw.drawn !== undefined && <p class="soft">{say.noneFreeNow(waiting - free)}</p>}
      {plan.breaks !== undefined && (
        <>
          <p>{say.breakSays}</p>
          <Planned moves={plan.moves} />
          <Button
            look={isSeating ? 'plain' : 'primary'}
            size="touch"
            onClick={() => void order({ do: 'BreakTournamentTable', activity, table: plan.breaks! }, told)}
          >
            {say.break(plan.breaks)}
          </Button>
        </>
      )}
      {balances && (
        <>
          <p>{say.balanceSays}</p>
          <Planned moves={plan.moves} />
          <Button look="primary" size="touch" onClick={() => void order({ do: 'BalanceTables', activity }, told)}>
            {say.balance(plan.moves.length)}
          </Button>
        </>
      )}
      {plan.isFinal && status === 'running' && <SeatDraw desk={desk} which="final" />}
      {isQuiet && waiting === 0 && status === 'running' && desk.tables.length > 1 && <p class="soft">◆ {say.even}</p>}
      <Refusal refused={refused.value} />
    </article>
  )
}

/** Who would go where and why, before anybody is told. */
function Planned({ moves }: { moves: readonly PlannedMove[] }) {
  return (
    <ul class="director-moves" data-planned>
      {moves.map((one) => (
        <li key={one.entry}>
          <MoveText of={one} />
        </li>
      ))}
    </ul>
  )
}

function MoveText({ of: { name, from, to, why } }: { of: PlannedMove }) {
  const say = words().tournaments.seats
  return (
    <span class="move-text">
      <strong>{name}</strong> {say.move(say.at(from.table, from.seat), say.at(to.table, to.seat))}
      <small class="soft"> {say.why[why]}</small>
    </span>
  )
}

function Moves({ desk: { activity, moves } }: { desk: TournamentDesk }) {
  const say = words().tournaments.seats
  const papers = words().tournamentPapers
  const { refused, order } = useSending()
  const confirm = (of: readonly MoveRow[]) =>
    void order({ do: 'ConfirmMoves', activity, moves: of.map(({ move }) => move) }, say.confirmed)
  return (
    <section>
      <List
        name="tournament-moves"
        title={say.moves}
        hasHeading
        isWhole
        quietUpTo={6}
        rows={moves}
        keyOf={({ move }) => move}
        columns={[
          { key: 'who', says: papers.player, value: ({ name }) => name, cell: ({ name }) => <strong>{name}</strong> },
          { key: 'from', says: papers.from, value: ({ from }) => say.at(from.table, from.seat) },
          {
            key: 'to',
            says: papers.to,
            value: ({ to }) => say.at(to.table, to.seat),
            cell: ({ to }) => <strong>→ {say.at(to.table, to.seat)}</strong>,
          },
          { key: 'why', says: papers.why, value: ({ why }) => say.why[why], isUnlabelled: true },
        ]}
        acts={(one) => (
          <span data-move={one.move}>
            {isAllowed('ConfirmMoves') && <Button onClick={() => confirm([one])}>{say.has}</Button>}
            {isAllowed('DropMove') && (
              <Button
                look="quiet"
                onClick={() => void order({ do: 'DropMove', activity, move: one.move }, say.dropped)}
              >
                {say.drop}
              </Button>
            )}
          </span>
        )}
      />
      <p class="soft">{say.movesSays}</p>
      <div class="actions">
        {moves.length > 1 && isAllowed('ConfirmMoves') && (
          <Button size="touch" onClick={() => confirm(moves)}>
            {say.all}
          </Button>
        )}
        <PapersButton activity={activity} paper="moves" says={say.print} />
      </div>
      <Refusal refused={refused.value} />
    </section>
  )
}

function Take({ activity, freeTables }: { activity: string; freeTables: readonly string[] }) {
  const say = words().tournaments.seats
  const chosen = useSignal<readonly string[]>([])
  const { refused, order } = useSending()
  const take = async () => {
    const tables = chosen.value.map((table) => ({ table }))
    if (await order({ do: 'UseTables', activity, tables }, say.used)) chosen.value = []
  }
  return (
    <details open={freeTables.length > 0}>
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
      {lastAct.refused !== undefined && <Reasons reasons={lastAct.refused} />}
      <Button
        look="stop"
        disabled={lastAct.refused !== undefined}
        onClick={() => void order({ do: 'UndoSeating', activity, act: lastAct.act, reason: say.undo }, say.undone)}
      >
        {say.undo}
      </Button>
      <Refusal refused={refused.value} />
    </article>
  )
}
