/** Every fund in a line: its meter, its reserve, what hits and claims hold, what it owes, and the last thirty days of it. */
import { useComputed } from '@preact/signals'
import { add, type Cents, cents, formatMoney, fromWire, parseMoney, ZERO } from '../../../base/money.ts'
import { type InsideName, type Kind, kindOf } from '../../../ledger/name.ts'
import type { FundView } from '../../../views/fund.ts'
import type { FundLines } from '../../../views/overview/fundlines.ts'
import { query, show } from '../../stream/address.ts'
import { beat, view } from '../../stream/feed.ts'
import { isSeen } from '../../stream/permission.ts'
import { useView } from '../../stream/viewreader.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Choice, type Column, filtered } from '../../ui/list/columns.ts'
import { List } from '../../ui/list/list.tsx'
import { OfficeDesk } from '../../ui/list/officedesk.tsx'
import { Money } from '../../ui/money.tsx'
import { Spark } from '../../ui/plots/spark.tsx'
import { Waiting } from '../../ui/shell.tsx'
import { words } from '../../words.ts'
import { Explain, isExplaining } from './explain.tsx'
import { Fund } from './fund.tsx'
import { CAGE, nameOfActivity } from './name.ts'

/** The chosen activity stays, so that one goes from its funds to its log. */
export const NOT_KEPT = { account: undefined, book: undefined, before: undefined, line: undefined, log: undefined }

type FundRow = {
  readonly activity: string
  readonly name: string
  /** None of the total. */
  readonly fund?: FundView
  readonly posted: Cents
  readonly reserve: Cents
  readonly claims: Cents
  readonly owing: Cents
  /** By day, in cents. */
  readonly line: readonly number[]
}

export function Funds() {
  const minute = useComputed(() => beat.value?.local.slice(0, 16))
  const { view: lines } = useView(
    minute.value !== undefined && isSeen('fundlines') ? `/api/views/fundlines?again=${minute.value}` : undefined,
  )
  const funds = view('funds').value
  const rows = (funds ?? []).map((fund) => rowOf(fund, lines)).sort((a, b) => rankOf(a) - rankOf(b) || compared(b, a))
  const wanted = query.value.get('activity')
  const asked = { find: query.value.get('find') ?? '', only: query.value.get('only') ?? '' }
  const chosen = rows.find(({ activity }) => activity === wanted) ?? filtered(rows, columnsOf(), choicesOf(), asked)[0]
  return (
    <>
      {funds === undefined && <Waiting />}
      <OfficeDesk
        label={words().books.activities}
        class="funds-desk"
        isOpened={wanted !== null || isExplaining()}
        back={words().books.pages.funds}
        onBack={() => show({ activity: undefined, ...NOT_KEPT })}
        list={<FundList rows={rows} chosen={chosen?.activity} />}
      >
        {isExplaining() ? (
          <Explain />
        ) : (
          chosen?.fund !== undefined && (
            <Fund key={chosen.activity} fund={chosen.fund} days={lines?.days ?? []} line={chosen.line} />
          )
        )}
      </OfficeDesk>
    </>
  )
}

function FundList({ rows, chosen }: { rows: readonly FundRow[]; chosen: string | undefined }) {
  const say = words().books
  return (
    <List
      name="funds"
      title={say.activities}
      at=""
      rows={rows}
      columns={columnsOf()}
      keyOf={({ activity }) => activity}
      choices={choicesOf()}
      {...(rows.length === 0 ? {} : { total: totalOf(rows) })}
      opens={{
        isOpen: ({ activity }) => activity === chosen,
        open: ({ activity }) => show({ activity, ...NOT_KEPT }),
      }}
    />
  )
}

const HOLDS: readonly Kind[] = ['pending', 'reseed', 'claim', 'account']

function rowOf(fund: FundView, lines: FundLines | undefined): FundRow {
  const { activity, inside, owing } = fund
  const sum = (...kinds: readonly Kind[]) =>
    add(
      ...inside
        .filter(({ account }) => kinds.includes(kindOf(account)))
        .map(({ amount }) => parseMoney(amount) ?? ZERO),
    )
  return {
    activity,
    name: nameOfActivity(activity),
    fund,
    posted: sum('pool'),
    reserve: sum('reserve'),
    claims: sum(...HOLDS),
    owing: parseMoney(owing) ?? ZERO,
    line: (lines?.funds.find((one) => one.activity === activity)?.owed ?? []).map((wire) => Number(fromWire(wire))),
  }
}

