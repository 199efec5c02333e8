/** What waits for somebody on the floor: hits for a decision, dealers for a person. Small hits can be folded together. */
import './waiting.css'
import type { HitView } from '../../../../views/hit.ts'
import { show } from '../../../stream/address.ts'
import { shortGame } from '../../../stream/shortgame.ts'
import { Badge } from '../../../ui/badge.tsx'
import { List } from '../../../ui/list/list.tsx'
import { prizeColumn } from '../../../ui/list/wincolumns.tsx'
import { Status, statusText } from '../../../ui/status.tsx'
import { words } from '../../../words.ts'
import { isWaiting } from '../../report/undecided.ts'
import { placeOf } from '../hit.tsx'
import { AnswerCall } from './answer.tsx'
import { aboutOf, keyOf, sinceOf, type WaitingRow } from './rows.ts'
import { Since } from './since.tsx'

/** What it is about: money, tickets, or a place on the board. */
function worthOf(row: WaitingRow): string {
  if (row.kind === 'call') return ''
  const say = words()
  const { awards, board, tickets, total, held } = row.hit
  if (held !== undefined) return ''
  if (awards.length === 0 && board !== undefined) return say.floor.forBoard
  if (awards.length === 0 && tickets !== undefined)
    return say.table.ticketsFor(tickets.reduce((sum, one) => sum + one.tickets, 0))
  return total
}

type WaitingProps = {
  readonly rows: readonly WaitingRow[]
  readonly chosen: string | undefined
  readonly title?: string
}

/** The room below them stays in sight. */
const SHOWN = 12

export function WaitingList({ rows, chosen, title = words().floor.waiting }: WaitingProps) {
  const say = words()
  return (
    <List
      name="hits-waiting"
      title={title}
      hasHeading
      quietUpTo={5}
      shows={SHOWN}
      rows={rows}
      keyOf={keyOf}
      fold={worthOf}
      opens={{
        isOpen: (row) => keyOf(row) === chosen,
        open: (row) =>
          show(
            row.kind === 'hit'
              ? { hit: row.hit.hit, table: undefined, tab: undefined }
              : { table: row.table, hit: undefined, tab: undefined },
          ),
      }}
      columns={[
        {
          key: 'place',
          says: say.listed.where,
          value: placeIn,
          cell: (row) => <span class={isAtTable(row) ? 'unbroken' : undefined}>{placeIn(row)}</span>,
        },
        {
          key: 'hit',
          says: say.cage.hit,
          value: (row) => (row.kind === 'hit' ? row.hit.hit : ''),
          isUnlabelled: true,
        },
        {
          key: 'name',
          says: say.listed.for,
          value: (row) =>
            row.kind === 'hit' ? aboutOf(row.hit, say.party) : `${row.call.why} · ${shortGame(row.game)}`,
          isUnlabelled: true,
        },
        {
          key: 'status',
          says: say.listed.state,
          value: (row) => (row.kind === 'hit' ? statusText(row.hit.status) : say.floor.waits.called),
          cell: (row) =>
            row.kind === 'hit' ? (
              <Status status={row.hit.status} />
            ) : (
              <Badge tone="due">{say.floor.waits.called}</Badge>
            ),
          isUnlabelled: true,
        },
        {
          key: 'since',
          says: say.floor.waitsSince,
          value: (row) => (row.kind === 'hit' ? row.hit.local : row.call.local),
          cell: (row) => (isOpen(row) ? <Since at={sinceOf(row)} /> : ''),
          kind: 'time',
          isUnlabelled: true,
        },
        prizeColumn(worthOf),
      ]}
      {...(rows.some(({ kind }) => kind === 'call') ? { acts: answerOf } : {})}
    />
  )
}

const placeIn = (row: WaitingRow): string => (row.kind === 'hit' ? placeOf(row.hit) : words().table.title(row.table))
const isAtTable = (row: WaitingRow): boolean => row.kind === 'call' || row.hit.source.kind === 'table'

const isOpen = (row: WaitingRow): boolean => row.kind === 'call' || isWaiting(row.hit)

const answerOf = (row: WaitingRow) => (row.kind === 'call' ? <AnswerCall of={row} /> : null)

/** The hits of one table, those of its open round that are decided among them. */
export const hitRows = (hits: readonly HitView[]): WaitingRow[] => hits.map((hit) => ({ kind: 'hit', hit }))
