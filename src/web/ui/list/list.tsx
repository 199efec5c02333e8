/**
 * Every list of every desk: rows of 44 pixels, sorted by their headings, filtered, folded, as a file, and each with its details in a
 * drawer or beside it. Where it is narrow, rows are cards; where it is wider than its place, it scrolls inside itself.
 */
import { written } from '../shell/clock.tsx'
import './list.css'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { formatMoney, parseMoney } from '../../../base/money.ts'
import { query, show } from '../../stream/address.ts'
import { beat } from '../../stream/feed.ts'
import { words } from '../../words.ts'
import { Button, classOf, Press } from '../button.tsx'
import { Facts } from '../facts.tsx'
import { Drawer } from '../overlay/drawer.tsx'
import { Table } from '../table.tsx'
import { Bar } from './bar.tsx'
import {
  type Choice,
  type Column,
  type Filter,
  filtered,
  folded,
  groupsOf,
  nameOf,
  type Sort,
  sorted,
  textOf,
} from './columns.ts'
import { Heads } from './heads.tsx'
import { keptOf } from './kept.ts'

export type ListProps<Row> = {
  /** By this name the browser keeps its order and filters, and files and the audit trail call it. */
  readonly name: string
  readonly title: string
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => string
  readonly choices?: readonly Choice<Row>[]
  /** Its order while nobody has chosen another. */
  readonly order?: Sort
  /** What its filter is called in the address: nothing for the list that the page is about. */
  readonly at?: string
  /** What to say, and do, where there is nothing. */
  readonly empty?: ComponentChildren
  /** Where a row opens something beside the list; otherwise it opens a drawer. */
  readonly opens?: Opens<Row>
  /** What the drawer shows below the columns. */
  readonly details?: (row: Row) => ComponentChildren
  /** What is done with a row, at its end. */
  readonly acts?: (row: Row) => ComponentChildren
  /** Everything stands in the row. */
  readonly isWhole?: boolean
  /** By which amount small ones are folded together. */
  readonly fold?: (row: Row) => string
  /** What the rows come to: at the foot, whatever their order, and while nothing is filtered. */
  readonly total?: Row
  /** Up to so many rows nobody searches or sorts: they are the thing itself. */
  readonly quietUpTo?: number
  /** How many rows stand there before somebody asks for more. */
  readonly shows?: number
  /** However few rows there are, they are read by the names of their columns. */
  readonly keepsHeads?: boolean
  /** Its title stands on the line of its tools. */
  readonly hasHeading?: boolean
  /** What else stands above it. */
  readonly children?: ComponentChildren
  readonly class?: string
}

export type Opens<Row> = {
  readonly isOpen: (row: Row) => boolean
  readonly open: (row: Row) => void
  /** Where it leads, for whoever opens it in another window. */
  readonly href?: (row: Row) => string
}

/** More are shown on request: nobody reads a thousand rows, and a file has them all. */
const SHOWN = 100

export function List<Row>(props: ListProps<Row>) {
  const { name, title, rows, columns, keyOf, choices = [], order, at = `${name}-`, empty, fold, total } = props
  const say = words().listed
  const kept = keptOf(name)
  const filter: Filter = { find: query.value.get(`${at}find`) ?? '', only: query.value.get(`${at}only`) ?? '' }
  const sort = kept.sort ?? order
  const fitting = sorted(filtered(rows, columns, choices, filter, found), columns, sort)
  const under = fold === undefined || kept.under === undefined ? undefined : parseMoney(kept.under)
  const isUnfolded = useSignal(false)
  const { shown, small, sum } = folded(fitting, fold ?? (() => ''), under)
  const most = useSignal(props.shows ?? SHOWN)
  const opened = useSignal<string | undefined>(undefined)
  const drawn = shown.slice(0, most.value)
  const inRow = columns.filter(({ isDetail }) => isDetail !== true)
  const drawer = rows.find((row) => keyOf(row) === opened.value)
  const row = (one: Row) => (
    <ListRow
      key={keyOf(one)}
      row={one}
      id={keyOf(one)}
      columns={inRow}
      opens={props.opens}
      acts={props.acts}
      onDetails={props.isWhole === true ? undefined : () => (opened.value = keyOf(one))}
    />
  )
  const isFiltered = filter.find !== '' || filter.only !== ''
  const foot = total === undefined || isFiltered ? undefined : total
  const isQuiet = rows.length <= (props.quietUpTo ?? 0)
  const heading = props.hasHeading === true && <h2 class="list-heading">{title}</h2>
  return (
    <section
      class={classOf('list', props.class)}
      data-quiet={isQuiet && !isFiltered}
      data-heads={props.keepsHeads}
      data-grouped={groupsOf(inRow).length > 0}
      data-list={name}
    >
      {rows.length === 0 && !isFiltered && heading}
      {(rows.length > 0 || isFiltered) && (
        <Bar
          name={name}
          title={title}
          columns={columns}
          choices={choices}
          filter={filter}
          at={at}
          sort={sort}
          fitting={fitting}
          total={foot}
          all={rows.length}
          hasFold={fold !== undefined}
          heading={heading}
        >
          {props.children}
        </Bar>
      )}
      {rows.length === 0 && empty !== undefined && <p class="empty">{empty}</p>}
      {rows.length > 0 && fitting.length === 0 && (
        <p class="empty">
          {say.nothing}{' '}
          <Button look="link" onClick={() => show({ [`${at}find`]: undefined, [`${at}only`]: undefined })}>
            {say.clear}
          </Button>
        </p>
      )}
      {fitting.length > 0 && (
        <Table
          isBare
          class="list-table"
          label={say.rowsOf(title)}
          head={<Heads list={name} columns={inRow} sort={sort} more={moreOf(props)} />}
          foot={foot === undefined ? undefined : <ListRow row={foot} id="total" columns={inRow} fill={moreOf(props)} />}
        >
          {drawn.map(row)}
          {small.length > 0 && under !== undefined && (
            <tr class="list-folded">
              <td colSpan={inRow.length + moreOf(props)}>
                <Press
                  class="list-open"
                  aria-expanded={isUnfolded.value}
                  onClick={() => (isUnfolded.value = !isUnfolded.value)}
                >
                  {say.foldedHits(small.length, formatMoney(under))} <strong class="amount">{formatMoney(sum)}</strong>
                </Press>
              </td>
            </tr>
          )}
          {isUnfolded.value && small.map(row)}
        </Table>
      )}
      {shown.length > drawn.length && (
        <Button class="no-print" onClick={() => (most.value += SHOWN)}>
          {say.more(Math.min(SHOWN, shown.length - drawn.length))}
        </Button>
      )}
      {drawer !== undefined && (
        <Drawer title={textOf(columns[0]!, drawer)} onClose={() => (opened.value = undefined)}>
          <Facts rows={columns.flatMap((column) => fact(column, drawer))} />
          {props.details?.(drawer)}
        </Drawer>
      )}
    </section>
  )
}