function totalOf(rows: readonly FundRow[]): FundRow {
  const sum = (of: 'posted' | 'reserve' | 'claims' | 'owing') => add(...rows.map((row) => row[of]))
  return {
    activity: '',
    name: words().books.allFunds(rows.length),
    posted: sum('posted'),
    reserve: sum('reserve'),
    claims: sum('claims'),
    owing: sum('owing'),
    line: [],
  }
}

/** What is out of balance first, the largest above the others; the float of the cage is no activity. */
const rankOf = ({ fund, activity }: FundRow): number => (fund?.agrees === false ? 0 : activity === CAGE ? 2 : 1)
const compared = (a: FundRow, b: FundRow): number => (a.owing < b.owing ? -1 : a.owing > b.owing ? 1 : 0)

/** What stands out; which of them is shown stands in the address. */
const choicesOf = (): Choice<FundRow>[] => {
  const says = words().books.only
  return [
    { key: 'promised', says: says.promised ?? '', fits: ({ fund }) => fund?.promised !== '$0.00' },
    {
      key: 'due',
      says: says.due ?? '',
      fits: ({ fund }) => fund?.inside.some(({ account }) => kindOf(account) === 'due') === true,
    },
    { key: 'differs', says: says.differs ?? '', fits: ({ fund }) => fund?.agrees === false },
  ]
}

function columnsOf(): Column<FundRow>[] {
  const say = words().books
  const stateOf = ({ fund }: FundRow): string =>
    fund?.agrees === false ? say.differs : fund !== undefined && fund.promised !== '$0.00' ? say.promisedShort : ''
  const money = (key: 'posted' | 'reserve' | 'claims', says: string, kinds: readonly Kind[]): Column<FundRow> => ({
    key,
    says,
    value: (row) => formatMoney(row[key]),
    cell: (row) => (row[key] === ZERO ? '–' : <Figure row={row} amount={row[key]} says={says} kinds={kinds} />),
    kind: 'money',
  })
  return [
    { key: 'name', says: say.activity, value: ({ name }) => name },
    {
      key: 'activity',
      says: words().listed.ruleFile,
      value: ({ activity }) => (activity === CAGE ? '' : activity),
      isDetail: true,
    },
    {
      key: 'state',
      says: words().listed.state,
      value: stateOf,
      cell: (row) =>
        stateOf(row) !== '' && <Badge tone={row.fund?.agrees === true ? 'due' : 'stop'}>{stateOf(row)}</Badge>,
      isUnlabelled: true,
    },
    {
      key: 'promised',
      says: say.promisedShort,
      value: ({ fund }) => fund?.promised,
      kind: 'money',
      isDetail: true,
    },
    money('posted', say.meterColumn, ['pool']),
    money('reserve', say.fundGroup.reserve, ['reserve']),
    money('claims', say.claimsColumn, HOLDS),
    {
      key: 'owing',
      says: say.owing,
      value: ({ owing }) => formatMoney(owing),
      cell: ({ owing }) => <Money amount={formatMoney(owing)} />,
      kind: 'money',
      isUnlabelled: true,
    },
    {
      key: 'line',
      says: say.lastDays,
      // Plain, in files and for whoever does not see the plot: by how much it changed.
      value: ({ line }) => (line.length === 0 ? undefined : changeIn(line)),
      cell: ({ line }) => line.length > 0 && <Spark values={line} kind="line" says={changeIn(line)} />,
      kind: 'money',
      isUnlabelled: true,
    },
  ]
}

function changeIn(line: readonly number[]): string {
  const change = (line.at(-1) ?? 0) - (line[0] ?? 0)
  return `${change > 0 ? '+' : ''}${formatMoney(cents(change))}`
}

/** Where one account is behind a figure, the figure is explained at once; where there are several, the fund has them. */
function Figure({ row, amount, says, kinds }: { row: FundRow; amount: Cents; says: string; kinds: readonly Kind[] }) {
  const { activity, fund, name } = row
  const behind = (fund?.inside ?? []).filter(({ account }) => kinds.includes(kindOf(account)))
  const [only] = behind
  if (only === undefined || behind.length > 1) return <>{formatMoney(amount)}</>
  return (
    <Button
      look="link"
      class="figure-button"
      aria-label={`${name}, ${says} ${formatMoney(amount)}: ${words().books.explain}`}
      aria-pressed={query.value.get('activity') === activity && query.value.get('account') === only.account}
      onClick={() => explain(activity, only.account)}
    >
      {formatMoney(amount)}
    </Button>
  )
}

const explain = (activity: string, account: InsideName): void =>
  show({ activity, account, book: 'entitlement', before: undefined, line: undefined, fees: undefined })
