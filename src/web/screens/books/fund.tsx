/** One activity's money in both books, and what can be done with it. */
import { useSignal } from '@preact/signals'
import { type AccountName, type Kind, kindOf, poolAccount } from '../../../ledger/name.ts'
import type { FundView } from '../../../views/fund.ts'
import { poolsOf } from '../../../views/signs/pools.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Options } from '../../ui/options.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { nameOfActivity } from './name.ts'
import { OverTime } from './overtime.tsx'

export function Fund({ fund, days, line }: { fund: FundView; days: readonly string[]; line: readonly number[] }) {
  const say = words()
  const { activity, inside, places, held, owing, agrees, posted, promised, advance } = fund
  const sign = view('meters').value?.find((one) => one.activity === activity)
  return (
    <section class="pane" aria-label={nameOfActivity(activity)} data-activity={activity}>
      <header class="pane-head">
        <h2>{nameOfActivity(activity)}</h2>
        <span class="soft">{sign?.id}</span>
      </header>
      <OverTime name={nameOfActivity(activity)} owing={owing} days={days} line={line} />
      <div class="two-books">
        <Accounts
          title={say.books.inside}
          activity={activity}
          book="entitlement"
          rows={inside.map(({ account, amount }) => ({ account, amount }))}
          total={[say.books.owing, owing]}
        />
        <Accounts
          title={say.books.places}
          activity={activity}
          book="custody"
          rows={places.map(({ place, amount }) => ({ account: place, amount }))}
          total={[say.books.held, held]}
        />
      </div>
      <p class="cover">
        <Badge tone={agrees ? 'good' : 'stop'}>{agrees ? say.books.agrees : say.books.differs}</Badge>{' '}
        {say.books.posted} <strong>{posted}</strong>
        {promised !== '$0.00' && (
          <>
            , {say.books.promised} <strong>{promised}</strong>
          </>
        )}
        . {say.books.advance}: <strong>{advance}</strong>
      </p>
      <FundActions fund={fund} />
    </section>
  )
}

type Row = { account: AccountName; amount: string }