/** How many cells without a name its rows end with: what is done with them, and the sign that opens the drawer. */
const moreOf = <Row,>({ opens, isWhole, acts }: ListProps<Row>): number =>
  Number(acts !== undefined) + Number(opens === undefined && isWhole !== true)

function fact<Row>(column: Column<Row>, row: Row): [string, ComponentChildren][] {
  return textOf(column, row) === '' ? [] : [[nameOf(column), drawnCell(column, row)]]
}

/** A time is looked for with its day. */
const found = (time: string): string => words().times.any(time, beat.value?.local)

function drawnCell<Row>(column: Column<Row>, row: Row): ComponentChildren {
  if (column.cell !== undefined) return column.cell(row)
  const plain = column.value(row) ?? ''
  return column.kind === 'time' && plain !== '' ? <time>{written(String(plain))}</time> : plain
}

/** Drawn so, a figure is not worth a line of a card. */
const NOTHING = '–'

type RowOf<Row> = {
  readonly row: Row
  readonly id: string
  readonly columns: readonly Column<Row>[]
  readonly opens?: Opens<Row> | undefined
  readonly acts?: ((row: Row) => ComponentChildren) | undefined
  readonly onDetails?: (() => void) | undefined
  /** Cells at its end that hold nothing. */
  readonly fill?: number
}

function ListRow<Row>({ row, id, columns, opens, acts, onDetails, fill = 0 }: RowOf<Row>) {
  const isOpen = opens?.isOpen(row) === true
  const open = opens === undefined ? onDetails : () => opens.open(row)
  return (
    <tr
      class="list-row"
      data-row={id}
      data-opens={open !== undefined}
      aria-current={isOpen ? 'true' : undefined}
      onClick={({ target }) => {
        // A finger anywhere on the row opens it, but not on what leads elsewhere.
        if (
          open !== undefined &&
          target instanceof Element &&
          target.closest('a, button, input, select, label') === null
        )
          open()
      }}
    >
      {columns.map((column, nth) => {
        const cell = drawnCell(column, row)
        const isRight = column.kind === 'money' || column.kind === 'number'
        return (
          <td
            key={column.key}
            class={classOf(
              isRight ? 'money' : '',
              nth === 0 ? 'list-first' : '',
              column.kind === 'money' ? 'amount' : '',
            )}
            data-column={column.key}
            data-says={column.isUnlabelled === true ? undefined : nameOf(column)}
            data-empty={textOf(column, row) === '' || cell === NOTHING || undefined}
            // A long name has two lines here, and is whole where it opens.
            title={nth === 0 ? textOf(column, row) : undefined}
          >
            {nth === 0 && opens !== undefined ? (
              <Opener opens={opens} row={row}>
                {cell}
              </Opener>
            ) : (
              <div class="list-cell">{cell}</div>
            )}
          </td>
        )
      })}
      {fill > 0 && <td class="list-more" colSpan={fill} />}
      {acts !== undefined && <td class="list-acts">{acts(row)}</td>}
      {opens === undefined && onDetails !== undefined && (
        <td class="list-more">
          <Press class="list-open" aria-label={words().listed.details(textOf(columns[0]!, row))} onClick={onDetails}>
            <span aria-hidden="true">›</span>
          </Press>
        </td>
      )}
    </tr>
  )
}

function Opener<Row>({ opens, row, children }: { opens: Opens<Row>; row: Row; children: ComponentChildren }) {
  if (opens.href === undefined)
    return (
      <Press class="list-open" aria-current={opens.isOpen(row) ? 'true' : undefined} onClick={() => opens.open(row)}>
        <span class="list-cell">{children}</span>
      </Press>
    )
  return (
    <a
      class="list-open"
      href={opens.href(row)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        opens.open(row)
      }}
    >
      <span class="list-cell">{children}</span>
    </a>
  )
}
