/** The columns that lists of hits and of claims share, wherever they stand: floor, cage and what a search finds. */
import type { Party } from '../../../base/party.ts'
import { words } from '../../words.ts'
import { Money } from '../money.tsx'
import { Status, statusText } from '../status.tsx'
import type { Column } from './columns.ts'

export const hitColumn = <Row extends { readonly hit: string }>(): Column<Row> => ({
  key: 'hit',
  says: words().cage.hit,
  value: ({ hit }) => hit,
  cell: ({ hit }) => <strong>{hit}</strong>,
})

export const tableColumn = <Row extends { readonly table?: string | undefined }>(): Column<Row> => ({
  key: 'table',
  says: words().cage.table,
  value: ({ table }) => (table === undefined ? '' : words().table.title(table)),
  isUnlabelled: true,
})

export const activityColumn = <Row extends { readonly name: string }>(): Column<Row> => ({
  key: 'name',
  says: words().cage.activity,
  value: ({ name }) => name,
  isUnlabelled: true,
})

export const statusColumn = <Row extends { readonly status: string }>(): Column<Row> => ({
  key: 'status',
  says: words().listed.state,
  value: ({ status }) => statusText(status),
  cell: ({ status }) => <Status status={status} />,
  isUnlabelled: true,
})

export const timeColumn = <Row extends { readonly local: string }>(says: string): Column<Row> => ({
  key: 'local',
  says,
  value: ({ local }) => local,
  kind: 'time',
  isUnlabelled: true,
})

/** Who wins, and the number of the claim. */
export const winnerColumns = <Row extends { readonly to: Party; readonly claim: string }>(): Column<Row>[] => [
  {
    key: 'to',
    says: words().cage.to,
    value: ({ to }) => words().party(to),
    cell: ({ to }) => <strong>{words().party(to)}</strong>,
  },
  { key: 'claim', says: words().cage.claim, value: ({ claim }) => claim, isUnlabelled: true },
]

/** Nothing is written where nothing was won. */
export const prizeColumn = <Row,>(amountOf: (row: Row) => string): Column<Row> => ({
  key: 'amount',
  says: words().cage.prize,
  value: amountOf,
  cell: (row) => <Money amount={amountOf(row)} />,
  kind: 'money',
  isUnlabelled: true,
})