function Accounts({
  title,
  activity,
  book,
  rows,
  total: [totalName, total],
}: {
  title: string
  activity: string
  book: string
  rows: readonly Row[]
  total: readonly [string, string]
}) {
  const say = words()
  const chosen = query.value
  // Drawers that paid, and claims one by one, come after the funds themselves.
  const sorted = [...rows].sort((a, b) => weight(a) - weight(b))
  return (
    <Table
      class="accounts"
      caption={title}
      foot={
        <tr>
          <th scope="row">{totalName}</th>
          <td class="money">{total}</td>
        </tr>
      }
    >
      {sorted.map(({ account, amount }) => (
        <tr key={account}>
          <th scope="row">{say.account(account)}</th>
          <td class="money">
            <Button
              look="link"
              class="figure-button"
              aria-label={`${say.account(account)} ${amount}: ${say.books.explain}`}
              aria-pressed={
                chosen.get('activity') === activity && chosen.get('account') === account && chosen.get('book') === book
              }
              onClick={() => show({ activity, account, book, before: undefined, line: undefined, fees: undefined })}
            >
              {amount}
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  )
}

const ORDER: readonly Kind[] = [
  'pool',
  'reserve',
  'pending',
  'reseed',
  'claim',
  'due',
  'promised',
  'variance',
  'bank',
  'box',
  'drawer',
]
const weight = ({ account }: Row): number => ORDER.indexOf(kindOf(account))

/** Only what can be done now is offered; what it does in money stands beside it. */
function FundActions({ fund }: { fund: FundView }) {
  const say = words().books
  const { activity, paysFor, inside, promised, owing } = fund
  // The float of the cage is counted back by its cashiers, not fetched.
  const due = inside.filter(({ account }) => kindOf(account) === 'due' && activity.includes('/'))
  const signs = (view('meters').value ?? []).filter((one) => paysFor.includes(one.activity))
  const pools = poolsOf(signs.find((one) => one.activity === activity))
  const empty = (isAllowed('SeedPool') ? signs : []).flatMap((sign) =>
    poolsOf(sign)
      .filter(({ posted }) => posted === '$0.00')
      .map(({ pool }) => ({ activity: sign.activity, pool })),
  )
  return (
    <div class="no-print">
      {promised !== '$0.00' && isAllowed('DepositAdvance') && (
        <details class="fold">
          <summary>{say.depositTitle(promised)}</summary>
          <Deposit activity={activity} promised={promised} />
        </details>
      )}
      {due.length > 0 && isAllowed('FetchDue') && (
        <details class="fold">
          <summary>{say.fetch(due.map(({ amount }) => amount).join(' + '))}</summary>
          <Deed act="FetchDue" order={{ do: 'FetchDue', activity }} since={owing} label={say.fetchNow} look="plain" />
        </details>
      )}
      {empty.map((one) => (
        <details key={`${one.activity} ${one.pool}`} class="fold">
          <summary>{`${say.seed}: ${words().board.poolName(one.pool)}`}</summary>
          <Deed act="SeedPool" order={{ do: 'SeedPool', ...one }} since={owing} label={say.seed} look="plain" />
        </details>
      ))}
      {isAllowed('IncreasePool') && pools.length > 0 && (
        <details class="fold">
          <summary>{say.increasePool}</summary>
          <IncreasePool key={activity} activity={activity} pools={pools.map(({ pool }) => pool)} />
        </details>
      )}
      {isAllowed('BringForward') && fund.opening !== undefined && (
        <details class="fold">
          <summary>{say.bringForward}</summary>
          <BringForward key={activity} activity={activity} pools={fund.opening} />
        </details>
      )}
    </div>
  )
}

function Deposit({ activity, promised }: { activity: string; promised: string }) {
  const say = words().books
  const amount = useSignal(promised)
  return (
    <Deed
      act="DepositAdvance"
      order={amount.value === '' ? undefined : { do: 'DepositAdvance', activity, amount: asMoney(amount.value) }}
      since={promised}
      label={say.deposit(asMoney(amount.value))}
      look="plain"
    >
      <Amount label={say.amount} value={amount.value} onInput={(value) => (amount.value = value)} />
    </Deed>
  )
}

/** Beyond what grows by itself; where the rules want a notice before it, that is named. */
function IncreasePool({ activity, pools }: { activity: string; pools: readonly string[] }) {
  const say = words()
  const pool = useSignal(pools[0] ?? '')
  const amount = useSignal('')
  const notice = useSignal('')
  const isEmpty = amount.value === '' || notice.value.trim() === ''
  return (
    <Deed
      act="IncreasePool"
      order={
        isEmpty
          ? undefined
          : { do: 'IncreasePool', activity, pool: pool.value, amount: asMoney(amount.value), notice: notice.value }
      }
      label={say.books.increasePool}
      says={say.books.increasePoolSays}
      look="plain"
      onDone={() => {
        amount.value = ''
        notice.value = ''
      }}
    >
      {pools.length > 1 && (
        <Field label={say.books.pool}>
          <Select value={pool.value} onChange={(event) => (pool.value = event.currentTarget.value)}>
            <Options of={pools.map((one) => [one, words().board.poolName(one)] as const)} />
          </Select>
        </Field>
      )}
      <Amount label={say.books.amount} value={amount.value} onInput={(value) => (amount.value = value)} />
      <Field label={say.books.notice}>
        <Input value={notice.value} maxLength={1000} onInput={(event) => (notice.value = event.currentTarget.value)} />
      </Field>
    </Deed>
  )
}

/** What an activity had on paper or in another system when it came to us. */
function BringForward({ activity, pools }: { activity: string; pools: readonly string[] }) {
  const say = words()
  const amounts = useSignal<Record<string, string>>({})
  const set = (key: string) => (value: string) => {
    amounts.value = { ...amounts.value, [key]: value }
  }
  const amountOf = (key: string) => asMoney(amounts.value[key] || '$0.00')
  const document = useSignal('')
  const isEmpty = Object.values(amounts.value).every((value) => value === '') || document.value.trim() === ''
  return (
    <Deed
      act="BringForward"
      order={
        isEmpty
          ? undefined
          : {
              do: 'BringForward',
              activity,
              pools: Object.fromEntries(pools.map((pool) => [pool, amountOf(poolAccount(pool))])),
              reserve: amountOf('reserve'),
              advance: amountOf('advance'),
              document: document.value,
            }
      }
      label={say.books.bringForward}
      says={say.books.bringForwardSays}
      look="plain"
      onDone={() => {
        amounts.value = {}
        document.value = ''
      }}
    >
      {[...pools.map(poolAccount), 'reserve' as const].map((fund) => (
        <Amount key={fund} label={say.account(fund)} value={amounts.value[fund] ?? ''} onInput={set(fund)} />
      ))}
      <Amount label={say.books.advanceIn} value={amounts.value.advance ?? ''} onInput={set('advance')} />
      <Field label={say.books.fact.document ?? ''} hint={say.books.bringForwardDocument}>
        <Input
          value={document.value}
          maxLength={200}
          onInput={(event) => (document.value = event.currentTarget.value)}
        />
      </Field>
    </Deed>
  )
}

const asMoney = (text: string): string => (/^\d/.test(text.trim()) ? `$${text.trim()}` : text.trim())

function Amount({ label, value, onInput }: { label: string; value: string; onInput: (value: string) => void }) {
  return (
    <Field label={label}>
      <Input
        isMoney
        value={value}
        placeholder="$0.00"
        maxLength={20}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </Field>
  )
}
